/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

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
 * them: it adds the numbers of calls, and finds the totals of the report.
 * report->costs records whether all fit.
 */
void rows_add_costs(struct report *report);
void rows_find_costs(struct report *report);

/*
 * Returns whether no side or slice has code of a function, or calls it: its costs became another
 * one's, as pairing found, or its calls did (src/README R4).  Such a row is written
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

/* Adds up each side and slice, and finds its inclusive costs if they are shown. */
void side_sums_make(struct report *report);

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

/* --- own.c -------------------------------------------------------------- */

/*
 * Which code is the user's own: that of no library.  Code is of a library if its file lies in a
 * directory of settings_is_library(), or its object does or is the system's (/lib).  Callgrind has a
 * function in the file of its first instruction, which may be inlined: so one in a library's file
 * is own, too, if most of what it costs itself is on lines of own files.  With --inlines, each is
 * in the file where it begins.
 */
bool own_code(const struct report *report, name_id object, name_id file);
bool own_row(const struct report *report, row_id row);

/* --- ranking.c ---------------------------------------------------------- */

/*
 * Chooses and orders the listed rows: report.order.listed.  With --fn the list
 * is not cut yet, as find_list() chooses from it.  Returns false and sets
 * *error if --match or --hide has an invalid regular expression.
 */
bool ranking_make(struct report *report, struct error *error);

/* Returns whether two profiles are compared and no row differs, listed or not. */
static inline bool ranking_is_same(const struct report *report)
{
	return profile_compares(report->profile) && !report->order.listable;
}

/*
 * Sets *event to the event that the report is sorted by first; for Incl(E), E.
 * Returns false if that column is a formula.
 */
bool ranking_main_event(const struct report *report, unsigned *event);

/* Returns whether an item, not of all slices, has a change in a shown column. */
bool ranking_shows_change(const struct report *report, struct item item);

/*
 * Adds up the self costs of the listed rows in the column columns_additive(), and gets the total.
 * False: there is no such column, or costs of both signs overflow in this order.
 */
bool ranking_listed(const struct report *report, int64_t *sum, int64_t *total);

/* --- find.c ------------------------------------------------------------- */

/*
 * Keeps only the listed rows that --fn selects, the dearest first, and of these the first --top.
 * A word means the functions whose whole name it is; or else whose short name it is, or the last
 * components of that; or else those that have it as a part, in any case.  The first of these that
 * finds any counts.  FILE: may stand before the first two: the end of the path of a file that the
 * function has code in.  /REGEX/ means those whose names match.  False: *error names the word that
 * means none, and similar names.
 */
bool find_list(struct report *report, struct error *error);

/*
 * Returns whether a name has a word as a part, in any case; or its short name has, if both are
 * looked at without template arguments, as lists show them.
 */
bool find_has(struct str name, struct str word);

/*
 * Warns, with similar names, if no row matches any word of --match; or if other
 * options left out all functions of --fn.
 */
void find_unmatched(const struct report *report, struct diag *diag);
