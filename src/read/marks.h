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
 * foreseen.  So the ends of words (a blank, a tab, a newline) are found first,
 * as a bitmap; then a number is decoded in the same instructions however long
 * it is.
 */
enum {
	MARKS_ROOM = 12 * 1024, /* bytes of text */
	MARKS_SIGHT = 57,  /* bits visible from any offset in one 64-bit load */
	MARKS_MARGIN = 16, /* bytes around the text that can be read */
	MARKS_DIGITS = 8,  /* how long a number may be ... */
	MARKS_MOST = 100000000, /* ... so all are less than this */
};

struct marks {
	const char *begin; /* of the text; it was marked ... */
	const char *last;  /* ... so far that lines from here on are not seen */
	uint64_t ends[MARKS_ROOM / 64 + 1], newlines[MARKS_ROOM / 64 + 1];
};

/* Marks the text from at, the begin of a line, on, up to end at the most. */
void marks_make(struct marks *marks, const char *at, const char *end);

/* Bytes as a number: the first byte is the lowest. */
UTIL_INLINE uint64_t marks_bytes(const void *at)
{
	uint64_t bytes;

	memcpy(&bytes, at, sizeof(bytes));
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bytes = bits_swap64(bytes);
#endif
	return bytes;
}

UTIL_INLINE uint32_t marks_four_bytes(const char *at)
{
	uint32_t bytes;

	memcpy(&bytes, at, sizeof(bytes));
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bytes = bits_swap32(bytes);
#endif
	return bytes;
}

UTIL_INLINE uint64_t marks_from(const uint64_t *bits, size_t i)
{
	return marks_bytes((const char *)bits + i / 8) >> i % 8;
}

/*
 * The line at at, which is before last: the ends of its words, with all places
 * from the newline on, and the place of that; places are counted from at.
 * False: it is too long to be seen.
 */
UTIL_INLINE bool marks_line(const struct marks *marks, const char *at,
			    uint64_t *ends, unsigned *newline)
{
	const size_t i = (size_t)(at - marks->begin);
	const uint64_t newlines = marks_from(marks->newlines, i);

	if (!newlines)
		return false;
	*ends = marks_from(marks->ends, i) | newlines | (0 - newlines);
	*newline = bits_first(newlines);
	return true;
}

/* The ends behind the one at place, counted from there on. */
UTIL_INLINE uint64_t marks_behind(uint64_t ends, unsigned place)
{
	return ends >> place >> 1;
}

/* The first of the ends; a line has one, whatever was read of it. */
UTIL_INLINE unsigned marks_first_end(uint64_t ends)
{
	return bits_first(ends);
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
	/* Where each ends, from the place on; of what is none, 0. */
	_Alignas(8) uint8_t end[MARKS_FOUR]; /* quick to index by 8 bytes */
	uint8_t words;
	uint8_t last; /* where the last of them ends */
};

/* Which of the bytes before each end are to be digits: all bits of these. */
struct shape_mask {
	_Alignas(16) uint32_t of[MARKS_FOUR];
};

/*
 * What the first word begins with: a digit, a sign before digits, a star.  Each
 * is where its masks begin.
 */
enum { LEADS = 3 };
enum lead {
	LEAD_DIGIT,
	LEAD_SIGN = MARKS_SHAPES,
	LEAD_STAR = 2 * MARKS_SHAPES
};

/* All shapes, by the lowest bits of the marks. */
struct shapes {
	/* A sign or star is no digit; where it may not stand, it is to be one. */
	struct shape_mask mask[LEADS * MARKS_SHAPES];
	struct shape shape[MARKS_SHAPES];
};

struct shapes *marks_shapes(void); /* the caller frees them */

/*
 * Sums of the digits of the numbers of shapes, in lanes of 16 bits: thousands
 * and tens, hundreds and ones of each.  They are weighed (marks_weigh) when all
 * are added, at the latest behind MARKS_ROOM bytes of text.
 */
struct digit_sums {
	_Alignas(16) uint64_t even[MARKS_FOUR / 2], odd[MARKS_FOUR / 2];
};

/* A line with a cost has four bytes, and a weight is of a number with sign. */
_Static_assert(MARKS_ROOM / 4 * 9 <= INT16_MAX, "sums of digits fit");

/* The number of the first word, whose digits are the lowest bytes. */
UTIL_INLINE unsigned marks_small(uint32_t digits)
{
	digits = digits * (10 * 256 + 1) >> 8 & 0x00ff00ff;
	return digits * (100 * 65536 + 1) >> 16;
}

#ifdef MARKS_SSE2

UTIL_INLINE __m128i marks_load(const char *four_bytes)
{
	int value;

	memcpy(&value, four_bytes, sizeof(value));
	return _mm_cvtsi32_si128(value);
}

/* The digits of the words of a shape, in their order; what is none is 0. */
struct digits {
	__m128i bytes;
};

/* Takes the digits of a shape at at.  False: these are not all digits. */
UTIL_INLINE bool marks_digits(const struct shape *shape,
			      const struct shape_mask *mask, const char *at,
			      struct digits *digits)
{
	const char *begin = at - MARKS_SMALL;
	__m128i bytes = _mm_unpacklo_epi64(
		_mm_unpacklo_epi32(marks_load(begin + shape->end[0]),
				   marks_load(begin + shape->end[1])),
		_mm_unpacklo_epi32(marks_load(begin + shape->end[2]),
				   marks_load(begin + shape->end[3])));

	bytes = _mm_and_si128(_mm_xor_si128(bytes, _mm_set1_epi8('0')),
			      _mm_load_si128((const __m128i *)mask->of));
	digits->bytes = bytes;
	/* With a bit of 128 where it is more than 9. */
	return !_mm_movemask_epi8(_mm_adds_epu8(bytes, _mm_set1_epi8(118)));
}

/* The first number. */
UTIL_INLINE unsigned marks_first(const struct digits *digits)
{
	return marks_small((uint32_t)_mm_cvtsi128_si32(digits->bytes));
}

UTIL_INLINE void marks_add(const struct digits *digits, struct digit_sums *sums)
{
	__m128i *even = (__m128i *)sums->even, *odd = (__m128i *)sums->odd;

	*even = _mm_add_epi16(
		*even, _mm_and_si128(digits->bytes, _mm_set1_epi16(0xff)));
	*odd = _mm_add_epi16(*odd, _mm_srli_epi16(digits->bytes, 8));
}

/* Turns sums of digits into those of the numbers, and makes them 0. */
UTIL_INLINE void marks_weigh(struct digit_sums *sums,
			     uint32_t numbers[MARKS_FOUR])
{
	__m128i *even = (__m128i *)sums->even, *odd = (__m128i *)sums->odd;

	_mm_storeu_si128(
		(__m128i *)numbers,
		_mm_add_epi32(
			_mm_madd_epi16(*even, _mm_set1_epi32(10 << 16 | 1000)),
			_mm_madd_epi16(*odd, _mm_set1_epi32(1 << 16 | 100))));
	*even = *odd = _mm_setzero_si128();
}

#else

struct digits {
	uint64_t low, high; /* of two words each, the first one lower */
};

/* Two words: the one that ends at a is the lower half. */
UTIL_INLINE uint64_t marks_two(const char *a, const char *b,
			       const uint32_t *mask, uint64_t *bad)
{
	uint64_t n = marks_four_bytes(a - MARKS_SMALL) |
		     (uint64_t)marks_four_bytes(b - MARKS_SMALL) << 32;

	n = (n ^ 0x3030303030303030) & (mask[0] | (uint64_t)mask[1] << 32);
	*bad |= n | (n + 0x7676767676767676);
	return n;
}

UTIL_INLINE bool marks_digits(const struct shape *shape,
			      const struct shape_mask *mask, const char *at,
			      struct digits *digits)
{
	const uint8_t *end = shape->end;
	uint64_t bad = 0;

	digits->low = marks_two(at + end[0], at + end[1], mask->of, &bad);
	digits->high = marks_two(at + end[2], at + end[3], mask->of + 2, &bad);
	return !(bad & 0x8080808080808080);
}

UTIL_INLINE unsigned marks_first(const struct digits *digits)
{
	return marks_small((uint32_t)digits->low);
}

UTIL_INLINE void marks_add(const struct digits *digits, struct digit_sums *sums)
{
	const uint64_t lanes = 0x00ff00ff00ff00ff;

	sums->even[0] += digits->low & lanes;
	sums->even[1] += digits->high & lanes;
	sums->odd[0] += digits->low >> 8 & lanes;
	sums->odd[1] += digits->high >> 8 & lanes;
}

UTIL_INLINE void marks_weigh(struct digit_sums *sums,
			     uint32_t numbers[MARKS_FOUR])
{
	unsigned i;

	for (i = 0; i < MARKS_FOUR; i++) {
		const unsigned shift = i % 2 * 32;
		const uint32_t even = (uint32_t)(sums->even[i / 2] >> shift);
		const uint32_t odd = (uint32_t)(sums->odd[i / 2] >> shift);

		numbers[i] = 1000 * (even & UINT16_MAX) + 10 * (even >> 16) +
			     100 * (odd & UINT16_MAX) + (odd >> 16);
	}
	*sums = (struct digit_sums){{0}, {0}};
}

#endif

/* The numbers of a shape alone. */
UTIL_INLINE void marks_numbers(const struct digits *digits,
			       uint32_t numbers[MARKS_FOUR])
{
	struct digit_sums sums = {{0}, {0}};

	marks_add(digits, &sums);
	marks_weigh(&sums, numbers);
}

#endif
