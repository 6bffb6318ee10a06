/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/diag.h"

/* The names found, with blanks between. */
static void assert_nearest(const char *wanted, const char *const *names,
			   size_t count, const char *found)
{
	struct nearest nearest;
	char text[200] = "";
	size_t i;

	nearest_begin(&nearest, str_of(wanted));
	for (i = 0; i < count; i++)
		nearest_try(&nearest, str_of(names[i]), str_of(names[i]));
	for (i = 0; i < nearest.count; i++) {
		strcat(text, i ? " " : "");
		strncat(text, nearest.list[i].name.at,
			nearest.list[i].name.length);
	}
	ck_assert_str_eq(text, found);
}

START_TEST(a_typing_mistake_is_near)
{
	static const char *const names[] = {
		"inclusive", "include", "insert", "auto", "main", "top", "at",
	};

	assert_nearest("inlcusive", names, LENGTH(names), "inclusive");
	assert_nearest("inclusve", names, LENGTH(names), "inclusive include");
	assert_nearest("Insert", names, LENGTH(names), "insert");
	assert_nearest("mian", names, LENGTH(names), "main");
	assert_nearest("tops", names, LENGTH(names), "top");
	assert_nearest("inserted", names, LENGTH(names), "insert");
	assert_nearest("zzz", names, LENGTH(names), "");
	assert_nearest("", names, LENGTH(names), "");
	assert_nearest("a", names, LENGTH(names), "");
	assert_nearest("ax", names, LENGTH(names), "at");
}
END_TEST

START_TEST(the_nearest_come_first_and_no_more_than_three)
{
	static const char *const names[] = {
		"abcdefxx", "abcdefgh", "abcdefgy", "abcdefgx", "abcdefgx",
		"abcdefgz",
	};

	assert_nearest("abcdefgh", names, LENGTH(names),
		       "abcdefgh abcdefgx abcdefgy");
}
END_TEST

START_TEST(a_name_has_several_spellings)
{
	struct nearest nearest;

	nearest_begin(&nearest, STR("pusch"));
	nearest_try(&nearest, STR("pushes"), STR("A::push(int)"));
	nearest_try(&nearest, STR("push"), STR("A::push(int)"));
	nearest_try(&nearest, STR("pusch!"), STR("B::pusch!"));
	nearest_try(&nearest, STR("pushe"), STR("A::push(int)"));
	ck_assert_uint_eq(nearest.count, 2);
	ck_assert(str_equal(nearest.list[0].name, STR("A::push(int)")));
	ck_assert_uint_eq(nearest.list[0].changes, 1);
	ck_assert_uint_eq(nearest.list[1].changes, 1);
}
END_TEST

START_TEST(a_name_counts_with_its_nearest_spelling)
{
	struct nearest nearest;

	nearest_begin(&nearest, STR("abcdefghi"));
	nearest_try(&nearest, STR("abcdefgxy"), STR("first"));
	nearest_try(&nearest, STR("abcdefghx"), STR("second"));
	nearest_try(&nearest, STR("abcdefghy"), STR("first"));
	ck_assert_uint_eq(nearest.count, 2);
	ck_assert(str_equal(nearest.list[0].name, STR("first")));
	ck_assert_uint_eq(nearest.list[0].changes, 1);
	ck_assert(str_equal(nearest.list[1].name, STR("second")));
	ck_assert_uint_eq(nearest.list[1].changes, 1);
}
END_TEST

START_TEST(nothing_is_near_to_a_very_long_name)
{
	char long_name[1000];
	struct str name = {long_name, NEAREST_LONGEST + 1};
	struct nearest nearest;

	memset(long_name, 'a', sizeof(long_name));
	nearest_begin(&nearest, name);
	nearest_try(&nearest, name, name);
	ck_assert_uint_eq(nearest.count, 0);
	name.length--;
	nearest_begin(&nearest, name);
	nearest_try(&nearest, (struct str){long_name, sizeof(long_name)}, name);
	ck_assert_uint_eq(nearest.count, 0);
	nearest_try(&nearest, name, name);
	ck_assert_uint_eq(nearest.count, 1);
}
END_TEST

START_TEST(a_full_list_refuses_only_what_is_worse)
{
	static const char *const same[] = {"ABCD", "ABcd", "aBCD", "AAAA",
					   "ABCd", "abcd"};
	static const char *const falling[] = {"abcdefxyz", "abcdefxy", "abcdefx",
					      "abcdef", "abcdefghi"};

	/* as like as can be: the first by their bytes, in whatever order */
	assert_nearest("abcd", same, LENGTH(same), "ABCD ABCd ABcd");
	/* 3 of 9 may be wrong, and 2 of 7 */
	assert_nearest("abcdefghi", falling, LENGTH(falling), "abcdefghi abcdef abcdefx");
	assert_nearest("abcdefg", falling, LENGTH(falling),
		       "abcdef abcdefx abcdefghi");
}
END_TEST

/* The whole table, without limits. */
static size_t plain_changes(struct str a, struct str b)
{
	size_t d[16][16], i, j, n;

	for (i = 0; i <= a.length; i++)
		for (j = 0; j <= b.length; j++) {
			n = i ? j ? d[i - 1][j - 1] +
					    (a.at[i - 1] != b.at[j - 1])
				  : i
			      : j;
			if (i && j && d[i - 1][j] + 1 < n)
				n = d[i - 1][j] + 1;
			if (i && j && d[i][j - 1] + 1 < n)
				n = d[i][j - 1] + 1;
			d[i][j] = n;
		}
	return d[a.length][b.length];
}

START_TEST(changes_are_counted_as_by_the_whole_table)
{
	uint64_t random = 1;
	char a[12], b[12];
	size_t i, j, near = 0;

	for (i = 0; i < 100000; i++) {
		struct str x = {a, 2 + i % 11}, y = {b, i / 11 % 13};
		struct nearest nearest;
		size_t n;

		for (j = 0; j < sizeof(a); j++) {
			random = random * 6364136223846793005U + 1;
			a[j] = (char)('a' + (random >> 33) % 3);
			b[j] = (random >> 40) % 4
				       ? a[j]
				       : (char)('a' + (random >> 50) % 3);
		}
		if (y.length && i % 2)
			y = (struct str){b + 1, y.length - 1};
		n = plain_changes(x, y);
		nearest_begin(&nearest, x);
		nearest_try(&nearest, y, y);
		ck_assert_uint_eq(nearest.count, n <= nearest.most);
		if (nearest.count) {
			ck_assert_uint_eq(nearest.list[0].changes, n);
			near++;
		}
	}
	ck_assert_uint_gt(near, 1000);
}
END_TEST

SUITE_OF(nearest, a_typing_mistake_is_near,
	 the_nearest_come_first_and_no_more_than_three,
	 a_full_list_refuses_only_what_is_worse,
	 a_name_has_several_spellings, a_name_counts_with_its_nearest_spelling,
	 nothing_is_near_to_a_very_long_name,
	 changes_are_counted_as_by_the_whole_table)
