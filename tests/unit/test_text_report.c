/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "write/writing.h"

/* The report as text, which the caller frees. */
static bool write_to(struct reported *r, FILE *out, struct diag *diag)
{
	struct source_search search;
	bool good;

	source_search_init(&search, r->report.settings, &r->parsed.profile,
			   NULL);
	good = TEXT_WRITER.report(&(struct writing){.out = out,
					     .profile = &r->parsed.profile,
					     .report = &r->report,
					     .columns = &r->columns,
					     .diag = diag,
					     .diff = profile_compares(
						     &r->parsed.profile),
					     .search = &search},
			   &r->error);
	source_search_free(&search);
	return good;
}

static char *text_of(const char *profile, const char *options)
{
	struct reported r;
	struct diag diag = {.warnings = NULL};
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);

	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	ck_assert_msg(write_to(&r, out, &diag), "%s", r.error.text);
	fclose(out);
	reported_free(&r);
	return text;
}

static void check_has(const char *profile, const char *options,
		      const char *piece)
{
	char *text = text_of(profile, options);

	ck_has(text, piece);
	free(text);
}

static void check_has_not(const char *profile, const char *options,
			  const char *piece)
{
	char *text = text_of(profile, options);

	ck_has_not(text, piece);
	free(text);
}

/* Two functions, f with this and g with that many. */
#define TWO(f, g) "events: Ir\nfl=a.c\nfn=f\n1 " f "\nfn=g\n1 " g "\n"
#define ALL "--auto=no --threshold=100"
#define PLAIN ALL " --show-percs=no"

START_TEST(thousands_are_separated)
{
	check_has(TWO("999", "1000"), PLAIN, "\n  999  a.c:f\n");
	check_has(TWO("999", "1000"), PLAIN, "\n1,000  a.c:g\n");
	check_has(TWO("1234567", "1"), PLAIN, "\n1,234,567  a.c:f\n");
	check_has(TWO("9223372036854775806", "1"), PLAIN,
		  "\n9,223,372,036,854,775,807  PROGRAM TOTALS");
}
END_TEST

START_TEST(negative_numbers_have_no_separator_behind_the_sign)
{
	check_has(TWO("-999", "5"), PLAIN, "\n-999  a.c:f\n");
	check_has(TWO("-123456", "5"), PLAIN, "\n-123,456  a.c:f\n");
	check_has(TWO("-1234", "5"), PLAIN, "\n-1,234  a.c:f\n");
	check_has(TWO("-9223372036854775808", "0"), PLAIN,
		  "\n-9,223,372,036,854,775,808  a.c:f\n");
}
END_TEST

START_TEST(percentages_have_two_decimals_or_five_bytes)
{
	/* of 8: 12.5; of 100: 5 */
	check_has(TWO("1", "7"), ALL, "\n1 (12.50%)  a.c:f\n");
	check_has(TWO("5", "95"), ALL, "\n 5 ( 5.00%)  a.c:f\n");
	check_has(TWO("7", "0"), ALL, "\n7 (100.0%)  a.c:f\n");
}
END_TEST

START_TEST(nothing_has_no_percentage)
{
	check_has(TWO("7", "0"), ALL, "\n0           a.c:g\n");
	check_has("events: A B\nfl=a.c\nfn=f\n1 4 4\nfn=g\n1 4\n", ALL,
		  "\n4 (50.00%) .           a.c:g\n");
}
END_TEST

START_TEST(the_sign_of_a_percentage_is_that_of_its_count)
{
	/* of 95, of -100, of 0 */
	check_has(TWO("-5", "100"), ALL, "\n -5 (-5.26%)  a.c:f\n");
	check_has(TWO("-130", "30"), ALL, "\n-130 (-130.0%)  a.c:f\n");
	check_has(TWO("-130", "30"), ALL, "\n  30 (30.00%)  a.c:g\n");
	check_has(TWO("-5", "5"), ALL, "\n-5 ( 0.00%)  a.c:f\n");
}
END_TEST

START_TEST(a_total_that_was_added_up_is_called_calculated)
{
	check_has(TWO("3", "4"), PLAIN, "\n 7  PROGRAM TOTALS (calculated)\n");
	check_has(TWO("3", "4") "summary: 9\n", PLAIN,
		  "\n 9  PROGRAM TOTALS\n");
	check_has(TWO("3", "4") "summary: 6\n", PLAIN,
		  "\n 7  PROGRAM TOTALS (calculated)\n");
}
END_TEST

START_TEST(columns_are_as_wide_as_their_names_and_numbers)
{
	check_has("events: Ir LongName\nfl=a.c\nfn=f\n1 1234 5\n", PLAIN,
		  "\nIr    LongName  file:function\n");
	check_has("events: Ir LongName\nfl=a.c\nfn=f\n1 1234 5\n", PLAIN,
		  "\n1,234        5  a.c:f\n");
}
END_TEST

START_TEST(only_the_events_shown_have_columns)
{
	check_has("events: A B\nfl=a.c\nfn=f\n1 1 2\n", PLAIN " --show=B,A",
		  "\n2 1  a.c:f\n");
	check_has("events: A B\nfl=a.c\nfn=f\n1 1 2\n", PLAIN " --show=B",
		  "\n2  a.c:f\n");
}
END_TEST

START_TEST(objects_stand_in_brackets_and_never_empty)
{
	check_has("events: A\nob=lib x\nfl=a.c\nfn=f\n1 1\n", PLAIN,
		  "\n1  a.c:f [lib x]\n");
	check_has_not("events: A\nob=\nfl=a.c\nfn=f\n1 1\n", PLAIN, "[");
}
END_TEST

START_TEST(control_characters_are_escaped)
{
	static const char profile[] =
		"cmd: a\x1b[2Jb\nevents: A\x7f\nfl=a\x07.c\n"
		"fn=f\xc2\x9b\xc3\xbc\n1 1\n";

	check_has(profile, PLAIN, "a\\x1b[2Jb");
	check_has(profile, PLAIN, "A\\x7f");
	check_has(profile, PLAIN, "1  a\\x07.c:f\\xc2\\x9b\xc3\xbc\n");
	check_has_not(profile, PLAIN, "\x1b");
	check_has_not(profile, PLAIN, "\x07");
}
END_TEST

#define RING                                                                  \
	"events: Ir\nob=x\nfl=a.c\nfn=main\n1 5\ncfn=a\ncalls=1000 1\n2 95\n" \
	"fn=a\n3 50\ncfn=b\ncalls=4 1\n4 200\n"                               \
	"fn=b\n5 45\ncfn=a\ncalls=3 1\n6 60\n"

START_TEST(a_tree_shows_callers_and_callees_around_a_function)
{
	check_has(RING, PLAIN " --tree=both",
		  "\n95  < a.c:main (1,000x) [x]\n"
		  "60  < a.c:b <cycle 1> (3x) [x]\n"
		  "50  *  a.c:a <cycle 1> [x]\n"
		  "95  >   a.c:b <cycle 1> (4x) [x]\n\n");
	check_has_not(RING, PLAIN " --tree=caller", " >   ");
	check_has_not(RING, PLAIN " --tree=calling", " < a.c");
}
END_TEST

START_TEST(cycles_are_named_where_calls_count_only)
{
	check_has_not(RING, PLAIN, "<cycle");
	check_has(RING, PLAIN " --inclusive=yes",
		  "\n 95  a.c:a <cycle 1> [x]\n");
	check_has_not(RING, PLAIN " --inclusive=yes", "a.c:main <cycle");
}
END_TEST

START_TEST(the_header_says_what_was_profiled)
{
	static const char profile[] =
		"creator: callgrind-3.19\npid: 77\ncmd: ./a.out -x\n"
		"part: 2\nthread: 3\ndesc: I1 cache: 32768 B\n"
		"events: Ir Dr\nfl=a.c\nfn=f\n1 1 2\n";
	static const char *const pieces[] = {
		"Profile data file 'p.out' (creator: callgrind-3.19)\n",
		"\nI1 cache: 32768 B\n",
		"\nProfiled target:  ./a.out -x (PID 77, part 2, thread 3)\n",
		"\nEvents recorded:  Ir Dr\n",
		"\nEvents shown:     Dr\n",
		"\nEvent sort order: Ir Dr\n",
		"\nThresholds:       100 0\n",
		"\nInclude dirs:     \n",
		"\nUser annotated:   \n",
		"\nAuto-annotation:  off\n",
	};
	size_t i;

	for (i = 0; i < LENGTH(pieces); i++)
		check_has(profile, PLAIN " --show=Dr", pieces[i]);
}
END_TEST

START_TEST(a_profile_of_unknown_origin_says_so)
{
	check_has(TWO("1", "2"), PLAIN, "\nProfiled target:  (unknown)\n");
	check_has(TWO("1", "2"), PLAIN, "Profile data file 'p.out'\n");
}
END_TEST

START_TEST(sources_that_are_missing_are_listed)
{
	static const char profile[] = "events: Ir\nfl=/nowhere/b.c\nfn=f\n1 1\n"
				      "fl=/nowhere/a.c\nfn=g\n1 3\n";

	check_has(profile, "--threshold=100",
		  "could not be found:\n"
		  "----------------------------------------"
		  "----------------------------------------\n"
		  "  /nowhere/a.c\n  /nowhere/b.c\n\n");
}
END_TEST

START_TEST(the_same_profile_gives_the_same_bytes)
{
	char *first = text_of(RING, "--tree=both --inclusive=yes");
	char *second = text_of(RING, "--tree=both --inclusive=yes");

	ck_assert_str_eq(first, second);
	free(first);
	free(second);
}
END_TEST

SUITE_OF(text_report, thousands_are_separated,
	 negative_numbers_have_no_separator_behind_the_sign,
	 percentages_have_two_decimals_or_five_bytes, nothing_has_no_percentage,
	 the_sign_of_a_percentage_is_that_of_its_count,
	 a_total_that_was_added_up_is_called_calculated,
	 columns_are_as_wide_as_their_names_and_numbers,
	 only_the_events_shown_have_columns,
	 objects_stand_in_brackets_and_never_empty,
	 control_characters_are_escaped,
	 a_tree_shows_callers_and_callees_around_a_function,
	 cycles_are_named_where_calls_count_only,
	 the_header_says_what_was_profiled, a_profile_of_unknown_origin_says_so,
	 sources_that_are_missing_are_listed,
	 the_same_profile_gives_the_same_bytes)
