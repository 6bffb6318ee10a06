/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "report/rows.h"

/* Of 100, one costs 50, two 30 and three 20; one calls the others. */
static const char profile[] = "events: Ir Dr\nfl=a.c\n"
			      "fn=one\n1 50 1\n"
			      "cfn=two\ncalls=1 10\n2 30 4\n"
			      "cfn=three\ncalls=1 20\n3 20 5\n"
			      "fn=two\n10 30 4\n"
			      "fn=three\n20 20 5\n";

/* The sum of the listed rows, as "100 of 100". */
static void check_running(const char *text, const char *options, const char *expected)
{
	struct reported r;
	int64_t sum, total;
	char said[100];

	report_on(&r, text, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	if (ranking_listed(&r.report, &sum, &total))
		sprintf(said, "%" PRId64 " of %" PRId64, sum, total);
	else
		strcpy(said, "none");
	ck_assert_str_eq(said, expected);
	reported_free(&r);
}

START_TEST(self_costs_add_up_to_the_total)
{
	check_running(profile, "--threshold=100", "100 of 100");
}
END_TEST

START_TEST(what_rows_call_is_not_counted_twice)
{
	/* The list is one 100, two 30, three 20. */
	check_running(profile, "--threshold=100 --inclusive",
		      "100 of 100");
	check_running(profile, "--show=Incl(Ir) --sort=Incl(Ir)",
		      "100 of 100");
}
END_TEST

START_TEST(the_event_is_the_first_that_is_sorted_by)
{
	/* three 5, two 4, one 1 */
	check_running(profile, "--sort=Dr --threshold=100", "10 of 10");
}
END_TEST

START_TEST(rows_that_are_not_listed_are_left_out)
{
	check_running(profile, "--top=2", "80 of 100");
	check_running(profile, "--hide=:one", "50 of 100");
}
END_TEST

START_TEST(a_ratio_adds_up_to_nothing)
{
	check_running(profile, "--event=R=Dr/Ir --sort=R --show=R", "none");
}
END_TEST

START_TEST(a_sum_that_fits_in_another_order_only_is_no_sum)
{
	/* Read as 9 - 9 + 9 * 10^18, listed as 9 + 9 - 9, as callgrind_annotate does. */
	check_running("events: Ir\nfl=a.c\n"
		      "fn=one\n1 9000000000000000000\n"
		      "fn=less\n2 -9000000000000000000\n"
		      "fn=two\n3 9000000000000000000\n",
		      "--threshold=100", "none");
}
END_TEST

SUITE_OF(running, self_costs_add_up_to_the_total,
	 what_rows_call_is_not_counted_twice,
	 the_event_is_the_first_that_is_sorted_by,
	 rows_that_are_not_listed_are_left_out, a_ratio_adds_up_to_nothing,
	 a_sum_that_fits_in_another_order_only_is_no_sum)
