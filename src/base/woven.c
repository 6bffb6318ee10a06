/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/woven.h"

/* Adds a line by its numbers in both texts; 0: one lacks it. */
static void add_place(struct woven *woven, size_t before, size_t after)
{
	woven->lines[woven->count++] = (struct woven_line){
		.text = after ? woven->after.id[after - 1] : woven->before.id[before - 1],
		.before = (uint32_t)before,
		.after = (uint32_t)after,
	};
	if (before)
		woven->place_before[before - 1] = (uint32_t)woven->count;
	if (after)
		woven->place_after[after - 1] = (uint32_t)woven->count;
}

void woven_make(struct woven *woven, const uint32_t *match)
{
	const size_t before = woven->before.count, after = woven->after.count;
	size_t i = 0, j = 0;

	woven->lines = util_alloc(before + after, sizeof(*woven->lines));
	woven->place_before = util_alloc(before, sizeof(uint32_t));
	woven->place_after = util_alloc(after, sizeof(uint32_t));
	while (i < before || j < after) {
		/* What was removed comes first, and a common line when NEW has come to it. */
		const bool removed = i < before && match[i] == NONE;
		const bool common = i < before && match[i] == j;

		i += removed || common;
		j += !removed;
		add_place(woven, removed || common ? i : 0, removed ? 0 : j);
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

/* Returns whether both texts are the same; then their lines past the end are, too. */
static bool is_same(const struct woven *woven)
{
	return woven->count == woven->before.count && woven->count == woven->after.count;
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
		return place_past(woven, number, !is_same(woven));
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
		if (past % 2 || is_same(woven))
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

/* By id: its place in a list that has it once, or NONE.  The caller frees. */
static uint32_t *find_once(struct ids list, size_t ids)
{
	uint32_t *once = util_alloc(ids, sizeof(*once));
	bool *seen = util_alloc(ids, sizeof(*seen));

	memset(once, 0xff, ids * sizeof(*once));
	for (size_t i = 0; i < list.count; i++) {
		once[list.id[i]] = seen[list.id[i]] ? NONE : (uint32_t)i;
		seen[list.id[i]] = true;
	}
	free(seen);
	return once;
}

/*
 * Matches the longest chain of ids that both lists have once (by patience sorting); last[n] is the
 * end of the chain of n + 1 ids that ends first in the other list.
 */
static void match_chain(struct ids before, struct ids after, size_t ids, uint32_t *match)
{
	uint32_t *old = find_once(before, ids), *new = find_once(after, ids);
	uint32_t *last = util_alloc(before.count, sizeof(*last));
	uint32_t *link = util_alloc(before.count, sizeof(*link));
	size_t longest = 0;

	for (size_t i = 0; i < before.count; i++) {
		const uint32_t id = before.id[i], to = new[id];
		size_t low = 0, high = longest;

		match[i] = NONE;
		if (old[id] == NONE || to == NONE)
			continue;
		while (low < high) {
			size_t middle = low + (high - low) / 2;

			if (new[before.id[last[middle]]] < to)
				low = middle + 1;
			else
				high = middle;
		}
		link[i] = low ? last[low - 1] : NONE;
		last[low] = (uint32_t)i;
		longest += low == longest;
	}
	for (uint32_t i = longest ? last[longest - 1] : NONE; i != NONE; i = link[i])
		match[i] = new[before.id[i]];
	free(old);
	free(new);
	free(last);
	free(link);
}

void woven_align(struct ids before, struct ids after, size_t ids, uint32_t *match)
{
	const size_t n = before.count, m = after.count;
	bool *taken = util_alloc(m, sizeof(*taken));

	match_chain(before, after, ids, match);
	for (size_t i = 0; i < n; i++)
		if (match[i] != NONE)
			taken[match[i]] = true;
	/* And then the same ids behind those, and before them */
	for (size_t i = 0; i < n; i++) {
		size_t to = !i ? 0 : match[i - 1] == NONE ? m : (size_t)match[i - 1] + 1;

		if (match[i] != NONE || to >= m || taken[to] || before.id[i] != after.id[to])
			continue;
		match[i] = (uint32_t)to;
		taken[to] = true;
	}
	for (size_t i = n; i-- > 0;) {
		size_t to = i + 1 < n ? match[i + 1] : m;

		if (match[i] != NONE || !to || to > m || taken[to - 1] ||
		    before.id[i] != after.id[to - 1])
			continue;
		match[i] = (uint32_t)to - 1;
	}
	free(taken);
}
