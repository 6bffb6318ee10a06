/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/* Makes the rows, without costs; then sets which of them show an object. */
void rows_find(struct report *report);
void rows_show_objects(struct report *report);

/* With --names=short, shortens the names of all functions. */
void rows_shorten(struct report *report);

/*
 * Shortens the names of all functions.  Returns by name its index in
 * shorts->list, NONE for a name of no function.  The caller frees both.
 */
uint32_t *rows_short_names(const struct report *report,
			   struct short_names *shorts);

/*
 * rows_find_costs gives the rows their costs, rows_find_totals the report its
 * totals.  False: a number of calls does not fit into 64 bits; report->costs
 * records whether the costs fit.  rows_set_costs sets the costs of the rows
 * from first on, from those of the views.
 */
bool rows_find_costs(struct report *report, struct error *error);
void rows_set_costs(struct report *report, row_id first);
bool rows_find_totals(struct report *report, struct error *error);

/* Numbers the cycles by cost, in the order that rows of cycles would have. */
void rows_order_cycles(struct report *report);

/* Whether columns need rows' inclusive costs or numbers of calls. */
bool rows_extended(const struct report *report);

/*
 * Completes a view's costs of rows from first on for rows_set_costs: adds to
 * each its inclusive cost and its calls[row - first], if columns show them.  calls is NULL where no
 * row has a number of calls.
 */
void rows_finish(struct report *report, struct view *view, row_id first,
		 const struct call_count *calls);

/* Compares the labels of two rows; returns a number as for qsort. */
int rows_compare(const struct report *report, row_id a, row_id b);

/* Compares "a:b" and "c:d" as bytes, without joining them. */
int rows_compare_joined(struct str a, struct str b, struct str c, struct str d);
