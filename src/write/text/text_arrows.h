/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_ARROWS_H
#define TEXT_ARROWS_H

#include "profile/jumps.h"
#include "source/arrows.h"
#include "write/text/text.h"

#include <stdbool.h>

/*
 * Arrows beside lines, from the top down, in columns: a corner , or ` where one
 * ends, > at its target, + where another one passes, o where one jumps to its
 * own line.
 */
struct text_arrows {
	const struct arrows *arrows;
	/* By column: the last one that has begun; the next one to begin. */
	const struct arrow *beside[ARROW_COLUMNS + 1];
	size_t next;
};

/* The columns that they take. */
int text_arrows_width(const struct text_arrows *pen);

/* The arrows that run on behind a place, and " => " for what is called there. */
struct text_arrows_sign {
	char text[ARROW_COLUMNS + sizeof(" => ")];
};
struct text_arrows_sign text_arrows_sign(struct text_arrows *pen,
					 uint64_t place);

/* Those beside a place, or, with passing, those that run on behind it. */
void text_arrows(const struct text *t, struct text_arrows *pen, uint64_t place,
		 bool passing);

/* " 123/456 (26.97%)": how often a jump was followed. */
void text_arrows_count(const struct text *t, const struct jump_counts *counts);

/* The line behind all of them that says how many are not drawn. */
void text_arrows_end(const struct text *t, const struct arrows *arrows);

#endif
