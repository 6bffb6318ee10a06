/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/name_pairs.h"

#include "profile/alike.h"

#include <stdlib.h>

size_t name_pairs_common_end(struct str a, struct str b)
{
	size_t shared = 0, i = 0;

	if (str_equal(a, STR("???")) || str_equal(b, STR("???")))
		return 0;
	while (i < a.length && i < b.length &&
	       a.at[a.length - 1 - i] == b.at[b.length - 1 - i]) {
		shared += a.at[a.length - 1 - i] == '/';
		i++;
	}
	/* One more component, if one path is the end of the other. */
	if ((i == a.length || a.at[a.length - 1 - i] == '/') &&
	    (i == b.length || b.at[b.length - 1 - i] == '/') && i &&
	    !(i < a.length && i < b.length))
		shared++;
	return shared;
}

/* Returns the names that only one side has; keys are their last components. */
static struct candidate *find_candidates(const struct names *names,
					 const bool *on_old, const bool *on_new,
					 size_t *count)
{
	struct candidate *list = util_alloc(names->count, sizeof(*list));
	struct names lasts = {0};
	name_id i;

	*count = 0;
	for (i = 0; i < names->count; i++) {
		struct str name = names_str(names, i);
		struct str last = str_eat_last(&name, '/');

		if (on_old[i] != on_new[i] && last.length)
			list[(*count)++] = (struct candidate){
				names_id(&lasts, last), on_new[i], i};
	}
	names_free(&lasts);
	alike_sort(list, *count);
	return list;
}

static size_t likeness(const void *context, uint32_t a, uint32_t b)
{
	const struct names *names = context;

	return name_pairs_common_end(names_str(names, a), names_str(names, b));
}

void name_pairs_make(struct name_pairs *pairs, const struct names *names,
		     const bool *on_old, const bool *on_new)
{
	size_t count, at = 0, i;
	struct candidate *list = find_candidates(names, on_old, on_new, &count);
	struct alike group;

	*pairs = (struct name_pairs){
		.partner = util_alloc(names->count, sizeof(name_id)),
		.names = names->count,
	};
	for (i = 0; i < names->count; i++)
		pairs->partner[i] = NONE;
	while (alike_next(list, count, &at, &group))
		for (i = 0; i < group.old_count; i++) {
			name_id to = alike_best(&group, i, likeness, names);

			pairs->partner[group.old[i].id] = to;
			pairs->count += to != NONE;
		}
	free(list);
}

void name_pairs_free(struct name_pairs *pairs)
{
	free(pairs->partner);
	*pairs = (struct name_pairs){0};
}
