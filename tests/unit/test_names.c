/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/map.h"

START_TEST(each_name_has_one_id_from_0_on)
{
	struct names names = {0};

	ck_assert_uint_eq(names_id(&names, STR("a")), 0);
	ck_assert_uint_eq(names_id(&names, STR("b")), 1);
	ck_assert_uint_eq(names_id(&names, STR("a")), 0);
	ck_assert_uint_eq(names.count, 2);
	ck_assert(str_equal(names_str(&names, 1), STR("b")));
	names_free(&names);
}
END_TEST

START_TEST(a_name_is_copied)
{
	struct names names = {0};
	char text[] = "name";

	names_id(&names, str_of(text));
	memset(text, 'x', 4);
	ck_assert(str_equal(names_str(&names, 0), STR("name")));
	names_free(&names);
}
END_TEST

START_TEST(finding_adds_nothing)
{
	struct names names = {0};

	ck_assert_uint_eq(names_find(&names, STR("a")), NONE);
	names_id(&names, STR("a"));
	ck_assert_uint_eq(names_find(&names, STR("b")), NONE);
	ck_assert_uint_eq(names_find(&names, STR("a")), 0);
	ck_assert_uint_eq(names.count, 1);
	names_free(&names);
}
END_TEST

START_TEST(names_are_any_bytes_of_any_length)
{
	struct names names = {0};
	char text[100] = "";
	size_t n;

	/* Zero bytes in all lengths are all different names. */
	for (n = 1; n <= sizeof(text); n++)
		ck_assert_uint_eq(names_id(&names, (struct str){text, n}),
				  n - 1);
	for (n = 1; n <= sizeof(text); n++)
		ck_assert_uint_eq(names_find(&names, (struct str){text, n}),
				  n - 1);
	ck_assert_uint_eq(names_str(&names, 41).length, 42);
	names_free(&names);
}
END_TEST

START_TEST(the_empty_name_is_a_name)
{
	struct names names = {0};

	ck_assert_uint_eq(names_id(&names, STR("a")), 0);
	ck_assert_uint_eq(names_id(&names, STR("")), 1);
	ck_assert_uint_eq(names_id(&names, STR("")), 1);
	ck_assert_uint_eq(names_str(&names, 1).length, 0);
	names_free(&names);
}
END_TEST

START_TEST(the_empty_name_may_be_the_first)
{
	struct names names = {0};

	ck_assert_uint_eq(names_id(&names, STR("")), 0);
	ck_assert_ptr_nonnull(names_str(&names, 0).at);
	ck_assert_uint_eq(names_find(&names, STR("")), 0);
	ck_assert_uint_eq(names_id(&names, STR("a")), 1);
	names_free(&names);
}
END_TEST

START_TEST(many_names_keep_their_ids)
{
	struct names names = {0};
	char text[32];
	uint32_t i;

	for (i = 0; i < 100000; i++) {
		sprintf(text, "function_%u", i);
		ck_assert_uint_eq(names_id(&names, str_of(text)), i);
	}
	for (i = 0; i < 100000; i += 7) {
		sprintf(text, "function_%u", i);
		ck_assert_uint_eq(names_find(&names, str_of(text)), i);
		ck_assert(str_equal(names_str(&names, i), str_of(text)));
	}
	/* A table at most 5/8 full needs few looks beyond the first. */
	ck_assert_uint_lt(probes(&names.table), 300000);
	names_free(&names);
}
END_TEST

/* Each byte of a name counts, also where pieces of it are looked at. */
START_TEST(names_that_differ_in_one_byte_are_far_apart)
{
	struct names names = {0};
	char text[41];
	size_t length, i;
	unsigned c;

	for (length = 1; length < sizeof(text); length++)
		for (i = 0; i < length; i++)
			for (c = 'a'; c <= 'z'; c++) {
				memset(text, '.', length);
				text[i] = (char)c;
				names_id(&names, (struct str){text, length});
			}
	ck_assert_uint_eq(names.count, 40 * 41 / 2 * 26);
	ck_assert_uint_lt(probes(&names.table), 3 * names.count);
	names_free(&names);
}
END_TEST

SUITE_OF(names, each_name_has_one_id_from_0_on, a_name_is_copied,
	 finding_adds_nothing, names_are_any_bytes_of_any_length,
	 the_empty_name_is_a_name, the_empty_name_may_be_the_first,
	 many_names_keep_their_ids,
	 names_that_differ_in_one_byte_are_far_apart)
