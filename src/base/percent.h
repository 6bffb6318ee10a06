/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/fraction.h"
#include "base/number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Percentages as callgrind_annotate prints them.  compat: it calculates them in doubles, which
 * round: 10,819 of 20,000 is 54.095 % and printed as 54.09 %, and 17,619 is 88.095 % and printed as
 * 88.09 %.  Doubles of 64 bits do so on every machine.  From 2^53 % on, where a double does not
 * hold every whole number, they are exact.
 */

static inline double percent_of(int64_t count, int64_t total)
{
	return (double)count * 100 / (double)total;
}

/*
 * Writes count as a percentage of the total's magnitude, with the sign of count and without a
 * percent sign; returns the length.  plus: a count above 0 gets a plus.  There are two decimals, or
 * one if the text would be longer than five bytes.  If the total is 0, writes 0 %.
 */
size_t percent_print(int64_t count, int64_t total, bool plus, char text[FRACTION_TEXT]);

/*
 * Returns whether sum is at least `percent` of total; a total of 0 or less counts
 * as 1.  A negative sum is never enough.
 */
bool percent_reached(int64_t sum, int64_t total, const struct decimal *percent);
