/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "write/prose.h"

static void check_text(struct str s, const char *expected)
{
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);

	markup_put(out, &MARKUP_HTML, s);
	fclose(out);
	ck_assert_str_eq(text, expected);
	ck_assert_uint_eq(length, strlen(expected));
	free(text);
}

START_TEST(text_ends_and_begins_nothing)
{
	check_text(STR("</pre><img src=x onerror=\"a('b')\">&lt;"),
		   "&lt;/pre&gt;&lt;img src=x onerror=&quot;a(&#39;b&#39;)"
		   "&quot;&gt;&amp;lt;");
}
END_TEST

START_TEST(control_characters_are_shown_and_tabs_stay)
{
	check_text(STR("a\tb\x1b[31m\x7f\r\n"), "a\tb\\x1b[31m\\x7f\\x0d\\x0a");
	check_text(STR("\xc2\x9b\0z"), "\\x9b\\x00z");
}
END_TEST

START_TEST(what_hides_or_turns_round_is_shown)
{
	/* U+202E, U+2066, U+2028, U+FEFF and U+E0041 */
	check_text(STR("l\xe2\x80\xaer\xe2\x81\xa6"), "l\\u202Er\\u2066");
	check_text(STR("\xe2\x80\xa8\xef\xbb\xbf\xf3\xa0\x81\x81"),
		   "\\u2028\\uFEFF\\U000E0041");
}
END_TEST

START_TEST(what_is_no_utf_8_is_replaced)
{
	check_text(STR("gr\xc3\xbc\xc3\x9f\xff\xc3"),
		   "gr\xc3\xbc\xc3\x9f\xef\xbf\xbd\xef\xbf\xbd");
}
END_TEST

SUITE_OF(markup, text_ends_and_begins_nothing,
	 control_characters_are_shown_and_tabs_stay,
	 what_hides_or_turns_round_is_shown, what_is_no_utf_8_is_replaced)
