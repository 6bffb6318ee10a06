/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/number.h"

static int compare(int64_t a, int64_t b, int64_t c, int64_t d)
{
	struct fraction x = fraction_of(a, b), y = fraction_of(c, d);

	return fraction_compare(&x, &y);
}

START_TEST(products_have_128_bits)
{
	struct large result = fraction_multiply(UINT64_MAX, UINT64_MAX);

	ck_assert_uint_eq(result.low, 1);
	ck_assert_uint_eq(result.high, UINT64_MAX - 1);
	result = fraction_multiply((uint64_t)1 << 63, 6);
	ck_assert_uint_eq(result.low, 0);
	ck_assert_uint_eq(result.high, 3);
	ck_assert_int_eq(
		fraction_compare_products(UINT64_MAX, 2, UINT64_MAX - 1, 2), 1);
	ck_assert_int_eq(fraction_compare_products(6, 35, 10, 21), 0);
	ck_assert_int_eq(fraction_compare_products(1, 1, (uint64_t)1 << 32,
						   (uint64_t)1 << 32),
			 -1);
}
END_TEST

/* Products beyond 64 bits are divided bit by bit. */
START_TEST(what_is_scaled_is_rounded_down)
{
	const uint64_t half = UINT64_C(1) << 63;

	ck_assert_uint_eq(fraction_scale(0, 0, 0), 0);
	ck_assert_uint_eq(fraction_scale(0, 0, 7), 0);
	ck_assert_uint_eq(fraction_scale(0, 7, 7), 0);
	ck_assert_uint_eq(fraction_scale(7, 0, 7), 0);
	ck_assert_uint_eq(fraction_scale(7, 9, 9), 7);
	ck_assert_uint_eq(fraction_scale(7, 2, 3), 4);
	ck_assert_uint_eq(fraction_scale(UINT64_MAX, 1, 2), INT64_MAX);
	ck_assert_uint_eq(fraction_scale(UINT64_MAX, UINT64_MAX, UINT64_MAX),
			  UINT64_MAX);
	/* 3 * 2^62 * 2 / 3 */
	ck_assert_uint_eq(fraction_scale(UINT64_C(3) << 62, 2, 3), half);
	/* Beyond 2^63: (2^64 - 1) / 2, and (2^63 + 1)^2 / (2^63 + 2) */
	ck_assert_uint_eq(fraction_scale(UINT64_MAX, half - 1, UINT64_MAX - 1),
			  half - 1);
	ck_assert_uint_eq(fraction_scale(half + 1, half + 1, half + 2), half);
	ck_assert_uint_eq(fraction_scale(half + 2, half + 1, half + 2),
			  half + 1);
}
END_TEST

START_TEST(shares_of_calls_are_rounded_to_the_nearest)
{
	ck_assert_uint_eq(fraction_nearest(7, 1, 0), 0);
	/* 149.94, 2.5, 2.49... and 3 */
	ck_assert_uint_eq(fraction_nearest(150, 9996, 10000), 150);
	ck_assert_uint_eq(fraction_nearest(5, 1, 2), 3);
	ck_assert_uint_eq(fraction_nearest(5, 499, 1000), 2);
	ck_assert_uint_eq(fraction_nearest(9, 3, 9), 3);
	/* (2^63 - 1) / 2 = 2^62 - 0.5 */
	ck_assert_uint_eq(fraction_nearest(INT64_MAX, INT64_MAX, UINT64_MAX - 1),
			  UINT64_C(1) << 62);
	ck_assert_uint_eq(fraction_nearest(INT64_MAX, UINT64_MAX, UINT64_MAX), INT64_MAX);
}
END_TEST

START_TEST(fractions_are_compared_exactly)
{
	ck_assert_int_eq(compare(1, 2, 2, 4), 0);
	ck_assert_int_eq(compare(1, 3, 1, 2), -1);
	ck_assert_int_eq(compare(-1, 3, -1, 2), 1);
	ck_assert_int_eq(compare(1, -3, 0, 5), -1);
	ck_assert_int_eq(compare(0, -3, 0, 5), 0);
	/* Doubles cannot tell these. */
	ck_assert_int_eq(
		compare(INT64_MAX - 1, INT64_MAX, INT64_MAX - 2, INT64_MAX - 1),
		1);
	ck_assert_int_eq(compare(INT64_MIN, 1, -INT64_MAX, 1), -1);
}
END_TEST

START_TEST(differences_are_exact)
{
	struct fraction a = fraction_of(1, 2), b = fraction_of(1, 3);
	struct fraction sixth = fraction_of(1, 6), other = fraction_of(-1, 6);
	struct fraction zero = fraction_of(0, 1), got;

	got = fraction_difference(&a, &b);
	ck_assert_int_eq(fraction_compare(&got, &sixth), 0);
	got = fraction_difference(&b, &a);
	ck_assert_int_eq(fraction_compare(&got, &other), 0);
	got = fraction_difference(&zero, &sixth);
	ck_assert_int_eq(fraction_compare(&got, &other), 0);
	got = fraction_difference(&zero, &other);
	ck_assert_int_eq(fraction_compare(&got, &sixth), 0);
	got = fraction_difference(&a, &a);
	ck_assert(fraction_is_zero(&got) && !got.negative);
	/* The largest and the smallest number there are, in 65 bits. */
	a = fraction_of(INT64_MAX, 1);
	b = fraction_of(INT64_MIN, 1);
	got = fraction_difference(&a, &b);
	ck_assert_uint_eq(got.over.low, UINT64_MAX);
	ck_assert_uint_eq(got.over.high, 0);
	got = fraction_difference(&b, &a);
	ck_assert(got.negative && got.over.low == UINT64_MAX);
}
END_TEST

/* 3 * 2^61 - 1/3, and 1/16 - 1/2, of which a number has 65 bits or more */
START_TEST(a_number_may_have_more_than_64_bits)
{
	const struct fraction large = {false, {3, 0}, {0, 8}};
	const struct fraction small = {false, {0, UINT64_C(1) << 60}, {1, 0}};
	struct fraction third = fraction_of(1, 3), half = fraction_of(1, 2), got;

	got = fraction_difference(&large, &third);
	ck_assert(!got.negative);
	ck_assert_uint_eq(got.over.high, 1);
	ck_assert_uint_eq(got.over.low, (UINT64_C(1) << 61) - 1);
	ck_assert_uint_eq(got.under.low, 3);
	got = fraction_difference(&small, &half);
	/* -7/16 is -7 * 2^60 / 2^64. */
	ck_assert(got.negative);
	ck_assert_uint_eq(got.over.low, UINT64_C(7) << 60);
	ck_assert(got.under.high == 1 && !got.under.low);
}
END_TEST

START_TEST(growth_is_of_the_magnitude_of_what_was)
{
	struct fraction before = fraction_of(-1, 4), after = fraction_of(1, 2);
	struct fraction three = fraction_of(3, 1), got;

	got = fraction_growth(&before, &after);
	ck_assert_int_eq(fraction_compare(&got, &three), 0);
}
END_TEST

static void check_print(int64_t over, int64_t under, bool percent,
			unsigned decimals, const char *expected)
{
	struct fraction f = fraction_of(over, under);
	char text[FRACTION_TEXT];
	size_t length = fraction_print(&f, percent, decimals, true, true, text);

	ck_assert_str_eq(text, expected);
	ck_assert_uint_eq(length, strlen(expected));
}

START_TEST(fractions_are_rounded_once_half_away_from_zero)
{
	check_print(1, 8, true, 2, "+12.50");
	check_print(1, 800, true, 2, "+0.13");
	check_print(-1, 800, true, 2, "-0.13");
	check_print(123449999996, 1000000000000, true, 2, "+12.34");
	check_print(0, 5, true, 2, "0.00");
	check_print(-1, 1000000, true, 2, "-0.00");
	check_print(3, 2, false, 0, "+2");
	check_print(1499, 1000, false, 0, "+1");
}
END_TEST

START_TEST(large_fractions_are_printed_whole)
{
	check_print(INT64_MAX, 1, true, 2, "+922,337,203,685,477,580,700.00");
	check_print(INT64_MIN, 1, false, 0, "-9,223,372,036,854,775,808");
	check_print(999999, 1000, false, 2, "+1,000.00");
	check_print(100, 1, false, 2, "+100.00");
	/* Carries go through nines, and may need one more digit. */
	check_print(99995, 100000, false, 4, "+1.0000");
	check_print(999995, 10, true, 0, "+9,999,950");
	check_print(INT64_MAX, INT64_MAX - 1, false, 8, "+1.00000000");
	check_print(INT64_MAX - 1, INT64_MAX, true, 8, "+100.00000000");
}
END_TEST

SUITE_OF(fraction, products_have_128_bits,
	 what_is_scaled_is_rounded_down, shares_of_calls_are_rounded_to_the_nearest, fractions_are_compared_exactly,
	 differences_are_exact, a_number_may_have_more_than_64_bits, growth_is_of_the_magnitude_of_what_was,
	 fractions_are_rounded_once_half_away_from_zero,
	 large_fractions_are_printed_whole)
