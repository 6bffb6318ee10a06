/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/names.h"
#include "report/row_calls.h"
#include "write/screen/screen.h"
#include "write/screen/screen_label.h"

/*
 * A table of a screen: figures and words in columns, and behind them what they are about: a name
 * with its place, or text.  A view adds rows; grid_put() finds the widths that they need, leaves
 * out what has no room, and prints them.  The columns are there before the first row.  A row has an
 * item and a row of the report, not their text: that is made when it is measured and printed.
 */
struct grid {
	const struct screen *s;
	size_t names; /* the columns of the terminal that stay for what is behind the columns */
	struct grid_column {
		enum grid_kind {
			GRID_FIGURE,
			GRID_WORDS, /* cut at the end; of paths as those are */
			GRID_PATH,
			GRID_PLACE, /* of the row's label, and its name */
			GRID_NAME,
		} kind;
		struct str title;
		const struct column *column; /* figures are of the rows' items; NULL: cells */
		int64_t whole;               /* of shares */
		unsigned turn;               /* above 0: nobody asked for it */
		bool has_share;
		bool any; /* it has something to say */
		bool out; /* it is not shown */
		/* Of a figure without its share, which is in front of it with a blank; of words */
		size_t width, share_width;
	} * columns;
	size_t count, column_room;
	struct words made; /* titles */
	struct grid_row {
		enum grid_row_kind {
			GRID_ROW,
			GRID_TITLES, /* dim: the titles of columns, and a text */
			GRID_LINE,   /* a text alone */
		} kind : 2;
		bool dim : 1, is_source : 1;
		bool is_call : 1;        /* the place is that of a call: `file`, and the text */
		bool whole : 1, all : 1; /* what tells the label from others */
		row_id row;              /* what has the label, or NONE */
		name_id file;
		uint32_t look;    /* of a label: its text in `looks`, or a hash of that */
		uint32_t target;  /* index of the target, and 1; 0: none */
		uint32_t cells;   /* index of the first, or NONE */
		struct item item; /* in: NULL if it has none */
		/* What is before the text, such as arrows; the text; what stays of it when cut. */
		struct grid_piece {
			size_t at;
			uint32_t length;
		} sign, text, tail;
	} * rows;
	size_t row_count, row_room;
	struct grid_cell {
		struct grid_piece text; /* a share, if any, and the figure; or words */
		uint32_t share;         /* bytes of the share */
	} * cells;
	size_t cell_count, cell_room;
	struct target *targets;
	size_t target_count, target_room;
	struct names looks; /* of labels */
	bool fitted;
	bool apart;        /* rows with labels stand between others */
	size_t used;       /* columns before the text of rows */
	size_t name_width; /* without a width: the columns that names are padded to */
	struct draft texts;
	struct grid_piece *open; /* the piece that is written */
	size_t blanks;           /* due before what is printed next on a line */
};

/* Begins a grid, which must keep its address until grid_put(). */
void grid_begin(struct grid *grid, const struct screen *s, size_t names);

/* Adds a column, and returns its index.  The title must outlive the grid. */
size_t grid_column(struct grid *grid, enum grid_kind kind, struct str title);

/*
 * Adds the columns of a report, the one that orders it first.  Of code: that event and what it is
 * a part of, as Dr of D1mr, unless --show says more.
 */
void grid_events(struct grid *grid, bool of_code);

/* Adds a row.  A target: what it is about, or NULL. */
struct grid_row *grid_row(struct grid *grid, enum grid_row_kind kind, const struct target *target);

/*
 * Begin a part of the last row, whose bytes are written to the result: a cell, without a share;
 * the sign before the text, the text, and what stays of it if it is too wide.
 */
FILE *grid_cell(struct grid *grid, size_t column);
FILE *grid_sign(struct grid *grid);
FILE *grid_text(struct grid *grid);
FILE *grid_tail(struct grid *grid);
FILE *grid_title(struct grid *grid); /* the text of the first row */

/* Gives a cell of the last row a share. */
void grid_share(struct grid *grid, size_t column, int64_t value, int64_t whole);

/* Adds a row for a figure of all, such as a sum, or for what is left out. */
void grid_words(struct grid *grid, enum grid_row_kind kind, const char *words);

/* Makes a call what the last row is about: how often, with a sign if that is a change. */
void grid_call(struct grid *grid, const struct row_calls *calls, size_t i, bool change);

/* Finds the widths, and returns whether a line will say which events have no room. */
bool grid_fit(struct grid *grid);

/* Prints the grid, and says which events have no room.  Frees it. */
void grid_put(struct grid *grid);
