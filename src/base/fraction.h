/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FRACTION_H
#define FRACTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * A number of 128 bits, as a product of two has.  Not all compilers have such
 * integers: gcc -m32 has none.
 */
struct large {
	uint64_t high, low;
};

/*
 * Exact quotients of whole numbers, for figures that a double would round: they
 * are the same on every machine.  Neither number is more than 2^127.
 */
struct fraction {
	bool negative;
	struct large over, under; /* under is not 0 */
};

/* under must not be 0. */
struct fraction fraction_of(int64_t over, int64_t under);

/* a * b / under, which must not be 0. */
struct fraction fraction_of_product(int64_t a, int64_t b, int64_t under);

/*
 * These three are exact where over and under fit into 64 bits each, or where
 * differences and growth are of fractions that have the same under.  Else 61
 * bits are right, of fractions below 2^63.
 */
struct fraction fraction_difference(const struct fraction *a,
				    const struct fraction *b);
struct fraction fraction_product(const struct fraction *a,
				 const struct fraction *b);

/* (new - old) / |old|; old must not be 0. */
struct fraction fraction_growth(const struct fraction *old,
				const struct fraction *new);

static inline struct fraction fraction_magnitude(const struct fraction *f)
{
	struct fraction result = *f;

	result.negative = false;
	return result;
}

static inline bool fraction_is_zero(const struct fraction *f)
{
	return !(f->over.high | f->over.low);
}

struct large fraction_multiply(uint64_t a, uint64_t b);

/* a * b / c for b <= c, rounded down: exact, however large.  0 of 0 is 0. */
uint64_t fraction_scale(uint64_t a, uint64_t b, uint64_t c);

/*
 * An amount is divided among the parts of a whole: fraction_share returns the
 * share of the next one.  Shares are cut off where they end, so those of all
 * parts are together the amount.
 */
struct fraction_shares {
	uint64_t upto;  /* the sum of the parts so far ... */
	uint64_t given; /* ... and of their shares */
};
uint64_t fraction_share(struct fraction_shares *shares, uint64_t amount,
			uint64_t part, uint64_t whole);

/* Below 0, 0 or above 0, as a is less than b, equal or more. */
int fraction_compare(const struct fraction *a, const struct fraction *b);

/* The same of the products a * b and c * d. */
int fraction_compare_products(uint64_t a, uint64_t b, uint64_t c, uint64_t d);

/*
 * An integer in the order of fractions: one that is larger has a larger key or
 * the same.  The key of 0 is 0.
 */
int64_t fraction_key(const struct fraction *f);

/*
 * Writes the fraction times the factor, which is 1 or 100, with so many
 * decimals, rounded once, half away from zero; returns how long it is.  A result that is rounded to zero keeps its minus; with plus, one above
 * zero has a plus; separators puts commas between thousands.
 */
enum { FRACTION_TEXT = 80, FRACTION_MOST_DECIMALS = 8 };
size_t fraction_print(const struct fraction *f, unsigned factor,
		      unsigned decimals, bool plus, bool separators,
		      char text[FRACTION_TEXT]);

#endif
