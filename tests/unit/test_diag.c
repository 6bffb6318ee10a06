/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/diag.h"

START_TEST(a_warning_is_a_line_with_the_programs_name)
{
	struct diag diag = {0};
	char *text;
	size_t length;

	diag.warnings = open_memstream(&text, &length);
	diag_warn(&diag, "%s is %d", "a", 7);
	diag.quiet = true;
	diag_warn(&diag, "not this");
	fclose(diag.warnings);
	ck_assert_str_eq(text, "cgannotate: a is 7\n");
	free(text);
}
END_TEST

START_TEST(a_quote_has_all_bytes_but_zero)
{
	struct scratch scratch;

	ck_assert_str_eq(diag_quote(&scratch, STR("a\x1b[1m\n\x80")),
			 "a\x1b[1m\n\x80");
	ck_assert_str_eq(diag_quote(&scratch, STR("")), "");
	ck_assert_str_eq(diag_quote(&scratch, STR("\0")), "?");
}
END_TEST

START_TEST(a_long_quote_is_cut)
{
	struct scratch scratch;
	char text[1000];

	memset(text, 'a', sizeof(text));
	ck_assert_uint_eq(strlen(diag_quote(&scratch, (struct str){text, 60})),
			  60);
	diag_quote(&scratch, (struct str){text, 61});
	ck_assert_uint_eq(strlen(scratch.text), 60);
	ck_assert_str_eq(scratch.text + 55, "aa...");
}
END_TEST

SUITE_OF(diag, a_warning_is_a_line_with_the_programs_name, a_quote_has_all_bytes_but_zero,
	 a_long_quote_is_cut)
