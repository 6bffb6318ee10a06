/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/*
 * Functions on the bits of a number, and arithmetic that reports overflow.  C has
 * no operators for them, but gcc and clang have builtins.
 */

/* Returns the index of the lowest bit that is set; bits must not be 0. */
static inline unsigned bits_first(uint64_t bits)
{
	return (unsigned)__builtin_ctzll(bits);
}

/*
 * Returns the number of bits that are set: fast if these are the lowest ones, as in most masks of
 * events, since many processors that we build for cannot count bits.
 */
static inline unsigned bits_count(uint64_t bits)
{
	if (!(bits & (bits + 1)) && bits != UINT64_MAX)
		return bits_first(~bits);
	return (unsigned)__builtin_popcountll(bits);
}

/* Returns the number of bits of a number without leading zeros; 0 for 0. */
static inline int bits_length(uint64_t number)
{
	return number ? 64 - __builtin_clzll(number) : 0;
}

/* The bytes of a number in the opposite order. */
static inline uint32_t bits_swap32(uint32_t number)
{
	return __builtin_bswap32(number);
}

static inline uint64_t bits_swap64(uint64_t number)
{
	return __builtin_bswap64(number);
}

/*
 * Set *result to a + b, a - b or a * b, wrapped to its 64 bits, and return whether the exact result
 * does not fit; a and b are signed as it is.
 */
#define overflow_add(a, b, result) __builtin_add_overflow(a, b, result)
#define overflow_sub(a, b, result) __builtin_sub_overflow(a, b, result)
#define overflow_mul(a, b, result) __builtin_mul_overflow(a, b, result)
