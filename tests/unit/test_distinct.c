/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/distinct.h"

enum { MOST = 4 };

/* Names, separated by blanks, and what they become. */
static void check_shortened(const char *names, const char *expected)
{
	struct str left = str_of(names), list[MOST];
	char text[200] = "";
	size_t count = 0, i;

	while (left.length)
		list[count++] = str_eat_until(&left, ' ');
	distinct_shorten(list, count);
	for (i = 0; i < count; i++)
		sprintf(text + strlen(text), "%s%.*s", i ? " " : "",
			(int)list[i].length, list[i].at);
	ck_assert_str_eq(text, expected);
}

START_TEST(what_all_have_in_common_is_left_out)
{
	check_shortened("callgrind.out.before callgrind.out.after",
			"before after");
	check_shortened("old/callgrind.out.1 new/callgrind.out.1", "old new");
	check_shortened("/a/x-1.out.xz /a/x-2.out.xz /a/x-10.out.xz", "1 2 10");
	check_shortened("a/1.out b/2.out", "a/1 b/2");
}
END_TEST

START_TEST(words_stay_whole)
{
	check_shortened("callgrind.out.123 callgrind.out.124", "123 124");
	check_shortened("v1.out v2.out", "v1 v2");
	check_shortened("before.out after.out", "before after");
	check_shortened("r\xc3\xa4.out r\xc3\xb6.out", "r\xc3\xa4 r\xc3\xb6");
}
END_TEST

START_TEST(no_name_becomes_empty)
{
	check_shortened("callgrind.out callgrind.out.old", "out out.old");
	check_shortened("a.out b/a.out", "a b/a");
	check_shortened("a a.b", "a a.b");
	check_shortened("a.b.c a.c", "b.c c");
}
END_TEST

START_TEST(names_that_are_the_same_stay)
{
	check_shortened("d/a.out d/a.out", "d/a.out d/a.out");
	check_shortened("d/a.out d/a.out d/b.out", "a a b");
	check_shortened("d/a.out", "d/a.out");
}
END_TEST

SUITE_OF(distinct, what_all_have_in_common_is_left_out, words_stay_whole,
	 no_name_becomes_empty, names_that_are_the_same_stay)
