/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "read/diag.h"

struct heard {
	struct diag diag;
	char *text;
	size_t length;
};

static void listen(struct heard *heard, bool check)
{
	FILE *out;

	*heard = (struct heard){.text = NULL};
	out = open_memstream(&heard->text, &heard->length);
	if (check)
		heard->diag.checks = out;
	else
		heard->diag.warnings = out;
	diag_file(&heard->diag, "x.out");
}

static void check_heard(struct heard *heard, const char *text)
{
	fclose(heard->diag.checks ? heard->diag.checks : heard->diag.warnings);
	ck_assert_str_eq(heard->text, text);
	free(heard->text);
}

START_TEST(the_first_three_of_a_kind_are_warnings_and_the_rest_a_count)
{
	struct heard heard;
	unsigned i;

	listen(&heard, false);
	for (i = 1; i <= 5; i++)
		diag_depart(&heard.diag, D_LINE, i, "odd %u", i);
	diag_depart(&heard.diag, D_NUMBER, 9, "bad");
	diag_file_end(&heard.diag);
	check_heard(&heard, "cgannotate: x.out:1: odd 1\n"
			    "cgannotate: x.out:2: odd 2\n"
			    "cgannotate: x.out:3: odd 3\n"
			    "cgannotate: x.out:9: bad\n"
			    "cgannotate: x.out: 2 more invalid lines\n");
}
END_TEST

START_TEST(exactly_three_have_no_rest)
{
	struct heard heard;
	unsigned i;

	listen(&heard, false);
	for (i = 1; i <= 3; i++)
		diag_depart(&heard.diag, D_LINE, i, "odd");
	diag_file_end(&heard.diag);
	check_heard(&heard, "cgannotate: x.out:1: odd\n"
			    "cgannotate: x.out:2: odd\n"
			    "cgannotate: x.out:3: odd\n");
}
END_TEST

START_TEST(another_file_is_counted_anew)
{
	struct heard heard;
	unsigned i;

	listen(&heard, false);
	for (i = 0; i < 3; i++)
		diag_depart(&heard.diag, D_LINE, 1, "odd");
	diag_file_end(&heard.diag);
	diag_file(&heard.diag, "y.out");
	diag_depart(&heard.diag, D_LINE, 7, "again");
	ck_assert_uint_eq(heard.diag.seen[D_LINE], 1);
	diag_file_end(&heard.diag);
	check_heard(&heard, "cgannotate: x.out:1: odd\n"
			    "cgannotate: x.out:1: odd\n"
			    "cgannotate: x.out:1: odd\n"
			    "cgannotate: y.out:7: again\n");
}
END_TEST

START_TEST(kinds_that_change_no_number_are_not_mentioned)
{
	struct heard heard;

	listen(&heard, false);
	diag_depart(&heard.diag, D_ID_REDEFINED, 1, "again");
	diag_depart(&heard.diag, D_NEGATIVE, 1, "below");
	diag_file_end(&heard.diag);
	ck_assert_uint_eq(heard.diag.seen[D_NEGATIVE], 1);
	check_heard(&heard, "");
}
END_TEST

START_TEST(a_departure_of_the_whole_file_names_no_line)
{
	struct heard heard;

	listen(&heard, false);
	diag_depart(&heard.diag, D_LINE, 0, "odd");
	check_heard(&heard, "cgannotate: x.out: odd\n");
}
END_TEST

START_TEST(check_mentions_each_text_once_with_the_specification)
{
	struct heard heard;
	unsigned i;

	listen(&heard, true);
	for (i = 1; i <= 4; i++)
		diag_depart(&heard.diag, D_ID_TOO_BIG, i, "big");
	diag_depart(&heard.diag, D_ID_REDEFINED, 5, "again");
	diag_depart(&heard.diag, D_ID_TOO_BIG, 6, "bigger");
	diag_depart(&heard.diag, D_ID_REDEFINED, 7, "again");
	diag_file_end(&heard.diag);
	diag_file(&heard.diag, "y.out");
	diag_depart(&heard.diag, D_ID_TOO_BIG, 0, "big");
	diag_file_end(&heard.diag);
	diag_file_end(&heard.diag);
	ck_assert_uint_eq(heard.diag.errors, 6);
	check_heard(&heard,
		    "x.out:1: error: big; an id is a number "
		    "(4 times: lines 1, 2, 3, ...)\n"
		    "x.out:5: warning: again; an id is an alias of one name "
		    "to the end of the file (2 times: lines 5, 7)\n"
		    "x.out:6: error: bigger; an id is a number\n"
		    "y.out: error: big; an id is a number\n");
}
END_TEST

START_TEST(check_counts_the_fourth_text_of_a_kind_and_all_after_it_together)
{
	struct heard heard;
	unsigned i;

	listen(&heard, true);
	for (i = 1; i <= 9; i++)
		diag_depart(&heard.diag, D_ID_TOO_BIG, i, "big %u", i % 5);
	diag_file_end(&heard.diag);
	check_heard(&heard,
		    "x.out:1: error: big 1; an id is a number "
		    "(2 times: lines 1, 6)\n"
		    "x.out:2: error: big 2; an id is a number "
		    "(2 times: lines 2, 7)\n"
		    "x.out:3: error: big 3; an id is a number "
		    "(2 times: lines 3, 8)\n"
		    "x.out:4: error: further departures of this kind; an id is "
		    "a number (3 times: lines 4, 5, 9)\n");
}
END_TEST

START_TEST(errors_are_counted_over_all_files)
{
	struct heard heard;

	listen(&heard, false);
	diag_depart(&heard.diag, D_LINE, 1, "odd");
	diag_file(&heard.diag, "y.out");
	diag_depart(&heard.diag, D_LINE, 1, "odd");
	diag_depart(&heard.diag, D_ID_REDEFINED, 1, "again");
	ck_assert_uint_eq(heard.diag.errors, 2);
	check_heard(&heard, "cgannotate: x.out:1: odd\n"
			    "cgannotate: y.out:1: odd\n");
}
END_TEST

START_TEST(no_stream_is_silent)
{
	struct diag diag = {.warnings = NULL};

	diag_file(&diag, "x.out");
	diag_depart(&diag, D_LINE, 1, "odd");
	diag_warn(&diag, "odd");
	diag_file_end(&diag);
	ck_assert_uint_eq(diag.seen[D_LINE], 1);
}
END_TEST

START_TEST(every_kind_can_be_told_and_counted)
{
	unsigned kind, i;

	for (kind = 0; kind < D_DEPARTURES; kind++) {
		struct heard heard;

		listen(&heard, true);
		for (i = 0; i < 9; i++)
			diag_depart(&heard.diag, kind, 1, "odd");
		diag_file_end(&heard.diag);
		fclose(heard.diag.checks);
		ck_assert_uint_eq(occurrences(heard.text, "odd; "), 1);
		ck_has(heard.text, " (9 times: lines 1, 1, 1, ...)\n");
		ck_has_not(heard.text, "(null)");
		ck_has_not(heard.text, "odd;  (");
		free(heard.text);
	}
}
END_TEST

START_TEST(a_warning_is_a_line_with_the_programs_name)
{
	struct heard heard;

	listen(&heard, false);
	diag_warn(&heard.diag, "%s is %d", "a", 7);
	check_heard(&heard, "cgannotate: a is 7\n");
}
END_TEST

START_TEST(a_quote_is_printable)
{
	struct scratch scratch;

	ck_assert_str_eq(diag_quote(&scratch, STR("a\x1b[1m\n\x80")),
			 "a\\x1b[1m\\x0a\\x80");
	ck_assert_str_eq(diag_quote(&scratch, STR("")), "");
	ck_assert_str_eq(diag_quote(&scratch, STR("\0")), "\\x00");
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
	/* Escapes make it four times as long: 57 * 4 + 3. */
	memset(text, '\x01', sizeof(text));
	ck_assert_uint_eq(
		strlen(diag_quote(&scratch, (struct str){text, 1000})), 231);
}
END_TEST

SUITE_OF(diag, the_first_three_of_a_kind_are_warnings_and_the_rest_a_count,
	 exactly_three_have_no_rest, another_file_is_counted_anew,
	 kinds_that_change_no_number_are_not_mentioned,
	 a_departure_of_the_whole_file_names_no_line,
	 check_mentions_each_text_once_with_the_specification,
	 check_counts_the_fourth_text_of_a_kind_and_all_after_it_together,
	 errors_are_counted_over_all_files, no_stream_is_silent,
	 every_kind_can_be_told_and_counted,
	 a_warning_is_a_line_with_the_programs_name, a_quote_is_printable,
	 a_long_quote_is_cut)
