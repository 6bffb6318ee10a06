/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "read/departures.h"

struct heard {
	struct diag diag;
	struct departures departures;
	FILE *out;
	char *text;
	size_t length;
};

static void listen(struct heard *heard, bool check)
{
	*heard = (struct heard){
		.departures = {.diag = &heard->diag, .checking = check}};
	heard->out = open_memstream(&heard->text, &heard->length);
	if (!check)
		heard->diag.warnings = heard->out;
	departures_begin(&heard->departures, "x.out");
}

/* Ends the text, to which it adds the checks. */
static void hear(struct heard *heard)
{
	size_t i;

	for (i = 0; i < heard->departures.found_count; i++) {
		departures_print(heard->out, &heard->departures.found[i]);
		fputc('\n', heard->out);
	}
	fclose(heard->out);
	departures_free(&heard->departures);
}

static void check_heard(struct heard *heard, const char *text)
{
	hear(heard);
	ck_assert_str_eq(heard->text, text);
	free(heard->text);
}

START_TEST(the_first_three_of_a_kind_are_warnings_and_the_rest_a_count)
{
	struct heard heard;
	unsigned i;

	listen(&heard, false);
	for (i = 1; i <= 5; i++)
		departures_add(&heard.departures, D_LINE, i, "odd %u", i);
	departures_add(&heard.departures, D_NUMBER, 9, "bad");
	departures_end(&heard.departures);
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
		departures_add(&heard.departures, D_LINE, i, "odd");
	departures_end(&heard.departures);
	check_heard(&heard, "cgannotate: x.out:1: odd\n"
			    "cgannotate: x.out:2: odd\n"
			    "cgannotate: x.out:3: odd\n");
}
END_TEST

START_TEST(over_all_files_three_of_a_kind_are_warnings_and_the_rest_is_counted_at_the_end)
{
	static const char *const files[] = {"x.out", "y.out", "z.out", "u.out", "v.out"};
	static const unsigned odd[] = {2, 5, 0, 5, 4};
	struct heard heard;
	unsigned i, j;

	listen(&heard, false);
	for (i = 0; i < 5; i++) {
		departures_begin(&heard.departures, files[i]);
		for (j = 1; j <= odd[i]; j++)
			departures_add(&heard.departures, D_LINE, j, "odd");
		departures_add(&heard.departures, D_CALL_WRAPPED, 9, "wrapped");
		departures_add(&heard.departures, D_CALL_WRAPPED, 10, "wrapped");
		ck_assert(heard.departures.said[D_CALL_WRAPPED] == (i < 3));
		departures_end(&heard.departures);
	}
	departures_finish(&heard.departures);
	/* 2 + 1 are said, 4 of y.out counted, 5 + 4 left */
	check_heard(&heard, "cgannotate: x.out:1: odd\n"
			    "cgannotate: x.out:2: odd\n"
			    "cgannotate: x.out:9: wrapped\n"
			    "cgannotate: y.out:1: odd\n"
			    "cgannotate: y.out:9: wrapped\n"
			    "cgannotate: y.out: 4 more invalid lines\n"
			    "cgannotate: z.out:9: wrapped\n"
			    "cgannotate: 9 more invalid lines, in 2 more files\n"
			    "cgannotate: 2 more files have costs of calls that wrapped around\n");
}
END_TEST

START_TEST(kinds_that_change_no_number_are_not_mentioned)
{
	struct heard heard;

	listen(&heard, false);
	departures_add(&heard.departures, D_ID_REDEFINED, 1, "again");
	departures_add(&heard.departures, D_NEGATIVE, 1, "below");
	departures_end(&heard.departures);
	ck_assert_uint_eq(heard.departures.seen[D_NEGATIVE], 1);
	check_heard(&heard, "");
}
END_TEST

START_TEST(a_departure_of_the_whole_file_names_no_line)
{
	struct heard heard;

	listen(&heard, false);
	departures_add(&heard.departures, D_LINE, 0, "odd");
	check_heard(&heard, "cgannotate: x.out: odd\n");
}
END_TEST

START_TEST(check_mentions_each_text_once_with_the_specification)
{
	struct heard heard;
	unsigned i;

	listen(&heard, true);
	for (i = 1; i <= 4; i++)
		departures_add(&heard.departures, D_ID_TOO_BIG, i, "big");
	departures_add(&heard.departures, D_ID_REDEFINED, 5, "again");
	departures_add(&heard.departures, D_ID_TOO_BIG, 6, "bigger");
	departures_add(&heard.departures, D_ID_REDEFINED, 7, "again");
	departures_end(&heard.departures);
	departures_begin(&heard.departures, "y.out");
	departures_add(&heard.departures, D_ID_TOO_BIG, 0, "big");
	departures_end(&heard.departures);
	departures_end(&heard.departures);
	ck_assert_uint_eq(heard.departures.errors, 6);
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
		departures_add(&heard.departures, D_ID_TOO_BIG, i, "big %u",
			       i % 5);
	departures_end(&heard.departures);
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
	departures_add(&heard.departures, D_LINE, 1, "odd");
	departures_begin(&heard.departures, "y.out");
	departures_add(&heard.departures, D_LINE, 1, "odd");
	departures_add(&heard.departures, D_ID_REDEFINED, 1, "again");
	ck_assert_uint_eq(heard.departures.errors, 2);
	check_heard(&heard, "cgannotate: x.out:1: odd\n"
			    "cgannotate: y.out:1: odd\n");
}
END_TEST

START_TEST(no_stream_is_silent)
{
	struct diag diag = {.warnings = NULL};
	struct departures departures = {.diag = &diag};

	departures_begin(&departures, "x.out");
	departures_add(&departures, D_LINE, 1, "odd");
	diag_warn(&diag, "odd");
	departures_end(&departures);
	ck_assert_uint_eq(departures.seen[D_LINE], 1);
}
END_TEST

START_TEST(every_kind_can_be_told_and_counted)
{
	unsigned kind, i;

	for (kind = 0; kind < D_DEPARTURES; kind++) {
		struct heard heard;

		listen(&heard, true);
		for (i = 0; i < 9; i++)
			departures_add(&heard.departures, kind, 1, "odd");
		departures_end(&heard.departures);
		hear(&heard);
		ck_assert_uint_eq(occurrences(heard.text, "odd; "), 1);
		ck_has(heard.text, " (9 times: lines 1, 1, 1, ...)\n");
		ck_has_not(heard.text, "(null)");
		ck_has_not(heard.text, "odd;  (");
		free(heard.text);
	}
}
END_TEST

SUITE_OF(departures,
	 the_first_three_of_a_kind_are_warnings_and_the_rest_a_count,
	 exactly_three_have_no_rest, over_all_files_three_of_a_kind_are_warnings_and_the_rest_is_counted_at_the_end,
	 kinds_that_change_no_number_are_not_mentioned,
	 a_departure_of_the_whole_file_names_no_line,
	 check_mentions_each_text_once_with_the_specification,
	 check_counts_the_fourth_text_of_a_kind_and_all_after_it_together,
	 errors_are_counted_over_all_files, no_stream_is_silent,
	 every_kind_can_be_told_and_counted)
