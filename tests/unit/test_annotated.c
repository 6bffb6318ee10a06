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
static void look(struct looked *l, const char *profile, const char *options,
		 bool of_first_row)
{
	struct report *report = &l->r.report;
	size_t i;

	report_on(&l->r, profile, options);
	ck_assert_msg(l->r.good, "%s", l->r.error.text);
	source_search_init(&l->search, report->settings, report->profile);
	annotated_begin(&l->sums, report,
			of_first_row ? report->order.listed[0] : NONE);
	l->good = true;
	for (i = 0; l->good && i < report->file_count; i++) {
		struct source source;
		bool found;

		l->good = annotated_find(&l->sums, &report->files[i],
					 &l->search, &l->r.parsed.diag, &source,
					 &found, &l->error);
		ck_assert(!found);
	}
	l->good = l->good && annotated_end(&l->sums, &l->error);
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
	check_sum(&l, l.sums.missing, "90");
	check_sum(&l, l.sums.unknown, "10");
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
	annotated_add(&l.sums, &report->costs,
		      report->rows.list[report->order.listed[0]].self);
	annotated_add(&l.sums, &report->costs,
		      report->rows.list[report->order.listed[1]].self);
	/* f and g */
	check_sum(&l, l.sums.shown, "85");
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
	check_sum(&l, l.sums.missing, ".");
	check_sum(&l, l.sums.unknown, ".");
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
	int64_t value, total;

	look(&l, profile, "--threshold=100", false);
	ck_assert(!annotated_share(&l.sums, 0, &value, &total));
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
	 a_directory_that_no_option_can_name_is_not_named, a_ratio_is_no_share,
	 what_was_not_given_is_no_share,
	 a_file_that_the_user_wants_must_be_there)
