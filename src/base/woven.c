/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/woven.h"

#include "base/util.h"

#include <stdlib.h>

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

/* The place of a line number, where place is that of the lines that a text has. */
static uint64_t place_of(const struct woven *woven, uint64_t number, const uint32_t *place,
			 size_t count)
{
	if (number <= count)
		return number ? place[number - 1] : 0;
	return number < UINT64_MAX - woven->count ? woven->count + number : UINT64_MAX;
}

uint64_t woven_new_place(const struct woven *woven, uint64_t number)
{
	return place_of(woven, number, woven->place_after, woven->after.count);
}

uint64_t woven_old_place(const struct woven *woven, uint64_t number)
{
	if (!(number & WOVEN_REMOVED))
		return woven_new_place(woven, number);
	return place_of(woven, number & ~WOVEN_REMOVED, woven->place_before, woven->before.count);
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
		numbers.before = past > woven->before.count ? past : 0;
		numbers.after = past > woven->after.count ? past : 0;
	}
	return numbers;
}

char woven_mark(const struct woven *woven, uint64_t place)
{
	struct woven_numbers numbers = woven_numbers(woven, place);

	if (place && place <= woven->count && woven->lines[place - 1].moved)
		return ' ';
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
