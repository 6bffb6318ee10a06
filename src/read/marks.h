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
 * Bitmaps of where words and lines end in a stretch of text.
 *
 * Reading numbers byte by byte takes a branch for each byte, and many of these
 * are mispredicted. So the ends of words (blanks, tabs, newlines) are found
 * first, as a bitmap. Then a number is decoded by the same instructions for any
 * length.
 */
enum {
	MARKS_ROOM = 12 * 1024, /* bytes of text that are marked at once */
	MARKS_SIGHT = 57,  /* bits visible from any offset in one 64-bit load */
	MARKS_MARGIN = 16, /* bytes around the text that can be read */
	MARKS_DIGITS = 8,  /* most digits of a number ... */
	MARKS_MOST = 100000000, /* ... so all numbers are less */
};

struct marks {
	const char *begin; /* of the marked text */
	const char *last;  /* lines that begin from here on are not marked */
	uint64_t ends[MARKS_ROOM / 64 + 1], newlines[MARKS_ROOM / 64 + 1];
};

/* Marks the text from `at`, where a line begins, up to `end`, or less. */
void marks_make(struct marks *marks, const char *at, const char *end);

/* Returns 8 bytes as a number; the first byte is the lowest. */
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
 * Finds the line at `at`, which is before last: *newline is the place of its
 * newline, and *ends are the ends of its words, with all bits from the newline
 * on set, both counted from `at`. Returns false if the newline is not among the
 * bits loaded.
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

/* Returns the ends after the end at `place`, counted from the byte after it. */
UTIL_INLINE uint64_t marks_behind(uint64_t ends, unsigned place)
{
	return ends >> place >> 1;
}

/* Returns the first end; there is one, as all bits from the newline are set. */
UTIL_INLINE unsigned marks_first_end(uint64_t ends)
{
	return bits_first(ends);
}

/*
 * Returns the number in the `length` bytes before end, at most MARKS_DIGITS; 0
 * if there are none. Makes *bad nonzero if they are not all digits.
 */
UTIL_INLINE uint64_t marks_number(const char *end, unsigned length,
				  uint64_t *bad)
{
	const unsigned half = 4 * (MARKS_DIGITS - length);
	uint64_t n = marks_bytes(end - MARKS_DIGITS) ^ 0x3030303030303030;

	/* Two shifts, as a shift by 64 is undefined. */
	n &= ~(uint64_t)0 << half << half;
	*bad |= (n | (n + 0x7676767676767676)) & 0x8080808080808080;
	/* Combine two digits, then four, then eight. */
	n = n * (10 * 256 + 1) >> 8 & 0x00ff00ff00ff00ff;
	n = n * (100 * 65536 + 1) >> 16 & 0x0000ffff0000ffff;
	return n * (10000 * ((uint64_t)1 << 32) + 1) >> 32;
}

/*
 * A shape: where the next words end, up to MARKS_FOUR words of up to
 * MARKS_SMALL bytes. Most costs are this small, and a shape is decoded at once.
 * The lowest bits of the ends from a place on are the number of the shape.
 */
enum { MARKS_FOUR = 4, MARKS_SMALL = 4, MARKS_SHAPES = 1 << 12 };

struct shape {
	/* The end of each word, counted from the place; 0: no word. */
	_Alignas(8) uint8_t end[MARKS_FOUR]; /* so that a shape has 8 bytes */
	uint8_t words;
	uint8_t last; /* end of the last word */
};

/* The bytes before each word's end that must be digits have all bits set. */
struct shape_mask {
	_Alignas(16) uint32_t of[MARKS_FOUR];
};

/*
 * The first byte of the first word: a digit, a sign before digits, or a star.
 * Each value is the index of its first mask in struct shapes.
 */
enum { LEADS = 3 };
enum lead {
	LEAD_DIGIT,
	LEAD_SIGN = MARKS_SHAPES,
	LEAD_STAR = 2 * MARKS_SHAPES
};

/* All shapes, by their numbers. */
struct shapes {
	/*
	 * Masks leave out a sign or star where it is allowed; elsewhere it is
	 * taken as a digit, which fails.
	 */
	struct shape_mask mask[LEADS * MARKS_SHAPES];
	struct shape shape[MARKS_SHAPES];
};

struct shapes *marks_shapes(void); /* the caller frees the result */

/*
 * Sums of the digits of many shapes, by word, in lanes of 16 bits: `even` has
 * thousands and tens, `odd` has hundreds and ones. marks_weigh() turns them
 * into numbers after at most MARKS_ROOM bytes of text, before a lane wraps.
 */
struct digit_sums {
	_Alignas(16) uint64_t even[MARKS_FOUR / 2], odd[MARKS_FOUR / 2];
};

/*
 * A lane is signed. Each line adds at most 9 to it, and has at least 4 bytes.
 */
_Static_assert(MARKS_ROOM / 4 * 9 <= INT16_MAX, "sums of digits fit");

/* Returns the number of four digits; the first one is the lowest byte. */
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

/* The digits of a shape, four bytes for each word; 0 where no digit is. */
struct digits {
	__m128i bytes;
};

/* Reads the digits of a shape at `at`. Returns false if not all are digits. */
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
	/* The sum has its highest bit set where a byte is more than 9. */
	return !_mm_movemask_epi8(_mm_adds_epu8(bytes, _mm_set1_epi8(118)));
}

/* Returns the number of the first word. */
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

/* Turns the sums of digits into sums of numbers; resets the former to 0. */
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
	uint64_t low, high; /* two words each, the first one lower */
};

/* Reads two words: the lower half is the word that ends at a. */
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

/* Returns the numbers of a single shape. */
UTIL_INLINE void marks_numbers(const struct digits *digits,
			       uint32_t numbers[MARKS_FOUR])
{
	struct digit_sums sums = {{0}, {0}};

	marks_add(digits, &sums);
	marks_weigh(&sums, numbers);
}

#endif
