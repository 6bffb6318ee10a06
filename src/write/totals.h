/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdio.h>

/* How the name of an event is written. */
typedef void (*totals_name)(FILE *out, struct str name);

/* Writes "+34 Ir (+2.83%: 1,200 to 1,234)", exact: how an item has changed. */
void totals_put_change(FILE *out, const struct report *report, const struct column *column,
		       struct item item, totals_name put);

/* Writes a total in a column: "1,234 Ir", or how it has changed. */
void totals_put(FILE *out, const struct report *report, const struct column *column,
		totals_name put);

/*
 * Writes the total of the first column; with `between`, of all that --show has.  With --compare,
 * writes those of the slices.
 */
void totals_put_all(FILE *out, const struct report *report, totals_name put, const char *between);

/* Prints "92.31% of Ir resolved by addr2line", of --inlines; of NEW. */
void totals_put_resolved(FILE *out, const struct report *report);
