/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PLAIN_VALUE_H
#define PLAIN_VALUE_H

#include "figures/column.h"

#include <stdio.h>

/*
 * Prints the value of a column in a cost as a program reads it: a whole count
 * without separators, a ratio as a decimal number (0.25), and the text none
 * where it is not given.
 */
void plain_value(FILE *out, const struct columns *columns,
		 const struct column *column, const struct costs *costs,
		 cost_id cost, const char *none);

/* Prints a value that column_fraction gave likewise. */
void plain_fraction(FILE *out, const struct column *column,
		    const struct fraction *value);

/* Prints a whole count likewise. */
void plain_count(FILE *out, int64_t count);

#endif
