/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Returns whether an item is at least `percent`, as typed, of the total in the first
 * column of --sort.  With --diff the magnitude counts.
 */
bool ranking_is_large(const struct report *report, struct item item, const char *percent);

/*
 * Chooses and orders the listed rows: report.order.listed.  With --fn the list
 * is not cut yet, as find_list() chooses from it.  Returns false and sets
 * *error if --match or --hide has an invalid regular expression.
 */
bool ranking_make(struct report *report, struct error *error);

/* Cuts the list to --top rows, and to rows of at least --min percent. */
void ranking_cut(struct report *report);

/* Returns whether options such as --match or --top leave rows out of the list. */
bool ranking_is_cut(const struct report *report);

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

/* Returns whether an item has a change in a shown column, or with slices values that differ. */
bool ranking_shows_change(const struct report *report, struct item item);

/* A running sum of the self costs of rows, in the column columns_additive(). */
struct running {
	const struct column *column; /* NULL: no column adds up, and sum is 0 */
	int64_t sum, total;          /* of the rows so far; of the program */
	bool fits;                   /* false: costs of both signs overflowed in this order */
};

/* Returns an empty sum. */
struct running running_begin(const struct report *report);

/* Adds the self cost of a row. */
void running_add(struct running *running, const struct report *report, row_id row);

/* Returns the sum of the self costs of all listed rows. */
struct running running_listed(const struct report *report);
