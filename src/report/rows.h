/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/* Makes the rows of portions and functions, without costs, and says which sides have them. */
void rows_find(struct report *report);

/*
 * Sets which rows show an object, once the sums of sides are there; and with --names=short shortens
 * the names of all functions.
 */
void rows_label(struct report *report);

/*
 * rows_add_costs adds up the self and inclusive costs of all rows on each side,
 * but of lines, which line_rows_make() adds.  rows_find_costs then completes
 * them: it adds the numbers of calls, and finds the totals of the report.  False:
 * a number of calls does not fit into 64 bits; report->costs records whether
 * costs fit.
 */
void rows_add_costs(struct report *report);
bool rows_find_costs(struct report *report, struct error *error);

/*
 * Returns whether no side or slice has code of a function, or calls it: its costs became another
 * one's, as pairing found (pairing.h), or its calls did (src/README R4).  Such a row is written
 * nowhere.
 */
bool rows_is_empty(const struct report *report, row_id row);

/* Returns whether columns need rows' inclusive costs or numbers of calls. */
bool rows_extended(const struct report *report);

/* Returns whether rows have inclusive costs. */
bool rows_list_inclusive(const struct report *report);

/*
 * Adds the inclusive cost of some code to the row that it belongs to.  Several
 * pieces of code may call each other, so the program's total caps their sum.
 */
void rows_add_inclusive(struct report *report, struct side_sums *sums, row_id row, cost_id cost);

/* Compares the labels of two rows; returns a number as for qsort. */
int rows_compare(const struct report *report, row_id a, row_id b);

/* Numbers the cycles by cost, and those of one cost by their members' names. */
void rows_number_cycles(struct report *report);

/* --- side_sums.c -------------------------------------------------------- */

/*
 * Adds up each side and slice, and finds its inclusive costs if they are shown.
 * Returns false if a sum does not fit into 64 bits.
 */
bool side_sums_make(struct report *report, struct error *error);

/*
 * Finds, if not done yet, the inclusive costs that cap calls shown beside source lines.  Delayed
 * until a source was found, unless other values need them.
 */
void side_sums_limit(struct report *report);

/* --- line_rows.c -------------------------------------------------------- */

/*
 * As rows_add_costs(), but adds rows for the lines of all rows before.  Only these may then be
 * listed.  A line of inlined code is a line of that code's row.  Its inclusive cost is its self
 * cost and the calls from it, capped like a row's (src/README N5).
 */
void line_rows_make(struct report *report);

/* --- files.c ------------------------------------------------------------ */

/*
 * Chooses the files to annotate: first the files that the user wants
 * (report->sources), then the files of the listed rows.
 */
void files_choose(struct report *report);

/* Finds the files that a row has code in, once each.  Caller frees *files. */
size_t files_of_row(const struct report *report, row_id row, name_id **files);
