/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * An unsigned number of 128 bits, such as the product of two numbers of 64
 * bits.  Not all compilers have such integers: gcc -m32 has none.
 */
struct large {
	uint64_t high, low;
};

/*
 * An exact quotient of whole numbers, for values that a double would round: it
 * is the same on every machine.  Neither number is more than 2^127.
 */
struct fraction {
	bool negative;
	struct large over, under; /* under is not 0 */
};

/* over / under, which must not be 0. */
struct fraction fraction_of(int64_t over, int64_t under);

/*
 * a - b, and (after - before) / |before|, where before is not 0.  They are exact if over and under
 * of both fractions fit into 64 bits, or if both have the same under.  Otherwise a longer fraction
 * is first rounded toward 0: to 61 bits or more if it is from 1 to 2^63 and its under fits into 64
 * bits; else fewer bits may be right.
 */
struct fraction fraction_difference(const struct fraction *a, const struct fraction *b);
struct fraction fraction_growth(const struct fraction *before, const struct fraction *after);

static inline bool fraction_is_zero(const struct fraction *f)
{
	return !(f->over.high | f->over.low);
}

struct large fraction_multiply(uint64_t a, uint64_t b);

/* a * b / c for b <= c, rounded down, without overflow; 0 if c is 0. */
uint64_t fraction_scale(uint64_t a, uint64_t b, uint64_t c);

/* The same, rounded to the nearest, halves up; a is below 2^63. */
uint64_t fraction_nearest(uint64_t a, uint64_t b, uint64_t c);

/*
 * A value that is divided among the parts of a whole: each call of
 * fraction_share returns the share of the next part.  The sum of the shares so
 * far is rounded down, so that the shares of all parts add up to the value.
 */
struct fraction_shares {
	uint64_t value, whole;
	uint64_t upto;  /* the sum of the parts so far ... */
	uint64_t given; /* ... and of their shares */
};
uint64_t fraction_share(struct fraction_shares *shares, uint64_t part);

/* Compares a with b by their difference: below 0, 0 or above 0. */
int fraction_compare(const struct fraction *a, const struct fraction *b);

/* Compares the products a * b and c * d in the same way. */
int fraction_compare_products(uint64_t a, uint64_t b, uint64_t c, uint64_t d);

/*
 * Writes the fraction, or the percentage that it is, with a number of decimals, rounded once,
 * half away from zero; returns the length.  A negative result that is rounded to zero keeps its
 * minus.  plus: numbers above zero get a plus.  separators: thousands are separated by commas.
 */
enum { FRACTION_TEXT = 80, FRACTION_MOST_DECIMALS = 8 };
size_t fraction_print(const struct fraction *f, bool percent, unsigned decimals, bool plus,
		      bool separators, char text[FRACTION_TEXT]);

/*
 * Percentages as callgrind_annotate prints them.  compat: it calculates them in doubles, which
 * round: 10,819 of 20,000 is 54.095 % and printed as 54.09 %, and 17,619 is 88.095 % and printed as
 * 88.09 %.  Doubles of 64 bits do so on every machine.
 *
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
