/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FAST_COUNTS_H
#define FAST_COUNTS_H

#include "base/util.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/*
 * Reads up to four small counts at once.
 *
 * Read digit by digit, costs take a branch for each byte, and few branches can
 * be foreseen: a line has one cost or several, of one to four digits each.
 * Read as below, they take the same instructions whatever they are.
 *
 * What is read is a quad: one to four counts of one to FAST_COUNTS_DIGITS
 * digits each, separated by one space, followed by the end of the line or,
 * after four, by a space.  fast_counts_add() adds the counts to the first ones
 * of sums, adds their number to *count, and returns the position of that
 * newline or space.
 *
 * It returns NULL and changes nothing if there is no quad; if it cannot read
 * one, as always on machines without SSE2; and if a sum would become negative,
 * perhaps because it does not fit.  Then read the counts one by one.
 *
 * FAST_COUNTS_MARGIN bytes before and after at must be readable; what they are
 * does not matter.
 */
enum { FAST_COUNTS = 4, FAST_COUNTS_DIGITS = 4, FAST_COUNTS_MARGIN = 16 };

#ifdef __SSE2__

UTIL_INLINE __m128i fast_counts_load(const void *four_bytes)
{
	int value;

	memcpy(&value, four_bytes, sizeof(value));
	return _mm_cvtsi32_si128(value);
}

/* Four bytes from each of four places. */
UTIL_INLINE __m128i fast_counts_gather(const void *a, const void *b,
				       const void *c, const void *d)
{
	return _mm_unpacklo_epi64(
		_mm_unpacklo_epi32(fast_counts_load(a), fast_counts_load(b)),
		_mm_unpacklo_epi32(fast_counts_load(c), fast_counts_load(d)));
}

/* A bit for each of the 16 bytes that is c. */
UTIL_INLINE unsigned fast_counts_equal(__m128i bytes, char c)
{
	return (unsigned)_mm_movemask_epi8(
		_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)));
}

/* The place of the lowest bit of *bits, which is taken out. */
UTIL_INLINE unsigned fast_counts_next(unsigned *bits)
{
	unsigned place = (unsigned)__builtin_ctz(*bits);

	*bits &= *bits - 1;
	return place;
}

/* The last bytes of FAST_COUNTS_DIGITS, by how many + FAST_COUNTS_NONE. */
enum { FAST_COUNTS_NONE = 3 };
extern const uint8_t fast_counts_last[FAST_COUNTS_NONE + FAST_COUNTS_DIGITS + 1]
				     [FAST_COUNTS_DIGITS];

UTIL_INLINE const char *
fast_counts_add(const char *at, int64_t sums[FAST_COUNTS], unsigned *count)
{
	const __m128i text = _mm_loadu_si128((const __m128i *)at);
	const unsigned blanks = fast_counts_equal(text, ' ');
	const unsigned newlines = fast_counts_equal(text, '\n');
	/*
	 * Where counts end: the spaces before the newline, it, and then each
	 * byte, so that counts of no digits follow; without a newline, places
	 * that are too far away for any count.
	 */
	unsigned ends = blanks | newlines | (0 - newlines) | 0x55000000;
	const unsigned a = fast_counts_next(&ends), b = fast_counts_next(&ends);
	const unsigned c = fast_counts_next(&ends), d = fast_counts_next(&ends);
	/* How long the counts are, + FAST_COUNTS_NONE. */
	const unsigned a_length = a + FAST_COUNTS_NONE;
	const unsigned b_length = b - a - 1 + FAST_COUNTS_NONE;
	const unsigned c_length = c - b - 1 + FAST_COUNTS_NONE;
	const unsigned d_length = d - c - 1 + FAST_COUNTS_NONE;
	const unsigned end = (unsigned)__builtin_ctz(newlines | 1U << 31);
	const char *before = at - FAST_COUNTS_DIGITS;
	__m128i digits, odd, even, counts, ab, cd;

	/* Not a quad if a blank comes first, last, or after another one. */
	if ((blanks | newlines) & (2 * blanks + 1))
		return NULL;
	if ((a_length | b_length | c_length | d_length) >
	    FAST_COUNTS_DIGITS + FAST_COUNTS_NONE)
		return NULL;
	digits = fast_counts_gather(before + a, before + b, before + c,
				    before + d);
	digits = _mm_xor_si128(digits, _mm_set1_epi8('0'));
	digits = _mm_and_si128(digits,
			       fast_counts_gather(fast_counts_last[a_length],
						  fast_counts_last[b_length],
						  fast_counts_last[c_length],
						  fast_counts_last[d_length]));
	if (fast_counts_equal(_mm_subs_epu8(digits, _mm_set1_epi8(9)), 0) !=
	    0xffff)
		return NULL;
	/* The thousands and tens, and the hundreds and ones, of each count. */
	even = _mm_and_si128(digits, _mm_set1_epi16(0xff));
	odd = _mm_srli_epi16(digits, 8);
	counts = _mm_add_epi32(
		_mm_madd_epi16(even, _mm_set1_epi32(10 << 16 | 1000)),
		_mm_madd_epi16(odd, _mm_set1_epi32(1 << 16 | 100)));
	ab = _mm_add_epi64(_mm_unpacklo_epi32(counts, _mm_setzero_si128()),
			   _mm_loadu_si128((const __m128i *)sums));
	cd = _mm_add_epi64(_mm_unpackhi_epi32(counts, _mm_setzero_si128()),
			   _mm_loadu_si128((const __m128i *)sums + 1));
	if (_mm_movemask_pd(_mm_castsi128_pd(_mm_or_si128(ab, cd))))
		return NULL;
	_mm_storeu_si128((__m128i *)sums, ab);
	_mm_storeu_si128((__m128i *)sums + 1, cd);
	if (d < end) {
		*count += FAST_COUNTS;
		return at + d;
	}
	/* FAST_COUNTS_NONE is less than 4, all that are longer less than 8. */
	*count += a_length / 4 + b_length / 4 + c_length / 4 + d_length / 4;
	return at + end;
}

#else

/* Reading them one by one is faster than this in plain C would be. */
UTIL_INLINE const char *
fast_counts_add(const char *at, int64_t sums[FAST_COUNTS], unsigned *count)
{
	(void)at;
	(void)sums;
	(void)count;
	return NULL;
}

#endif

#endif
