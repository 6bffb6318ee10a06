/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The greedy algorithm of Myers ("An O(ND) Difference Algorithm and Its Variations", 1986), for up
 * to MOST_EDITS differences, of what both lists have.
 */
#include "base/align.h"

#include "base/util.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_EDITS = 4096 };

/* The most steps in all: they take a second or less. */
enum { MOST_STEPS = 1 << 26 };

/* Ids that both lists have, and where they are in their list. */
struct shared {
	uint32_t *id, *at;
	size_t count;
};

struct aligner {
	struct shared a, b;
	uint32_t *match; /* by place in the first list: the place in the other, or NONE */
	uint32_t *trace; /* by edits: the end in a of each diagonal */
};

/* The ends in a of all diagonals after a number of edits. */
static uint32_t *trace_row(const struct aligner *s, size_t edits)
{
	return s->trace + edits * (edits + 1) / 2;
}

/*
 * Returns whether the i-th diagonal of a row continues the i-th diagonal of the row
 * before with an element of b alone, and not the (i - 1)-th with an element of
 * a alone.  i of the edits are elements of a alone.
 */
static bool is_below(const uint32_t *before, size_t edits, size_t i)
{
	return i == 0 || (i < edits && before[i - 1] < before[i]);
}

/* The index in a at which the i-th diagonal begins. */
static uint32_t begin_of(const struct aligner *s, size_t edits, size_t i)
{
	const uint32_t *before = edits ? trace_row(s, edits - 1) : NULL;

	if (!before)
		return 0;
	return is_below(before, edits, i) ? before[i] : before[i - 1] + 1;
}

/* Matches an element of each list. */
static void match_one(struct aligner *s, size_t a, size_t b)
{
	s->match[s->a.at[a]] = s->b.at[b];
}

/* Matches the elements that are from first on, and before the ends; false: too much differs. */
static bool find_edits(struct aligner *s, size_t first, size_t a_end, size_t b_end)
{
	const uint32_t *a = s->a.id + first, *b = s->b.id + first;
	size_t n = a_end - first, m = b_end - first;
	uint64_t steps = 0;

	for (size_t edits = 0; edits <= MOST_EDITS && steps <= MOST_STEPS; edits++) {
		for (size_t i = 0; i <= edits && steps <= MOST_STEPS; i++) {
			size_t begin = begin_of(s, edits, i), x = begin;
			size_t y = x + edits - 2 * i;

			while (x < n && y < m && a[x] == b[y]) {
				x++;
				y++;
			}
			trace_row(s, edits)[i] = (uint32_t)x;
			steps += x - begin + 1;
			if (x < n || y < m)
				continue;
			/* All is matched: the diagonals that led here say how. */
			for (;; edits--) {
				begin = begin_of(s, edits, i);
				for (x = trace_row(s, edits)[i]; x-- > begin;)
					match_one(s, first + x, first + x + edits - 2 * i);
				if (!edits)
					return true;
				i -= !is_below(trace_row(s, edits - 1), edits, i);
			}
		}
	}
	return false;
}

/* The elements of a list that are in the other one, too. */
static struct shared share(struct ids list, struct ids other, size_t ids)
{
	struct shared shared = {util_alloc(list.count, sizeof(uint32_t)),
				util_alloc(list.count, sizeof(uint32_t)), 0};
	bool *has = util_alloc(ids, sizeof(*has));

	for (size_t i = 0; i < other.count; i++)
		has[other.id[i]] = true;
	for (size_t i = 0; i < list.count; i++)
		if (has[list.id[i]]) {
			shared.id[shared.count] = list.id[i];
			shared.at[shared.count++] = (uint32_t)i;
		}
	free(has);
	return shared;
}

bool align_lists(struct ids before, struct ids after, size_t ids, uint32_t *match)
{
	struct aligner s = {
		.a = share(before, after, ids),
		.b = share(after, before, ids),
		.match = match,
		.trace = util_alloc((size_t)(MOST_EDITS + 1) * (MOST_EDITS + 2) / 2,
				    sizeof(*s.trace)),
	};
	size_t first = 0, a = s.a.count, b = s.b.count;
	bool done;

	memset(match, 0xff, before.count * sizeof(*match));
	for (; first < a && first < b && s.a.id[first] == s.b.id[first]; first++)
		match_one(&s, first, first);
	while (first < a && first < b && s.a.id[a - 1] == s.b.id[b - 1])
		match_one(&s, --a, --b);
	done = first == a || first == b || find_edits(&s, first, a, b);
	free(s.a.id);
	free(s.a.at);
	free(s.b.id);
	free(s.b.at);
	free(s.trace);
	return done;
}
