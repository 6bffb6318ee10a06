/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

/* The result of reading a word as a number. */
enum number {
	NUMBER_OK,
	NUMBER_ROUNDED, /* it had a fraction; read as the nearest integer */
	NUMBER_TOO_BIG, /* it is a number, but does not fit */
	NUMBER_BAD,     /* it is not a number */
};

static inline bool number_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A number without its sign. */
static inline uint64_t number_magnitude(int64_t number)
{
	return number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
}

/* The same, but INT64_MAX of INT64_MIN. */
static inline int64_t number_size(int64_t number)
{
	return number >= 0 ? number : number == INT64_MIN ? INT64_MAX : -number;
}

/* Reads digits; returns the address after them (at, if there are none). */
UTIL_INLINE const char *number_digits(const char *at, uint64_t *value)
{
	uint64_t n = 0;
	unsigned digit;

	while ((digit = (unsigned char)*at - (unsigned)'0') <= 9) {
		n = n * 10 + digit;
		at++;
	}
	*value = n;
	return at;
}

/* A number with this many digits always fits into 64 bits. */
enum { NUMBER_SAFE_DIGITS = 18 };

/* Returns whether there are 1 to NUMBER_SAFE_DIGITS bytes from at to end. */
UTIL_INLINE bool number_is_safe(const char *at, const char *end)
{
	return (size_t)(end - at) - 1 < NUMBER_SAFE_DIGITS;
}

/*
 * Reads a Number of the specification's grammar (digits, or 0x and hexadecimal
 * digits) from the front of *s.  *value changes only on NUMBER_OK.  A number
 * that is too big is removed from *s, too.
 */
enum number number_eat(struct str *s, uint64_t *value);

/*
 * Writes a number with commas between thousands, "-1,234", up to end, before which there are
 * NUMBER_GROUPED bytes; returns its start.
 */
enum { NUMBER_GROUPED = sizeof("-9,223,372,036,854,775,808") };
char *number_put_grouped(char *end, int64_t number);

/* The same as a string, for a message. */
struct grouped {
	char text[NUMBER_GROUPED];
};
struct grouped number_grouped(int64_t number);

/* Writes a number in decimal, faster than printf, with a minus if it is negative. */
enum { NUMBER_TEXT = sizeof("18446744073709551615") };
void number_put(FILE *out, bool negative, uint64_t magnitude);

/*
 * Reads a count: a whole word, with an optional sign.  It may have a decimal point and is then
 * rounded, halves away from zero (src/README R9).
 */
enum number number_count(struct str word, int64_t *value);

/*
 * Reads a subposition, which is a whole word: "n", or relative to *value "+n", "-n" or "*".
 * Replaces *value with the position.  *rest says that something follows the number (the end of a
 * range such as 16-20), which is ignored.  *below says that the result was below 0 and became 0.
 */
enum number number_position(struct str word, uint64_t *value, bool *rest, bool *below);

/* A decimal number of 0 or more: exactly over / under, where under is 10^n. */
struct decimal {
	uint64_t over, under;
};

/*
 * Reads digits with or without a point.  Digits after the 16th decimal place
 * are ignored.  A number that does not fit is NUMBER_TOO_BIG.
 */
enum number number_decimal(struct str text, struct decimal *value);

/* Reads a percentage: a decimal number from 0 to 100. */
bool number_percent(struct str text, struct decimal *value);

/* A list of numbers and ranges of numbers, such as "1,3-5,8-". */
struct ranges {
	struct range {
		uint64_t low, high;
	} * list;
	size_t count;
};

/* False if the text is not such a list.  Call ranges_free in either case. */
bool ranges_read(struct ranges *ranges, struct str text);
bool ranges_has(const struct ranges *ranges, uint64_t number);
void ranges_free(struct ranges *ranges);

/* --- fraction.c --------------------------------------------------------- */

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
