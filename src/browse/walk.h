/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browse/keys.h"
#include "browse/page.h"

/*
 * The views that somebody has walked through, and what a key does to them.  Nothing here knows a
 * terminal.
 */
struct walk {
	struct pages pages;
	struct view *views;
	size_t count, room;
	size_t rows, columns; /* of the terminal, for the text */
	char *pattern;        /* of the last find or filter, or NULL */
	char *typed;          /* what is typed; NULL: nothing is asked */
	char *said;           /* one line for the user, until the next key; or NULL */
	bool quits;           /* the user is done */
};

/* Begins with the list of what a run has read, or a function.  False: *error says why not. */
bool walk_begin(struct walk *walk, struct run *run, struct error *error);

/* Does what a key says, and makes the page that is then on top; false: the user quits. */
bool walk_key(struct walk *walk, keycode key);

/* Makes the page of the view on top, if it must be made.  False: *error says why it is not. */
bool walk_make(struct walk *walk, struct error *error);

/* Frees all, also where it did not begin. */
void walk_end(struct walk *walk);

static inline struct view *walk_top(const struct walk *walk)
{
	return &walk->views[walk->count - 1];
}

/* Says something until the next key. */
void walk_say(struct walk *walk, const char *said);

/* The line with titles of columns above the text that a view shows; NONE: it is shown. */
size_t walk_titles(const struct view *view);

/* Writes the keys that a view has, as many as have room. */
void walk_put_hints(const struct view *view, size_t columns, FILE *out);

/* --- browse.c ----------------------------------------------------------- */

/*
 * Lets the user walk through what a run has read, until they quit or the terminal is lost.  False:
 * *error says why there is nothing to walk through.
 */
bool browse(struct run *run, struct error *error);
