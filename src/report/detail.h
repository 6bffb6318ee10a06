/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DETAIL_H
#define DETAIL_H

#include "report/row_calls.h"

#include <stdbool.h>
#include <stdint.h>

/* What --fn shows of a function. */
struct detail {
	struct row_calls callers, callees;
	struct row_calls *sites; /* by caller: the lines it calls from */
	struct costs costs;
	cost_id self, inclusive; /* of costs, with all columns */
	/*
	 * What the figures of one call are of: the event that is sorted by if
	 * it is shown, else the first one shown, of those that add up.  NULL:
	 * there is none, or it is a comparison.
	 */
	const struct column *column;
	int64_t whole; /* the inclusive cost in this column */
};

/*
 * Works it out for the row of a function.  detail_free in either case.  False:
 * a sum does not fit into 64 bits.
 */
bool detail_of(const struct report *report, row_id row, struct detail *detail,
	       struct error *error);
void detail_free(struct detail *detail);

/*
 * What calls were recorded to cost in the column, for the average of one call.
 * *limited: that is more than the cost shown.  Calls within a cycle pay for the
 * same work again and again, so their cost is shown as no more than the
 * cycle's.  False: there is no such figure.
 */
bool detail_recorded(const struct report *report, const struct detail *detail,
		     const struct row_calls *calls, const struct row_call *call,
		     int64_t *cost, bool *limited);

/*
 * What the calls cost in the column, to be compared with detail.whole.  False:
 * there is no such share.
 */
bool detail_share(const struct report *report, const struct detail *detail,
		  const struct row_calls *calls, const struct row_call *call,
		  int64_t *cost);

#endif
