/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/percent.h"

#include "base/fraction.h"

/* --- what a double would hold ------------------------------------------ */

/* bits * 2^exponent, with PRECISION bits, unless it is 0. */
struct rounded {
	uint64_t bits;
	int exponent;
};

enum { PRECISION = 53 };

/* The nearest; of two that are as near, the even one. */
static struct rounded round_bits(uint64_t bits, int exponent)
{
	int drop;

	if (!bits)
		return (struct rounded){0, 0};
	drop = 64 - __builtin_clzll(bits) - PRECISION;
	if (drop > 0) {
		uint64_t half = (uint64_t)1 << (drop - 1);
		uint64_t rest = bits & (2 * half - 1);

		bits >>= drop;
		bits += rest > half || (rest == half && bits & 1);
	} else {
		bits <<= -drop;
	}
	exponent += drop;
	if (bits >> PRECISION) {
		bits >>= 1;
		exponent++;
	}
	return (struct rounded){bits, exponent};
}

static struct rounded divide(struct rounded a, struct rounded b)
{
	enum { STEPS = PRECISION + 3 };
	uint64_t quotient = 0, rest = a.bits;
	int i;

	for (i = 0; i < STEPS; i++) {
		quotient <<= 1;
		if (rest >= b.bits) {
			rest -= b.bits;
			quotient |= 1;
		}
		rest <<= 1;
	}
	/* That something is left settles what looks like a half. */
	return round_bits(quotient << 1 | (rest != 0),
			  a.exponent - b.exponent - STEPS);
}

/* count * 100 / total */
static struct rounded share(uint64_t count, uint64_t total)
{
	struct rounded hundred = round_bits(count, 0);

	hundred = round_bits(hundred.bits * 100, hundred.exponent);
	return divide(hundred, round_bits(total, 0));
}

static int compare(struct rounded a, struct rounded b)
{
	if (!a.bits || !b.bits)
		return (a.bits != 0) - (b.bits != 0);
	if (a.exponent != b.exponent)
		return a.exponent < b.exponent ? -1 : 1;
	return (a.bits > b.bits) - (a.bits < b.bits);
}

/* value times factor, as printf rounds it: the even one of two as near. */
static uint64_t to_integer(struct rounded value, unsigned factor)
{
	uint64_t product = value.bits * factor, half, rest;
	int drop = -value.exponent;

	if (drop <= 0)
		return product << -drop;
	if (drop >= 64)
		return 0;
	half = (uint64_t)1 << (drop - 1);
	rest = product & (2 * half - 1);
	product >>= drop;
	return product + (rest > half || (rest == half && product & 1));
}

/* --- text -------------------------------------------------------------- */

/*
 * count * factor / total, rounded, where doubles can only give the same: the
 * quotient is small, and not next to the middle of two results.
 */
static bool is_plain(uint64_t count, uint64_t total, unsigned factor,
		     uint64_t *result)
{
	enum { MOST = 1 << 20, MARGIN = 29 };
	uint64_t quotient, rest, distance;

	if (count > UINT64_MAX / factor)
		return false;
	quotient = count * factor / total;
	rest = 2 * (count * factor % total);
	distance = rest > total ? rest - total : total - rest;
	*result = quotient + (rest > total);
	return quotient < MOST && distance > total >> MARGIN;
}

bool percent_hundredths(uint64_t count, uint64_t total, unsigned *result)
{
	uint64_t wide;

	if (!total || !is_plain(count, total, 10000, &wide) || wide >= 10000)
		return false;
	*result = (unsigned)wide;
	return true;
}

/* Writes n, which has so many decimals, behind a sign or 0. */
static size_t print(uint64_t n, unsigned decimals, char sign, char *text)
{
	char digits[PERCENT_TEXT], *from = digits + sizeof(digits);
	unsigned done = 0;
	size_t length;

	do {
		*--from = (char)('0' + n % 10);
		n /= 10;
		if (++done == decimals)
			*--from = '.';
	} while (n || done <= decimals);
	if (sign)
		*--from = sign;
	length = (size_t)(digits + sizeof(digits) - from);
	memcpy(text, from, length);
	text[length] = '\0';
	return length;
}

/* compat: from -9.995 and 99.995 on there is room for one decimal only. */
static bool is_long(struct rounded value, bool is_signed)
{
	struct rounded bound = divide(round_bits(is_signed ? 1999 : 19999, 0),
				      round_bits(200, 0));

	return compare(value, bound) >= 0;
}

/* Nothing is rounded any more from there on. */
static bool is_huge(struct rounded value)
{
	return value.exponent > -8;
}

static size_t print_huge(const struct fraction *f, unsigned decimals, bool plus,
			 char *text)
{
	char wide[FRACTION_TEXT];
	size_t length = fraction_print(f, 100, decimals, plus, false, wide);

	memcpy(text, wide, length + 1);
	return length;
}

size_t percent_print(int64_t count, int64_t total, bool plus,
		     char text[PERCENT_TEXT])
{
	struct fraction f = {count < 0,
			     {number_magnitude(count), 0},
			     {number_magnitude(total), 0}};
	uint64_t n = f.over[0], all = f.under[0], result = 0;
	char sign = '\0';
	struct rounded value;

	if (plus && count > 0)
		sign = '+';
	else if (count < 0 && total)
		sign = '-';
	if (!all || !n)
		return print(0, 2, sign, text);
	if (is_plain(n, all, 10000, &result)) {
		if (result < (sign ? 1000U : 10000U))
			return print(result, 2, sign, text);
		if (is_plain(n, all, 1000, &result))
			return print(result, 1, sign, text);
	}
	value = share(n, all);
	if (is_huge(value))
		return print_huge(&f, 1, plus, text);
	if (is_long(value, sign))
		return print(to_integer(value, 10), 1, sign, text);
	return print(to_integer(value, 100), 2, sign, text);
}

size_t percent_print_long(int64_t count, int64_t total, char text[PERCENT_TEXT])
{
	struct fraction f = {(count < 0) != (total < 0),
			     {number_magnitude(count), 0},
			     {number_magnitude(total), 0}};
	uint64_t result = 0;

	if (fraction_is_zero(&f) || !total)
		return print(0, 2, '\0', text);
	if (!is_plain(f.over[0], f.under[0], 10000, &result)) {
		struct rounded value = share(f.over[0], f.under[0]);

		if (is_huge(value))
			return print_huge(&f, 2, false, text);
		result = to_integer(value, 100);
	}
	return print(result, 2, f.negative ? '-' : '\0', text);
}

/* --- thresholds -------------------------------------------------------- */

/* Whether a is more than b by what a double can tell. */
static bool is_far_above(const uint64_t a[2], const uint64_t b[2])
{
	enum { MARGIN = 48 };
	const uint64_t over[2] = {a[0] - b[0], a[1] - b[1] - (a[0] < b[0])};
	const uint64_t least[2] = {b[0] >> MARGIN | b[1] << (64 - MARGIN),
				   b[1] >> MARGIN};

	if (a[1] != b[1] ? a[1] < b[1] : a[0] <= b[0])
		return false;
	return over[1] != least[1] ? over[1] > least[1] : over[0] > least[0];
}

bool percent_reached(int64_t sum, int64_t total, const struct decimal *percent)
{
	uint64_t all = total > 0 ? (uint64_t)total : 1;
	uint64_t have[2], need[2];

	if (sum < 0)
		return false;
	fraction_multiply((uint64_t)sum, 100 * percent->under, have);
	fraction_multiply(all, percent->over, need);
	if (is_far_above(have, need))
		return true;
	if (is_far_above(need, have))
		return false;
	return compare(share((uint64_t)sum, all),
		       divide(round_bits(percent->over, 0),
			      round_bits(percent->under, 0))) >= 0;
}
