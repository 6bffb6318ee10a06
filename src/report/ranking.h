/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RANKING_H
#define RANKING_H

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Whether a cost is at least `percent`, as typed, of the total in the first
 * column of --sort.  With --diff the magnitude counts.
 */
bool ranking_is_large(const struct report *report, const struct costs *costs,
		      cost_id cost, const char *percent);

/*
 * Chooses and orders the listed rows: report.order.listed.  With --fn the list
 * is not cut yet, as find_list() chooses from it.  Returns false and sets
 * *error if --match or --hide has an invalid regular expression.
 */
bool ranking_make(struct report *report, struct error *error);

/* Cuts the list to --top rows, and to rows of at least --min percent. */
void ranking_cut(struct report *report);

/* Whether options such as --match or --top leave rows out of the list. */
bool ranking_is_cut(const struct report *report);

/* Whether two profiles are compared and no row differs, listed or not. */
static inline bool ranking_is_same(const struct report *report)
{
	return profile_compares(report->profile) && !report->order.listable;
}

/*
 * Sets *event to the event that the report is sorted by first; for Incl(E), E.
 * Returns false if that column is a formula.
 */
bool ranking_main_event(const struct report *report, unsigned *event);

/*
 * Prefetches the data of the rows a little after `listed`, for loops over
 * report.order.listed.  In the order of costs, rows are scattered over memory.
 */
void ranking_prefetch(const struct report *report, size_t listed);

/*
 * Returns the self cost of a row in the column columns_additive().  These costs
 * of all rows add up to the total.
 */
int64_t ranking_self(const struct report *report, row_id row);

#endif
