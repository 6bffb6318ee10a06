/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/arrows.h"

#include "base/util.h"

#include <stdlib.h>

void arrows_add(struct arrows *arrows, uint64_t from, uint64_t to,
		uint64_t followed)
{
	if (!followed)
		return;
	arrows->list = util_grow(arrows->list, &arrows->room, arrows->count + 1,
				 sizeof(*arrows->list));
	arrows->list[arrows->count++] = (struct arrow){from, to, followed, 0};
}

/* From the top down; of those that begin together, the shortest first. */
static int compare_top(const void *a, const void *b)
{
	const struct arrow *x = a, *y = b;

	if (arrow_top(x) != arrow_top(y))
		return arrow_top(x) < arrow_top(y) ? -1 : 1;
	if (arrow_bottom(x) != arrow_bottom(y))
		return arrow_bottom(x) < arrow_bottom(y) ? -1 : 1;
	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return 0;
}

static int compare_followed(const void *a, const void *b)
{
	const struct arrow *x = a, *y = b;

	if (x->followed != y->followed)
		return x->followed > y->followed ? -1 : 1;
	return compare_top(a, b);
}

static int compare_place(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* The shortest first. */
static int compare_length(const void *a, const void *b)
{
	const struct arrow *x = a, *y = b;
	uint64_t m = arrow_bottom(x) - arrow_top(x);
	uint64_t n = arrow_bottom(y) - arrow_top(y);

	if (m != n)
		return m < n ? -1 : 1;
	return compare_top(a, b);
}

/*
 * What runs along each place where an arrow ends, in a tree with the places as
 * leaves.  A node has what runs along all of its leaves, but not along those of
 * a larger node, and what runs along any of them, as far as nodes in it say.
 */
struct tree {
	uint64_t *places; /* in order, each once */
	size_t count;
	size_t leaves; /* a power of 2 */
	struct node {
		unsigned all, most;       /* how many arrows */
		unsigned all_in, some_in; /* their columns, as bits */
	} * nodes;
};

/* The nodes that together are the places from first to last. */
struct span {
	size_t low, high;
};

static size_t find_place(const struct tree *tree, uint64_t place)
{
	const uint64_t *found = bsearch(&place, tree->places, tree->count,
					sizeof(*tree->places), compare_place);

	return tree->leaves + (size_t)(found - tree->places);
}

static struct span span_of(const struct tree *tree, const struct arrow *arrow)
{
	return (struct span){find_place(tree, arrow_top(arrow)),
			     find_place(tree, arrow_bottom(arrow)) + 1};
}

/* The next node of a span, which it then has no more; 0: it was empty. */
static size_t span_next(struct span *span)
{
	for (; span->low < span->high; span->low /= 2, span->high /= 2) {
		if (span->low & 1)
			return span->low++;
		if (span->high & 1)
			return --span->high;
	}
	return 0;
}

static void tree_init(struct tree *tree, const struct arrows *arrows)
{
	size_t n = 0, i;

	tree->places = util_alloc(2 * arrows->count, sizeof(*tree->places));
	for (i = 0; i < arrows->count; i++) {
		tree->places[n++] = arrows->list[i].from;
		tree->places[n++] = arrows->list[i].to;
	}
	qsort(tree->places, n, sizeof(*tree->places), compare_place);
	tree->count = 0;
	for (i = 0; i < n; i++)
		if (!i || tree->places[i] != tree->places[i - 1])
			tree->places[tree->count++] = tree->places[i];
	tree->leaves = 1;
	while (tree->leaves < tree->count)
		tree->leaves *= 2;
	tree->nodes = util_alloc(2 * tree->leaves, sizeof(*tree->nodes));
}

static void tree_free(struct tree *tree)
{
	free(tree->places);
	free(tree->nodes);
}

/* The most arrows that run along one of the places of a span. */
static unsigned most_along(const struct tree *tree, struct span span)
{
	unsigned most = 0;
	size_t node;

	while ((node = span_next(&span)) != 0) {
		unsigned n = tree->nodes[node].most;

		while (node /= 2)
			n += tree->nodes[node].all;
		most = n > most ? n : most;
	}
	return most;
}

/* The columns of those that run along any of them, as bits. */
static unsigned columns_along(const struct tree *tree, struct span span)
{
	unsigned columns = 0;
	size_t node;

	while ((node = span_next(&span)) != 0) {
		columns |= tree->nodes[node].some_in;
		while (node /= 2)
			columns |= tree->nodes[node].all_in;
	}
	return columns;
}

/* Puts what the nodes above a leaf say of those in them right. */
static void mend_above(struct tree *tree, size_t leaf)
{
	while (leaf /= 2) {
		struct node *node = &tree->nodes[leaf];
		const struct node *x = &tree->nodes[2 * leaf];
		const struct node *y = &tree->nodes[2 * leaf + 1];

		node->most =
			(x->most > y->most ? x->most : y->most) + node->all;
		node->some_in = x->some_in | y->some_in | node->all_in;
	}
}

/* One more, or its column, runs along a span. */
static void run_along(struct tree *tree, struct span span, unsigned more,
		      unsigned columns)
{
	struct span rest = span;
	size_t i;

	while ((i = span_next(&rest)) != 0) {
		struct node *node = &tree->nodes[i];

		node->all += more;
		node->most += more;
		node->all_in |= columns;
		node->some_in |= columns;
	}
	mend_above(tree, span.low);
	mend_above(tree, span.high - 1);
}

/* Keeps the most frequent ones: so many that all of them find a column. */
static void choose(struct arrows *arrows, struct tree *tree)
{
	size_t n = 0, i;

	qsort(arrows->list, arrows->count, sizeof(*arrows->list),
	      compare_followed);
	for (i = 0; i < arrows->count; i++) {
		struct span span = span_of(tree, &arrows->list[i]);

		if (most_along(tree, span) >= ARROW_COLUMNS)
			continue;
		run_along(tree, span, 1, 0);
		arrows->list[n++] = arrows->list[i];
	}
	arrows->undrawn += arrows->count - n;
	arrows->count = n;
}

/*
 * Short arrows come next to the lines, those around them further away.  That
 * may take more columns than overlap; false: and more than there are.
 */
static bool draw_inside_out(struct arrows *arrows, struct tree *tree)
{
	size_t i;

	qsort(arrows->list, arrows->count, sizeof(*arrows->list),
	      compare_length);
	for (i = 0; i < arrows->count; i++) {
		struct arrow *arrow = &arrows->list[i];
		struct span span = span_of(tree, arrow);
		unsigned taken = columns_along(tree, span);
		unsigned column = (unsigned)__builtin_ctz(~taken);

		if (column >= ARROW_COLUMNS)
			return false;
		run_along(tree, span, 0, 1U << column);
		arrow->column = column + 1;
	}
	return true;
}

/* This takes no more columns than overlap; arrows may cross each other more. */
static void draw_downwards(struct arrows *arrows)
{
	/* By column: whether an arrow is there, and where the last one ends. */
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
	struct tree tree;
	bool drawn;
	size_t i;

	if (!arrows->count)
		return;
	tree_init(&tree, arrows);
	choose(arrows, &tree);
	drawn = draw_inside_out(arrows, &tree);
	tree_free(&tree);
	qsort(arrows->list, arrows->count, sizeof(*arrows->list), compare_top);
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
