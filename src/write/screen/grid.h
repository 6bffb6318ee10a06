/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

/*
 * A table of a screen: figures and words in columns, and behind them what they are about: a name
 * with its place, or text.  A view adds columns, then rows; grid_put() finds the widths that they
 * need, leaves out what has no room, and prints them.  Texts are not copied, and must outlive the
 * grid, unless grid_keep() or grid_take() did so.
 */
struct grid {
	const struct writing *w;
	size_t names; /* the columns of the terminal that stay for what is behind the columns */
	struct grid_column {
		enum grid_kind {
			GRID_FIGURE,
			GRID_WORDS, /* cut at the end; of paths as those are, and of functions */
			GRID_PATH,
			GRID_NAME,
		} kind;
		struct str title;
		const struct column *column; /* that figures of items are of; or NULL */
		int64_t whole;               /* of shares */
		bool late;                   /* nobody asked for it: it is there if it is not 0 */
		bool has_share;
		bool out; /* it is not shown */
		/* Of a figure without its share, which is in front of it with a blank; of words */
		size_t width, share_width;
	} * columns;
	size_t count, column_room;
	bool code;         /* rows are of code or of one function, and no list */
	struct str sorted; /* the name of the column that orders the rows, or empty */
	struct grid_row {
		enum grid_row_kind {
			GRID_ROW,
			GRID_TITLES, /* dim: the titles of columns, and a text */
			GRID_LINE,   /* a text alone */
		} kind : 2;
		bool dim : 1, is_source : 1;
		row_id row;   /* what has the label that becomes the text, or NONE */
		name_id file; /* of a call, whose place this is, and its line in `text`; or NONE */
		uint32_t target; /* index of the target, and 1; 0: none */
		/* What is before the text, such as arrows; the text; what stays of it when cut. */
		struct str sign, text, tail;
	} * rows;
	size_t row_count, row_room;
	struct grid_cell {
		const char *at;  /* a share, if any, and the figure; or words */
		uint32_t length; /* of all that; a list has many cells */
		uint8_t share;   /* bytes of the share */
		uint8_t shade;   /* the color of a cost; 0: none */
	} * cells;               /* row by row */
	size_t cell_count, cell_room;
	struct target *targets;
	size_t target_count, target_room;
	size_t used;     /* columns before the text of rows */
	struct str left; /* the text of a line that says which events are not shown, or empty */
	size_t blanks;   /* due before what is printed next on a line */
	struct words made;
	char *free; /* memory for texts, of so many bytes */
	size_t free_bytes;
};

/* Begins a grid, which must keep its address until grid_put(). */
void grid_begin(struct grid *grid, const struct writing *w, size_t names);

/* Adds a column, and returns its index. */
size_t grid_column(struct grid *grid, enum grid_kind kind, struct str title);

/*
 * Adds the columns of a report, the one that orders it first; unless --show says more, of events
 * only that, what it is a miss of, as D1mr of Dr, and but for code the first one.
 */
void grid_events(struct grid *grid, bool code);

/* Adds a row, which the functions below are about.  A target: what it is about, or NULL. */
struct grid_row *grid_row(struct grid *grid, enum grid_row_kind kind, const struct target *target);

/* Adds a row for a figure of all, such as a sum, or for what is left out. */
struct grid_row *grid_words(struct grid *grid, enum grid_row_kind kind, const char *words);

/* Adds a dim line of words alone, which were allocated, and takes them over. */
void grid_note(struct grid *grid, char *words);

/* Copies a text; takes over one that was allocated. */
struct str grid_keep(struct grid *grid, struct str text);
struct str grid_take(struct grid *grid, struct str text);

/* Sets the figures of an item, in the columns of a report. */
void grid_item(struct grid *grid, struct item item);

/* Sets a figure and its share, or ""; or words, which are not copied. */
void grid_figure(struct grid *grid, size_t column, const char *share, const char *figure);
void grid_cell(struct grid *grid, size_t column, struct str words);

/* Adds a row for a call: its costs, how often, with a sign if that is a change. */
struct grid_row *grid_call(struct grid *grid, const struct target *target, struct item item,
			   const struct row_calls *calls, size_t i, bool change);

/* Finds, once, the widths of columns, and `left`. */
void grid_fit(struct grid *grid);

/* Prints the grid, and says which events have no room.  Frees it. */
void grid_put(struct grid *grid);
