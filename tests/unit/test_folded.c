/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "write/writing.h"

/* Of 100, main has 10, f 40, g 10 and h 40: 20 for f, and 20 for g. */
static const char profile[] = "events: Ir\nfl=a.c\n"
			      "fn=main\n1 10\n"
			      "cfn=f\ncalls=1 10\n2 60\n"
			      "cfn=g\ncalls=1 20\n3 30\n"
			      "fn=f\n10 40\n"
			      "cfn=h\ncalls=1 30\n11 20\n"
			      "fn=g\n20 10\n"
			      "cfn=h\ncalls=1 30\n21 20\n"
			      "fn=h\n30 40\n";

/* All stacks, a line for each, in the order of bytes. */
static void check_stacks(const char *text, const char *options,
			 const char *expected)
{
	struct reported r;
	char *lines = NULL, *sorted;
	size_t length;
	FILE *out = open_memstream(&lines, &length);

	report_on(&r, text, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	ck_assert_msg(FOLDED_WRITER.report(
			      &(struct writing){.out = out,
						.profile = &r.parsed.profile,
						.report = &r.report,
						.columns = &r.columns},
			      &r.error),
		      "%s", r.error.text);
	fclose(out);
	sorted = sorted_lines(lines);
	ck_assert_str_eq(sorted, expected);
	free(sorted);
	free(lines);
	reported_free(&r);
}

START_TEST(what_is_called_twice_is_divided_by_what_was_paid)
{
	check_stacks(profile, "--format=folded",
		     "main 10\n"
		     "main;f 40\n"
		     "main;f;h 20\n"
		     "main;g 10\n"
		     "main;g;h 20\n");
}
END_TEST

/*
 * Of 117, main has 10; a 5, b 20 and c 12, which call each other; and x, that a
 * and c paid 20 and 40 for, 60 of its own, and 10 that none of them did.
 */
static const char cycle[] = "events: Ir\nfl=a.c\n"
			    "fn=main\n1 10\n"
			    "cfn=a\ncalls=1 10\n2 97\n"
			    "fn=a\n10 5\n"
			    "cfn=b\ncalls=3 20\n11 90\n"
			    "cfn=x\ncalls=1 40\n12 20\n"
			    "fn=b\n20 20\n"
			    "cfn=c\ncalls=3 30\n21 60\n"
			    "fn=c\n30 12\n"
			    "cfn=a\ncalls=2 10\n31 50\n"
			    "cfn=x\ncalls=2 40\n32 40\n"
			    "fn=x\n40 70\n";

START_TEST(each_member_of_a_cycle_has_its_own_cost_and_calls)
{
	/* The part of x's cost that no caller paid for is a stack of its own. */
	check_stacks(cycle, "--format=folded",
		     "main 10\n"
		     "main;<cycle 1: b, c, a>;a 5\n"
		     "main;<cycle 1: b, c, a>;a;x 20\n"
		     "main;<cycle 1: b, c, a>;b 20\n"
		     "main;<cycle 1: b, c, a>;c 12\n"
		     "main;<cycle 1: b, c, a>;c;x 40\n"
		     "x 10\n");
}
END_TEST

START_TEST(what_carries_less_than_a_ten_thousandth_is_small)
{
	/* Of 100000, less than 10: f is left in main, and g is not. */
	check_stacks("events: Ir\nfl=a.c\nfn=main\n1 99981\n"
		     "cfn=f\ncalls=1 10\n2 9\n"
		     "cfn=g\ncalls=1 20\n3 10\n"
		     "fn=f\n10 9\nfn=g\n20 10\n",
		     "--format=folded",
		     "main 99981\n"
		     "main;(small) 9\n"
		     "main;g 10\n");
}
END_TEST

START_TEST(what_no_function_has_is_the_rest)
{
	check_stacks("events: Ir\nsummary: 15\nfl=a.c\nfn=main\n1 10\n",
		     "--format=folded",
		     "(not in any function) 5\n"
		     "main 10\n");
}
END_TEST

SUITE_OF(folded, what_is_called_twice_is_divided_by_what_was_paid,
	 each_member_of_a_cycle_has_its_own_cost_and_calls,
	 what_carries_less_than_a_ten_thousandth_is_small,
	 what_no_function_has_is_the_rest)
