/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PLAIN_VALUE_H
#define PLAIN_VALUE_H

#include "figures/column.h"

#include <stdio.h>

/*
 * Prints the value of a column in a cost as programs read it: a whole count
 * without separators, a ratio as a decimal number (0.25), and the text `none`
 * if it is not given.
 */
void plain_value(FILE *out, const struct columns *columns,
		 const struct column *column, const struct costs *costs,
		 cost_id cost, const char *none);

/* As plain_value(), for a value of column_fraction(). */
void plain_fraction(FILE *out, const struct column *column,
		    const struct fraction *value);

/* Prints a whole count without separators. */
void plain_count(FILE *out, int64_t count);

#endif
