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

/* LIMITS of cgannotate-formats(5), for a profile of 1 MB and one of 3 MB */
START_TEST(each_budget_is_that_of_the_manual)
{
	const struct limits one = {.input = MB}, three = {.input = 3 * MB};
	const uint64_t gb = 1024 * (uint64_t)MB;
	const struct {
		enum limit_kind kind;
		uint64_t one, three;
	} budgets[] = {
		{LIMIT_NAMES, 24 * MB, 56 * MB},
		{LIMIT_SOURCE_TEXT, 80 * MB, 128 * MB},
		{LIMIT_SOURCE_BYTES, 256 * MB, 256 * MB},
		{LIMIT_CODE, 5 * MB, 13 * MB},
		{LIMIT_OBJECTS, 5 * gb, 7 * gb},
		/* The manual has it as memory: 16 of the 64 times, and all of the 64 MB */
		{LIMIT_INLINES, 80 * MB, 112 * MB},
	};

	for (size_t i = 0; i < LENGTH(budgets); i++) {
		ck_assert_uint_eq(limits_left(&one, budgets[i].kind), budgets[i].one);
		ck_assert_uint_eq(limits_left(&three, budgets[i].kind), budgets[i].three);
	}
	ck_assert_uint_eq(limits_unpacked(&one, 10), 500 + 4 * MB);
	ck_assert_uint_eq(limits_unpacked(&one, 3 * MB), 154 * MB);
	ck_assert_uint_eq(limits_unpacked(&one, UINT64_MAX / 2), UINT64_MAX);
	ck_assert_uint_eq(limits_unpacked(NULL, 3 * MB), UINT64_MAX);
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
	ck_assert_uint_eq(limits_unpacked(&limits, 1), UINT64_MAX);
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

SUITE_OF(limits, a_budget_grows_with_the_input, each_budget_is_that_of_the_manual, an_input_of_any_size_does_not_wrap,
	 no_bound_holds_where_they_are_lifted, a_long_name_loses_its_end)
