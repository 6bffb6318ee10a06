/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Labels that are equal once they are cut show where the names of their
 * functions differ.  Those that are equal even so get numbers, each another one:
 * a number takes room, so that more labels may become equal before it.
 */
#include "write/text/text_apart.h"

#include "base/groups.h"

#include <stdlib.h>

/* Groups the listed rows, by their places in the list, by what is printed. */
static size_t group_labels(const struct text *t, size_t used,
			   struct groups *groups)
{
	const struct report *report = t->report;
	struct text text = *t;
	struct names labels = {0};
	uint32_t *key = util_alloc(report->listed_count, sizeof(*key));
	char *bytes = NULL;
	struct str all;
	size_t count, i;

	text.out = open_memstream(&bytes, &all.length);
	if (!text.out)
		util_no_memory();
	for (i = 0; i < report->listed_count; i++)
		text_label(&text, report->listed[i], used, "", true);
	if (fclose(text.out) != 0)
		util_no_memory();
	all.at = bytes;
	for (i = 0; i < report->listed_count; i++)
		key[i] = names_id(&labels, str_eat_until(&all, '\n'));
	count = labels.count;
	groups_make(groups, key, report->listed_count, count);
	names_free(&labels);
	free(bytes);
	free(key);
	return count;
}

static struct str function_of(const struct report *report, uint32_t listed)
{
	return report_function_name(report,
				    report->rows[report->listed[listed]].name);
}

/*
 * How many bytes the names of a group share at their beginnings; SIZE_MAX: all,
 * as far as is looked.
 */
static size_t shared_bytes(const struct report *report, const uint32_t *group,
			   size_t count)
{
	enum { MOST = 4096 };
	struct str first = function_of(report, group[0]);
	size_t shared = SIZE_MAX, i;

	for (i = 1; i < count; i++) {
		struct str name = function_of(report, group[i]);
		size_t n = 0;

		while (n < MOST && n < shared && n < first.length &&
		       n < name.length && first.at[n] == name.at[n])
			n++;
		if (n < shared && n < MOST &&
		    (n < first.length || n < name.length))
			shared = n;
	}
	return shared;
}

struct text_apart *text_apart_find(const struct text *t, size_t used)
{
	const struct report *report = t->report;
	struct text_apart *apart =
		util_alloc(report->row_count, sizeof(*apart));
	struct text text = *t;
	struct groups groups;
	uint32_t next = 2;
	bool any = false;
	size_t count = group_labels(t, used, &groups), i, j;

	text.apart = apart;
	for (i = 0; i < count; i++) {
		const uint32_t *group = groups.id + groups.first[i];
		size_t n = groups.first[i + 1] - groups.first[i];
		size_t shared =
			n > 1 ? shared_bytes(report, group, n) : SIZE_MAX;

		any |= n > 1;
		for (j = 0; shared != SIZE_MAX && j < n; j++)
			apart[report->listed[group[j]]].to = shared + 1;
	}
	groups_free(&groups);
	if (!any) {
		free(apart);
		return NULL;
	}
	count = group_labels(&text, used, &groups);
	for (i = 0; i < count; i++)
		for (j = groups.first[i] + 1; j < groups.first[i + 1]; j++)
			apart[report->listed[groups.id[j]]].number = next++;
	groups_free(&groups);
	return apart;
}
