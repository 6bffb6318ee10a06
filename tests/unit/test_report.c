/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

static void put_label(FILE *out, const struct reported *r, uint32_t row)
{
	const struct row *of = &r->report.rows.list[row];

	if (of->with_object) {
		fputc('[', out);
		put_id(out, &r->parsed.profile, of->object);
		fputs("] ", out);
	}
	put_id(out, &r->parsed.profile, of->file);
	fputc(':', out);
	put_id(out, &r->parsed.profile, of->name);
}

/* The rows listed, in order, as "[object] file:name costs". */
static void check_listed(const char *profile, const char *options,
			 const char *expected)
{
	struct reported r;
	char *text = NULL;
	size_t length, i;
	FILE *out = open_memstream(&text, &length);

	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	for (i = 0; i < r.report.order.count; i++) {
		uint32_t row = r.report.order.listed[i];

		put_label(out, &r, row);
		fputc(' ', out);
		put_row(out, &r.report.costs, item_cost(report_row(&r.report, row)),
			r.parsed.profile.event_count);
		fputc('\n', out);
	}
	fclose(out);
	ck_assert_str_eq(text, expected);
	free(text);
	reported_free(&r);
}

static void put_calls(FILE *out, const struct reported *r,
		      const struct row_calls *calls, size_t first, size_t end)
{
	size_t i;

	for (i = first; i < end; i++) {
		put_label(out, r, calls->list[i].row);
		fprintf(out, " %" PRId64 "x ",
			row_calls_count(&r->report, calls, &calls->list[i]));
		put_row(out, &calls->costs,
			calls->list[i].in->self,
			r->parsed.profile.event_count);
		fputc('\n', out);
	}
}

/* The calls to or from the row of file and name, in their order. */
static void check_calls(const char *profile, const char *options,
			const char *file, const char *name, bool callers,
			const char *expected)
{
	struct reported r;
	struct row_calls calls = {0};
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	uint32_t row;

	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	for (row = 0; row < r.report.rows.count; row++)
		if (r.report.rows.list[row].file == id_of_name(&r.parsed, file) &&
		    r.report.rows.list[row].name == id_of_name(&r.parsed, name))
			break;
	ck_assert_uint_lt(row, r.report.rows.count);
	row_calls_of(&r.report, row, callers, &calls);
	put_calls(out, &r, &calls, 0, calls.count);
	fclose(out);
	ck_assert_str_eq(text, expected);
	free(text);
	row_calls_free(&calls);
	reported_free(&r);
}

/* The lines and calls of a source. */
static void check_source(const char *profile, const char *options,
			 const char *file, const char *expected)
{
	struct reported r;
	struct source_lines source;
	char *text = NULL;
	size_t length, i;
	FILE *out = open_memstream(&text, &length);

	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	source_lines_of(&r.report, id_of_name(&r.parsed, file), NONE, false, &source);
	for (i = 0; i < source.count; i++) {
		if (!source.lines[i].costly)
			continue;
		fprintf(out, "%" PRIu64 ": ", source.lines[i].number);
		put_row(out, &source.costs, source.lines[i].in->self,
			r.parsed.profile.event_count);
		fputc('\n', out);
	}
	for (i = 0; i < source.count; i++) {
		if (source.lines[i].first == source.lines[i].end)
			continue;
		fprintf(out, "from %" PRIu64 ":\n", source.lines[i].number);
		put_calls(out, &r, &source.calls, source.lines[i].first,
			  source.lines[i].end);
	}
	fclose(out);
	ck_assert_str_eq(text, expected);
	free(text);
	source_lines_free(&source);
	reported_free(&r);
}

/* The files to annotate, with "user" before those that were wanted. */
static void check_files(const char *profile, const char *options,
			const char *expected)
{
	struct reported r;
	char text[500] = "";
	size_t i;

	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	for (i = 0; i < r.report.file_count; i++) {
		const struct report_file *file = &r.report.files[i];
		struct str name = STR("none");

		if (file->file != NONE)
			name = names_str(&r.parsed.profile.names, file->file);
		if (file->wanted)
			sprintf(text + strlen(text),
				"user %s = ", file->wanted);
		sprintf(text + strlen(text), "%.*s\n", (int)name.length,
			name.at);
	}
	ck_assert_str_eq(text, expected);
	reported_free(&r);
}

/* --- rows ---------------------------------------------------------------- */

START_TEST(rows_are_listed_by_cost)
{
	check_listed("events: A\nfl=a.c\nfn=f\n1 10\nfn=g\n1 30\nfn=h\n1 20\n",
		     "", "a.c:g 30\na.c:h 20\na.c:f 10\n");
}
END_TEST

START_TEST(ties_are_by_name_in_bytes_and_then_object)
{
	check_listed("events: A\nob=y\nfl=b.c\nfn=f\n1 10\nob=x\nfn=f\n1 10\n"
		     "ob=\nfl=a.c\nfn=g\n1 10\nfn=G\n1 10\nfn=f\n1 10\n",
		     "",
		     "a.c:G 10\na.c:f 10\na.c:g 10\n"
		     "[x] b.c:f 10\n[y] b.c:f 10\n");
}
END_TEST

/* So many that files are ranked first, with and without a name with a colon. */
START_TEST(many_ties_are_in_the_same_order_as_few)
{
	static const char *const files[] = {"a.c", "a", "a!", "b", "a=", "a:b"};
	static const char *const options[] = {
		"--threshold=100",
		"--threshold=100 --by=line",
		"--threshold=100 --by=function",
	};
	size_t with, o, i;

	for (with = 5; with <= LENGTH(files); with++)
		for (o = 0; o < LENGTH(options); o++) {
			struct reported r;
			char *text = NULL;
			size_t length;
			FILE *out = open_memstream(&text, &length);

			fputs("events: Ir\n", out);
			for (i = 0; i < 3000; i++)
				fprintf(out, "fl=%s\nfn=f%zu\n%zu 7\n",
					files[i * 7 % with], i, i * 31 % 97);
			fclose(out);
			report_on(&r, text, options[o]);
			ck_assert_msg(r.good, "%s", r.error.text);
			ck_assert_uint_eq(r.report.order.count, 3000);
			for (i = 1; i < r.report.order.count; i++) {
				const uint32_t *two = r.report.order.listed + i;

				ck_assert_int_lt(rows_compare(&r.report, two[-1],
							      two[0]),
						 0);
			}
			reported_free(&r);
			free(text);
		}
}
END_TEST

START_TEST(ties_in_one_event_are_broken_by_the_next)
{
	check_listed("events: A B\nfl=a.c\nfn=f\n1 10 1\nfn=g\n1 10 2\n"
		     "fn=h\n1 10\n",
		     "", "a.c:g 10 2\na.c:f 10 1\na.c:h 10 .\n");
}
END_TEST

START_TEST(sorting_is_by_the_events_of_the_option)
{
	check_listed("events: A B\nfl=a.c\nfn=f\n1 9 1\nfn=g\n1 1 9\n",
		     "--sort=B", "a.c:g 1 9\na.c:f 9 1\n");
}
END_TEST

START_TEST(not_given_sorts_below_zero)
{
	check_listed("events: A B\nfl=a.c\nfn=f\n1 . 5\nfn=g\n1 0\nfn=h\n1 3\n",
		     "--threshold=100 --sort=A",
		     "a.c:h 3 .\na.c:g 0 .\na.c:f . 5\n");
}
END_TEST

START_TEST(code_inlined_from_a_file_is_a_row_of_its_own)
{
	check_listed("events: A\nfl=a.c\nfn=f\n1 10\nfi=b.h\n1 7\nfe=a.c\n"
		     "2 5\n",
		     "", "a.c:f 15\nb.h:f 7\n");
}
END_TEST

START_TEST(portions_of_one_label_are_one_row)
{
	/* Two functions f, both with code from b.h. */
	check_listed("events: A\nfl=a.c\nfn=f\n1 10\nfi=b.h\n1 7\n"
		     "fl=c.c\nfn=f\n1 9\nfi=b.h\n2 100\n",
		     "", "b.h:f 107\na.c:f 10\nc.c:f 9\n");
}
END_TEST

START_TEST(rows_that_share_their_label_show_their_objects)
{
	check_listed("events: A\nob=x\nfl=a.c\nfn=f\n1 10\nob=y\nfn=f\n1 20\n"
		     "ob=\nfn=f\n1 5\n",
		     "", "[y] a.c:f 20\n[x] a.c:f 10\na.c:f 5\n");
}
END_TEST

START_TEST(what_is_only_called_is_listed_with_inclusive_only)
{
	static const char profile[] = "events: A\nfl=a.c\nfn=f\n1 10\ncfn=g\n"
				      "calls=1 1\n1 5\n";

	check_listed(profile, "--threshold=100", "a.c:f 10\n");
	check_listed(profile, "--threshold=100 --inclusive=yes",
		     "a.c:f 15\na.c:g 5\n");
}
END_TEST

START_TEST(calls_are_no_self_costs_of_a_row)
{
	check_listed("events: A\nfl=a.c\nfn=f\n1 10\ncfn=g\ncalls=0 1\n1 5\n",
		     "", "a.c:f 10\n");
}
END_TEST

/* --- thresholds ---------------------------------------------------------- */

#define PERCENTS                                                         \
	"events: A B\nfl=a.c\nfn=a\n1 60 1\nfn=b\n1 30 1\nfn=c\n1 9 1\n" \
	"fn=d\n1 1 97\nfn=e\n1\n"

START_TEST(the_list_ends_when_the_rows_make_up_the_threshold)
{
	check_listed(PERCENTS, "--threshold=60", "a.c:a 60 1\n");
	check_listed(PERCENTS, "--threshold=60.1", "a.c:a 60 1\na.c:b 30 1\n");
	check_listed(PERCENTS, "--threshold=90", "a.c:a 60 1\na.c:b 30 1\n");
	check_listed(PERCENTS, "", "a.c:a 60 1\na.c:b 30 1\na.c:c 9 1\n");
}
END_TEST

START_TEST(a_threshold_of_100_lists_what_costs_nothing)
{
	check_listed(PERCENTS, "--threshold=100",
		     "a.c:a 60 1\na.c:b 30 1\na.c:c 9 1\na.c:d 1 97\n"
		     "a.c:e . .\n");
}
END_TEST

START_TEST(every_threshold_must_be_reached)
{
	check_listed(PERCENTS, "--sort=A:50,B:2", "a.c:a 60 1\na.c:b 30 1\n");
	check_listed(PERCENTS, "--sort=B:50", "a.c:d 1 97\n");
}
END_TEST

START_TEST(the_threshold_is_of_the_programs_total)
{
	/* 60 + 30 of 180 are 50 percent. */
	check_listed(PERCENTS "summary: 180 100\n", "--threshold=50",
		     "a.c:a 60 1\na.c:b 30 1\n");
}
END_TEST

/* --- callers and callees -------------------------------------------------- */

#define CALLS                                              \
	"events: A\nfl=a.c\nfn=f\n1 1\n"                   \
	"cfn=h\ncalls=2 1\n1 10\ncfn=h\ncalls=3 1\n2 20\n" \
	"cfn=i\ncalls=1 1\n2 40\n"                         \
	"fi=b.h\ncfi=a.c\ncfn=h\ncalls=5 1\n9 50\n"        \
	"fn=g\n1 1\ncfn=h\ncalls=7 1\n1 30\n"              \
	"fn=h\n1 110\nfn=i\n1 40\n"

START_TEST(callers_are_added_up_by_row_the_largest_first)
{
	check_calls(CALLS, "--tree=both", "a.c", "h", true,
		    /* 2+3 times for 10+20 */
		    "b.h:f 5x 50\na.c:f 5x 30\na.c:g 7x 30\n");
}
END_TEST

START_TEST(callees_are_added_up_by_row_the_largest_first)
{
	check_calls(CALLS, "--tree=both", "a.c", "f", false,
		    "a.c:i 1x 40\na.c:h 5x 30\n");
	check_calls(CALLS, "--tree=both", "b.h", "f", false, "a.c:h 5x 50\n");
	check_calls(CALLS, "--tree=both", "a.c", "i", false, "");
}
END_TEST

START_TEST(inlined_code_has_no_callers)
{
	check_calls(CALLS, "--tree=both", "b.h", "f", true, "");
}
END_TEST

#define RING                                                        \
	"events: A\nfl=a.c\nfn=main\n1 5\ncfn=a\ncalls=1 1\n2 95\n" \
	"fn=a\n3 50\ncfn=b\ncalls=4 1\n4 200\n"                     \
	"fn=b\n5 45\ncfn=a\ncalls=3 1\n6 60\n"

START_TEST(a_call_within_a_cycle_shows_no_more_than_the_cycle)
{
	check_calls(RING, "--tree=both", "a.c", "a", false, "a.c:b 4x 95\n");
	check_calls(RING, "--tree=both", "a.c", "a", true,
		    "a.c:main 1x 95\na.c:b 3x 60\n");
	check_source(RING, "", "a.c",
		     "1: 5\n3: 50\n5: 45\nfrom 2:\na.c:a 1x 95\n"
		     "from 4:\na.c:b 4x 95\nfrom 6:\na.c:a 3x 60\n");
}
END_TEST

START_TEST(the_row_of_a_member_knows_its_cycle)
{
	struct reported r;
	uint32_t i;

	report_on(&r, RING, "--inclusive=yes");
	ck_assert(r.good);
	for (i = 0; i < r.report.rows.count; i++)
		ck_assert_uint_eq(report_cycle(&r.report, i),
				  r.report.rows.list[i].name !=
					  id_of_name(&r.parsed, "main"));
	reported_free(&r);
}
END_TEST

/* --- sources ------------------------------------------------------------- */

START_TEST(the_lines_of_a_file_are_those_of_all_portions_in_order)
{
	check_source("events: A B\nfl=a.c\nfn=f\n7 1\n3 2\nfi=b.h\n9 4\n"
		     "fl=b.h\nfn=g\n9 8 1\n0 16\n2147483648 32\n"
		     "fl=c.c\nfn=h\nfi=a.c\n7 64\n",
		     "", "a.c", "3: 2 .\n7: 65 .\n");
	check_source("events: A B\nfl=a.c\nfn=f\n7 1\n3 2\nfi=b.h\n9 4\n"
		     "fl=b.h\nfn=g\n2147483648 32\n9 8 1\n0 16\n",
		     "", "b.h", "0: 16 .\n9: 12 1\n2147483648: 32 .\n");
}
END_TEST

START_TEST(the_calls_of_a_line_are_those_of_all_functions)
{
	check_source("events: A\nfl=a.c\nfn=f\n7 1\ncfn=x\ncalls=1 1\n7 10\n"
		     "cfn=y\ncalls=2 1\n7 20\n"
		     "fn=g\n7 1\ncfn=x\ncalls=3 1\n7 30\n"
		     "cfn=x\ncalls=4 1\n5 1\n",
		     "", "a.c",
		     "7: 2\nfrom 5:\na.c:x 4x 1\n"
		     "from 7:\na.c:x 4x 40\na.c:y 2x 20\n");
}
END_TEST

START_TEST(files_come_in_the_order_of_their_first_function)
{
	check_files("events: A\nfl=b.c\nfn=f\n1 10\nfl=a.c\nfn=g\n1 30\n"
		    "fl=c.c\nfn=h\n1 20\nfl=b.c\nfn=i\n1 25\n",
		    "", "a.c\nb.c\nc.c\n");
}
END_TEST

START_TEST(files_of_functions_not_listed_are_not_annotated)
{
	check_files("events: A\nfl=b.c\nfn=f\n1 10\nfl=a.c\nfn=g\n1 90\n",
		    "--threshold=50", "a.c\n");
}
END_TEST

START_TEST(files_that_the_user_wants_come_first_and_once)
{
	static const char profile[] = "events: A\nfl=b.c\nfn=f\n1 10\n"
				      "fl=a.c\nfn=g\n1 90\n";

	check_files(profile, "b.c x.c b.c",
		    "user b.c = b.c\nuser x.c = none\na.c\n");
	check_files(profile, "--auto=no b.c", "user b.c = b.c\n");
	check_files(profile, "--auto=no", "");
}
END_TEST

START_TEST(the_unknown_file_is_not_annotated)
{
	check_files("events: A\nfn=f\n1 10\nfl=a.c\nfn=g\n1 90\n", "", "a.c\n");
}
END_TEST

START_TEST(the_directory_is_cut_from_what_the_user_wants)
{
	struct reported r;
	struct report report;
	static const char *wanted = "/home/me/b.c";
	struct words words = {&wanted, 1, 0};

	report_on(&r, "events: A\nfl=b.c\nfn=f\n1 10\n", "");
	ck_assert(build_report(&report, &r.parsed.profile,
			       &r.command.options.settings, &r.columns, &words,
			       NULL, STR("/home/me/"), &r.error));
	ck_assert_uint_eq(report.file_count, 1);
	ck_assert_str_eq(report.files[0].wanted, wanted);
	ck_assert_uint_eq(report.files[0].file, id_of_name(&r.parsed, "b.c"));
	report_free(&report);
	reported_free(&r);
}
END_TEST

START_TEST(a_profile_without_costs_lists_nothing)
{
	check_listed("events: A\n", "", "");
	check_listed("events: A\n", "--inclusive=yes --tree=both", "");
}
END_TEST

START_TEST(a_sum_of_a_row_that_does_not_fit_is_an_error)
{
	struct reported r;

	/* g pays f 5 and then 2^63 - 5; each fits. */
	report_on(&r,
		  "events: A Bee\nfl=a.c\nfn=f\n1 1 1\nfn=g\n"
		  "cfn=f\ncalls=1 1\n1 1 5\ncfn=f\ncalls=1 1\n"
		  "2 1 9223372036854775803\n",
		  "--inclusive=yes");
	ck_assert(!r.good);
	ck_has(r.error.text, "Bee");
	reported_free(&r);
}
END_TEST

SUITE_OF(report, rows_are_listed_by_cost,
	 ties_are_by_name_in_bytes_and_then_object,
	 many_ties_are_in_the_same_order_as_few,
	 ties_in_one_event_are_broken_by_the_next,
	 sorting_is_by_the_events_of_the_option, not_given_sorts_below_zero,
	 code_inlined_from_a_file_is_a_row_of_its_own,
	 portions_of_one_label_are_one_row,
	 rows_that_share_their_label_show_their_objects,
	 what_is_only_called_is_listed_with_inclusive_only,
	 calls_are_no_self_costs_of_a_row,
	 the_list_ends_when_the_rows_make_up_the_threshold,
	 a_threshold_of_100_lists_what_costs_nothing,
	 every_threshold_must_be_reached,
	 the_threshold_is_of_the_programs_total,
	 callers_are_added_up_by_row_the_largest_first,
	 callees_are_added_up_by_row_the_largest_first,
	 inlined_code_has_no_callers,
	 a_call_within_a_cycle_shows_no_more_than_the_cycle,
	 the_row_of_a_member_knows_its_cycle,
	 the_lines_of_a_file_are_those_of_all_portions_in_order,
	 the_calls_of_a_line_are_those_of_all_functions,
	 files_come_in_the_order_of_their_first_function,
	 files_of_functions_not_listed_are_not_annotated,
	 files_that_the_user_wants_come_first_and_once,
	 the_unknown_file_is_not_annotated,
	 the_directory_is_cut_from_what_the_user_wants,
	 a_profile_without_costs_lists_nothing,
	 a_sum_of_a_row_that_does_not_fit_is_an_error)
