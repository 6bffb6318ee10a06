/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/fit.h"
#include "base/stream.h"
#include "report/composition.h"
#include "report/row_calls.h"
#include "source/source.h"
#include "write/numbers.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdio.h>

/* The parts of a label. */
enum apart_part { APART_FILE, APART_NAME, APART_OBJECT };

/* How to distinguish a row's label from labels that --width makes equal. */
struct text_apart {
	row_id row;
	/* By part: 1 + the offset where it differs; 0: it is none of those that do. */
	size_t to[APART_OBJECT + 1];
	/* Printed after the label as " #N", N being 2 or more; or 0 */
	uint32_t number;
};

/* The order of two rows, or of the rows of two struct text_apart, as its first member. */
int text_apart_compare(const void *a, const void *b);

/* The data shared by all functions that print a text report. */
struct text {
	const struct writing *w;
	FILE *out;
	struct report *report;
	size_t width;             /* of a row, in columns of the terminal; 0: any */
	size_t page;              /* lines of the screen that --summary is to fit; 0: any */
	struct text_apart *apart; /* sorted; other rows need none */
	size_t apart_count;
	bool compact;    /* settings_compact() */
	name_id program; /* if compact: the object that labels need not name, or NONE */
	bool *left_out;  /* by column of a table: whether it is not shown; NULL: all are */
	size_t names;    /* if compact: columns that names are padded to, before places */
	bool alone;      /* with --diff: counts are NEW's alone, not changes, and have no shares */
};

/* Whether counts are changes, shown with a sign. */
static inline bool text_changes(const struct text *t)
{
	return profile_compares(t->report->profile) && !t->alone;
}

/* w must outlive the result. */
struct text text_begin(const struct writing *w);

/* A line of 80 dashes. */
extern const char TEXT_RULE[];

/* Prints a name by its id; prints nothing for NONE. */
void text_put_name(const struct text *t, name_id name);

/* Prints cut text; print is str_print or str_print_source. */
void text_put_fit(const struct text *t, struct fit fit, void (*print)(FILE *out, struct str s));

/* Prints text, cut to what used columns leave of a line. */
void text_put_rest(const struct text *t, struct str text, size_t used,
		   void (*print)(FILE *out, struct str s));

/* What stands between the facts of a compact line. */
const char *text_separator(const struct text *t);

/* Prints words that are separated by blanks, on lines that fit the width. */
void text_put_wrapped(const struct text *t, struct str words);

/*
 * text_draft() returns t with a draft for its output; text_put_draft() prints what was collected,
 * wrapped or as much as fits on a line, and frees it.
 */
struct text text_draft(const struct text *t, struct draft *draft);
void text_put_draft(const struct text *t, struct draft *draft, bool wrapped);

/* Prints a line about sources that may not be those that were compiled, if there are any. */
void text_put_newer(const struct text *t, const struct words *newer);

/* A number of calls, as row_calls_count() gives it; a change has a sign. */
struct figure_text text_calls(const struct text *t, int64_t calls);

/* As numbers_share(), as this report shows changes. */
struct figure_text text_share(const struct text *t, int64_t count, int64_t total);

/*
 * Prints "+34 Ir (+2.83%: 1,200 to 1,234)", the change of a column that adds up, by how much of
 * OLD, and what it is on both sides.
 */
void text_put_change(const struct text *t, const struct column *column, struct item item);

/* The widths of the columns of one table, in columns of the terminal. */
struct widths {
	struct cell {
		const struct column *column;
		size_t width;
		size_t plain;  /* the width without percentages */
		int64_t fits;  /* counts from 0 to this fit into width; or -1 */
		int64_t whole; /* the total that shares are of */
		bool shares;   /* counts have their percentages beside them */
	} * cells;
	size_t count;    /* number of columns shown, from the left */
	size_t left_out; /* number of columns on the right that are not */
};

struct widths text_widths(const struct text *t);
/* As text_widths(), for lines and instructions, which have no Incl() and Calls of their own. */
struct widths text_widths_of_code(const struct text *t);
void text_widths_free(struct widths *widths);

/* The sum of the widths, with a blank after each column. */
size_t text_widths_sum(const struct widths *widths);

/*
 * Narrows the table until `room` columns of the terminal are left after it: drops percentages of
 * numbers of calls, then all percentages, then columns from the right, but never the first one.
 * The table must have been widened for all its rows.
 */
enum {
	TEXT_NAMES = 24, /* columns that names need at least */
	TEXT_CALLS = 16, /* columns for the sign and the count of a call */
};
void text_widths_cut(const struct text *t, struct widths *widths, size_t room);

/* Whether the table leaves fewer than `room` columns of the terminal. */
bool text_is_too_wide(const struct text *t, const struct widths *widths, size_t room);

/* Drops the percentages of a column. */
void text_leave_shares_out(struct cell *cell);

/* Only drops percentages of numbers of calls, until there is room. */
void text_widths_cut_calls(const struct text *t, struct widths *widths, size_t room);

/* Widens the columns so that an item fits. */
void text_widen(const struct text *t, struct widths *widths, struct item item);

/* As text_widen(), for the costs of calls. */
void text_widen_calls(const struct text *t, struct widths *widths, const struct row_calls *calls);

/* Prints the column names, `after`, and how many are left out, if any. */
void text_headings(const struct text *t, const struct widths *widths, const char *after);

/*
 * If compact: begins the heading of a source or of instructions, which also names the columns.
 * Returns the columns used.
 */
size_t text_title(const struct text *t, const struct widths *widths);

/*
 * Prints the values of an item in all columns, with a blank after each.  Returns
 * the number of terminal columns used.
 */
size_t text_costs(const struct text *t, const struct widths *widths, struct item item);

/* Prints sums, in the classic layout, and a title of up to `room` columns behind each. */
void text_put_sums(const struct text *t, const struct item *sums, const char *const *titles,
		   size_t n, size_t room);

/* Shrinks *columns by at most `over`, but not below least; returns what remains to be saved. */
size_t text_shrink(size_t *columns, size_t least, size_t over);

/*
 * Prints the label of a row and a newline: "file:function <cycle N>", after, and with_object "
 * [object]" if the row shows it.  The line has `used` columns already.  If the label is too wide,
 * the object and the file are cut or left out, so that most of the name stays.
 *
 * If compact, "function <cycle N>", after, and behind t->names columns the place, as far as there
 * is room: "file, object", without the program's object.
 */
void text_label(const struct text *t, row_id row, size_t used, const char *after, bool with_object);

/*
 * The columns of the uncut label of a row, and if compact those of its name alone; a name
 * counts as `most` at most.
 */
size_t text_name_columns(const struct text *t, row_id row, size_t most);
size_t text_label_columns(const struct text *t, row_id row, size_t most);

/*
 * Prints the label of a row of --by=line, padded to `columns`
 * columns, and the text of the line, if that is not empty.
 */
void text_line_label(const struct text *t, row_id row, size_t used, size_t columns,
		     struct str text);

/* As text_label(), for a component of a row; apart tells it from others, unless it is NULL. */
void text_part(const struct text *t, const struct component *part, const struct text_apart *apart,
	       size_t used);

/* Prints "FILE:LINE", after, and a newline; used: as for text_label(). */
void text_site(const struct text *t, name_id file, uint64_t line, size_t used, const char *after);

/* Writes what stands behind the label of a call, such as " (3x)", or nothing. */
enum { TEXT_AFTER_CALL = FRACTION_TEXT + sizeof(" (x and inlined)") };
void text_after_call(const struct text *t, const struct row_calls *calls,
		     const struct row_call *call, char after[TEXT_AFTER_CALL]);

/* Prints a line: costs, a sign, the label of a row, after. */
void text_call_label(const struct text *t, const struct widths *widths, struct item item,
		     const char *sign, row_id row, const char *after, bool with_object);

/* Prints a call: its costs, a sign, the label of its row, its count. */
void text_call(const struct text *t, const struct widths *widths, const struct row_calls *calls,
	       const struct row_call *call, const char *sign, bool with_object);

/*
 * Returns the path of a file or object to print in a compact label; without a width, one that is
 * too long to be a path is shortened if limits_name() does it.
 */
struct str text_limit_path(const struct text *t, struct str path);

/*
 * Prints the text of a source line behind `gap` blanks, or nothing if it is empty; with `used`
 * columns before it, not 0, as much as fits.
 */
void text_put_source(const struct text *t, size_t gap, struct str text, size_t used);

/* Prints "-- BEFORE N AFTER ----", a line for those that are left out. */
void text_put_gap(const struct text *t, const char *before, uint64_t n, const char *after);

/* Prints `title` and the label of a row between rules. */
void text_put_ruled(const struct text *t, const char *title, row_id row);

/* With color: makes the text that follows dim, or ends that. */
void text_dim(const struct text *t, bool on);
