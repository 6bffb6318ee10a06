/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* What each row of the terminal shows, so that only what has changed is drawn. */
struct draw {
	char **row; /* as it was written to the terminal, or NULL: not known; owned */
	size_t rows, columns;
};

/* Begins for a terminal of that size, of which nothing is known.  Ends what was begun. */
void draw_begin(struct draw *draw, size_t rows, size_t columns);
void draw_end(struct draw *draw);

/*
 * Writes to out what makes a row of the terminal show text; reverse: with the colours of the whole
 * row exchanged.  text may hold sequences of colours ("ESC [ ... m"), and else only characters that
 * terminals show; a tab is a blank.
 */
void draw_row(struct draw *draw, FILE *out, size_t row, struct str text, bool reverse);

/* Something else has written to a row. */
void draw_forget(struct draw *draw, size_t row);

/*
 * What stands around the rows of one drawing: terminals that know it show them at once, and others
 * ignore it.
 */
extern const char draw_before[], draw_after[];
