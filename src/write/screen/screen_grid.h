/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/row_calls.h"
#include "write/screen/screen.h"

/* The columns of values of a table: for each its share of the total, and its value. */
struct grid {
	struct grid_cell {
		const struct column *column;
		struct str title;
		size_t width;       /* of values alone */
		size_t share_width; /* 0: there is no share */
		int64_t whole;      /* the total that shares are of */
	} * cells;
	size_t count;
	/* The columns of shares of `part` in the first column; 0: none */
	size_t part_width;
	int64_t part;
	size_t after;               /* blanks behind the last column */
	const struct column **left; /* events that are not shown for lack of room */
	size_t left_count;
};

/*
 * Begins a table with all columns that may be shown; of_code: of lines or instructions, which have
 * no Incl() and Calls unless --show asks for them.  The caller frees with screen_grid_free().
 */
struct grid screen_grid_begin(const struct screen *s, bool of_code);
void screen_grid_free(struct grid *grid);

/* Adds a column "of fn" behind the first one: the share of an item, such as a function. */
void screen_grid_add_part(const struct screen *s, struct grid *grid, struct item part);

/* Widens the columns so that an item fits; as calls have costs, those of a list. */
void screen_grid_widen(const struct screen *s, struct grid *grid, struct item item);
void screen_grid_widen_calls(const struct screen *s, struct grid *grid,
			     const struct row_calls *calls);

/*
 * Leaves out what is least needed, until `room` columns are left of the line; the table must have
 * been widened for all its rows.  Of events that nobody asked for, those that weigh most stay,
 * and only where GRID_NAMES columns are left.
 */
enum { GRID_NAMES = 46 };
void screen_grid_fit(const struct screen *s, struct grid *grid, size_t room);

/* The columns of the terminal that values take, with the blanks behind them. */
size_t screen_grid_columns(const struct grid *grid);

/* Prints the titles and returns their columns; without an end of line. */
size_t screen_grid_put_titles(const struct screen *s, const struct grid *grid);

/* Prints the values of an item and returns their columns. */
size_t screen_grid_put(const struct screen *s, const struct grid *grid, struct item item);

/* Prints a line that says which events are not shown for lack of room, if any. */
void screen_grid_put_left(const struct screen *s, const struct grid *grid);
