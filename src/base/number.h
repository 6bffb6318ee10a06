/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"
#include "base/util.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

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

/* Writes a number in decimal, faster than printf; returns its length. */
enum { NUMBER_TEXT = sizeof("18446744073709551615") };
size_t number_print(uint64_t number, char text[NUMBER_TEXT]);

/* Writes a number in the same way, with a minus if it is negative. */
void number_put(FILE *out, bool negative, uint64_t magnitude);

/*
 * Reads a count: a whole word, with an optional sign.  It may have a decimal point and is then
 * rounded, halves away from zero (src/README R9); with an exponent it is what a double holds.
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
