/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PERCENT_H
#define PERCENT_H

#include "base/number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Percentages as callgrind_annotate has them.  compat: it works them out in
 * doubles, which round, so that 10,819 of 20,000, 54.095 %, is 54.09 % and
 * 17,619 of them, 88.095 %, is 88.09 %.  Doubles of 64 bits do so on every
 * machine.
 */

static inline double percent_of(int64_t count, int64_t total)
{
	return (double)count * 100 / (double)total;
}

/*
 * Writes count as a percentage of the total's magnitude, so that the sign is
 * the count's, without a percent sign; returns how long it is.  With plus, one
 * above 0 has a plus.  There are two decimals, or one where the text would be
 * longer than five bytes.  Of a total of 0 all is 0 %.
 */
enum { PERCENT_TEXT = 32 };
size_t percent_print(int64_t count, int64_t total, bool plus,
		     char text[PERCENT_TEXT]);

/*
 * The same for the commonest case, which is quicker: a count that is not 0 and
 * below 99.99 %, as hundredths of a percent.  False: it may be another case.
 */
bool percent_hundredths(uint64_t count, uint64_t total, unsigned *result);

/* The quotient itself, with its sign and always with two decimals. */
size_t percent_print_long(int64_t count, int64_t total,
			  char text[PERCENT_TEXT]);

/*
 * Whether sum makes up so many percent of the total; where that is not above
 * 0, sum is taken times 100.
 */
bool percent_reached(int64_t sum, int64_t total, const struct decimal *percent);

#endif
