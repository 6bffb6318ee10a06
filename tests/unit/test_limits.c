/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/diag.h"

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
		      "cgannotate: names of more than 32 bytes, large beside the profile, were "
		      "left out or cut 2 times; --limits=no has all\n");
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

START_TEST(a_long_name_loses_its_end)
{
	struct limits limits = {.used[LIMIT_NAMES] = 8 * MB - LENGTH_OF_NAME};
	char text[LENGTH_OF_NAME];
	struct str name = long_name(text);
	struct str whole = limits_name(&limits, name);
	struct str cut = limits_name(&limits, name);

	ck_assert(str_equal(whole, name));
	ck_assert(str_equal(cut, (struct str){text, LIMITS_NAME}));
	ck_assert_uint_eq(limits.left_out[LIMIT_NAMES], 1);
	name.length = LIMITS_NAME;
	ck_assert(str_equal(limits_name(&limits, name), name));
	/* An e with an acute accent: the accent's byte is the 33rd. */
	memcpy(text + LIMITS_NAME - 1, "\xc3\xa9", 2);
	name.length = LENGTH_OF_NAME;
	ck_assert_uint_eq(limits_name(&limits, name).length, LIMITS_NAME - 1);
}
END_TEST

SUITE_OF(limits, a_budget_grows_with_the_input, an_input_of_any_size_does_not_wrap,
	 no_bound_holds_where_they_are_lifted, a_long_name_loses_its_end)
