/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RANKING_H
#define RANKING_H

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Chooses and orders the rows that are listed: report.listed.  False: a regular
 * expression of the options is none.
 */
bool ranking_make(struct report *report, struct error *error);

/*
 * The event that the report is sorted by first, with Incl() the one in it;
 * false if that is none of the profile, but a formula.
 */
bool ranking_main_event(const struct report *report, unsigned *event);

/*
 * For who goes through report.listed: fetches what the rows a little further
 * on need.  In the order of costs they lie anywhere in memory.
 */
void ranking_ahead(const struct report *report, size_t listed);

/* The self cost of that event of a row; all rows' add up to the total's. */
int64_t ranking_self(const struct report *report, row_id row);

#endif
