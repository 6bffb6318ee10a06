/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "source/annotated.h"

/* A report whose sources are looked for, and what came of it. */
struct looked {
	struct reported r;
	struct source_search search;
	struct annotated sums;
	struct error error;
	bool good;
};

/* Looks for all files to annotate, of all rows or for one. */
static void look_at_two(struct looked *l, const char *before, const char *profile,
			const char *options, bool of_first_row)
{
	struct report *report = &l->r.report;
	size_t i;

	report_on_two(&l->r, before, profile, options);
	ck_assert_msg(l->r.good, "%s", l->r.error.text);
	source_search_init(&l->search, report->settings, report->profile, NULL);
	annotated_begin(&l->sums, report,
			of_first_row ? report->order.listed[0] : NONE);
	l->good = true;
	for (i = 0; i < report->file_count; i++) {
		struct source source;
		bool found;

		annotated_find(&l->sums, &report->files[i], &l->search, &l->r.parsed.diag,
			       &source, &found);
		ck_assert(!found);
	}
	annotated_end(&l->sums);
	l->good = columns_fit(report->columns, &l->error);
}

static void look(struct looked *l, const char *profile, const char *options,
		 bool of_first_row)
{
	look_at_two(l, NULL, profile, options, of_first_row);
}

static void looked_free(struct looked *l)
{
	annotated_free(&l->sums);
	source_search_free(&l->search);
	reported_free(&l->r);
}

static void check_sum(const struct looked *l, cost_id sum, const char *expected)
{
	ck_assert_str_eq(row_text(&l->sums.costs, sum, 1), expected);
}

static void check_text(struct str s, const char *expected)
{
	ck_assert_msg(str_equal(s, str_of(expected)), "'%.*s' is not '%s'",
		      (int)s.length, s.at, expected);
}

/* Of 100, 60 are in one file, 25 + 5 in another, and 10 in none. */
static const char profile[] = "events: Ir\n"
			      "fl=/no/such/z.c\nfn=f\n1 40\n2 20\n"
			      "fl=/no/such/dir/a.c\nfn=g\n1 25\n"
			      "fn=h\n9 5\n"
			      "fl=???\nfn=i\n0 10\n";

START_TEST(all_is_missing_where_no_source_is_found)
{
	struct looked l;
	int64_t value = 0, total = 0;

	look(&l, profile, "--threshold=100", false);
	ck_assert_msg(l.good, "%s", l.error.text);
	check_sum(&l, l.sums.missing->self, "90");
	check_sum(&l, l.sums.unknown->self, "10");
	ck_assert(!l.sums.any);
	/* In the order of names, not of costs */
	ck_assert_uint_eq(l.sums.not_found_count, 2);
	check_text(l.sums.not_found[0], "/no/such/dir/a.c");
	check_text(l.sums.not_found[1], "/no/such/z.c");
	check_text(annotated_from(&l.sums), "/no/such");
	ck_assert(annotated_share(&l.sums, l.sums.missing, &value, &total));
	ck_assert_int_eq(value, 90);
	ck_assert_int_eq(total, 100);
	looked_free(&l);
}
END_TEST

START_TEST(what_is_shown_is_added_up)
{
	struct looked l;
	const struct report *report = &l.r.report;

	look(&l, profile, "--threshold=100", false);
	annotated_add(&l.sums, report_self(report, report->order.listed[0]));
	annotated_add(&l.sums, report_self(report, report->order.listed[1]));
	/* f and g */
	check_sum(&l, l.sums.shown->self, "85");
	looked_free(&l);
}
END_TEST

START_TEST(of_one_row_only_names_are_kept)
{
	struct looked l;

	look(&l, profile, "--threshold=100", true);
	ck_assert_msg(l.good, "%s", l.error.text);
	ck_assert_uint_eq(l.sums.not_found_count, 2);
	/* Nobody is told how much that is. */
	check_sum(&l, l.sums.missing->self, ".");
	check_sum(&l, l.sums.unknown->self, ".");
	looked_free(&l);
}
END_TEST

START_TEST(directories_apart_leave_that_of_the_largest_cost)
{
	struct looked l;

	look(&l,
	     "events: Ir\nfl=/a/one.c\nfn=f\n1 30\n"
	     "fl=/b/two.c\nfn=g\n1 70\n",
	     "--threshold=100", false);
	check_text(annotated_from(&l.sums), "/b");
	looked_free(&l);
}
END_TEST

/* The costs of a file are compared, not those of its first function. */
START_TEST(the_largest_cost_is_that_of_a_whole_file)
{
	struct looked l;

	look(&l,
	     "events: Ir\nfl=/a/one.c\nfn=f\n1 40\n"
	     "fl=/b/two.c\nfn=g\n1 30\nfn=h\n2 30\n",
	     "--threshold=100", false);
	check_text(annotated_from(&l.sums), "/b");
	looked_free(&l);
	/* By magnitude: 30 below zero is less than 70. */
	look(&l,
	     "events: Ir\nfl=/a/one.c\nfn=f\n1 -30\n"
	     "fl=/b/two.c\nfn=g\n1 70\n",
	     "--threshold=100", false);
	check_text(annotated_from(&l.sums), "/b");
	looked_free(&l);
}
END_TEST

static void check_program(const char *text, const char *program, bool unknown,
			  bool missing)
{
	struct looked l;

	look(&l, text, "--threshold=100", false);
	ck_assert_msg(l.good, "%s", l.error.text);
	check_text(l.sums.program.length ? l.sums.program : STR(""), program);
	ck_assert_int_eq(l.sums.program_unknown, unknown);
	ck_assert_int_eq(l.sums.program_missing, missing);
	looked_free(&l);
}

START_TEST(what_is_said_of_the_program_is_of_its_own_code)
{
#define UNKNOWN(name, cost) "fl=???\nfn=" name "\n0 " cost "\n"
#define MISSING(name, cost) "fl=/no/a.c\nfn=" name "\n1 " cost "\n"
#define HEAD "cmd: ./prog x\nevents: Ir\n"
	/* 60 of 80 are in code without a file. */
	check_program(HEAD "ob=/x/prog\n" UNKNOWN("m", "60") MISSING("n", "20")
			      "ob=/lib/c.so\n" MISSING("c", "100"),
		      "prog", true, true);
	/* 20 of 80, whatever that of the library is. */
	check_program(HEAD "ob=/x/prog\n" UNKNOWN("m", "20") MISSING("n", "60")
			      "ob=/lib/c.so\n" UNKNOWN("c", "100"),
		      "prog", false, true);
	check_program(HEAD "ob=/x/prog\n" UNKNOWN("m", "60")
			      "ob=/lib/c.so\n" MISSING("c", "10"),
		      "prog", true, false);
	/* No object is the program. */
	check_program(HEAD "ob=/lib/c.so\n" UNKNOWN("m", "60")
			      MISSING("c", "10"),
		      "", false, false);
	/* It is not the first object either. */
	check_program(HEAD "ob=/lib/c.so\n" MISSING("c", "100")
			      "ob=/x/prog\n" UNKNOWN("m", "60"),
		      "prog", true, false);
	/* A name of one letter is a name of another object. */
	check_program(HEAD "ob=c\n" UNKNOWN("m", "60") MISSING("c", "10"), "",
		      false, false);
	/* Nor is there one without a command. */
	check_program("events: Ir\n" UNKNOWN("m", "60") MISSING("c", "10"), "",
		      false, false);
	/* Cachegrind names none: all code is the program's. */
	check_program(HEAD UNKNOWN("m", "60") MISSING("c", "10"), "prog", true,
		      true);
#undef UNKNOWN
#undef MISSING
#undef HEAD
}
END_TEST

START_TEST(of_two_profiles_the_change_is_missing)
{
	struct looked l;
	int64_t value = 0, total = 0;

	look_at_two(&l, "events: Ir\nfl=/a/one.c\nfn=f\n1 100\n",
		    "events: Ir\nfl=/a/one.c\nfn=f\n1 125\n",
		    "--diff --threshold=100", false);
	ck_assert_msg(l.good, "%s", l.error.text);
	ck_assert(annotated_share(&l.sums, l.sums.missing, &value, &total));
	ck_assert_int_eq(value, 25);
	looked_free(&l);
}
END_TEST

/*
 * Line by line: one.c changes by 25 + 7, its third line not at all, two.c by 40
 * below zero, and what has no file by 4.
 */
START_TEST(of_two_profiles_all_lines_that_changed_are_missing)
{
	struct looked l;
	int64_t value = 0, total = 0;

	look_at_two(&l,
		    "events: Ir\nfl=/a/one.c\nfn=f\n1 100\n2 10\n3 50\n"
		    "fl=/b/two.c\nfn=g\n1 90\nfl=???\nfn=i\n0 5\n",
		    "events: Ir\nfl=/a/one.c\nfn=f\n1 125\n2 17\n3 50\n"
		    "fl=/b/two.c\nfn=g\n1 50\nfl=???\nfn=i\n0 9\n",
		    "--diff --threshold=100", false);
	ck_assert_msg(l.good, "%s", l.error.text);
	ck_assert(annotated_share(&l.sums, l.sums.missing, &value, &total));
	ck_assert_int_eq(value, 25 + 7 - 40);
	ck_assert(annotated_share(&l.sums, l.sums.unknown, &value, &total));
	ck_assert_int_eq(value, 4);
	/* By magnitude, 40 is more than 32. */
	check_text(annotated_from(&l.sums), "/b");
	looked_free(&l);
}
END_TEST

/* One that has gone since annotated_wanted() has seen it. */
START_TEST(a_wanted_file_without_costs_is_only_named)
{
	struct looked l;

	look(&l, profile, "--threshold=100 gone.c", false);
	ck_assert_msg(l.good, "%s", l.error.text);
	ck_assert_uint_eq(l.sums.not_found_count, 3);
	check_text(l.sums.not_found[2], "gone.c");
	check_sum(&l, l.sums.missing->self, "90");
	looked_free(&l);
}
END_TEST

START_TEST(a_directory_that_no_option_can_name_is_not_named)
{
	struct looked l;

	look(&l, "events: Ir\nfl=/a=b/one.c\nfn=f\n1 30\n", "--threshold=100",
	     false);
	check_text(annotated_from(&l.sums), "");
	looked_free(&l);
	look(&l, "events: Ir\nfl=/a\033b/one.c\nfn=f\n1 30\n",
	     "--threshold=100", false);
	check_text(annotated_from(&l.sums), "");
	looked_free(&l);
}
END_TEST

START_TEST(a_ratio_is_no_share)
{
	struct looked l;
	int64_t value, total;

	look(&l, profile, "--event=R=Ir/Ir --sort=R --show=R", false);
	ck_assert(!annotated_share(&l.sums, l.sums.missing, &value, &total));
	looked_free(&l);
}
END_TEST

START_TEST(what_was_not_given_is_no_share)
{
	struct looked l;
	const struct values nothing[SIDES] = {{0}};
	int64_t value, total;

	look(&l, profile, "--threshold=100", false);
	ck_assert(!annotated_share(&l.sums, nothing, &value, &total));
	looked_free(&l);
}
END_TEST

START_TEST(a_file_that_the_user_wants_must_be_there)
{
	struct looked l;

	look(&l, profile, "--threshold=100 z.c", false);
	ck_assert(!annotated_wanted(&l.r.report, &l.search, &l.error));
	ck_has(l.error.text, "z.c: no such profile, and no such source file");
	looked_free(&l);
}
END_TEST

SUITE_OF(annotated, all_is_missing_where_no_source_is_found,
	 what_is_shown_is_added_up, of_one_row_only_names_are_kept,
	 directories_apart_leave_that_of_the_largest_cost,
	 the_largest_cost_is_that_of_a_whole_file,
	 what_is_said_of_the_program_is_of_its_own_code,
	 of_two_profiles_the_change_is_missing,
	 of_two_profiles_all_lines_that_changed_are_missing,
	 a_wanted_file_without_costs_is_only_named,
	 a_directory_that_no_option_can_name_is_not_named, a_ratio_is_no_share,
	 what_was_not_given_is_no_share,
	 a_file_that_the_user_wants_must_be_there)
