/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FRACTION_H
#define FRACTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Exact quotients of whole numbers, for what a double would round: they are the
 * same on every machine, also where the compiler has no integers of 128 bits.
 * Numbers of 128 bits are two halves, the low one first.
 */
struct fraction {
	bool negative;
	uint64_t over[2], under[2]; /* under is not 0 */
};

/* under must not be 0. */
struct fraction fraction_of(int64_t over, int64_t under);

/* For these three over and under must fit into 64 bits each. */
struct fraction fraction_difference(const struct fraction *a,
				    const struct fraction *b);
struct fraction fraction_product(const struct fraction *a,
				 const struct fraction *b);

/* (now - old) / |old|; old must not be 0. */
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
	return !f->over[0] && !f->over[1];
}

/* The product of two numbers of 64 bits. */
void fraction_multiply(uint64_t a, uint64_t b, uint64_t result[2]);

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
 * Writes the fraction times the factor, which is at most 100, with so many
 * decimals, rounded once, half away from zero; returns how long it
 * is.  A result that is rounded to zero keeps its minus; with plus, one above
 * zero has a plus; separators puts commas between thousands.
 */
enum { FRACTION_TEXT = 80, FRACTION_MOST_DECIMALS = 8 };
size_t fraction_print(const struct fraction *f, unsigned factor,
		      unsigned decimals, bool plus, bool separators,
		      char text[FRACTION_TEXT]);

#endif
