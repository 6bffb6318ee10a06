/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/* At most this number of columns is used for arrows that overlap. */
enum { ARROW_COLUMNS = 12 };

/* Longer arrows are not drawn: nobody follows them by eye. */
enum { ARROW_LONGEST = 4096 };

/* A jump that may be drawn. */
struct arrow {
	size_t from, to; /* places: indices of instructions */
	unsigned column; /* from 1, set when it is drawn */
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

void arrows_add(struct arrows *arrows, size_t from, size_t to);

/*
 * Gives each arrow the first column beside `count` places that is free along it, the shortest one
 * first.  Those that find none are taken out of the list, and counted in undrawn.
 */
void arrows_draw(struct arrows *arrows, size_t count);
void arrows_free(struct arrows *arrows);
