/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ARROWS_H
#define ARROWS_H

#include <stddef.h>
#include <stdint.h>

/* Arrows that overlap are drawn in so many columns at most. */
enum { ARROW_COLUMNS = 12 };

/* A jump that may be drawn: places are lines, or instructions by index. */
struct arrow {
	uint64_t from, to;
	uint64_t followed; /* the most frequent ones are drawn first */
	unsigned column;   /* from 1 on, once it is drawn */
};

/* All zeros are none. */
struct arrows {
	struct arrow *list; /* when drawn, from the top down */
	size_t count, room;
	unsigned columns; /* that are used */
	size_t undrawn;   /* how many found no column */
};

static inline uint64_t arrow_top(const struct arrow *arrow)
{
	return arrow->from < arrow->to ? arrow->from : arrow->to;
}

static inline uint64_t arrow_bottom(const struct arrow *arrow)
{
	return arrow->from < arrow->to ? arrow->to : arrow->from;
}

/* Adds an arrow, unless it was never followed. */
void arrows_add(struct arrows *arrows, uint64_t from, uint64_t to,
		uint64_t followed);

/*
 * Gives the arrows their columns.  Where more than ARROW_COLUMNS overlap, the
 * least frequent are left out of the list, and counted.
 */
void arrows_draw(struct arrows *arrows);
void arrows_free(struct arrows *arrows);

#endif
