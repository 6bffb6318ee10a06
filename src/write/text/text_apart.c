/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Labels that become equal when they are cut are cut at another place, which shows where the names
 * of their functions differ.  Labels that are still equal get numbers.  Each number is used once:
 * it takes room, so that the label before it may become equal to other labels.
 */
#include "write/text/text_apart.h"

#include "base/groups.h"

#include <stdlib.h>

/* The labels of rows, or of the components of one row. */
struct labels {
	struct text *t;
	const row_id *rows;
	const struct component *parts; /* or NULL: rows */
	const size_t *behind; /* by row: columns of what stands behind it as a call; or NULL */
	size_t count, used;
};

/*
 * A printed label up to the number of a cycle, which tells nobody what it is of; of a call without
 * blanks, which `blanks` takes out of its memory.
 */
static struct str key_of(struct str label, bool blanks)
{
	char *to = (char *)label.at;
	size_t i, n = 0;

	for (i = 0; i < label.length && !str_begins(str_from(label, i), STR(" <cycle ")); i++)
		if (!blanks || label.at[i] != ' ')
			to[n++] = label.at[i];
	return str_head(label, n);
}

/* Groups indices of labels by what is printed.  Returns the number of groups. */
static size_t group_labels(const struct labels *l, const struct text_apart *list,
			   struct groups *groups)
{
	struct text text = *l->t;
	struct names printed = {0};
	uint32_t *key = util_alloc(l->count, sizeof(*key));
	struct draft draft;
	struct str all;
	size_t count, i;

	draft_open(&draft);
	text.out = draft.file;
	for (i = 0; i < l->count; i++)
		if (l->parts) {
			text_part(&text, &l->parts[i], &list[i], l->used);
		} else {
			char after[TEXT_AFTER_CALL] = "";

			if (l->behind)
				sprintf(after, "%*s", (int)l->behind[i], "");
			text_label(&text, l->rows[i], l->used, after, true);
		}
	all = draft_close(&draft);
	for (i = 0; i < l->count; i++) {
		struct str label = str_eat_until(&all, '\n');

		key[i] = names_id(&printed, key_of(label, l->behind));
	}
	count = printed.count;
	groups_make(groups, key, l->count, count);
	names_free(&printed);
	free(draft.text);
	free(key);
	return count;
}

static struct str part_of(const struct labels *l, uint32_t i, enum apart_part part)
{
	const struct report *report = l->t->report;
	const struct row *row = l->parts ? NULL : &report->rows.list[l->rows[i]];
	const struct component *sub = l->parts ? &l->parts[i] : NULL;

	if (part == APART_NAME)
		return report_function_name(report, sub ? sub->name : row->name);
	if (part == APART_FILE)
		return report_name(report, sub ? sub->file : row->file);
	return report_name(report, sub ? sub->object : row->object);
}

/*
 * Has another part in which a group differs shown where it does: the name, else
 * the file, else the object.  Returns whether there is one.
 */
static bool tell_apart(const struct labels *l, struct ids group, struct text_apart *list)
{
	static const enum apart_part parts[] = {APART_NAME, APART_FILE, APART_OBJECT};
	enum { MOST = 4096 }; /* bytes of a part that are looked at */
	size_t i, j;

	for (i = 0; i < LENGTH(parts); i++) {
		struct str first = part_of(l, group.id[0], parts[i]);
		size_t shared = SIZE_MAX; /* the length of the common beginning */

		for (j = 1; !list[group.id[0]].to[parts[i]] && j < group.count; j++) {
			struct str name = part_of(l, group.id[j], parts[i]);
			size_t n = 0;

			while (n < MOST && n < shared && n < first.length && n < name.length &&
			       first.at[n] == name.at[n])
				n++;
			if (n < shared && n < MOST && (n < first.length || n < name.length))
				shared = n;
		}
		for (j = 0; shared != SIZE_MAX && j < group.count; j++)
			list[group.id[j]].to[parts[i]] = shared + 1;
		if (shared != SIZE_MAX)
			return true;
	}
	return false;
}

/* Finds how to tell labels apart, by label in `list`; of rows, in t->apart, too. */
static void find_apart(const struct labels *l, struct text_apart *list)
{
	struct groups groups;
	size_t i, j;
	bool more;

	for (more = true; more;) {
		uint32_t next = 2;
		size_t count;
		bool numbered;

		more = false;
		count = group_labels(l, list, &groups);
		for (i = 0; i < count; i++) {
			struct ids group = groups_get(&groups, i);

			if (group.count > 1)
				more |= tell_apart(l, group, list);
		}
		numbered = !more && count < l->count;
		for (i = 0; numbered && i < count; i++) {
			struct ids group = groups_get(&groups, i);

			for (j = 1; j < group.count; j++)
				list[group.id[j]].number = next++;
		}
		groups_free(&groups);
		if (l->parts || !(more || numbered))
			continue;
		l->t->apart_count = 0;
		for (i = 0; i < l->count; i++)
			if (list[i].to[APART_NAME] || list[i].to[APART_FILE] ||
			    list[i].to[APART_OBJECT] || list[i].number)
				l->t->apart[l->t->apart_count++] = list[i];
		qsort(l->t->apart, l->t->apart_count, sizeof(*list), text_apart_compare);
	}
}

void text_apart_find(struct text *t, const row_id *rows, size_t n, const size_t *behind,
		     size_t used)
{
	struct text_apart *list = util_alloc(n, sizeof(*list));
	size_t i;

	t->apart = util_alloc(n, sizeof(*t->apart));
	t->apart_count = 0;
	for (i = 0; i < n; i++)
		list[i].row = rows[i];
	find_apart(&(struct labels){t, rows, NULL, behind, n, used}, list);
	free(list);
}

struct text_apart *text_apart_parts(const struct text *t, const struct component *parts, size_t n,
				    size_t used)
{
	struct text_apart *list = util_alloc(n, sizeof(*list));
	struct text text = *t;

	if (t->width)
		find_apart(&(struct labels){&text, NULL, parts, NULL, n, used}, list);
	return list;
}

struct text text_apart_calls(const struct text *t, const struct row_calls *calls, size_t used,
			     size_t behind)
{
	struct text text = *t;
	size_t *behind_rows, i, n;
	row_id *rows;

	if (!t->width || calls->count < 2)
		return text;
	rows = util_alloc(calls->count, sizeof(*rows));
	for (i = 0; i < calls->count; i++)
		rows[i] = calls->list[i].row;
	n = groups_unique(rows, calls->count);
	behind_rows = util_alloc(n, sizeof(*behind_rows));
	for (i = 0; t->compact && i < calls->count; i++) {
		const row_id *row =
			bsearch(&calls->list[i].row, rows, n, sizeof(*rows), text_apart_compare);
		char after[TEXT_AFTER_CALL];

		text_after_call(t, calls, &calls->list[i], after);
		if (strlen(after) > behind_rows[row - rows])
			behind_rows[row - rows] = strlen(after);
	}
	if (t->compact)
		text_apart_find(&text, rows, n, behind_rows, used);
	else
		text_apart_find(&text, rows, n, NULL, used + behind);
	free(behind_rows);
	free(rows);
	return text;
}

void text_apart_end(const struct text *t, struct text *calls)
{
	if (calls->apart != t->apart)
		free(calls->apart);
}

void text_apart_names(struct text *t, const row_id *rows, size_t n, size_t used)
{
	enum { NAMES = 48, PLACES = 34, FEW_PLACES = 14 };
	size_t room = !t->width ? NAMES + PLACES : t->width > used ? t->width - used : 0;
	size_t most = room > TEXT_NAMES + PLACES       ? room - PLACES
		      : room > TEXT_NAMES + FEW_PLACES ? room - FEW_PLACES
						       : TEXT_NAMES;
	size_t i;

	/* Longer names have their places where there is room. */
	t->names = 0;
	for (i = 0; i < n; i++) {
		size_t columns = text_name_columns(t, rows[i], most + 1);

		t->names = columns > t->names && columns <= most ? columns : t->names;
	}
	if (t->width)
		text_apart_find(t, rows, n, NULL, used);
}
