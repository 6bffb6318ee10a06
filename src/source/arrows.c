/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/arrows.h"

#include "base/util.h"

#include <stdlib.h>

void arrows_add(struct arrows *arrows, size_t from, size_t to, uint64_t followed)
{
	if (!followed)
		return;
	UTIL_PUSH(arrows->list, arrows->count, arrows->room) =
		(struct arrow){.from = from, .to = to, .followed = followed};
}

/* Sorts by rank, then from the top down; arrows with the same top, the shortest first. */
static int compare_arrows(const void *a, const void *b)
{
	const struct arrow *x = a, *y = b;

	if (x->rank != y->rank)
		return x->rank < y->rank ? -1 : 1;
	if (arrow_top(x) != arrow_top(y))
		return arrow_top(x) < arrow_top(y) ? -1 : 1;
	if (arrow_bottom(x) != arrow_bottom(y))
		return arrow_bottom(x) < arrow_bottom(y) ? -1 : 1;
	return (x->from > y->from) - (x->from < y->from);
}

/* A place, and the arrows that cover it. */
struct place {
	unsigned arrows;  /* number of kept arrows */
	unsigned columns; /* columns of arrows drawn there, as bits */
	/*
	 * A node of a Fenwick tree that counts full places, with ARROW_COLUMNS arrows.
	 * Node n, from 1, counts those among the n & -n last places up to this.
	 */
	size_t full;
};

/* The number of full places among the first n. */
static size_t count_full(const struct place *places, size_t n)
{
	size_t full = 0;

	for (; n; n &= n - 1)
		full += places[n - 1].full;
	return full;
}

/* Keeps the most frequent arrows that can all get a column. */
static void keep_frequent(struct arrows *arrows, struct place *places, size_t count)
{
	size_t n = 0;

	for (size_t i = 0; i < arrows->count; i++)
		arrows->list[i].rank = UINT64_MAX - arrows->list[i].followed;
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_arrows);
	for (size_t i = 0; i < arrows->count; i++) {
		size_t top = arrow_top(&arrows->list[i]), end = arrow_bottom(&arrows->list[i]) + 1;

		if (count_full(places, top) != count_full(places, end))
			continue;
		for (size_t at = top; at < end; at++)
			if (++places[at].arrows == ARROW_COLUMNS)
				for (size_t node = at + 1; node <= count; node += node & -node)
					places[node - 1].full++;
		arrows->list[n++] = arrows->list[i];
	}
	arrows->undrawn += arrows->count - n;
	arrows->count = n;
}

/*
 * Draws short arrows next to the lines, longer ones around them.  That may need
 * more columns than overlap; false: more than ARROW_COLUMNS.
 */
static bool draw_inside_out(struct arrows *arrows, struct place *places)
{
	for (size_t i = 0; i < arrows->count; i++)
		arrows->list[i].rank = arrow_bottom(&arrows->list[i]) - arrow_top(&arrows->list[i]);
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_arrows);
	for (size_t i = 0; i < arrows->count; i++) {
		size_t top = arrow_top(&arrows->list[i]), bottom = arrow_bottom(&arrows->list[i]);
		unsigned taken = 0, column;

		for (size_t at = top; at <= bottom; at++)
			taken |= places[at].columns;
		column = bits_first(~taken);
		if (column >= ARROW_COLUMNS)
			return false;
		for (size_t at = top; at <= bottom; at++)
			places[at].columns |= 1U << column;
		arrows->list[i].column = column + 1;
	}
	return true;
}

void arrows_draw(struct arrows *arrows, size_t count)
{
	struct place *places;
	/* By column: whether it is in use, and the bottom of its last arrow. */
	bool used[ARROW_COLUMNS] = {false}, drawn;
	uint64_t busy[ARROW_COLUMNS] = {0};

	if (!arrows->count)
		return;
	places = util_alloc(count, sizeof(*places));
	keep_frequent(arrows, places, count);
	drawn = draw_inside_out(arrows, places);
	free(places);
	for (size_t i = 0; i < arrows->count; i++)
		arrows->list[i].rank = 0;
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_arrows);
	for (size_t i = 0; i < arrows->count; i++) {
		struct arrow *arrow = &arrows->list[i];

		/*
		 * From the top down, no more columns are used than arrows overlap, but they cross.
		 */
		if (!drawn) {
			unsigned column = 0;

			while (column + 1 < ARROW_COLUMNS && used[column] &&
			       busy[column] >= arrow_top(arrow))
				column++;
			used[column] = true;
			busy[column] = arrow_bottom(arrow);
			arrow->column = column + 1;
		}
		if (arrows->columns < arrow->column)
			arrows->columns = arrow->column;
	}
}

void arrows_free(struct arrows *arrows)
{
	free(arrows->list);
	*arrows = (struct arrows){0};
}
