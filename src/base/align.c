/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The greedy algorithm of Myers ("An O(ND) Difference Algorithm and Its Variations", 1986), for up
 * to MOST_EDITS differences.  A piece with more is cut at elements that both sides have once, as
 * "patience" diffs do, until the pieces are easy.
 */
#include "base/align.h"

#include "base/util.h"

#include <stdlib.h>

enum { MOST_EDITS = 1024 };

/* The most steps in all: they take a second or less. */
enum { MOST_STEPS = 1 << 27 };

/* Ranges of the two lists, to be aligned with each other. */
struct align_piece {
	size_t a, a_end, b, b_end;
};

/* An element that occurs once on each side of a piece. */
struct anchor {
	uint32_t a, b;
	uint32_t before; /* the anchor before it in its chain, or NONE */
};

struct aligner {
	const uint32_t *a, *b;
	uint32_t *match; /* by index in a: the index in b, or NONE */
	uint64_t steps;
	bool gave_up;
	struct align_piece *pieces; /* pieces still to be aligned */
	size_t count, room;
	uint32_t *trace; /* by edits: the end in a of each diagonal */
	struct seen {
		uint32_t in_a, in_b; /* number of times in a piece */
		uint32_t at_a;
	} * seen; /* by id */
	struct anchor *anchors;
	uint32_t *ends; /* by length - 1: the chain that ends first in a */
};

/* Matches the elements that are equal at the beginning and end of a piece. */
static void strip(struct aligner *s, struct align_piece *p)
{
	while (p->a < p->a_end && p->b < p->b_end && s->a[p->a] == s->b[p->b])
		s->match[p->a++] = (uint32_t)p->b++;
	while (p->a < p->a_end && p->b < p->b_end && s->a[p->a_end - 1] == s->b[p->b_end - 1])
		s->match[--p->a_end] = (uint32_t)--p->b_end;
}

/* --- few differences --------------------------------------------------- */

/* The ends in a of all diagonals after a number of edits. */
static uint32_t *trace_row(const struct aligner *s, size_t edits)
{
	return s->trace + edits * (edits + 1) / 2;
}

/*
 * Whether the i-th diagonal of a row continues the i-th diagonal of the row
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

static void trace_back(struct aligner *s, const struct align_piece *p, size_t edits, size_t i)
{
	for (;;) {
		size_t x = trace_row(s, edits)[i];
		size_t begin = begin_of(s, edits, i);

		while (x-- > begin)
			s->match[p->a + x] = (uint32_t)(p->b + x + edits - 2 * i);
		if (!edits)
			return;
		i -= !is_below(trace_row(s, edits - 1), edits, i);
		edits--;
	}
}

/* Matches a piece; false: it has too many differences. */
static bool find_edits(struct aligner *s, const struct align_piece *p)
{
	const uint32_t *a = s->a + p->a, *b = s->b + p->b;
	size_t n = p->a_end - p->a, m = p->b_end - p->b;
	size_t edits, i;

	for (edits = 0; edits <= MOST_EDITS; edits++) {
		uint32_t *row = trace_row(s, edits);

		for (i = 0; i <= edits; i++) {
			size_t begin = begin_of(s, edits, i), x = begin;
			size_t y = x + edits - 2 * i;

			while (x < n && y < m && a[x] == b[y]) {
				x++;
				y++;
			}
			row[i] = (uint32_t)x;
			s->steps += x - begin + 1;
			if (x >= n && y >= m) {
				trace_back(s, p, edits, i);
				return true;
			}
		}
		if (s->steps > MOST_STEPS)
			return false;
	}
	return false;
}

/* --- many differences -------------------------------------------------- */

/* Counts the elements of a piece; what earlier pieces had is forgotten. */
static void count_lines(struct aligner *s, const struct align_piece *p)
{
	size_t i;

	for (i = p->b; i < p->b_end; i++)
		s->seen[s->b[i]] = (struct seen){0, 0, 0};
	for (i = p->a; i < p->a_end; i++)
		s->seen[s->a[i]] = (struct seen){0, 0, (uint32_t)i};
	for (i = p->a; i < p->a_end; i++)
		s->seen[s->a[i]].in_a++;
	for (i = p->b; i < p->b_end; i++)
		s->seen[s->b[i]].in_b++;
}

/* The number of chains, one for each length, that end before an index of a. */
static size_t find_length(const struct aligner *s, size_t chains, uint32_t a)
{
	size_t low = 0, high = chains;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (s->anchors[s->ends[middle]].a < a)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* The last anchor of the longest chain that rises in both lists, or NONE. */
static uint32_t find_chain(struct aligner *s, const struct align_piece *p)
{
	uint32_t anchors = 0;
	size_t chains = 0, i;

	for (i = p->b; i < p->b_end; i++) {
		const struct seen *seen = &s->seen[s->b[i]];
		size_t length;

		if (seen->in_a != 1 || seen->in_b != 1)
			continue;
		length = find_length(s, chains, seen->at_a);
		s->anchors[anchors] = (struct anchor){seen->at_a, (uint32_t)i,
						      length ? s->ends[length - 1] : NONE};
		s->ends[length] = anchors++;
		chains += length == chains;
	}
	return chains ? s->ends[chains - 1] : NONE;
}

/* Cuts a piece before each anchor, which strip() matches; false: no anchor. */
static bool cut(struct aligner *s, struct align_piece p)
{
	uint32_t at;

	count_lines(s, &p);
	s->steps += p.a_end - p.a + p.b_end - p.b;
	at = find_chain(s, &p);
	if (at == NONE)
		return false;
	for (; at != NONE; at = s->anchors[at].before) {
		const struct anchor *anchor = &s->anchors[at];

		UTIL_PUSH(s->pieces, s->count, s->room) =
			(struct align_piece){anchor->a, p.a_end, anchor->b, p.b_end};
		p.a_end = anchor->a;
		p.b_end = anchor->b;
	}
	UTIL_PUSH(s->pieces, s->count, s->room) = p;
	return true;
}

/* --- both -------------------------------------------------------------- */

static void align(struct aligner *s)
{
	while (s->count) {
		struct align_piece p = s->pieces[--s->count];

		strip(s, &p);
		if (p.a == p.a_end || p.b == p.b_end)
			continue;
		if (s->steps > MOST_STEPS || (!find_edits(s, &p) && !cut(s, p)))
			s->gave_up = true;
	}
}

/* The elements of a list that the other list has, too. */
struct shared {
	uint32_t *id, *at; /* at: their indices in the list */
	size_t count;
};

static struct shared share_lines(struct ids list, const struct seen *seen)
{
	struct shared shared = {util_alloc(list.count, sizeof(uint32_t)),
				util_alloc(list.count, sizeof(uint32_t)), 0};
	size_t i;

	for (i = 0; i < list.count; i++) {
		if (!seen[list.id[i]].in_a || !seen[list.id[i]].in_b)
			continue;
		shared.id[shared.count] = list.id[i];
		shared.at[shared.count++] = (uint32_t)i;
	}
	return shared;
}

/* Elements that only one list has cannot match: they are left out first. */
bool align_lists(struct ids old, struct ids new, size_t ids, uint32_t *match)
{
	struct aligner s = {
		.a = old.id,
		.b = new.id,
		.trace = util_alloc((size_t)(MOST_EDITS + 1) * (MOST_EDITS + 2) / 2,
				    sizeof(*s.trace)),
		.seen = util_alloc(ids, sizeof(*s.seen)),
	};
	struct align_piece all = {0, old.count, 0, new.count};
	struct shared a, b;
	size_t i;

	count_lines(&s, &all);
	a = share_lines(old, s.seen);
	b = share_lines(new, s.seen);
	s.a = a.id;
	s.b = b.id;
	s.match = util_alloc(a.count, sizeof(*s.match));
	s.anchors = util_alloc(b.count, sizeof(*s.anchors));
	s.ends = util_alloc(b.count, sizeof(*s.ends));
	for (i = 0; i < a.count; i++)
		s.match[i] = NONE;
	UTIL_PUSH(s.pieces, s.count, s.room) = (struct align_piece){0, a.count, 0, b.count};
	align(&s);
	for (i = 0; i < old.count; i++)
		match[i] = NONE;
	for (i = 0; i < a.count; i++)
		if (s.match[i] != NONE)
			match[a.at[i]] = b.at[s.match[i]];
	free(a.id);
	free(a.at);
	free(b.id);
	free(b.at);
	free(s.match);
	free(s.pieces);
	free(s.trace);
	free(s.seen);
	free(s.anchors);
	free(s.ends);
	return !s.gave_up;
}
