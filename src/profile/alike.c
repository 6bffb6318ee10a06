/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/alike.h"

#include <stdlib.h>

static int compare_candidates(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;

	if (x->key != y->key)
		return x->key < y->key ? -1 : 1;
	if (x->is_new != y->is_new)
		return x->is_new - y->is_new;
	return (x->id > y->id) - (x->id < y->id);
}

void alike_sort(struct candidate *list, size_t count)
{
	qsort(list, count, sizeof(*list), compare_candidates);
}

bool alike_next(const struct candidate *list, size_t count, size_t *at,
		struct alike *group)
{
	size_t first = *at, i = first;

	*group = (struct alike){0};
	if (first == count)
		return false;
	while (i < count && list[i].key == list[first].key && !list[i].is_new)
		i++;
	group->old = list + first;
	group->old_count = i - first;
	group->new = list + i;
	while (i < count && list[i].key == list[first].key)
		i++;
	group->new_count = i - first - group->old_count;
	*at = i;
	return true;
}

/* Groups of more candidates than this are not compared. */
enum { MOST = 256 };

struct alike_by {
	size_t (*likeness)(const void *context, uint32_t a, uint32_t b);
	const void *context;
};

/* Returns the id in `to` most like `from`; NONE if none is, or on a tie. */
static uint32_t best_match(struct alike_by by, uint32_t from,
			   const struct candidate *to, size_t count)
{
	uint32_t best = NONE;
	size_t most = 0, i;

	for (i = 0; i < count; i++) {
		size_t score = by.likeness(by.context, from, to[i].id);

		if (score > most)
			best = to[i].id;
		else if (score == most)
			best = NONE;
		most = score > most ? score : most;
	}
	return best;
}

uint32_t alike_best(const struct alike *group, size_t i,
		    size_t (*likeness)(const void *context, uint32_t a,
				       uint32_t b),
		    const void *context)
{
	const struct alike_by by = {likeness, context};
	uint32_t old = group->old[i].id, new;

	if (group->old_count + group->new_count > MOST)
		return NONE;
	new = best_match(by, old, group->new, group->new_count);
	if (new == NONE ||
	    best_match(by, new, group->old, group->old_count) != old)
		return NONE;
	return new;
}
