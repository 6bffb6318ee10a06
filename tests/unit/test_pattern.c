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

SUITE_OF(pattern, the_first_16_kb_of_a_name_are_looked_at,
	 a_nul_does_not_end_a_name)
