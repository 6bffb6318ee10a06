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
 * rows_set_costs does it for the rows from first on, of which the views have
 * theirs.
 */
bool rows_find_costs(struct report *report, struct error *error);
void rows_set_costs(struct report *report, row_id first);
bool rows_find_totals(struct report *report, struct error *error);

/* Numbers the cycles by what they would show as rows. */
void rows_order_cycles(struct report *report);

/* Whether columns need inclusive costs of rows, or how often they are called. */
bool rows_extended(const struct report *report);

/*
 * Makes the costs of rows from first on, of which a view has self and inclusive
 * costs, what rows_set_costs takes: with how often each was called.
 */
void rows_finish(struct report *report, struct view *view, row_id first,
		 const struct call_count *calls);

/* The order of rows by what they are called: as for qsort. */
int rows_compare(const struct report *report, row_id a, row_id b);

#endif
