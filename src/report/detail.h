/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/row_calls.h"

#include <stdbool.h>
#include <stdint.h>

/* The values of a function that --fn shows. */
struct detail {
	struct row_calls callers, callees;
	struct costs costs;
	struct values in[SIDES]; /* in costs, with values for all columns */
	/*
	 * The main column: the first sort column if it is shown, else the first
	 * shown column, of columns that add up.  NULL: there is none.
	 */
	const struct column *main;
	int64_t whole; /* the inclusive cost in that column; with --diff 0 */
};

/* Finds the values for the row of a function.  The caller frees with detail_free(). */
void detail_of(const struct report *report, row_id row, struct detail *detail);
void detail_free(struct detail *detail);

/* The function as an item, by its self cost. */
static inline struct item detail_item(const struct report *report, const struct detail *detail)
{
	return report_item(report, &detail->costs, detail->in);
}
