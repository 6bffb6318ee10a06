/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/woven.h"

#include "base/util.h"

#include <stdlib.h>
#include <string.h>

static void add_place(struct woven *woven, uint32_t text, size_t before, size_t after)
{
	woven->lines[woven->count++] = (struct woven_line){
		.text = text, .before = (uint32_t)before, .after = (uint32_t)after};
	if (before)
		woven->place_before[before - 1] = (uint32_t)woven->count;
	if (after)
		woven->place_after[after - 1] = (uint32_t)woven->count;
}

void woven_make(struct woven *woven, const uint32_t *match)
{
	const struct text_lines *before = &woven->before, *after = &woven->after;
	size_t i = 0, j = 0;

	woven->lines = util_alloc(before->count + after->count, sizeof(*woven->lines));
	woven->place_before = util_alloc(before->count, sizeof(uint32_t));
	woven->place_after = util_alloc(after->count, sizeof(uint32_t));
	while (i < before->count || j < after->count) {
		size_t end = after->count;

		for (; i < before->count && match[i] == NONE; i++)
			add_place(woven, before->id[i], i + 1, 0);
		if (i < before->count)
			end = match[i];
		for (; j < end; j++)
			add_place(woven, after->id[j], 0, j + 1);
		if (i < before->count) {
			add_place(woven, after->id[j], i + 1, j + 1);
			i++;
			j++;
		}
	}
}

void woven_free(struct woven *woven)
{
	free(woven->path);
	free(woven->heading);
	free(woven->path_before);
	names_free(&woven->texts);
	free(woven->before.id);
	free(woven->after.id);
	free(woven->lines);
	free(woven->place_before);
	free(woven->place_after);
}

/* The place of a line number past the end of OLD's or NEW's text: each has every second one. */
static uint64_t place_past(const struct woven *woven, uint64_t number, bool old)
{
	return number < (UINT64_MAX - woven->count) / 2 ? woven->count + 2 * number - old
							: UINT64_MAX;
}

uint64_t woven_new_place(const struct woven *woven, uint64_t number)
{
	if (number > woven->after.count)
		return place_past(woven, number, false);
	return number ? woven->place_after[number - 1] : 0;
}

uint64_t woven_old_place(const struct woven *woven, uint64_t number)
{
	if (!(number & WOVEN_REMOVED))
		return woven_new_place(woven, number);
	number &= ~WOVEN_REMOVED;
	if (number > woven->before.count)
		return place_past(woven, number, true);
	return number ? woven->place_before[number - 1] : 0;
}

struct woven_numbers woven_numbers(const struct woven *woven, uint64_t place)
{
	struct woven_numbers numbers = {0, 0};
	uint64_t past;

	if (!woven)
		return (struct woven_numbers){place, place};
	if (place && place <= woven->count) {
		numbers.before = woven->lines[place - 1].before;
		numbers.after = woven->lines[place - 1].after;
	} else if (place) {
		past = place - woven->count;
		if (past % 2 || (woven->count == woven->before.count &&
				 woven->count == woven->after.count))
			numbers.before = past / 2 + past % 2;
		if (past % 2 == 0)
			numbers.after = past / 2;
	}
	return numbers;
}

char woven_mark(const struct woven *woven, uint64_t place)
{
	struct woven_numbers numbers = woven_numbers(woven, place);

	if (!numbers.after && numbers.before)
		return '-';
	return !numbers.before && numbers.after ? '+' : ' ';
}

uint64_t woven_next_after(const struct woven *woven, uint64_t place)
{
	uint64_t i;

	if (!woven)
		return place;
	for (i = place; i && i <= woven->count; i++)
		if (woven->lines[i - 1].after)
			return woven->lines[i - 1].after;
	return woven->after.count + 1;
}

void woven_files_free(struct woven_files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		if (files->of[i])
			woven_free(files->of[i]);
		free(files->of[i]);
	}
	free(files->of);
	*files = (struct woven_files){0};
}

/*
 * The greedy algorithm of Myers ("An O(ND) Difference Algorithm and Its Variations", 1986), for up
 * to MOST_EDITS differences, of what both lists have.
 */



enum { MOST_EDITS = 4096 };

/* The most steps in all: they take a second or less. */
enum { MOST_STEPS = 1 << 25 };

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

bool woven_align(struct ids before, struct ids after, size_t ids, uint32_t *match)
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
