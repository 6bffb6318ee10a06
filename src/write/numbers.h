/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

/* A count, share or average as text for people. */
struct value_text {
	char text[FRACTION_TEXT];
	size_t length;
};

/*
 * A value in the unit of its column; with plus, + before a positive value.  For a human, a count has
 * three significant digits and k, M, G, T, P or E from 100,000 on; one of an event that is a time or
 * a size, as its name says, such as "Time_(10ns)", is in the largest unit of which there is one, such
 * as "45.4 ms".
 */
struct value_text numbers_in_unit(const struct column *column, const struct fraction *value,
				  bool plus, bool human);

/* As numbers_in_unit(), for a value that column_value() gives. */
struct value_text numbers_value(const struct column *column, int64_t value, bool plus, bool human);

/*
 * The value of a column in an item, as numbers_in_unit() has it: a count, a ratio as
 * "12.34%", or "." if it is not given.
 */
struct value_text numbers_of_item(const struct columns *columns, const struct column *column,
				  struct item item, bool plus, bool human);

/*
 * Writes a value as programs read it: a whole count without separators, a ratio as a decimal
 * number (0.25).
 */
void numbers_put_plain(FILE *out, const struct column *column, const struct fraction *value);

/*
 * sum / count, in the column's unit.  A whole quotient of counts is printed as it is, any other
 * with two decimals if it is below 10, else rounded.  count must be above 0.
 */
struct value_text numbers_average(const struct column *column, int64_t sum, int64_t count,
				  bool human);

/*
 * count as a percentage of total's magnitude, with the sign of count and a percent sign; compat:
 * two decimals, or one if two take more than five bytes or it is for a human.  Of a change, the
 * total is OLD's; a + is before what grew, and "new" is printed for what grew from 0.
 */
struct value_text numbers_share(int64_t count, int64_t total, bool change, bool human);
