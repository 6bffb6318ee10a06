/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/code.h"
#include "source/arrows.h"
#include "write/text/text.h"

#include <stdbool.h>

/*
 * Arrows beside lines, drawn from the top down, in columns: , and ` are the ends of an arrow, > is
 * at its target, + is a crossing with another arrow, and o is a jump to its own line.
 */
struct text_arrows {
	const struct arrows *arrows;
	/* By column: the last arrow begun.  next: the next to begin. */
	const struct arrow *beside[ARROW_COLUMNS + 1];
	size_t next;
};

/* The columns of the terminal that the arrows take. */
int text_arrows_width(const struct text_arrows *pen);

/* The arrows beside a place; if passing, those that go on below it. */
struct text_arrows_line {
	char text[ARROW_COLUMNS + sizeof(" => ")];
};
struct text_arrows_line text_arrows(struct text_arrows *pen, uint64_t place, bool passing);

/* The arrows that go on below a place, and " => " before a function called. */
struct text_arrows_line text_arrows_sign(struct text_arrows *pen, uint64_t place);

/*
 * Prints " FUNCTION 123/456 (26.97%)": the function that a jump goes to, if it
 * has one, and how often it was followed.
 */
void text_arrows_count(const struct text *t, const struct jump_counts *counts);

/* Prints, after all lines, how many jumps are not drawn, if any. */
void text_arrows_end(const struct text *t, const struct arrows *arrows);
