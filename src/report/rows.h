/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ROWS_H
#define ROWS_H

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/* Finds the rows, and which show their objects. */
void rows_find(struct report *report);
void rows_show_objects(struct report *report);

/*
 * Gives the rows their costs, and the report its totals.  False: the sum of
 * *event does not fit into 64 bits.
 */
bool rows_find_costs(struct report *report, unsigned *event);
bool rows_find_totals(struct report *report, unsigned *event);

/* Whether rows have events of the report's own: Calls and the like. */
bool rows_extended(const struct report *report);

/*
 * A row of costs with the report's own events behind those of base: inclusive
 * costs, and calls where they are not NULL.  False as above.
 */
bool rows_extend(const struct report *report, struct costs *costs,
		 uint32_t base, uint32_t inclusive, const int64_t *calls,
		 uint32_t *result, unsigned *event);

/* The order of rows by what they are called: as for qsort. */
int rows_compare(const struct report *report, uint32_t a, uint32_t b);

#endif
