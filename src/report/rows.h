/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ROWS_H
#define ROWS_H

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/* Finds the rows, and which show their objects. */
void rows_find(struct report *report);
void rows_show_objects(struct report *report);

/* Shortens the names of all functions, where --names wants that. */
void rows_shorten(struct report *report);

/*
 * The short names of all functions; returns which one is that of a name, NONE
 * for those of no function.  The caller frees both.
 */
uint32_t *rows_short_names(const struct report *report,
			   struct short_names *shorts);

/*
 * Gives the rows their costs, and the report its totals.  False: a number of
 * calls does not fit into 64 bits; whether the costs do, report->costs knows.
 * rows_set_cost does it for one row, of which the views have theirs.
 */
bool rows_find_costs(struct report *report, struct error *error);
bool rows_set_cost(struct report *report, row_id row, struct error *error);
bool rows_find_totals(struct report *report, struct error *error);

/* Numbers the cycles by what they would show as rows. */
void rows_order_cycles(struct report *report);

/* Whether rows have events of the report's own: Calls and the like. */
bool rows_extended(const struct report *report);

/*
 * A cost of costs with the report's own events after those of base: inclusive
 * costs, and the number of calls if it is given.
 */
cost_id rows_extend(const struct report *report, struct costs *costs,
		    cost_id base, cost_id inclusive, struct call_count calls);

/*
 * How a number of calls changed: NEW's less OLD's, given where either is.
 * False: it does not fit into 64 bits.
 */
bool rows_calls_change(struct call_count new, struct call_count old,
		       struct call_count *change);

/* The order of rows by what they are called: as for qsort. */
int rows_compare(const struct report *report, row_id a, row_id b);

#endif
