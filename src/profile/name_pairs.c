/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/name_pairs.h"

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
	/* The whole of one of them, up to a slash of the other. */
	if ((i == a.length || a.at[a.length - 1 - i] == '/') &&
	    (i == b.length || b.at[b.length - 1 - i] == '/') && i &&
	    !(i < a.length && i < b.length))
		shared++;
	return shared;
}

/* A name that only one side has. */
struct candidate {
	name_id last; /* its last component, among those of all */
	bool is_new;
	name_id name;
};

static int compare_candidates(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;

	if (x->last != y->last)
		return x->last < y->last ? -1 : 1;
	if (x->is_new != y->is_new)
		return x->is_new - y->is_new;
	return (x->name > y->name) - (x->name < y->name);
}

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
	qsort(list, *count, sizeof(*list), compare_candidates);
	return list;
}

/* Which of several names is most like one; NONE: none, or two alike. */
static name_id best_match(const struct names *names, name_id from,
			  const struct candidate *to, size_t count)
{
	name_id best = NONE;
	size_t most = 0, i;

	for (i = 0; i < count; i++) {
		size_t score = name_pairs_common_end(
			names_str(names, from), names_str(names, to[i].name));

		if (score > most)
			best = to[i].name;
		else if (score == most)
			best = NONE;
		most = score > most ? score : most;
	}
	return best;
}

/* More names of one last component than this are not compared. */
enum { MOST_ALIKE = 256 };

/* Pairs names of one last component: those of OLD, and behind them NEW's. */
static void pair_up(struct name_pairs *pairs, const struct names *names,
		    const struct candidate *list, size_t n)
{
	size_t olds = 0, i;

	while (olds < n && !list[olds].is_new)
		olds++;
	if (n > MOST_ALIKE)
		return;
	for (i = 0; i < olds; i++) {
		name_id from = list[i].name;
		name_id to = best_match(names, from, list + olds, n - olds);

		if (to == NONE || best_match(names, to, list, olds) != from)
			continue;
		pairs->partner[from] = to;
		pairs->count++;
	}
}

void name_pairs_make(struct name_pairs *pairs, const struct names *names,
		     const bool *on_old, const bool *on_new)
{
	size_t count, i, j;
	struct candidate *list = find_candidates(names, on_old, on_new, &count);

	*pairs = (struct name_pairs){
		.partner = util_alloc(names->count, sizeof(name_id)),
		.names = names->count,
	};
	for (i = 0; i < names->count; i++)
		pairs->partner[i] = NONE;
	for (i = 0; i < count; i = j) {
		for (j = i; j < count && list[j].last == list[i].last; j++)
			;
		pair_up(pairs, names, list + i, j - i);
	}
	free(list);
}

void name_pairs_free(struct name_pairs *pairs)
{
	free(pairs->partner);
	*pairs = (struct name_pairs){0};
}
