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
	*heard = (struct heard){.departures = {.diag = &heard->diag}};
	heard->out = open_memstream(&heard->text, &heard->length);
	heard->diag.warnings = heard->out;
	if (check)
		heard->departures.checks = heard->out;
	departures_begin(&heard->departures, "x.out");
}

static void check_heard(struct heard *heard, const char *text)
{
	fclose(heard->out);
	ck_assert_str_eq(heard->text, text);
	free(heard->text);
}

START_TEST(the_first_three_of_a_kind_in_all_files_are_warnings_and_the_rest_a_count)
{
	static const char *const files[] = {"x.out", "y.out", "z.out"};
	struct heard heard;

	listen(&heard, false);
	for (unsigned i = 0; i < 3; i++) {
		departures_begin(&heard.departures, files[i]);
		for (unsigned j = 1; j <= 2; j++)
			departures_add(&heard.departures, DEPARTURE_DAMAGE, j, "odd %u", j);
	}
	departures_add(&heard.departures, DEPARTURE_ODD, 9, "bad");
	departures_finish(&heard.departures);
	departures_finish(&heard.departures);
	check_heard(&heard, "cgannotate: x.out:1: odd 1\n"
			    "cgannotate: x.out:2: odd 2\n"
			    "cgannotate: y.out:1: odd 1\n"
			    "cgannotate: z.out:9: bad\n"
			    "cgannotate: 3 more lines like these; --check shows them\n");
}
END_TEST

START_TEST(a_text_without_words_of_its_own_is_said_once_for_a_file)
{
	struct heard heard;

	listen(&heard, false);
	departures_add(&heard.departures, DEPARTURE_ODD, 1, "rounded");
	departures_add(&heard.departures, DEPARTURE_ODD, 2, "rounded");
	departures_begin(&heard.departures, "y.out");
	departures_add(&heard.departures, DEPARTURE_ODD, 0, "rounded");
	departures_finish(&heard.departures);
	check_heard(&heard, "cgannotate: x.out:1: rounded\n"
			    "cgannotate: y.out: rounded\n");
}
END_TEST

START_TEST(what_changes_no_number_is_not_mentioned)
{
	struct heard heard;

	listen(&heard, false);
	departures_add(&heard.departures, DEPARTURE_NOTE, 1, "note");
	departures_add(&heard.departures, DEPARTURE_ERROR, 1, "error");
	departures_finish(&heard.departures);
	check_heard(&heard, "");
}
END_TEST

START_TEST(check_mentions_all_with_how_much_it_matters)
{
	struct heard heard;

	listen(&heard, true);
	for (unsigned i = 1; i <= 4; i++)
		departures_add(&heard.departures, DEPARTURE_DAMAGE, i, "big %u", i);
	departures_add(&heard.departures, DEPARTURE_NOTE, 5, "again");
	departures_add(&heard.departures, DEPARTURE_ERROR, 6, "missing");
	departures_add(&heard.departures, DEPARTURE_ERROR, 7, "missing");
	departures_begin(&heard.departures, "y.out");
	departures_add(&heard.departures, DEPARTURE_ERROR, 0, "missing");
	ck_assert_uint_eq(heard.departures.errors, 7);
	check_heard(&heard, "x.out:1: error: big 1\n"
			    "x.out:2: error: big 2\n"
			    "x.out:3: error: big 3\n"
			    "x.out:4: error: big 4\n"
			    "x.out:5: warning: again\n"
			    "x.out:6: error: missing\n"
			    "y.out: error: missing\n");
}
END_TEST

START_TEST(check_mentions_a_hundred_of_a_kind)
{
	struct heard heard;

	listen(&heard, true);
	for (unsigned i = 1; i <= 105; i++)
		departures_add(&heard.departures, DEPARTURE_DAMAGE, i, "odd %u", i);
	departures_finish(&heard.departures);
	fclose(heard.out);
	ck_assert_uint_eq(occurrences(heard.text, "error: odd "), 100);
	ck_has(heard.text, "cgannotate: 5 more lines like these\n");
	free(heard.text);
}
END_TEST

SUITE_OF(departures, the_first_three_of_a_kind_in_all_files_are_warnings_and_the_rest_a_count,
	 a_text_without_words_of_its_own_is_said_once_for_a_file,
	 what_changes_no_number_is_not_mentioned, check_mentions_all_with_how_much_it_matters,
	 check_mentions_a_hundred_of_a_kind)
