/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/*
 * Functions on the bits of a number, and arithmetic that reports overflow.  C
 * has no operators for them, but compilers have builtins.  Compilers without
 * these get portable C; -DNO_BUILTINS selects it with any compiler.
 */
#if (__GNUC__ >= 5 || defined(__clang__)) && !defined(NO_BUILTINS)
#define BITS_BUILTIN(call, otherwise) return call
#else
#define BITS_BUILTIN(call, otherwise) otherwise
#endif

/* Returns the index of the lowest bit that is set; bits must not be 0. */
static inline unsigned bits_first(uint64_t bits)
{
	BITS_BUILTIN((unsigned)__builtin_ctzll(bits), {
		unsigned n = 0;

		while (!(bits >> n & 1))
			n++;
		return n;
	});
}

/* Returns the number of bits that are set. */
static inline unsigned bits_count(uint64_t bits)
{
	BITS_BUILTIN((unsigned)__builtin_popcountll(bits), {
		unsigned n = 0;

		for (; bits; bits &= bits - 1)
			n++;
		return n;
	});
}

/* Returns the number of bits of a number without leading zeros; 0 for 0. */
static inline int bits_length(uint64_t number)
{
	BITS_BUILTIN(number ? 64 - __builtin_clzll(number) : 0, {
		int n = 0;

		for (; number; number >>= 1)
			n++;
		return n;
	});
}

/* The bytes of a number in the opposite order. */
static inline uint32_t bits_swap32(uint32_t number)
{
	BITS_BUILTIN(__builtin_bswap32(number), {
		number = (number & 0x00ff00ff) << 8 | (number >> 8 & 0x00ff00ff);
		return number << 16 | number >> 16;
	});
}

static inline uint64_t bits_swap64(uint64_t number)
{
	return (uint64_t)bits_swap32((uint32_t)number) << 32 |
	       bits_swap32((uint32_t)(number >> 32));
}

/*
 * These functions set *result to a + b, a - b or a * b, wrapped to 64 bits, and
 * return whether the exact result does not fit into 64 bits.
 */
static inline bool overflow_add(int64_t a, int64_t b, int64_t *result)
{
	BITS_BUILTIN(__builtin_add_overflow(a, b, result), {
		*result = (int64_t)((uint64_t)a + (uint64_t)b);
		return b < 0 ? a < INT64_MIN - b : a > INT64_MAX - b;
	});
}

static inline bool overflow_sub(int64_t a, int64_t b, int64_t *result)
{
	BITS_BUILTIN(__builtin_sub_overflow(a, b, result), {
		*result = (int64_t)((uint64_t)a - (uint64_t)b);
		return b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b;
	});
}

static inline bool overflow_mul(int64_t a, int64_t b, int64_t *result)
{
	BITS_BUILTIN(__builtin_mul_overflow(a, b, result), {
		bool below = (a < 0) != (b < 0);
		uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
		uint64_t y = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;

		*result = (int64_t)((uint64_t)a * (uint64_t)b);
		return x && y > ((uint64_t)INT64_MAX + below) / x;
	});
}

static inline bool overflow_add_unsigned(uint64_t a, uint64_t b, uint64_t *result)
{
	BITS_BUILTIN(__builtin_add_overflow(a, b, result), {
		*result = a + b;
		return *result < a;
	});
}

static inline bool overflow_mul_unsigned(uint64_t a, uint64_t b, uint64_t *result)
{
	BITS_BUILTIN(__builtin_mul_overflow(a, b, result), {
		*result = a * b;
		return a && b > UINT64_MAX / a;
	});
}
