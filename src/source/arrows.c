/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/arrows.h"

#include "base/util.h"

#include <stdlib.h>

void arrows_add(struct arrows *arrows, uint64_t from, uint64_t to, uint64_t followed)
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

/* The places where arrows begin or end, and the arrows that cover them. */
struct places {
	struct place {
		uint64_t at;      /* sorted, without duplicates */
		unsigned arrows;  /* number of kept arrows that cover it */
		unsigned columns; /* columns of arrows drawn there, as bits */
		/*
		 * A node of a Fenwick tree that counts full places, with ARROW_COLUMNS arrows.
		 * Node n, from 1, counts those among the n & -n last places up to this.
		 */
		size_t full;
	} * list;
	size_t count;
};

/* The places that an arrow covers. */
struct span {
	struct place *first, *end;
};

static struct place *find_place(const struct places *places, uint64_t at)
{
	return bsearch(&at, places->list, places->count, sizeof(*places->list), util_compare_first);
}

static struct span span_of(const struct places *places, const struct arrow *arrow)
{
	return (struct span){find_place(places, arrow_top(arrow)),
			     find_place(places, arrow_bottom(arrow)) + 1};
}

static struct places find_places(const struct arrows *arrows)
{
	struct places places = {util_alloc(2 * arrows->count, sizeof(*places.list)), 0};
	size_t n = 0, i;

	for (i = 0; i < arrows->count; i++) {
		places.list[n++].at = arrows->list[i].from;
		places.list[n++].at = arrows->list[i].to;
	}
	qsort(places.list, n, sizeof(*places.list), util_compare_first);
	for (i = 0; i < n; i++)
		if (!i || places.list[i].at != places.list[i - 1].at)
			places.list[places.count++].at = places.list[i].at;
	return places;
}

/* The number of full places among the first n. */
static size_t count_full(const struct places *places, size_t n)
{
	size_t full = 0;

	for (; n; n &= n - 1)
		full += places->list[n - 1].full;
	return full;
}

static bool has_room(const struct places *places, struct span span)
{
	return count_full(places, (size_t)(span.first - places->list)) ==
	       count_full(places, (size_t)(span.end - places->list));
}

/* Adds an arrow to a span, which must have room for it. */
static void run_along(struct places *places, struct span span)
{
	struct place *place;
	size_t n;

	for (place = span.first; place < span.end; place++)
		if (++place->arrows == ARROW_COLUMNS)
			for (n = (size_t)(place - places->list) + 1; n <= places->count;
			     n += n & -n)
				places->list[n - 1].full++;
}

/* Keeps the most frequent arrows that can all get a column. */
static void keep_frequent(struct arrows *arrows, struct places *places)
{
	size_t n = 0, i;

	for (i = 0; i < arrows->count; i++)
		arrows->list[i].rank = UINT64_MAX - arrows->list[i].followed;
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_arrows);
	for (i = 0; i < arrows->count; i++) {
		struct span span = span_of(places, &arrows->list[i]);

		if (!has_room(places, span))
			continue;
		run_along(places, span);
		arrows->list[n++] = arrows->list[i];
	}
	arrows->undrawn += arrows->count - n;
	arrows->count = n;
}

/*
 * Draws short arrows next to the lines, longer ones around them.  That may need
 * more columns than overlap; false: more than ARROW_COLUMNS.
 */
static bool draw_inside_out(struct arrows *arrows, const struct places *places)
{
	size_t i;

	for (i = 0; i < arrows->count; i++)
		arrows->list[i].rank = arrow_bottom(&arrows->list[i]) - arrow_top(&arrows->list[i]);
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_arrows);
	for (i = 0; i < arrows->count; i++) {
		struct span span = span_of(places, &arrows->list[i]);
		unsigned taken = 0, column;
		struct place *place;

		for (place = span.first; place < span.end; place++)
			taken |= place->columns;
		column = bits_first(~taken);
		if (column >= ARROW_COLUMNS)
			return false;
		for (place = span.first; place < span.end; place++)
			place->columns |= 1U << column;
		arrows->list[i].column = column + 1;
	}
	return true;
}

/* Uses no more columns than arrows overlap, but arrows may cross more often. */
static void draw_downwards(struct arrows *arrows)
{
	/* By column: whether it is in use, and the bottom of its last arrow. */
	bool used[ARROW_COLUMNS] = {false};
	uint64_t busy[ARROW_COLUMNS] = {0};
	unsigned column;
	size_t i;

	for (i = 0; i < arrows->count; i++) {
		struct arrow *arrow = &arrows->list[i];

		for (column = 0; column + 1 < ARROW_COLUMNS; column++)
			if (!used[column] || busy[column] < arrow_top(arrow))
				break;
		used[column] = true;
		busy[column] = arrow_bottom(arrow);
		arrow->column = column + 1;
	}
}

void arrows_draw(struct arrows *arrows)
{
	struct places places;
	bool drawn;
	size_t i;

	if (!arrows->count)
		return;
	places = find_places(arrows);
	keep_frequent(arrows, &places);
	drawn = draw_inside_out(arrows, &places);
	free(places.list);
	for (i = 0; i < arrows->count; i++)
		arrows->list[i].rank = 0;
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_arrows);
	if (!drawn)
		draw_downwards(arrows);
	for (i = 0; i < arrows->count; i++)
		if (arrows->columns < arrows->list[i].column)
			arrows->columns = arrows->list[i].column;
}

void arrows_free(struct arrows *arrows)
{
	free(arrows->list);
	*arrows = (struct arrows){0};
}
