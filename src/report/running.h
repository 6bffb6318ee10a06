/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUNNING_H
#define RUNNING_H

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/* What rows cost together, in the column columns_additive(). */
struct running {
	const struct column *column; /* NULL: no column adds up, sum is 0 */
	int64_t sum, total;          /* of the rows so far; of the program */
	bool fits; /* false: costs of both signs do not, in this order */
};

/* The sum of no rows. */
struct running running_begin(const struct report *report);

/* Adds the self cost of a row. */
void running_add(struct running *running, const struct report *report,
		 row_id row);

/* The sum of all rows that are listed. */
struct running running_listed(const struct report *report);

#endif
