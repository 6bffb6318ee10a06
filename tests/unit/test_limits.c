/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/limits.h"

enum { LENGTH_OF_NAME = 1000, MB = 1 << 20 };

/* A name of that many a's between an x and a z. */
static struct str long_name(char text[LENGTH_OF_NAME])
{
	memset(text, 'a', LENGTH_OF_NAME);
	text[0] = 'x';
	text[LENGTH_OF_NAME - 1] = 'z';
	return (struct str){text, LENGTH_OF_NAME};
}

static void check_warning(const struct limits *limits, const char *expected)
{
	char *text;
	size_t length;
	struct diag diag = {.warnings = open_memstream(&text, &length)};

	limits_warn(limits, &diag);
	fclose(diag.warnings);
	ck_assert_str_eq(text, expected);
	free(text);
}

/* 16 times 10 bytes and 8 MB can be taken, and not a byte more. */
START_TEST(a_budget_grows_with_the_input)
{
	struct limits limits = {.input = 10};

	ck_assert(limits_take(&limits, LIMIT_NAMES, 160));
	ck_assert(!limits_take(&limits, LIMIT_NAMES, 8 * MB + 1));
	ck_assert(limits_take(&limits, LIMIT_NAMES, 8 * MB));
	ck_assert(limits_take(&limits, LIMIT_NAMES, 0));
	ck_assert(!limits_take(&limits, LIMIT_NAMES, 1));
	check_warning(&limits,
		      "cgannotate: names of more than 32 bytes were shortened "
		      "2 times; --limits=no shows them whole\n");
}
END_TEST

START_TEST(an_input_of_any_size_does_not_wrap)
{
	struct limits limits = {.input = UINT64_MAX / 2};

	ck_assert(limits_take(&limits, LIMIT_NAMES, UINT64_MAX));
	ck_assert(!limits_take(&limits, LIMIT_NAMES, 1));
}
END_TEST

START_TEST(no_bound_holds_where_they_are_lifted)
{
	struct limits limits = {.lifted = true};

	ck_assert(limits_take(&limits, LIMIT_NAMES, UINT64_MAX));
	ck_assert(limits_take(&limits, LIMIT_NAMES, UINT64_MAX));
	ck_assert(limits_take(NULL, LIMIT_NAMES, UINT64_MAX));
	check_warning(&limits, "");
}
END_TEST

/* 14 bytes of each end, and "..."; those of 32 bytes stay. */
START_TEST(a_long_name_loses_its_middle)
{
	struct limits limits = {.used[LIMIT_NAMES] = 8 * MB - LENGTH_OF_NAME};
	char text[LENGTH_OF_NAME];
	struct str name = long_name(text);
	struct str whole = limits_name(&limits, name);
	struct str cut = limits_name(&limits, name);

	ck_assert(str_equal(whole, name));
	ck_assert_uint_eq(cut.length, 14 + 3 + 14);
	ck_assert_int_eq(cut.at[0], 'x');
	ck_assert_mem_eq(cut.at + 13, "a...a", 5);
	ck_assert_int_eq(cut.at[30], 'z');
	ck_assert_uint_eq(limits.left_out[LIMIT_NAMES], 1);
	name.length = LIMITS_NAME;
	ck_assert(str_equal(limits_name(&limits, name), name));
}
END_TEST

/* 13 bytes and an e with an acute accent: the accent's byte is the 15th. */
START_TEST(characters_are_not_split)
{
	struct limits limits = {.used[LIMIT_NAMES] = 8 * MB};
	char text[LENGTH_OF_NAME];
	struct str name = long_name(text), cut;

	memcpy(text + 13, "\xc3\xa9", 2);
	memcpy(text + LENGTH_OF_NAME - 15, "\xc3\xa9", 2);
	cut = limits_name(&limits, name);
	ck_assert_uint_eq(cut.length, 13 + 3 + 13);
	ck_assert_mem_eq(cut.at + 12, "a...a", 5);
}
END_TEST

START_TEST(names_last_while_eight_are_used)
{
	struct limits limits = {.used[LIMIT_NAMES] = 8 * MB};
	char text[LENGTH_OF_NAME];
	struct str name = long_name(text), cut[LIMITS_SHORTENED];
	int i;

	for (i = 0; i < LIMITS_SHORTENED; i++) {
		text[0] = (char)('0' + i);
		cut[i] = limits_name(&limits, name);
	}
	for (i = 0; i < LIMITS_SHORTENED; i++)
		ck_assert_int_eq(cut[i].at[0], '0' + i);
}
END_TEST

SUITE_OF(limits, a_budget_grows_with_the_input, an_input_of_any_size_does_not_wrap,
	 no_bound_holds_where_they_are_lifted, a_long_name_loses_its_middle,
	 characters_are_not_split, names_last_while_eight_are_used)
