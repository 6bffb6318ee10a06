/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/number.h"

static void check_print(int64_t count, int64_t total, bool plus,
			const char *expected)
{
	char text[FRACTION_TEXT];
	size_t length = percent_print(count, total, plus, text);

	ck_assert_str_eq(text, expected);
	ck_assert_uint_eq(length, strlen(expected));
}

START_TEST(percentages_have_two_decimals_or_five_bytes)
{
	check_print(1, 4, false, "25.00");
	check_print(1, 1, false, "100.0");
	check_print(99994, 100000, false, "99.99");
	check_print(0, 7, false, "0.00");
	check_print(5, 0, false, "0.00");
	check_print(5, 0, true, "+0.00");
	check_print(-999, 10000, false, "-9.99");
	check_print(-1, 4, false, "-25.0");
	check_print(1, 4, true, "+25.0");
	check_print(-1, 1000000, false, "-0.00");
	check_print(-5, -20, false, "-25.0");
	check_print(5, -20, false, "25.00");
}
END_TEST

/* The expected texts are those of callgrind_annotate 3.19. */
START_TEST(middles_are_rounded_as_doubles_are)
{
	check_print(10819, 20000, false, "54.09");
	check_print(4245, 20000, false, "21.23");
	check_print(17619, 20000, false, "88.09");
	check_print(2997, 20000, false, "14.98");
	check_print(-257, 20000, false, "-1.28");
	check_print(431, 800, false, "53.88");
	check_print(-230, 800, false, "-28.8");
	check_print(99995, 100000, false, "100.0");
	check_print(-19989, 200000, false, "-9.99");
}
END_TEST

START_TEST(the_commonest_are_as_the_others)
{
	check_print(1, 4, false, "25.00");
	check_print(1, 1000000, false, "0.00");
	check_print(99984, 100000, false, "99.98");
	check_print(99995, 100000, false, "100.0");
	check_print(10819, 20000, false, "54.09");
}
END_TEST

START_TEST(from_9_995_below_zero_there_is_one_decimal)
{
	check_print(-1999, 20000, false, "-10.0");
	check_print(-19990, 200000, false, "-10.0");
	check_print(1999, 20000, false, "9.99");
	check_print(1999, 20000, true, "+10.0");
}
END_TEST

START_TEST(large_percentages_are_printed_whole)
{
	check_print(INT64_MAX, 1, false, "922337203685477580800.0");
	check_print(INT64_MIN, INT64_MIN, false, "-100.0");
	check_print(INT64_MAX, INT64_MAX, true, "+100.0");
	check_print(INT64_MAX / 2, INT64_MAX, false, "50.00");
}
END_TEST

static bool reached(int64_t sum, int64_t total, const char *percent)
{
	struct decimal value;

	ck_assert(number_percent(str_of(percent), &value));
	return percent_reached(sum, total, &value);
}

START_TEST(a_threshold_is_reached_exactly)
{
	ck_assert(reached(999, 1000, "99.9"));
	ck_assert(!reached(998, 1000, "99.9"));
	ck_assert(reached(7, 10000, "0.07"));
	ck_assert(reached(0, 5, "0"));
	ck_assert(!reached(0, 5, "0.0000000000000001"));
	ck_assert(!reached(-1, 5, "0"));
	ck_assert(reached(INT64_MAX, INT64_MAX, "100"));
	ck_assert(!reached(INT64_MAX / 100, INT64_MAX, "2"));
	/* Times 100 of what is not above 0 */
	ck_assert(reached(1, 0, "99"));
	ck_assert(reached(1, -5, "100"));
	ck_assert(!reached(0, -5, "1"));
}
END_TEST

START_TEST(a_threshold_is_reached_where_doubles_are_equal)
{
	/* 10^17 - 1 is the double 10^17. */
	ck_assert(reached(99999999999999999, 100000000000000000, "100"));
	ck_assert(!reached(99999999999990000, 100000000000000000, "100"));
}
END_TEST

SUITE_OF(percent, percentages_have_two_decimals_or_five_bytes,
	 middles_are_rounded_as_doubles_are,
	 the_commonest_are_as_the_others,
	 from_9_995_below_zero_there_is_one_decimal,
	 large_percentages_are_printed_whole,
	 a_threshold_is_reached_exactly,
	 a_threshold_is_reached_where_doubles_are_equal)
