/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The greedy algorithm of Myers ("An O(ND) Difference Algorithm and Its Variations", 1986), for up
 * to MOST_EDITS differences.  A piece with more is cut at elements that both sides have once, as
 * "patience" diffs do, until the pieces are easy.
 */
#include "base/align.h"

#include "base/util.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_EDITS = 1024 };

/* The most steps in all: they take a second or less. */
enum { MOST_STEPS = 1 << 27 };

struct aligner {
	const uint32_t *a, *b;
	uint32_t *match; /* by index in a: the index in b, or NONE */
	uint64_t steps;
	/* Ranges of the two lists that are still to be aligned with each other */
	struct align_piece {
		size_t a, a_end, b, b_end;
	} * pieces;
	size_t count, room;
	uint32_t *trace; /* by edits: the end in a of each diagonal */
	struct seen {
		uint32_t in_a, in_b; /* number of times in a piece */
		uint32_t at_a;
	} * seen; /* by id */
	/* Elements that occur once on each side of a piece */
	struct anchor {
		uint32_t a, b;
		uint32_t before; /* the anchor before it in its chain, or NONE */
	} * anchors;
	uint32_t *ends; /* by length - 1: the chain that ends first in a */
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

/* Matches a piece; false: it has too many differences. */
static bool find_edits(struct aligner *s, const struct align_piece *p)
{
	const uint32_t *a = s->a + p->a, *b = s->b + p->b;
	size_t n = p->a_end - p->a, m = p->b_end - p->b;

	for (size_t edits = 0; edits <= MOST_EDITS && s->steps <= MOST_STEPS; edits++) {
		for (size_t i = 0; i <= edits; i++) {
			size_t begin = begin_of(s, edits, i), x = begin;
			size_t y = x + edits - 2 * i;

			while (x < n && y < m && a[x] == b[y]) {
				x++;
				y++;
			}
			trace_row(s, edits)[i] = (uint32_t)x;
			s->steps += x - begin + 1;
			if (x < n || y < m)
				continue;
			/* All is matched: the diagonals that led here say how. */
			for (;; edits--) {
				begin = begin_of(s, edits, i);
				for (x = trace_row(s, edits)[i]; x-- > begin;)
					s->match[p->a + x] = (uint32_t)(p->b + x + edits - 2 * i);
				if (!edits)
					return true;
				i -= !is_below(trace_row(s, edits - 1), edits, i);
			}
		}
	}
	return false;
}

/* Counts the elements of a piece; what earlier pieces had is forgotten. */
static void count_elements(struct aligner *s, const struct align_piece *p)
{
	for (size_t i = p->b; i < p->b_end; i++)
		s->seen[s->b[i]] = (struct seen){0, 0, 0};
	for (size_t i = p->a; i < p->a_end; i++)
		s->seen[s->a[i]] = (struct seen){0, 0, (uint32_t)i};
	for (size_t i = p->a; i < p->a_end; i++)
		s->seen[s->a[i]].in_a++;
	for (size_t i = p->b; i < p->b_end; i++)
		s->seen[s->b[i]].in_b++;
}

/*
 * Cuts a piece before each anchor of the longest chain that rises in both lists;
 * then the beginnings of the new pieces match.  False: there is no anchor.
 */
static bool cut(struct aligner *s, struct align_piece p)
{
	uint32_t anchors = 0;
	size_t chains = 0;

	count_elements(s, &p);
	s->steps += p.a_end - p.a + p.b_end - p.b;
	for (size_t i = p.b; i < p.b_end; i++) {
		const struct seen *seen = &s->seen[s->b[i]];
		/* The number of chains, one for each length, that end before it */
		size_t low = 0, high = chains;

		if (seen->in_a != 1 || seen->in_b != 1)
			continue;
		while (low < high) {
			size_t middle = low + (high - low) / 2;

			if (s->anchors[s->ends[middle]].a < seen->at_a)
				low = middle + 1;
			else
				high = middle;
		}
		s->anchors[anchors] =
			(struct anchor){seen->at_a, (uint32_t)i, low ? s->ends[low - 1] : NONE};
		s->ends[low] = anchors++;
		chains += low == chains;
	}
	if (!chains)
		return false;
	for (uint32_t at = s->ends[chains - 1]; at != NONE; at = s->anchors[at].before) {
		const struct anchor *anchor = &s->anchors[at];

		UTIL_PUSH(s->pieces, s->count, s->room) =
			(struct align_piece){anchor->a, p.a_end, anchor->b, p.b_end};
		p.a_end = anchor->a;
		p.b_end = anchor->b;
	}
	UTIL_PUSH(s->pieces, s->count, s->room) = p;
	return true;
}

/* Moves the ids of a list that both have to ids, and their indices to at; returns how many. */
static size_t share(struct ids list, const struct seen *seen, uint32_t *ids, uint32_t *at)
{
	size_t count = 0;

	for (size_t i = 0; i < list.count; i++)
		if (seen[list.id[i]].in_a && seen[list.id[i]].in_b) {
			ids[count] = list.id[i];
			at[count++] = (uint32_t)i;
		}
	return count;
}

bool align_lists(struct ids before, struct ids after, size_t ids, uint32_t *match)
{
	uint32_t *a = util_alloc(before.count, sizeof(*a)),
		 *at_a = util_alloc(before.count, sizeof(*a));
	uint32_t *b = util_alloc(after.count, sizeof(*b)),
		 *at_b = util_alloc(after.count, sizeof(*b));
	struct aligner s = {
		.a = before.id,
		.b = after.id,
		.match = util_alloc(before.count, sizeof(*s.match)),
		.trace = util_alloc((size_t)(MOST_EDITS + 1) * (MOST_EDITS + 2) / 2,
				    sizeof(*s.trace)),
		.seen = util_alloc(ids, sizeof(*s.seen)),
		.anchors = util_alloc(after.count, sizeof(*s.anchors)),
		.ends = util_alloc(after.count, sizeof(*s.ends)),
	};
	struct align_piece p = {0, before.count, 0, after.count};
	bool done = true;

	/* Elements that only one list has cannot match: they are left out first. */
	count_elements(&s, &p);
	p.a_end = share(before, s.seen, a, at_a);
	p.b_end = share(after, s.seen, b, at_b);
	s.a = a;
	s.b = b;
	memset(s.match, 0xff, before.count * sizeof(*s.match));
	memset(match, 0xff, before.count * sizeof(*match));
	UTIL_PUSH(s.pieces, s.count, s.room) = p;
	while (s.count) {
		p = s.pieces[--s.count];
		while (p.a < p.a_end && p.b < p.b_end && a[p.a] == b[p.b])
			s.match[p.a++] = (uint32_t)p.b++;
		while (p.a < p.a_end && p.b < p.b_end && a[p.a_end - 1] == b[p.b_end - 1])
			s.match[--p.a_end] = (uint32_t)--p.b_end;
		if (p.a < p.a_end && p.b < p.b_end &&
		    (s.steps > MOST_STEPS || (!find_edits(&s, &p) && !cut(&s, p))))
			done = false;
	}
	for (size_t i = 0; i < before.count; i++)
		if (s.match[i] != NONE)
			match[at_a[i]] = at_b[s.match[i]];
	free(a);
	free(at_a);
	free(b);
	free(at_b);
	free(s.match);
	free(s.pieces);
	free(s.trace);
	free(s.seen);
	free(s.anchors);
	free(s.ends);
	return done;
}
