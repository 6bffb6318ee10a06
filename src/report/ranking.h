/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Chooses and orders the listed rows: report.order.listed.  With --fn the list
 * is not cut yet, as find_list() chooses from it.  Returns false and sets
 * *error if --match or --hide has an invalid regular expression.
 */
bool ranking_make(struct report *report, struct error *error);

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

/*
 * Adds up the self costs of the listed rows in the column columns_additive(), and gets the total.
 * False: there is no such column, or costs of both signs overflow in this order.
 */
bool ranking_listed(const struct report *report, int64_t *sum, int64_t *total);
