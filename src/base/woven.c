/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/woven.h"

#include "base/util.h"

#include <stdlib.h>

static void add_place(struct woven *woven, uint32_t text, size_t old, size_t new)
{
	woven->lines[woven->count++] =
		(struct woven_line){.text = text, .old = (uint32_t)old, .new = (uint32_t) new};
	if (old)
		woven->old_place[old - 1] = (uint32_t)woven->count;
	if (new)
		woven->new_place[new - 1] = (uint32_t)woven->count;
}

void woven_make(struct woven *woven, const uint32_t *old_match)
{
	const struct text_lines *old = &woven->old, *new = &woven->new;
	size_t i = 0, j = 0;

	woven->lines = util_alloc(old->count + new->count, sizeof(*woven->lines));
	woven->old_place = util_alloc(old->count, sizeof(uint32_t));
	woven->new_place = util_alloc(new->count, sizeof(uint32_t));
	while (i < old->count || j < new->count) {
		size_t end = new->count;

		for (; i < old->count && old_match[i] == NONE; i++)
			add_place(woven, old->id[i], i + 1, 0);
		if (i < old->count)
			end = old_match[i];
		for (; j < end; j++)
			add_place(woven, new->id[j], 0, j + 1);
		if (i < old->count) {
			add_place(woven, new->id[j], i + 1, j + 1);
			i++;
			j++;
		}
	}
}

void woven_free(struct woven *woven)
{
	free(woven->path);
	free(woven->heading);
	free(woven->old_path);
	names_free(&woven->texts);
	free(woven->old.id);
	free(woven->new.id);
	free(woven->lines);
	free(woven->old_place);
	free(woven->new_place);
	map_free(&woven->past_both);
}

/* Counted from the end on, odd places are of OLD and even places of NEW. */
static uint64_t place_past(const struct woven *woven, uint64_t past, bool new)
{
	if (past > (UINT64_MAX - woven->count) / 2 - 1)
		past = (UINT64_MAX - woven->count) / 2 - 1;
	return woven->count + 2 * past - !new;
}

uint64_t woven_new_place(const struct woven *woven, uint64_t number)
{
	if (number <= woven->new.count)
		return number ? woven->new_place[number - 1] : 0;
	return place_past(woven, number - woven->new.count, true);
}

uint64_t woven_old_place(const struct woven *woven, uint64_t number)
{
	if (!(number & WOVEN_REMOVED))
		return woven_new_place(woven, number);
	number &= ~WOVEN_REMOVED;
	if (number <= woven->old.count)
		return number ? woven->old_place[number - 1] : 0;
	return place_past(woven, number - woven->old.count, false);
}

struct woven_numbers woven_numbers(const struct woven *woven, uint64_t place)
{
	struct woven_numbers numbers = {0, 0};
	uint64_t past;

	if (!woven)
		return (struct woven_numbers){place, place};
	if (place && place <= woven->count) {
		numbers.old = woven->lines[place - 1].old;
		numbers.new = woven->lines[place - 1].new;
	} else if (place) {
		past = place - woven->count;
		if (past % 2)
			numbers.old = woven->old.count + past / 2 + 1;
		else
			numbers.new = woven->new.count + past / 2;
		if (numbers.new <= UINT32_MAX &&
		    map_find(&woven->past_both, (uint32_t)numbers.new, 0) != NONE)
			numbers.old = numbers.new;
	}
	return numbers;
}

char woven_mark(const struct woven *woven, uint64_t place)
{
	struct woven_numbers numbers = woven_numbers(woven, place);

	if (place && place <= woven->count && woven->lines[place - 1].moved)
		return ' ';
	if (!numbers.new &&numbers.old)
		return '-';
	return !numbers.old && numbers.new ? '+' : ' ';
}

uint64_t woven_next_new(const struct woven *woven, uint64_t place)
{
	uint64_t i;

	if (!woven)
		return place;
	for (i = place; i && i <= woven->count; i++)
		if (woven->lines[i - 1].new)
			return woven->lines[i - 1].new;
	return woven->new.count + 1;
}

void woven_files_free(struct woven_files *files)
{
	size_t i;

	for (i = 0; i < files->count; i++) {
		if (files->of[i])
			woven_free(files->of[i]);
		free(files->of[i]);
	}
	free(files->of);
	*files = (struct woven_files){0};
}
