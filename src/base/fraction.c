/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A number here has as many bits as the largest product that is compared needs:
 * 128 by 128, and some to spare.
 */
#include "base/fraction.h"

#include "base/number.h"

#include <string.h>

enum { LIMBS = 9, LIMB_BITS = 32 };

struct large {
	uint32_t limb[LIMBS]; /* the lowest first */
};

static struct large large_of(const uint64_t halves[2])
{
	return (struct large){
		{(uint32_t)halves[0], (uint32_t)(halves[0] >> LIMB_BITS),
		 (uint32_t)halves[1], (uint32_t)(halves[1] >> LIMB_BITS)}};
}

static void large_halves(const struct large *large, uint64_t halves[2])
{
	halves[0] = large->limb[0] | (uint64_t)large->limb[1] << LIMB_BITS;
	halves[1] = large->limb[2] | (uint64_t)large->limb[3] << LIMB_BITS;
}

static struct large product(const struct large *a, const struct large *b)
{
	struct large result = {{0}};
	size_t i, j;

	for (i = 0; i < LIMBS; i++) {
		uint64_t carry = 0;

		if (!a->limb[i])
			continue;
		for (j = 0; i + j < LIMBS; j++) {
			carry += (uint64_t)a->limb[i] * b->limb[j] +
				 result.limb[i + j];
			result.limb[i + j] = (uint32_t)carry;
			carry >>= LIMB_BITS;
		}
	}
	return result;
}

static int compare(const struct large *a, const struct large *b)
{
	size_t i = LIMBS;

	while (i-- > 0)
		if (a->limb[i] != b->limb[i])
			return a->limb[i] < b->limb[i] ? -1 : 1;
	return 0;
}

static void add(struct large *a, const struct large *b)
{
	uint64_t carry = 0;
	size_t i;

	for (i = 0; i < LIMBS; i++) {
		carry += (uint64_t)a->limb[i] + b->limb[i];
		a->limb[i] = (uint32_t)carry;
		carry >>= LIMB_BITS;
	}
}

/* b must not be more than a. */
static void subtract(struct large *a, const struct large *b)
{
	uint64_t borrow = 0;
	size_t i;

	for (i = 0; i < LIMBS; i++) {
		uint64_t left = (uint64_t)a->limb[i] - b->limb[i] - borrow;

		a->limb[i] = (uint32_t)left;
		borrow = left >> LIMB_BITS != 0;
	}
}

static void shift_left(struct large *a)
{
	size_t i;

	for (i = LIMBS - 1; i > 0; i--)
		a->limb[i] =
			a->limb[i] << 1 | a->limb[i - 1] >> (LIMB_BITS - 1);
	a->limb[0] <<= 1;
}

static unsigned bit_length(const struct large *a)
{
	unsigned i = LIMBS;

	while (i-- > 0)
		if (a->limb[i])
			return LIMB_BITS * (i + 1) -
			       (unsigned)__builtin_clz(a->limb[i]);
	return 0;
}

/* Leaves the rest in *a. */
static struct large divide(struct large *a, const struct large *by)
{
	struct large quotient = {{0}}, rest = {{0}};
	unsigned i = bit_length(a);

	while (i-- > 0) {
		shift_left(&quotient);
		shift_left(&rest);
		rest.limb[0] |= a->limb[i / LIMB_BITS] >> i % LIMB_BITS & 1;
		if (compare(&rest, by) >= 0) {
			subtract(&rest, by);
			quotient.limb[0] |= 1;
		}
	}
	*a = rest;
	return quotient;
}

static uint32_t divide_small(struct large *a, uint32_t by)
{
	uint64_t rest = 0;
	size_t i = LIMBS;

	while (i-- > 0) {
		rest = rest << LIMB_BITS | a->limb[i];
		a->limb[i] = (uint32_t)(rest / by);
		rest %= by;
	}
	return (uint32_t)rest;
}

/* --- fractions --------------------------------------------------------- */

struct fraction fraction_of(int64_t over, int64_t under)
{
	return (struct fraction){over != 0 && (over < 0) != (under < 0),
				 {number_magnitude(over), 0},
				 {number_magnitude(under), 0}};
}

/* From the products of their halves. */
void fraction_multiply(uint64_t a, uint64_t b, uint64_t result[2])
{
	uint64_t low = (uint32_t)a * (uint64_t)(uint32_t)b;
	uint64_t cross = (a >> 32) * (uint32_t)b + (low >> 32);
	uint64_t other = (uint32_t)a * (b >> 32) + (uint32_t)cross;

	result[0] = other << 32 | (uint32_t)low;
	result[1] = (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32);
}

int fraction_compare_products(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
	uint64_t x[2], y[2];

	fraction_multiply(a, b, x);
	fraction_multiply(c, d, y);
	if (x[1] != y[1])
		return x[1] < y[1] ? -1 : 1;
	return (x[0] > y[0]) - (x[0] < y[0]);
}

struct fraction fraction_product(const struct fraction *a,
				 const struct fraction *b)
{
	struct fraction result = {.negative = a->negative != b->negative};

	fraction_multiply(a->over[0], b->over[0], result.over);
	fraction_multiply(a->under[0], b->under[0], result.under);
	if (fraction_is_zero(&result))
		result.negative = false;
	return result;
}

struct fraction fraction_difference(const struct fraction *a,
				    const struct fraction *b)
{
	struct fraction result = {.negative = a->negative};
	uint64_t left[2], right[2];
	struct large x, y;

	fraction_multiply(a->over[0], b->under[0], left);
	fraction_multiply(b->over[0], a->under[0], right);
	fraction_multiply(a->under[0], b->under[0], result.under);
	x = large_of(left);
	y = large_of(right);
	if (a->negative != b->negative) {
		add(&x, &y);
	} else if (compare(&x, &y) >= 0) {
		subtract(&x, &y);
	} else {
		subtract(&y, &x);
		x = y;
		result.negative = !a->negative;
	}
	large_halves(&x, result.over);
	if (fraction_is_zero(&result))
		result.negative = false;
	return result;
}

struct fraction fraction_growth(const struct fraction *old,
				const struct fraction *new)
{
	struct fraction result = fraction_difference(new, old);

	/* (a/b - c/d) / (c/d) is (ad - cb) / bc */
	fraction_multiply(new->under[0], old->over[0], result.under);
	return result;
}

static int compare_magnitudes(const struct fraction *a,
			      const struct fraction *b)
{
	struct large x, y, left, right;

	if (!(a->over[1] | a->under[1] | b->over[1] | b->under[1]))
		return fraction_compare_products(a->over[0], b->under[0],
						 b->over[0], a->under[0]);
	x = large_of(a->over);
	y = large_of(b->under);
	left = product(&x, &y);
	x = large_of(b->over);
	y = large_of(a->under);
	right = product(&x, &y);
	return compare(&left, &right);
}

int fraction_compare(const struct fraction *a, const struct fraction *b)
{
	if (a->negative != b->negative)
		return a->negative ? -1 : 1;
	return a->negative ? compare_magnitudes(b, a)
			   : compare_magnitudes(a, b);
}

/* How many bits a number of two halves has. */
static int bits_of(const uint64_t halves[2])
{
	if (halves[1])
		return 128 - __builtin_clzll(halves[1]);
	return halves[0] ? 64 - __builtin_clzll(halves[0]) : 0;
}

/* How many bits of a quotient its key has, or one more. */
enum { KEY_BITS = 40 };

/* |f| times 2^shift, which is to have KEY_BITS or one more, rounded down. */
static uint64_t first_bits(const struct fraction *f, int shift)
{
	struct large over, under, quotient;
	uint64_t halves[2];

	if (!f->over[1] && bits_of(f->under) <= 64 - KEY_BITS)
		return shift >= 0 ? (f->over[0] << shift) / f->under[0]
				  : f->over[0] / (f->under[0] << -shift);
	over = large_of(f->over);
	under = large_of(f->under);
	for (; shift > 0; shift--)
		shift_left(&over);
	for (; shift < 0; shift++)
		shift_left(&under);
	quotient = divide(&over, &under);
	large_halves(&quotient, halves);
	return halves[0];
}

/*
 * The exponent of the quotient and, behind it, its first bits, as floating
 * numbers have them: so the order of the keys is that of the quotients.
 */
int64_t fraction_key(const struct fraction *f)
{
	enum { BIAS = 256 };
	int exponent = bits_of(f->over) - bits_of(f->under);
	uint64_t bits;
	int64_t key;

	if (fraction_is_zero(f))
		return 0;
	bits = first_bits(f, KEY_BITS - exponent);
	if (bits >> KEY_BITS) {
		bits >>= 1;
		exponent++;
	}
	key = ((int64_t)(exponent + BIAS) << KEY_BITS) + (int64_t)bits;
	return f->negative ? -key : key;
}

/* --- text -------------------------------------------------------------- */

/* The quotient, times the factor, rounded half away from zero. */
static struct large rounded(const struct fraction *f, uint64_t factor)
{
	struct large over = large_of(f->over), under = large_of(f->under);
	struct large times = {{(uint32_t)factor, (uint32_t)(factor >> 32)}};
	struct large one = {{1}}, quotient;

	over = product(&over, &times);
	if (!f->over[1] && !f->under[1] && f->over[0] <= UINT64_MAX / factor) {
		uint64_t n = f->over[0] * factor, rest = n % f->under[0];
		uint64_t halves[2] = {n / f->under[0], 0};

		halves[0] += rest >= f->under[0] - rest;
		return large_of(halves);
	}
	quotient = divide(&over, &under);
	shift_left(&over);
	if (compare(&over, &under) >= 0)
		add(&quotient, &one);
	return quotient;
}

size_t fraction_print(const struct fraction *f, unsigned factor,
		      unsigned decimals, bool plus, bool separators,
		      char text[FRACTION_TEXT])
{
	char digits[FRACTION_TEXT], *from = digits + sizeof(digits);
	uint64_t scale = factor;
	struct large left;
	unsigned n;
	size_t length;

	for (n = 0; n < decimals; n++)
		scale *= 10;
	left = rounded(f, scale);
	n = 0;
	do {
		*--from = (char)('0' + divide_small(&left, 10));
		n++;
		if (n == decimals)
			*--from = '.';
		else if (separators && n > decimals &&
			 (n - decimals) % 3 == 0 && bit_length(&left))
			*--from = ',';
	} while (n <= decimals || bit_length(&left));
	if (f->negative)
		*--from = '-';
	else if (plus && !fraction_is_zero(f))
		*--from = '+';
	length = (size_t)(digits + sizeof(digits) - from);
	memcpy(text, from, length);
	text[length] = '\0';
	return length;
}
