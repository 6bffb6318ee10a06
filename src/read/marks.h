/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef MARKS_H
#define MARKS_H

#include "base/util.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if defined(__SSE2__) && !defined(NO_SSE2)
#include <emmintrin.h>
#define MARKS_SSE2
#endif

/*
 * Where words end, for a stretch of text at once.
 *
 * Read byte by byte, numbers take a branch for each, and few of these can be
 * foreseen.  So the ends of words (a blank, a tab, a newline) and those of
 * lines are found first, as bitmaps; then a number is decoded in the same
 * instructions however long it is.
 */
enum {
	MARKS_ROOM = 16 * 1024, /* bytes of text */
	MARKS_SIGHT = 56,       /* how long a line may be to be looked at */
	MARKS_MARGIN = 16,      /* bytes around the text that can be read */
	MARKS_DIGITS = 8,       /* how long a number may be */
};

struct marks {
	const char *begin; /* of the text; it was marked ... */
	const char *last;  /* ... so far that lines from here on are not seen */
	uint64_t words[MARKS_ROOM / 64 + 1], lines[MARKS_ROOM / 64 + 1];
};

/* Marks the text from at on, up to end at the most. */
void marks_make(struct marks *marks, const char *at, const char *end);

/* Bytes as a number: the first byte is the lowest. */
UTIL_INLINE uint64_t marks_bytes(const void *at)
{
	uint64_t bytes;

	memcpy(&bytes, at, sizeof(bytes));
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bytes = __builtin_bswap64(bytes);
#endif
	return bytes;
}

UTIL_INLINE uint32_t marks_four_bytes(const char *at)
{
	uint32_t bytes;

	memcpy(&bytes, at, sizeof(bytes));
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bytes = __builtin_bswap32(bytes);
#endif
	return bytes;
}

/* A line, or what is left of one. */
struct marked {
	const char *at;   /* it begins here, and places are counted from here */
	unsigned newline; /* the place of its newline */
	/* The places of the ends of words, and all from the newline on. */
	uint64_t ends;
};

UTIL_INLINE uint64_t marks_from(const uint64_t *bits, size_t i)
{
	return marks_bytes((const char *)bits + i / 8) >> i % 8;
}

/* The line that begins at at, which is before last.  False: it is too long. */
UTIL_INLINE bool marks_line(const struct marks *marks, const char *at,
			    struct marked *line)
{
	const size_t i = (size_t)(at - marks->begin);
	uint64_t newlines = marks_from(marks->lines, i);

	if (!newlines)
		return false;
	newlines &= 0 - newlines;
	line->at = at;
	line->ends = marks_from(marks->words, i) | (0 - newlines);
	line->newline = (unsigned)__builtin_ctzll(newlines);
	return true;
}

/* Where the next word ends, which is taken out of the line's. */
UTIL_INLINE unsigned marks_next(struct marked *line)
{
	unsigned place = (unsigned)__builtin_ctzll(line->ends);

	line->ends &= line->ends - 1;
	return place;
}

/*
 * The number in the length bytes before end, at most MARKS_DIGITS of them; 0
 * if there are none.  *bad comes to be not 0 if these are not all digits.
 */
UTIL_INLINE uint64_t marks_number(const char *end, unsigned length,
				  uint64_t *bad)
{
	const unsigned half = 4 * (MARKS_DIGITS - length);
	uint64_t n = marks_bytes(end - MARKS_DIGITS) ^ 0x3030303030303030;

	/* The shift by 64 is none. */
	n &= ~(uint64_t)0 << half << half;
	*bad |= (n | (n + 0x7676767676767676)) & 0x8080808080808080;
	/* Two digits at a time, then four, then eight. */
	n = n * (10 * 256 + 1) >> 8 & 0x00ff00ff00ff00ff;
	n = n * (100 * 65536 + 1) >> 16 & 0x0000ffff0000ffff;
	return n * (10000 * ((uint64_t)1 << 32) + 1) >> 32;
}

/*
 * Where the next words end, up to MARKS_FOUR of them and each of no more than
 * MARKS_SMALL bytes: costs are mostly so small, and then they are decoded
 * together.  The lowest bits of the marks from a place on tell which shape.
 */
enum { MARKS_FOUR = 4, MARKS_SMALL = 4, MARKS_SHAPES = 1 << 12 };

struct shape {
	uint64_t mask[MARKS_FOUR / 2]; /* of the bytes before each end */
	uint8_t end[MARKS_FOUR]; /* from the place on; of what is none, 0 */
	uint8_t words;
	uint8_t last; /* where the last of them ends */
};

/* All shapes, by the lowest bits of the marks; the caller frees them. */
struct shape *marks_shapes(void);

#ifdef MARKS_SSE2

UTIL_INLINE __m128i marks_load(const char *four_bytes)
{
	int value;

	memcpy(&value, four_bytes, sizeof(value));
	return _mm_cvtsi32_si128(value);
}

/* The numbers of a shape, in their order; what is none is 0. */
struct four {
	__m128i numbers;
};

/*
 * Decodes the numbers of a shape at at; with sign, the first one's first byte
 * is none of its digits.  False: these are not all digits.
 */
UTIL_INLINE bool marks_four(const struct shape *shape, const char *at,
			    bool sign, struct four *four)
{
	const char *begin = at - MARKS_SMALL;
	__m128i mask = _mm_loadu_si128((const __m128i *)shape->mask);
	__m128i digits, odd, even, none;

	if (sign)
		mask = _mm_and_si128(
			mask, _mm_or_si128(_mm_slli_epi32(mask, 8),
					   _mm_set_epi32(-1, -1, -1, 0)));
	digits = _mm_unpacklo_epi64(
		_mm_unpacklo_epi32(marks_load(begin + shape->end[0]),
				   marks_load(begin + shape->end[1])),
		_mm_unpacklo_epi32(marks_load(begin + shape->end[2]),
				   marks_load(begin + shape->end[3])));
	digits = _mm_and_si128(_mm_xor_si128(digits, _mm_set1_epi8('0')), mask);
	/* With a bit of 128 where it is more than 9. */
	none = _mm_or_si128(digits, _mm_add_epi8(digits, _mm_set1_epi8(118)));
	/* The thousands and tens, and the hundreds and ones, of each. */
	even = _mm_and_si128(digits, _mm_set1_epi16(0xff));
	odd = _mm_srli_epi16(digits, 8);
	four->numbers = _mm_add_epi32(
		_mm_madd_epi16(even, _mm_set1_epi32(10 << 16 | 1000)),
		_mm_madd_epi16(odd, _mm_set1_epi32(1 << 16 | 100)));
	return !_mm_movemask_epi8(none);
}

/* Takes out the first number. */
UTIL_INLINE unsigned marks_first(struct four *four)
{
	unsigned first = (unsigned)_mm_cvtsi128_si32(four->numbers);

	four->numbers = _mm_srli_si128(four->numbers, 4);
	return first;
}

/*
 * Adds the numbers to sums, which are MARKS_FOUR.  False, and nothing done: a
 * sum comes to be negative, perhaps because it does not fit.
 */
UTIL_INLINE bool marks_add(const struct four *four, int64_t *sums)
{
	__m128i *sum = (__m128i *)sums;
	__m128i zero = _mm_setzero_si128();
	__m128i ab = _mm_add_epi64(_mm_unpacklo_epi32(four->numbers, zero),
				   _mm_loadu_si128(sum));
	__m128i cd = _mm_add_epi64(_mm_unpackhi_epi32(four->numbers, zero),
				   _mm_loadu_si128(sum + 1));

	if (_mm_movemask_pd(_mm_castsi128_pd(_mm_or_si128(ab, cd))))
		return false;
	_mm_storeu_si128(sum, ab);
	_mm_storeu_si128(sum + 1, cd);
	return true;
}

#else

/* Two numbers: the one that ends at a is the lower half. */
UTIL_INLINE uint64_t marks_two(const char *a, const char *b, uint64_t mask,
			       uint64_t *bad)
{
	uint64_t n = marks_four_bytes(a - MARKS_SMALL) |
		     (uint64_t)marks_four_bytes(b - MARKS_SMALL) << 32;

	n = (n ^ 0x3030303030303030) & mask;
	*bad |= n | (n + 0x7676767676767676);
	n = n * (10 * 256 + 1) >> 8 & 0x00ff00ff00ff00ff;
	return n * (100 * 65536 + 1) >> 16 & 0x0000ffff0000ffff;
}

struct four {
	uint64_t low, high; /* two each, the first one lower */
};

UTIL_INLINE bool marks_four(const struct shape *shape, const char *at,
			    bool sign, struct four *four)
{
	const uint8_t *end = shape->end;
	uint64_t bad = 0, low = shape->mask[0];

	if (sign)
		low &= (low & UINT32_MAX) << 8 | (uint64_t)UINT32_MAX << 32;
	four->low = marks_two(at + end[0], at + end[1], low, &bad);
	four->high = marks_two(at + end[2], at + end[3], shape->mask[1], &bad);
	return !(bad & 0x8080808080808080);
}

UTIL_INLINE unsigned marks_first(struct four *four)
{
	unsigned first = (uint32_t)four->low;

	four->low = four->low >> 32 | four->high << 32;
	four->high >>= 32;
	return first;
}

UTIL_INLINE bool marks_add(const struct four *four, int64_t *sums)
{
	uint64_t a = (uint64_t)sums[0] + (uint32_t)four->low;
	uint64_t b = (uint64_t)sums[1] + (four->low >> 32);
	uint64_t c = (uint64_t)sums[2] + (uint32_t)four->high;
	uint64_t d = (uint64_t)sums[3] + (four->high >> 32);

	if ((a | b | c | d) >> 63)
		return false;
	sums[0] = (int64_t)a;
	sums[1] = (int64_t)b;
	sums[2] = (int64_t)c;
	sums[3] = (int64_t)d;
	return true;
}

#endif

#endif
