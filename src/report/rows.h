/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Makes the rows, without costs; sets which of them show an object; and with --names=short shortens
 * the names of all functions.
 */
void rows_find(struct report *report);

/*
 * Shortens the names of all functions.  Returns by name its index in
 * shorts->list, NONE for a name of no function.  The caller frees both.
 */
uint32_t *rows_short_names(const struct report *report, struct name_list *shorts);

/*
 * rows_add_costs adds up the self and inclusive costs of all rows in each view,
 * but of lines, which line_rows_make() adds.  rows_find_costs then completes
 * them: it adds the numbers of calls, and finds the totals of the report.  False:
 * a number of calls does not fit into 64 bits; report->costs records whether
 * costs fit.
 */
void rows_add_costs(struct report *report);
bool rows_find_costs(struct report *report, struct error *error);

/*
 * Whether no side or slice has code of a function, or calls it: its costs became another one's, as
 * pairing found (pairing.h), or its calls did (src/README R4).  Such a row is written nowhere.
 */
bool rows_is_empty(const struct report *report, row_id row);

/* Whether columns need rows' inclusive costs or numbers of calls. */
bool rows_extended(const struct report *report);

/* Whether rows have inclusive costs. */
bool rows_list_inclusive(const struct report *report);

/*
 * Adds the inclusive cost of some code to the row that it belongs to.  Several
 * pieces of code may call each other, so the program's total caps their sum.
 */
void rows_add_inclusive(struct report *report, struct view *view, row_id row, cost_id cost);

/* Compares the labels of two rows; returns a number as for qsort. */
int rows_compare(const struct report *report, row_id a, row_id b);

/* Numbers the cycles by cost, and those of one cost by their members' names. */
void rows_number_cycles(struct report *report);

/* Compares "a:b" and "c:d" as bytes, without joining them. */
int rows_compare_joined(struct str a, struct str b, struct str c, struct str d);
