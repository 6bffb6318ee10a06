/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/number.h"

static void check_eat(const char *text, enum number result, uint64_t value,
		      const char *rest)
{
	struct str s = str_of(text);
	uint64_t got = 77;

	ck_assert_msg(number_eat(&s, &got) == result, "result of '%s'", text);
	ck_assert_msg(got == value, "'%s': %" PRIu64, text, got);
	ck_assert_msg(str_equal(s, str_of(rest)), "'%s' leaves '%.*s'", text,
		      (int)s.length, s.at);
}

static void check_count(const char *text, enum number result, int64_t value)
{
	int64_t got = 77;

	ck_assert_msg(number_count(str_of(text), &got) == result,
		      "result of '%s'", text);
	ck_assert_msg(got == value, "'%s': %" PRId64, text, got);
}

/* From 100. */
static void check_position(const char *text, uint64_t value, bool rest,
			   bool below)
{
	uint64_t got = 100;
	bool has_rest = !rest, is_below = !below;

	ck_assert_msg(number_position(str_of(text), &got, &has_rest,
				      &is_below) == NUMBER_OK,
		      "result of '%s'", text);
	ck_assert_msg(got == value, "'%s': %" PRIu64, text, got);
	ck_assert_msg(has_rest == rest, "rest of '%s'", text);
	ck_assert_msg(is_below == below, "below of '%s'", text);
}

static void check_no_position(const char *text, uint64_t from,
			      enum number result)
{
	uint64_t got = from;
	bool rest, below;

	ck_assert_msg(number_position(str_of(text), &got, &rest, &below) ==
			      result,
		      "result of '%s'", text);
	ck_assert_uint_eq(got, from);
}

START_TEST(digits_are_eaten_up_to_what_is_none)
{
	check_eat("0", NUMBER_OK, 0, "");
	check_eat("123 4", NUMBER_OK, 123, " 4");
	check_eat("007)", NUMBER_OK, 7, ")");
	check_eat("12a", NUMBER_OK, 12, "a");
}
END_TEST

START_TEST(hexadecimal_digits_follow_0x)
{
	check_eat("0x1fF-", NUMBER_OK, 511, "-");
	check_eat("0xABCDEF", NUMBER_OK, 11259375, "");
	check_eat("0xg", NUMBER_OK, 0, "xg");
	check_eat("0x", NUMBER_OK, 0, "x");
	check_eat("0X1", NUMBER_OK, 0, "X1");
}
END_TEST

START_TEST(what_begins_with_no_digit_is_no_number)
{
	check_eat("", NUMBER_BAD, 77, "");
	check_eat("x1", NUMBER_BAD, 77, "x1");
	check_eat("-1", NUMBER_BAD, 77, "-1");
	check_eat(" 1", NUMBER_BAD, 77, " 1");
}
END_TEST

START_TEST(numbers_end_at_64_bits)
{
	check_eat("18446744073709551615", NUMBER_OK, UINT64_MAX, "");
	check_eat("18446744073709551616 ", NUMBER_TOO_BIG, 77, " ");
	check_eat("99999999999999999999999", NUMBER_TOO_BIG, 77, "");
	check_eat("0xffffffffffffffff", NUMBER_OK, UINT64_MAX, "");
	check_eat("0x10000000000000000,", NUMBER_TOO_BIG, 77, ",");
	check_eat("0000000000000000000000000000009", NUMBER_OK, 9, "");
	/* 2^64 * 10 + 5 would wrap to 5 */
	check_eat("184467440737095516165", NUMBER_TOO_BIG, 77, "");
}
END_TEST

START_TEST(counts_have_63_bits_and_a_sign)
{
	check_count("0", NUMBER_OK, 0);
	check_count("-0", NUMBER_OK, 0);
	check_count("+5", NUMBER_OK, 5);
	check_count("-5", NUMBER_OK, -5);
	check_count("9223372036854775807", NUMBER_OK, INT64_MAX);
	check_count("9223372036854775808", NUMBER_TOO_BIG, 77);
	check_count("-9223372036854775808", NUMBER_OK, INT64_MIN);
	check_count("-9223372036854775809", NUMBER_TOO_BIG, 77);
	check_count("18446744073709551616", NUMBER_TOO_BIG, 77);
	check_count("0x7fffffffffffffff", NUMBER_OK, INT64_MAX);
	check_count("0x8000000000000000", NUMBER_TOO_BIG, 77);
	check_count("-0x8000000000000000", NUMBER_OK, INT64_MIN);
}
END_TEST

START_TEST(a_count_is_a_whole_word)
{
	static const char *const bad[] = {
		"",     "-",     "+",     "+-5",  "--5",   "5x",  "x",   "0x",
		"0x1g", "1,000", ".",     "-.",   "1.2.3", "1e",  "1e+", "1e5",
		"1 ",   "e5",    "0x1.5", "1.5x", "nan",   "inf", "*",   "1-2",
	};
	size_t i;

	for (i = 0; i < LENGTH(bad); i++)
		check_count(bad[i], NUMBER_BAD, 77);
}
END_TEST

START_TEST(fractions_are_rounded_half_away_from_zero)
{
	check_count("0.4", NUMBER_ROUNDED, 0);
	check_count("0.5", NUMBER_ROUNDED, 1);
	check_count("1.49999", NUMBER_ROUNDED, 1);
	check_count("1.5", NUMBER_ROUNDED, 2);
	check_count("2.5", NUMBER_ROUNDED, 3);
	check_count("-0.4", NUMBER_ROUNDED, 0);
	check_count("-0.5", NUMBER_ROUNDED, -1);
	check_count("-2.5", NUMBER_ROUNDED, -3);
	check_count(".5", NUMBER_ROUNDED, 1);
	check_count("9.9", NUMBER_ROUNDED, 10);
}
END_TEST

START_TEST(a_fraction_of_nothing_is_not_rounded)
{
	check_count("5.", NUMBER_OK, 5);
	check_count("5.000", NUMBER_OK, 5);
	check_count("-7.0", NUMBER_OK, -7);
}
END_TEST

START_TEST(decimals_are_exact_up_to_64_bits)
{
	check_count("9007199254740993.0", NUMBER_OK, 9007199254740993);
	check_count("9223372036854775807.4", NUMBER_ROUNDED, INT64_MAX);
	check_count("9223372036854775807.5", NUMBER_TOO_BIG, 77);
	check_count("-9223372036854775808.4", NUMBER_ROUNDED, INT64_MIN);
	check_count("-9223372036854775808.5", NUMBER_TOO_BIG, 77);
	check_count("18446744073709551615.9", NUMBER_TOO_BIG, 77);
	check_count("18446744073709551616.0", NUMBER_TOO_BIG, 77);
}
END_TEST

START_TEST(positions_are_absolute_relative_or_the_same)
{
	check_position("7", 7, false, false);
	check_position("+7", 107, false, false);
	check_position("-7", 93, false, false);
	check_position("*", 100, false, false);
	check_position("+0", 100, false, false);
	check_position("0x1f", 31, false, false);
	check_position("+0x10", 116, false, false);
	check_position("-0x10", 84, false, false);
}
END_TEST

START_TEST(positions_stop_at_zero)
{
	check_position("-100", 0, false, false);
	check_position("-101", 0, false, true);
	check_position("-18446744073709551615", 0, false, true);
}
END_TEST

START_TEST(the_rest_of_a_range_is_left_out)
{
	check_position("16-20", 16, true, false);
	check_position("16:20", 16, true, false);
	check_position("16+4", 16, true, false);
	check_position("+1-3", 101, true, false);
	check_position("*3", 100, true, false);
}
END_TEST

START_TEST(positions_end_at_64_bits)
{
	uint64_t value = UINT64_MAX - 1;
	bool rest, below;

	ck_assert(number_position(STR("+1"), &value, &rest, &below) ==
		  NUMBER_OK);
	ck_assert_uint_eq(value, UINT64_MAX);
	check_no_position("+1", UINT64_MAX, NUMBER_TOO_BIG);
	check_no_position("18446744073709551616", 5, NUMBER_TOO_BIG);
	check_no_position("-18446744073709551616", 5, NUMBER_TOO_BIG);
}
END_TEST

START_TEST(what_is_no_position_changes_nothing)
{
	static const char *const bad[] = {"",    "+",   "-",  "x", "+x",
					  "--1", "+-1", "+*", ".", "-*"};
	size_t i;

	for (i = 0; i < LENGTH(bad); i++)
		check_no_position(bad[i], 100, NUMBER_BAD);
}
END_TEST

static void check_decimal(const char *text, enum number result, uint64_t over,
			  uint64_t under)
{
	struct decimal value;

	ck_assert_msg(number_decimal(str_of(text), &value) == result,
		      "result of '%s'", text);
	if (result != NUMBER_OK)
		return;
	ck_assert_uint_eq(value.over, over);
	ck_assert_uint_eq(value.under, under);
}

START_TEST(decimals_are_whole_numbers_over_powers_of_ten)
{
	check_decimal("0.57", NUMBER_OK, 57, 100);
	check_decimal("12", NUMBER_OK, 12, 1);
	check_decimal("12.", NUMBER_OK, 12, 1);
	check_decimal(".5", NUMBER_OK, 5, 10);
	check_decimal("10.50", NUMBER_OK, 105, 10);
	check_decimal("100", NUMBER_OK, 100, 1);
	check_decimal("0.00", NUMBER_OK, 0, 1);
	check_decimal("0.12345678901234567", NUMBER_OK, 1234567890123456,
		      10000000000000000);
	check_decimal("9223372036854775807", NUMBER_OK, INT64_MAX, 1);
	check_decimal("9223372036854775808", NUMBER_TOO_BIG, 0, 0);
	check_decimal("99999.9999999999999999", NUMBER_TOO_BIG, 0, 0);
	check_decimal("", NUMBER_BAD, 0, 0);
	check_decimal(".", NUMBER_BAD, 0, 0);
	check_decimal("1.2.3", NUMBER_BAD, 0, 0);
	check_decimal("1e3", NUMBER_BAD, 0, 0);
	check_decimal("-1", NUMBER_BAD, 0, 0);
}
END_TEST

SUITE_OF(number, decimals_are_whole_numbers_over_powers_of_ten,
	 digits_are_eaten_up_to_what_is_none, hexadecimal_digits_follow_0x,
	 what_begins_with_no_digit_is_no_number, numbers_end_at_64_bits,
	 counts_have_63_bits_and_a_sign, a_count_is_a_whole_word,
	 fractions_are_rounded_half_away_from_zero,
	 a_fraction_of_nothing_is_not_rounded,
	 decimals_are_exact_up_to_64_bits,
	 positions_are_absolute_relative_or_the_same, positions_stop_at_zero,
	 the_rest_of_a_range_is_left_out, positions_end_at_64_bits,
	 what_is_no_position_changes_nothing)
