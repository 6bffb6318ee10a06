/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/number.h"

#include <float.h>

/* --- numbers of 128 bits ----------------------------------------------- */

static int compare_large(struct large a, struct large b)
{
	if (a.high != b.high)
		return a.high < b.high ? -1 : 1;
	return (a.low > b.low) - (a.low < b.low);
}

static struct large sum(struct large a, struct large b)
{
	uint64_t low = a.low + b.low;

	return (struct large){a.high + b.high + (low < a.low), low};
}

/* Returns a - b; b must not be more than a. */
static struct large difference(struct large a, struct large b)
{
	return (struct large){a.high - b.high - (a.low < b.low), a.low - b.low};
}

/* If *a is at least b, subtracts b and returns 1; else returns 0. */
static unsigned take_once(struct large *a, struct large b)
{
	if (compare_large(*a, b) < 0)
		return 0;
	*a = difference(*a, b);
	return 1;
}

static int bit_length(struct large a)
{
	return a.high ? 64 + bits_length(a.high) : bits_length(a.low);
}

/* The product of two numbers of 64 bits, from the products of their halves. */
struct large fraction_multiply(uint64_t a, uint64_t b)
{
	uint64_t low = (uint32_t)a * (uint64_t)(uint32_t)b;
	uint64_t cross = (a >> 32) * (uint32_t)b + (low >> 32);
	uint64_t other = (uint32_t)a * (b >> 32) + (uint32_t)cross;

	return (struct large){(a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32),
			      other << 32 | (uint32_t)low};
}

/* Returns a / by, and the remainder in *rest; by is from 1 to 2^127. */
static struct large divide_large(struct large a, struct large by, struct large *rest)
{
	struct large quotient = {0, 0};
	int i;

	if (!(a.high | by.high)) {
		*rest = (struct large){0, a.low % by.low};
		return (struct large){0, a.low / by.low};
	}
	*rest = quotient;
	for (i = bit_length(a); i-- > 0;) {
		*rest = sum(*rest, *rest);
		rest->low |= (i < 64 ? a.low >> i : a.high >> (i - 64)) & 1;
		quotient = sum(quotient, quotient);
		quotient.low |= take_once(rest, by);
	}
	return quotient;
}

uint64_t fraction_scale(uint64_t a, uint64_t b, uint64_t c)
{
	struct large by = {0, c}, rest;
	uint64_t product;

	if (!overflow_mul(a, b, &product))
		return c ? product / c : 0;
	return divide_large(fraction_multiply(a, b), by, &rest).low;
}

int fraction_compare_products(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
	return compare_large(fraction_multiply(a, b), fraction_multiply(c, d));
}

uint64_t fraction_nearest(uint64_t a, uint64_t b, uint64_t c)
{
	uint64_t down = fraction_scale(a, b, c);

	return down + (c && fraction_compare_products(2 * a, b, 2 * down + 1, c) >= 0);
}

uint64_t fraction_share(struct fraction_shares *shares, uint64_t part)
{
	uint64_t before = shares->given;

	shares->upto += part;
	shares->given = fraction_scale(shares->value, shares->upto, shares->whole);
	return shares->given - before;
}

/* --- fractions --------------------------------------------------------- */

/* Zero is not negative. */
static struct fraction make_fraction(bool negative, struct large over, struct large under)
{
	return (struct fraction){negative && (over.high | over.low), over, under};
}

struct fraction fraction_of(int64_t over, int64_t under)
{
	return make_fraction((over < 0) != (under < 0), (struct large){0, number_magnitude(over)},
			     (struct large){0, number_magnitude(under)});
}

/*
 * Makes over and under fit into 64 bits each: a longer fraction becomes a
 * quotient, with as many bits as there is room for, over a power of two.
 */
static struct fraction approximate(const struct fraction *f)
{
	int over = bit_length(f->over), under = bit_length(f->under);
	int bits = 62 - over + under < 127 - over ? 62 - over + under : 127 - over;
	struct fraction result = {.negative = f->negative};
	struct large all = f->over, rest;

	if (!(f->over.high | f->under.high))
		return *f;
	/* At most 63: a tiny fraction becomes 0. */
	bits = bits > 63 ? 63 : bits > 0 ? bits : 0;
	for (int i = 0; i < bits; i++)
		all = sum(all, all);
	result.over = divide_large(all, f->under, &rest);
	result.under.low = (uint64_t)1 << bits;
	return result;
}

struct fraction fraction_difference(const struct fraction *a, const struct fraction *b)
{
	struct large x = a->over, y = b->over, under = a->under;

	if (compare_large(a->under, b->under)) {
		struct fraction c = approximate(a), d = approximate(b);

		x = fraction_multiply(c.over.low, d.under.low);
		y = fraction_multiply(d.over.low, c.under.low);
		under = fraction_multiply(c.under.low, d.under.low);
	}
	if (a->negative != b->negative)
		return make_fraction(a->negative, sum(x, y), under);
	if (compare_large(x, y) >= 0)
		return make_fraction(a->negative, difference(x, y), under);
	return make_fraction(!a->negative, difference(y, x), under);
}

struct fraction fraction_growth(const struct fraction *before, const struct fraction *after)
{
	struct fraction result = fraction_difference(after, before);
	struct fraction a = approximate(after), c = approximate(before);

	/* (a/b - c/d) / (c/d) is (ad - cb) / bc, or for b = d (a - c) / c */
	result.under = compare_large(after->under, before->under)
			       ? fraction_multiply(a.under.low, c.over.low)
			       : before->over;
	return result;
}

int fraction_compare(const struct fraction *a, const struct fraction *b)
{
	struct fraction less = fraction_difference(a, b);

	return less.negative ? -1 : !fraction_is_zero(&less);
}

/* --- text -------------------------------------------------------------- */

/*
 * Writes the digits of a quotient, rounded, the last n of them after the point. The first digit is
 * 0, unless rounding carries into it: 9.9 becomes 10. Returns the number of digits.
 */
static size_t find_digits(const struct fraction *f, unsigned n, char digits[FRACTION_TEXT])
{
	struct large rest, left, whole = divide_large(f->over, f->under, &rest);
	size_t from = FRACTION_TEXT, count, i;

	do {
		whole = divide_large(whole, (struct large){0, 10}, &left);
		digits[--from] = (char)left.low;
	} while (whole.high | whole.low);
	digits[--from] = 0;
	count = FRACTION_TEXT - from;
	memmove(digits, digits + from, count);
	for (; n > 0; n--, rest = left) {
		/* 10 * rest, which may not fit, is reduced on the way. */
		left = (struct large){0, 0};
		digits[count] = 0;
		for (i = 0; i < 10; i++) {
			left = sum(left, rest);
			digits[count] = (char)(digits[count] + (char)take_once(&left, f->under));
		}
		count++;
	}
	if (compare_large(rest, difference(f->under, rest)) >= 0) {
		for (i = count - 1; digits[i] == 9; i--)
			digits[i] = 0;
		digits[i]++;
	}
	return count;
}

size_t fraction_print(const struct fraction *f, bool percent, unsigned decimals, bool plus,
		      bool separators, char text[FRACTION_TEXT])
{
	char digits[FRACTION_TEXT];
	size_t count = find_digits(f, decimals + (percent ? 2 : 0), digits);
	size_t whole = count - decimals, length = 0, i = 0;

	while (i + 1 < whole && !digits[i])
		i++;
	if (f->negative)
		text[length++] = '-';
	else if (plus && !fraction_is_zero(f))
		text[length++] = '+';
	for (; i < count; i++) {
		if (i == whole)
			text[length++] = '.';
		text[length++] = (char)('0' + digits[i]);
		if (separators && i + 1 < whole && (whole - i) % 3 == 1)
			text[length++] = ',';
	}
	text[length] = '\0';
	return length;
}

#if FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 1
#error "doubles are to be rounded to 64 bits: on x86, with -msse2 -mfpmath=sse"
#endif

static double percent_of(int64_t count, int64_t total)
{
	return (double)count * 100 / (double)total;
}

size_t percent_print(int64_t count, int64_t total, bool plus, char text[FRACTION_TEXT])
{
	size_t sign = plus && count > 0;
	double value = total ? percent_of(count, total) : 0;

	*text = '+';
	if (total < 0)
		value = -value;
	/* compat: other values leave room for only one decimal. */
	return sign + (size_t)snprintf(text + sign, FRACTION_TEXT - 1, "%.*f",
				       value > -9.995 && value < (sign ? 9.995 : 99.995) ? 2 : 1,
				       value);
}

bool percent_reached(int64_t sum, int64_t total, const struct decimal *percent)
{
	return sum >= 0 && percent_of(sum, total > 0 ? total : 1) >=
				   (double)percent->over / (double)percent->under;
}
