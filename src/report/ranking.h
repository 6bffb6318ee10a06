/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RANKING_H
#define RANKING_H

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Whether a cost of costs has a percentage of the total in the first column of
 * --sort, as was typed, or more; with --diff, its magnitude.
 */
bool ranking_is_large(const struct report *report, const struct costs *costs,
		      cost_id cost, const char *percent);

/*
 * Chooses and orders the rows that are listed: report.order.listed.  With --fn, which
 * chooses among them, they are not cut yet.  False: an option has something
 * that is not a regular expression.
 */
bool ranking_make(struct report *report, struct error *error);

/* Leaves the first --top rows listed, of at least --min percent. */
void ranking_cut(struct report *report);

/* Whether rows are not listed as an option has chosen others, or fewer. */
bool ranking_is_cut(const struct report *report);

/* Whether two profiles are compared and no row differs, whatever is chosen. */
static inline bool ranking_is_same(const struct report *report)
{
	return profile_compares(report->profile) && !report->order.listable;
}

/*
 * The event that the report is sorted by first; of Incl(E), E.  False if that
 * is a formula and not an event of the profile.
 */
bool ranking_main_event(const struct report *report, unsigned *event);

/*
 * For loops over report.order.listed: fetches from memory what the rows a little
 * further on need.  In the order of costs they are scattered over memory.
 */
void ranking_prefetch(const struct report *report, size_t listed);

/*
 * The self cost of a row in the column columns_additive(); those of all rows add
 * up to the total's.
 */
int64_t ranking_self(const struct report *report, row_id row);

#endif
