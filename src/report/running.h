/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUNNING_H
#define RUNNING_H

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/* A running sum of the self costs of rows, in the column columns_additive(). */
struct running {
	const struct column *column; /* NULL: no column adds up, and sum is 0 */
	int64_t sum, total;          /* of the rows so far; of the program */
	bool fits; /* false: costs of both signs overflowed in this order */
};

/* Returns an empty sum. */
struct running running_begin(const struct report *report);

/* Adds the self cost of a row. */
void running_add(struct running *running, const struct report *report,
		 row_id row);

/* Returns the sum of the self costs of all listed rows. */
struct running running_listed(const struct report *report);

#endif
