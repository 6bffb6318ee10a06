/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "write/numbers.h"

/* Checks over / under of an event. */
static void check_short(const char *event, int64_t over, int64_t under,
                        const char *expected) {
  struct column column = {.name = str_of(event),
                          .measures = unit_of(str_of(event), STR(""))};
  struct fraction value = fraction_of(over, under);
  struct value_text text = numbers_in_unit(&column, &value, false, true);

  ck_assert_str_eq(text.text, expected);
  ck_assert_uint_eq(text.length, strlen(expected));
}

START_TEST(counts_below_a_hundred_thousand_are_printed_whole) {
  check_short("Ir", 0, 1, "0");
  check_short("Ir", 999, 1, "999");
  check_short("Ir", 99999, 1, "99,999");
  check_short("Ir", -80580, 1, "-80,580");
}
END_TEST

START_TEST(larger_counts_have_three_significant_digits) {
  check_short("Ir", 100000, 1, "100k");
  check_short("Ir", 684500, 1, "685k");
  check_short("Ir", 13400000, 1, "13.4M");
  check_short("Ir", 142361442, 1, "142M");
  check_short("Ir", 1005000000, 1, "1.01G");
  check_short("Ir", 2994999999999, 1, "2.99T");
  check_short("Ir", INT64_MAX, 1, "9.22E");
  check_short("Ir", INT64_MIN, 1, "-9.22E");
}
END_TEST

START_TEST(rounding_may_lead_to_the_next_unit) {
  check_short("Ir", 999499, 1, "999k");
  check_short("Ir", 999500, 1, "1.00M");
  check_short("Ir", 9994999, 1, "9.99M");
  check_short("Ir", 9995000, 1, "10.0M");
  check_short("Ir", 199999, 2, "100k");
  check_short("Ir", 199998, 2, "99,999");
}
END_TEST

START_TEST(a_value_is_rounded_once) {
  /* 123,499.6 rounds to 123,500, and that to 124k. */
  check_short("Ir", 1234996, 10, "123k");
}
END_TEST

START_TEST(times_and_sizes_are_in_their_unit) {
  check_short("Time_(10ns)", 4540000, 1, "45.4 ms");
  check_short("Time_(10ns)", 99, 1, "990 ns");
  check_short("Time_(10ns)", 100, 1, "1.00 \xc2\xb5s");
  check_short("Time_(10ns)", 720000000000, 1, "7,200 s");
  check_short("Memory_(bytes)", 999, 1, "999 B");
  check_short("Memory_(bytes)", 1536000, 1, "1.54 MB");
}
END_TEST

START_TEST(ratios_stay_as_they_are) {
  struct column rate = {.name = STR("D1%"), .unit = COLUMN_PERCENT};
  struct fraction value = fraction_of(1, 8);

  ck_assert_str_eq(numbers_in_unit(&rate, &value, false, true).text, "12.50%");
}
END_TEST

START_TEST(short_percentages_have_one_decimal) {
  ck_assert_str_eq(numbers_share(129, 1000, false, true).text, "12.9%");
  ck_assert_str_eq(numbers_share(9995, 10000, false, true).text, "100.0%");
  ck_assert_str_eq(numbers_share(-83122499, 122849442, true, true).text,
                   "-67.7%");
  ck_assert_str_eq(numbers_share(1, 3, true, true).text, "+33.3%");
  ck_assert_str_eq(numbers_share(5, -10, false, true).text, "50.0%");
}
END_TEST

START_TEST(an_average_below_ten_has_decimals) {
  struct column column = {.name = STR("Ir")};

  ck_assert_str_eq(numbers_average(&column, 5, 2, false).text, "2.50");
  ck_assert_str_eq(numbers_average(&column, 6, 2, false).text, "3");
  ck_assert_str_eq(numbers_average(&column, 29789, 66, false).text, "451");
}
END_TEST

/* Checks the unit of an event as programs read it. */
static void check_unit(const char *name, const char *long_name, const char *text, uint32_t size) {
  struct unit unit = unit_of(str_of(name), str_of(long_name));

  ck_assert_str_eq(unit.text, text);
  ck_assert_uint_eq(unit.size, size);
  if (*text)
    ck_assert_str_eq(unit.scale[0], strcmp(text, "bytes") == 0 ? " B" : " ns");
  else
    ck_assert_ptr_null(unit.scale);
}

START_TEST(an_event_says_what_it_counts) {
  check_unit("Time_(10ns)", "", "10ns", 10);
  check_unit("cpu(ms)", "", "ms", 1000000);
  check_unit("Cpu_( 100 us)", "", "", 0);
  check_unit("T(100 us)", "", "100us", 100000);
  check_unit("usec", "", "us", 1000);
  check_unit("time_nsec", "", "ns", 1);
  check_unit("sec", "", "s", 1000000000);
  check_unit("T(s)", "", "s", 1000000000);
  check_unit("T(\xc2\xb5s)", "", "us", 1000);
  check_unit("wall_time", "", "us", 1000);
  check_unit("Memory_(bytes)", "", "bytes", 1);
  check_unit("curB", "currently allocated Bytes", "bytes", 1);
}
END_TEST

START_TEST(other_events_are_just_counts) {
  check_unit("", "", "", 0);
  check_unit("s", "", "", 0);
  check_unit("Ins", "", "", 0);
  check_unit("items", "", "", 0);
  check_unit("calls_s", "", "", 0);
  check_unit("kilobytes", "Instruction Fetch", "", 0);
  check_unit("T(0ns)", "", "", 0);
  check_unit("T(9s)", "", "", 0);
  check_unit("T(99999999999999999999ns)", "", "", 0);
  check_unit("10ns", "", "10ns", 10);
}
END_TEST

SUITE_OF(numbers, counts_below_a_hundred_thousand_are_printed_whole,
         larger_counts_have_three_significant_digits,
         rounding_may_lead_to_the_next_unit, a_value_is_rounded_once,
         times_and_sizes_are_in_their_unit, ratios_stay_as_they_are,
         short_percentages_have_one_decimal, an_average_below_ten_has_decimals,
         an_event_says_what_it_counts, other_events_are_just_counts)
