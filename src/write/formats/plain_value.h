/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "values/column.h"

enum { PLAIN_TEXT = FRACTION_TEXT }; /* room for any of the texts below */

/*
 * Returns the value of a column in an item as programs read it: a whole count
 * without separators, a ratio as a decimal number (0.25), and the text `none`
 * if it is not given.  The result points into `text`, or is `none`.
 */
struct str plain_value(char text[PLAIN_TEXT], const struct columns *columns,
		       const struct column *column, struct item item, const char *none);

/* As plain_value(), for a value of column_fraction(). */
struct str plain_fraction(char text[PLAIN_TEXT], const struct column *column,
			  const struct fraction *value);

/* Returns a whole count without separators; it points into `text`. */
struct str plain_count(char text[PLAIN_TEXT], int64_t count);
