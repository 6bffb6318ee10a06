/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/alike.h"

#include "base/util.h"

#include <stdlib.h>

struct candidate {
	uint32_t key;
	bool is_new;
	uint32_t id;
};

void alike_add(struct candidates *c, struct str key, bool is_new, uint32_t id)
{
	UTIL_PUSH(c->list, c->count, c->room) =
		(struct candidate){names_id(&c->keys, key), is_new, id};
}

/* By key, OLD before NEW, and by id. */
static int compare_candidates(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;

	if (x->key != y->key)
		return x->key < y->key ? -1 : 1;
	if (x->is_new != y->is_new)
		return x->is_new - y->is_new;
	return (x->id > y->id) - (x->id < y->id);
}

/* The candidates of one key. */
struct group {
	const struct candidate *old, *new, *end; /* OLD's come first */
	size_t (*likeness)(void *context, uint32_t a, uint32_t b);
	void *context;
};

/* Returns the id from `to` on most like `from`; NONE if none is, or on a tie. */
static uint32_t best_match(const struct group *group, uint32_t from,
			   const struct candidate *to,
			   const struct candidate *end)
{
	uint32_t best = NONE;
	size_t most = 0;

	for (; to < end; to++) {
		size_t score = group->likeness(group->context, from, to->id);

		if (score > most)
			best = to->id;
		else if (score == most)
			best = NONE;
		most = score > most ? score : most;
	}
	return best;
}

void alike_pair(struct candidates *c,
		size_t (*likeness)(void *context, uint32_t a, uint32_t b),
		void (*pair)(void *context, uint32_t old, uint32_t new),
		void *context)
{
	enum { MOST = 256 }; /* candidates of a key that are compared */
	struct group g = {c->list, c->list, c->list, likeness, context};
	const struct candidate *all, *at;

	if (!c->count)
		return;
	qsort(c->list, c->count, sizeof(*c->list), compare_candidates);
	all = c->list + c->count;
	for (; g.old < all; g.old = g.end) {
		uint32_t key = g.old->key;

		g.new = g.old;
		while (g.new < all && g.new->key == key && !g.new->is_new)
			++g.new;
		g.end = g.new;
		while (g.end < all && g.end->key == key)
			g.end++;
		for (at = g.old; g.end - g.old <= MOST && at < g.new; at++) {
			uint32_t to = best_match(&g, at->id, g.new, g.end);

			if (to != NONE &&
			    best_match(&g, to, g.old, g.new) == at->id)
				pair(context, at->id, to);
		}
	}
	free(c->list);
	names_free(&c->keys);
}

size_t alike_common_end(struct str a, struct str b)
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

struct name_pairs {
	const struct names *names;
	name_id *partner;
	size_t *count;
};

static size_t likeness_of_names(void *context, name_id a, name_id b)
{
	const struct name_pairs *pairs = context;

	return alike_common_end(names_str(pairs->names, a),
				names_str(pairs->names, b));
}

static void pair_names(void *context, name_id old, name_id new)
{
	struct name_pairs *pairs = context;

	pairs->partner[old] = new;
	++*pairs->count;
}

name_id *alike_names(const struct names *names, const bool *on_old,
		     const bool *on_new, size_t *count)
{
	struct name_pairs pairs = {
		names, util_alloc(names->count, sizeof(name_id)), count};
	struct candidates candidates = {0};
	name_id i;

	for (i = 0; i < names->count; i++) {
		struct str name = names_str(names, i);
		struct str last = str_eat_last(&name, '/');

		pairs.partner[i] = i;
		if (on_old[i] != on_new[i] && last.length)
			alike_add(&candidates, last, on_new[i], i);
	}
	alike_pair(&candidates, likeness_of_names, pair_names, &pairs);
	return pairs.partner;
}
