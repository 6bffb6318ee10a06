/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/pattern.h"

static bool matches(const char *expression, struct str s)
{
	struct error error;
	regex_t regex;
	bool found;

	ck_assert(pattern_read(&regex, str_of(expression), 0, &error));
	found = pattern_matches(&regex, s);
	regfree(&regex);
	return found;
}

/* As the manual says under --limits. */
START_TEST(the_first_16_kb_of_a_name_are_looked_at)
{
	static char name[16384 + 1];
	struct str whole = {name, sizeof(name)};

	memset(name, 'a', sizeof(name));
	ck_assert(!matches("b", whole));
	name[16384] = 'b';
	ck_assert(!matches("b", whole));
	name[16383] = 'b';
	ck_assert(matches("b", whole));
	ck_assert(matches("b$", whole));
}
END_TEST

START_TEST(a_nul_does_not_end_a_name)
{
	ck_assert(matches("^a.b$", STR("a\0b")));
	ck_assert(!matches("^a$", STR("a\0b")));
}
END_TEST

static const char *wrong(const char *expression)
{
	static struct error error;
	regex_t regex;

	ck_assert_msg(!pattern_read(&regex, str_of(expression), 0, &error), "%s",
		      expression);
	ck_assert(error.usage);
	return error.text;
}

START_TEST(what_is_posix_stays_so)
{
	ck_assert(matches("^\\w+$", STR("aZ_09")));
	ck_assert(matches("a\\sb", STR("a b")));
	ck_assert(!matches("\\bnew\\b", STR("renew")));
	ck_assert(matches("^[[:digit:]\\]+$", STR("1\\2")));
	ck_assert(matches("^[]:]$", STR("]")));
	ck_assert(matches("^[^]]$", STR("x")));
	ck_assert(matches("^a\\.b\\*?$", STR("a.b")));
	ck_assert(matches("^[*?+]+$", STR("*?+")));
	ck_assert(matches("^(ab)?c{2,3}$", STR("ccc")));
	ck_assert(matches("^(a)\\1$", STR("aa")));
}
END_TEST

START_TEST(what_perl_alone_has_is_refused)
{
	static const char *const of_perl[][2] = {
		{".*?", "*?"}, {"a+?", "+?"}, {"a??", "??"}, {"a{2,}?", "}?"}, {"a*+", "*+"},
		{"(?:a|b)", "(?"}, {"\\x41", "\\x"}, {"a\\z", "\\z"}, {"[\\W]", "\\W"}, {"\\d", "\\d"},
	};

	for (size_t i = 0; i < LENGTH(of_perl); i++)
		ck_assert_ptr_nonnull(strstr(wrong(of_perl[i][0]), of_perl[i][1]));
	wrong("[a");
	wrong("[[:alpha:");
	wrong("a\\");
}
END_TEST

SUITE_OF(pattern, what_is_posix_stays_so, what_perl_alone_has_is_refused, the_first_16_kb_of_a_name_are_looked_at,
	 a_nul_does_not_end_a_name)
