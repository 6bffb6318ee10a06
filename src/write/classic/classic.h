/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/row_calls.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdio.h>

/* The state that all functions that print the classic text share. */
struct classic {
	const struct writing *w;
	FILE *out;
	struct report *report;
};

/* A line of 80 dashes. */
extern const char CLASSIC_RULE[];

/* The columns of one table. */
struct classic_columns {
	struct classic_cell {
		const struct column *column;
		size_t width;
		int64_t fits;  /* counts from 0 to this fit into width; or -1 */
		int64_t whole; /* the total that shares are of */
		bool shares;   /* counts have their percentages beside them */
	} * cells;
	size_t count;
};

struct classic_columns classic_columns_begin(const struct classic *c);
void classic_columns_free(struct classic_columns *columns);

/* Widens the columns so that an item fits. */
void classic_columns_widen(const struct classic *c, struct classic_columns *columns,
			   struct item item);

/* Prints the names of the columns and, behind them, `after`. */
void classic_columns_headings(const struct classic *c, const struct classic_columns *columns,
			      const char *after);

/* Prints the values of an item in all columns, with a blank after each. */
void classic_columns_put(const struct classic *c, const struct classic_columns *columns,
			 struct item item);

/* Prints a table of one line: its costs, a blank and a title. */
void classic_columns_sum(const struct classic *c, struct item sum, const char *title);

/* Prints a call: its costs, a sign, the label of its row, its count. */
void classic_columns_call(const struct classic *c, const struct classic_columns *columns,
			  const struct row_calls *calls, const struct row_call *call,
			  const char *sign, bool with_object);

/* --- the other files of this folder -------------------------------------- */

/* Prints a report of one profile, or of the sum of several, as callgrind_annotate does. */
void classic_report(const struct writing *w);

/* Prints what stands above the list: the profiles, the settings and the totals. */
void classic_head(const struct classic *c);

/* Prints the annotated sources and what is not annotated. */
void classic_sources(const struct classic *c);
