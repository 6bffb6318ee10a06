/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

void arrows_add(struct arrows *arrows, size_t from, size_t to)
{
	UTIL_PUSH(arrows->list, arrows->count, arrows->room) = (struct arrow){from, to, 0};
}

/* Sorts from the top down, and the shortest first at one top. */
static int compare_places(const void *a, const void *b)
{
	const struct arrow *x = a, *y = b;

	if (arrow_top(x) != arrow_top(y))
		return arrow_top(x) < arrow_top(y) ? -1 : 1;
	if (arrow_bottom(x) != arrow_bottom(y))
		return arrow_bottom(x) < arrow_bottom(y) ? -1 : 1;
	return (x->from > y->from) - (x->from < y->from);
}

static int compare_lengths(const void *a, const void *b)
{
	size_t x = arrow_bottom(a) - arrow_top(a), y = arrow_bottom(b) - arrow_top(b);

	return x != y ? (x > y) - (x < y) : compare_places(a, b);
}

/* Draws an arrow, if there is a column for it; taken has by place the columns as bits. */
static bool draw(struct arrow *arrow, unsigned *taken)
{
	size_t top = arrow_top(arrow), bottom = arrow_bottom(arrow);
	unsigned along = 0, column;

	if (bottom - top > ARROW_LONGEST)
		return false;
	for (size_t at = top; at <= bottom; at++)
		along |= taken[at];
	column = bits_first(~along);
	if (column >= ARROW_COLUMNS)
		return false;
	for (size_t at = top; at <= bottom; at++)
		taken[at] |= 1U << column;
	arrow->column = column + 1;
	return true;
}

void arrows_draw(struct arrows *arrows, size_t count)
{
	unsigned *taken;
	size_t n = 0;

	if (!arrows->count)
		return;
	taken = util_alloc(count, sizeof(*taken));
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_lengths);
	for (size_t i = 0; i < arrows->count; i++) {
		struct arrow *arrow = &arrows->list[i];

		if (!draw(arrow, taken))
			continue;
		if (arrows->columns < arrow->column)
			arrows->columns = arrow->column;
		arrows->list[n++] = *arrow;
	}
	free(taken);
	arrows->count = n;
	if (n)
		qsort(arrows->list, n, sizeof(*arrows->list), compare_places);
}

void arrows_free(struct arrows *arrows)
{
	free(arrows->list);
}
