/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_H
#define TEXT_H

#include "base/fit.h"
#include "report/row_calls.h"
#include "source/source.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdio.h>

/* How the label of a row differs from others that --width makes equal to it. */
struct text_apart {
	/* How many bytes of the function's name they share, and one; or 0 */
	size_t to;
	/* From 2: the label needs a number to be another one; or 0 */
	uint32_t number;
};

/* A text report on its way out: what all its pieces need to know. */
struct text {
	FILE *out;
	struct report *report;
	struct diag *diag;
	struct source_search *search;
	bool changes; /* counts are changes, shown with a sign */
	bool color;   /* with the escape sequences of a terminal */
	bool boxes;   /* with lines of boxes, in UTF-8 */
	bool mark_figures;
	size_t width; /* columns that a row has; 0: any */
	bool brief;   /* the table is: see columns_in_table() */
	const struct text_apart *apart; /* by row, or NULL */
};

struct text text_begin(const struct writing *w);

/*
 * Whether the table of --compare is to be brief: because its columns do not fit
 * into the width, or where that is any, because they are many.
 */
bool text_is_brief(const struct text *t);

/* A line of 80 dashes. */
extern const char TEXT_RULE[];

/*
 * Follows the figures at the begin of a line, where these are marked.  Names and
 * sources have no such byte: their control characters are escaped.
 */
enum { TEXT_FIGURES_END = 0x1f };

/* A name by its id; nothing for NONE. */
void text_put_name(const struct text *t, name_id name);

/* Text that is cut, by what prints it: str_print or str_print_source. */
void text_put_fit(const struct text *t, struct fit fit,
		  void (*print)(FILE *out, struct str s));

/* The name of a function as it is shown. */
void text_put_function(const struct text *t, name_id name);

/* A count or percentage as text. */
struct figure_text {
	char text[FRACTION_TEXT];
	size_t length;
};

/* A count with thousands separators; with plus, + before one above 0. */
struct figure_text text_count(int64_t count, bool plus);

/* A number of calls, as row_calls_count has it, or a change of one. */
struct figure_text text_calls(const struct text *t, int64_t calls);

/* A value in the unit of its column; with plus, one above 0 has a plus. */
struct figure_text text_in_unit(const struct column *column,
				const struct fraction *value, bool plus);

/* A value of a column that adds up, as column_value has it, in its unit. */
struct figure_text text_amount(const struct column *column, int64_t value,
			       bool plus);

/* How many digits a number without separators has. */
int text_digits(uint64_t number);

/*
 * The average of count values that make sum, in the column's unit: a whole
 * number as it is; else two decimals below 10, and the nearest whole number
 * above.  count must be above 0.
 */
struct figure_text text_average(const struct column *column, int64_t sum,
				int64_t count);

/*
 * count as a percentage of total's magnitude, so that its sign is that of
 * count.
 * compat: two decimals, or one if two take more than five bytes.
 */
struct figure_text text_percent(int64_t count, int64_t total, bool plus);

/*
 * The same with a percent sign; "new" where OLD, of which all percentages with
 * --diff are, has nothing.
 */
struct figure_text text_share(const struct text *t, int64_t count,
			      int64_t total);

/*
 * The value of a column in a cost: a count, a ratio as "12.34%", or "." where
 * it is not given.
 */
struct figure_text text_value(const struct columns *columns,
			      const struct column *column,
			      const struct costs *costs, cost_id cost);

/* The widths of the columns of one table, by column shown. */
struct widths {
	struct cell {
		size_t width;
		size_t plain; /* what it would be without percentages */
		int64_t fits; /* counts from 0 to this one are no wider; or -1 */
		const struct column *column; /* of counts without a sign */
		uint64_t total; /* that such counts are shares of */
		bool shares;    /* counts have their percentages beside them */
	} * cells;
	size_t count; /* of the columns that are shown, from the left */
};

struct widths text_widths(const struct text *t);
void text_widths_free(struct widths *widths);

/* How many columns of the terminal all of them take, with a blank each. */
size_t text_widths_sum(const struct widths *widths);

/*
 * Leaves out what has least to say until so many columns of the terminal are
 * left for what follows: percentages of numbers of calls, then all percentages,
 * then columns from the right, but not the first one.  It is for columns that
 * are as wide as all rows need.
 */
enum {
	TEXT_NAMES = 24, /* columns that are left for names */
	TEXT_CALLS = 16, /* and for what is around that of a call */
};
void text_widths_cut(const struct text *t, struct widths *widths, size_t room);

/* The first of these steps alone. */
void text_widths_cut_calls(const struct text *t, struct widths *widths,
			   size_t room);

/* Makes the columns as wide as a row needs. */
void text_widen(const struct text *t, struct widths *widths,
		const struct costs *costs, cost_id cost);

/* The names of the columns, after, and a line if columns are left out. */
void text_headings(const struct text *t, const struct widths *widths,
		   const char *after);

/*
 * The columns of a row, with a blank after each; returns how many columns of
 * the terminal that takes.
 */
size_t text_costs(const struct text *t, const struct widths *widths,
		  const struct costs *costs, cost_id cost);

/* Below totals of several runs: how far these lie apart, and the test's p. */
void text_noise(const struct text *t, const struct widths *widths,
		const struct costs *costs, cost_id cost);

/* "~" before the label of a cost that is an estimate; returns its columns. */
size_t text_estimate(const struct text *t, const struct costs *costs,
		     cost_id cost);

/*
 * "file:function <cycle N>", after, and with_object " [object]" where the row
 * shows it; then a newline.  used columns of the line are used already: where
 * a width is to be kept, the object and the file are cut and then left out, so
 * that most of the name stays.
 */
void text_label(const struct text *t, row_id row, size_t used,
		const char *after, bool with_object);

/* How many columns the label of a row takes, each of its names at most. */
size_t text_label_columns(const struct text *t, row_id row, size_t most);

/*
 * The label of a row of --by=line, and from the given column of it on the text
 * of the line, if that is not empty.
 */
void text_line_label(const struct text *t, row_id row, size_t used,
		     size_t columns, struct str text);

/* The same of a file or function, NONE for none of them, and its object. */
void text_part(const struct text *t, name_id file, name_id function,
	       name_id object, size_t used);

/* "FILE:LINE", after, and a newline; used as above. */
void text_site(const struct text *t, name_id file, uint64_t line, size_t used,
	       const char *after);

/* A line of a call: its costs, a sign, the label, and how often. */
void text_call(const struct text *t, const struct widths *widths,
	       const struct row_calls *calls, const struct row_call *call,
	       const char *sign, bool with_object);

/* With color: what comes is less important, or no longer. */
void text_dim(const struct text *t, bool on);

#endif
