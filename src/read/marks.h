/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/number.h"

#if defined(__SSE2__) && !defined(NO_SSE2)
#include <emmintrin.h>
#define MARKS_SSE2
#endif

/*
 * Bitmaps of where words and lines end in a stretch of text.
 *
 * Reading numbers byte by byte takes a branch for each byte, and many of these are mispredicted. So
 * the ends of words (blanks, tabs, newlines) are found first, as a bitmap. Then a number is decoded
 * by the same instructions for any length.
 */
enum {
	MARKS_ROOM = 12 * 1024, /* bytes of text that are marked at once */
	MARKS_SIGHT = 57,       /* bits visible from any offset in one 64-bit load */
	MARKS_MARGIN = 16,      /* bytes around the text that can be read */
	MARKS_DIGITS = 8,       /* most digits of a number */
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

UTIL_INLINE uint64_t marks_from(const uint64_t *bits, size_t i)
{
	return marks_bytes((const char *)bits + i / 8) >> i % 8;
}

/*
 * Finds the line at `at`, which is before last: *newline is the place of its newline, and *ends are
 * the ends of its words, with all bits from the newline on set, both counted from `at`. Returns
 * false if the newline is not among the bits loaded.
 */
UTIL_INLINE bool marks_line(const struct marks *marks, const char *at, uint64_t *ends,
			    unsigned *newline)
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

/*
 * Returns two numbers of four digits each, of which the first is the lowest
 * byte: combines two digits, then four.
 */
UTIL_INLINE uint64_t marks_fours(uint64_t digits)
{
	digits = digits * (10 * 256 + 1) >> 8 & 0x00ff00ff00ff00ff;
	return digits * (100 * 65536 + 1) >> 16 & 0x0000ffff0000ffff;
}

/*
 * Returns the number in the `length` bytes before end, at most MARKS_DIGITS; 0
 * if there are none. Makes *bad nonzero if they are not all digits.
 */
UTIL_INLINE uint64_t marks_number(const char *end, unsigned length, uint64_t *bad)
{
	const unsigned half = 4 * (MARKS_DIGITS - length);
	uint64_t n = marks_bytes(end - MARKS_DIGITS) ^ 0x3030303030303030;

	/* Two shifts, as a shift by 64 is undefined. */
	n &= ~(uint64_t)0 << half << half;
	*bad |= (n | (n + 0x7676767676767676)) & 0x8080808080808080;
	n = marks_fours(n);
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
enum lead { LEAD_DIGIT, LEAD_SIGN = MARKS_SHAPES, LEAD_STAR = 2 * MARKS_SHAPES };

/* The lead of a position, by its first byte; LEAD_DIGIT for all other bytes. */
static const uint16_t marks_lead[256] = {['+'] = LEAD_SIGN, ['-'] = LEAD_SIGN, ['*'] = LEAD_STAR};

/*
 * Sets *number to the position with the first byte c and the number n, counted from *number if it
 * is relative: of +n, -n and, with 0 for n, *.  False: one of them is below 0, or 2^63 or more.
 */
UTIL_INLINE bool marks_move(unsigned char c, uint64_t n, uint64_t *number)
{
	const uint64_t from = marks_lead[c] == LEAD_DIGIT ? 0 : *number;
	const uint64_t to = from + (c == '-' ? 0 - n : n);

	if ((from | to) >> 63)
		return false;
	*number = to;
	return true;
}

/* Returns whether a line that begins with these two bytes begins with a position. */
UTIL_INLINE bool marks_begin_position(char first, char second)
{
	if (first == '+' || first == '-')
		return number_is_digit(second);
	return number_is_digit(first) || first == '*';
}

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

#ifdef MARKS_SSE2

UTIL_INLINE __m128i marks_load(const char *four_bytes)
{
	int value;

	memcpy(&value, four_bytes, sizeof(value));
	return _mm_cvtsi32_si128(value);
}

/* Reads the numbers of a shape at `at`; 0 where no word is. Returns false if not all are digits. */
UTIL_INLINE bool marks_numbers(const struct shape *shape, const struct shape_mask *mask,
			       const char *at, uint32_t numbers[MARKS_FOUR])
{
	const char *begin = at - MARKS_SMALL;
	const __m128i text =
		_mm_unpacklo_epi64(_mm_unpacklo_epi32(marks_load(begin + shape->end[0]),
						      marks_load(begin + shape->end[1])),
				   _mm_unpacklo_epi32(marks_load(begin + shape->end[2]),
						      marks_load(begin + shape->end[3])));
	const __m128i digits = _mm_and_si128(_mm_xor_si128(text, _mm_set1_epi8('0')),
					     _mm_load_si128((const __m128i *)mask->of));
	/* Thousands and tens, then hundreds and ones */
	const __m128i even = _mm_and_si128(digits, _mm_set1_epi16(0xff));
	const __m128i odd = _mm_srli_epi16(digits, 8);

	_mm_storeu_si128((__m128i *)numbers,
			 _mm_add_epi32(_mm_madd_epi16(even, _mm_set1_epi32(10 << 16 | 1000)),
				       _mm_madd_epi16(odd, _mm_set1_epi32(1 << 16 | 100))));
	/* The sum has its highest bit set where a byte is more than 9. */
	return !_mm_movemask_epi8(_mm_adds_epu8(digits, _mm_set1_epi8(118)));
}

#else

UTIL_INLINE bool marks_numbers(const struct shape *shape, const struct shape_mask *mask,
			       const char *at, uint32_t numbers[MARKS_FOUR])
{
	uint64_t bad = 0;

	for (unsigned i = 0; i < MARKS_FOUR; i++) {
		const uint32_t text = (uint32_t)marks_bytes(at - MARKS_SMALL + shape->end[i]);
		const uint64_t n = (text ^ 0x30303030) & mask->of[i];

		bad |= n | (n + 0x76767676);
		numbers[i] = (uint32_t)marks_fours(n);
	}
	return !(bad & 0x80808080);
}

#endif
