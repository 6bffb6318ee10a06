/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* At most this number of columns is used for arrows that overlap. */
enum { ARROW_COLUMNS = 12 };

/* A jump that may be drawn. */
struct arrow {
	size_t from, to;   /* places: indices of instructions */
	uint64_t followed; /* the most frequent ones are drawn first */
	uint64_t rank;     /* while arrows are sorted: the lowest comes first */
	unsigned column;   /* from 1, set when it is drawn */
};

/* All zeros: no arrows. */
struct arrows {
	struct arrow *list; /* after arrows_draw(), from the top down */
	size_t count, room;
	unsigned columns; /* the number of columns used */
	size_t undrawn;   /* the number of arrows left out */
};

static inline size_t arrow_top(const struct arrow *arrow)
{
	return arrow->from < arrow->to ? arrow->from : arrow->to;
}

static inline size_t arrow_bottom(const struct arrow *arrow)
{
	return arrow->from < arrow->to ? arrow->to : arrow->from;
}

/* Adds an arrow, unless the jump was never followed. */
void arrows_add(struct arrows *arrows, size_t from, size_t to, uint64_t followed);

/*
 * Gives each arrow a column beside `count` places.  If more than ARROW_COLUMNS overlap, leaves the
 * least frequent out of the list, and counts them in undrawn.
 */
void arrows_draw(struct arrows *arrows, size_t count);
void arrows_free(struct arrows *arrows);
