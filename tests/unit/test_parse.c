/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/str.h"

/* --- cost lines ---------------------------------------------------------- */

START_TEST(the_first_example_of_the_specification)
{
	check_parse("events: Cycles Instructions Flops\n"
		    "fl=file.f\n"
		    "fn=main\n"
		    "15 90 14 2\n"
		    "16 20 12\n",
		    "file.f:main 15 = 90 14 2\n"
		    "file.f:main 16 = 20 12 .\n",
		    "");
}
END_TEST

static const char EXTENDED_FACTS[] =
	"file1.c:main 16 = 20\n"
	"file1.c:main 16 -> file1.c:func1 1x = 400\n"
	"file1.c:main 16 -> file2.c:func2 3x = 400\n"
	"file1.c:func1 51 = 100\n"
	"file1.c:func1 51 -> file2.c:func2 2x = 300\n"
	"file2.c:func2 20 = 700\n";

START_TEST(the_extended_example_of_the_specification)
{
	check_parse("events: Instructions\n\n"
		    "fl=file1.c\nfn=main\n16 20\n"
		    "cfn=func1\ncalls=1 50\n16 400\n"
		    "cfi=file2.c\ncfn=func2\ncalls=3 20\n16 400\n\n"
		    "fn=func1\n51 100\n"
		    "cfi=file2.c\ncfn=func2\ncalls=2 20\n51 300\n\n"
		    "fl=file2.c\nfn=func2\n20 700\n",
		    EXTENDED_FACTS, "");
}
END_TEST

START_TEST(compressed_names_mean_the_same)
{
	check_parse("events: Instructions\n"
		    "fl=(1) file1.c\nfn=(1) main\n16 20\n"
		    "cfn=(2) func1\ncalls=1 50\n16 400\n"
		    "cfi=(2) file2.c\ncfn=(3) func2\ncalls=3 20\n16 400\n"
		    "fn=(2)\n51 100\n"
		    "cfi=(2)\ncfn=(3)\ncalls=2 20\n51 300\n"
		    "fl=(2)\nfn=(3)\n20 700\n",
		    EXTENDED_FACTS, "");
}
END_TEST

START_TEST(ids_may_be_defined_before_any_cost)
{
	check_parse("events: Instructions\n"
		    "# define file ID mapping\n"
		    "fl=(1) file1.c\nfl=(2) file2.c\n"
		    "# define function ID mapping\n"
		    "fn=(1) main\nfn=(2) func1\n"
		    "fl=(1)\nfn=(1)\n16 20\n",
		    "file1.c:main 16 = 20\n", "");
}
END_TEST

START_TEST(costs_of_one_line_given_twice_are_added)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n1 2 3\n1 10\n2 1\n1 0 100\n",
		    /* 2+10+0, 3+100 */
		    "a.c:f 1 = 12 103\na.c:f 2 = 1 .\n", "");
}
END_TEST

START_TEST(fewer_costs_than_events_leave_the_rest_not_given)
{
	check_parse("events: A B C\nfl=a.c\nfn=f\n1 2\n2\n3 0 0\n",
		    "a.c:f 1 = 2 . .\na.c:f 2 = . . .\na.c:f 3 = 0 0 .\n", "");
}
END_TEST

START_TEST(more_costs_than_events_are_left_out_with_a_warning)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n1 2 3 4 5\n2 7 8\n",
		    "a.c:f 1 = 2 3\na.c:f 2 = 7 8\n",
		    "cgannotate: p.out:4: more costs than the 2 that "
		    "\"events:\" names; the rest is left out\n");
}
END_TEST

START_TEST(a_dot_is_not_given_and_zero_is)
{
	check_parse("events: A B C\nfl=a.c\nfn=f\n1 . 0 7\n2 . . .\n3 1 .\n",
		    "a.c:f 1 = . 0 7\na.c:f 2 = . . .\na.c:f 3 = 1 . .\n", "");
}
END_TEST

START_TEST(a_dot_does_not_take_back_what_was_given_before)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n1 5 6\n1 . 1\n",
		    "a.c:f 1 = 5 7\n", "");
}
END_TEST

START_TEST(runs_of_zeros_are_given_costs)
{
	check_parse("events: A B C D E F G H I\nfl=a.c\nfn=f\n"
		    "1 0 0 0 0 5\n2 1 0 0 0 0 0 0 0 2\n3 0 0 0 0\n"
		    "4 0 0 0 0 0 0 0 0 0\n",
		    "a.c:f 1 = 0 0 0 0 5 . . . .\n"
		    "a.c:f 2 = 1 0 0 0 0 0 0 0 2\n"
		    "a.c:f 3 = 0 0 0 0 . . . . .\n"
		    "a.c:f 4 = 0 0 0 0 0 0 0 0 0\n",
		    "");
}
END_TEST

START_TEST(a_run_of_zeros_longer_than_the_events_is_too_long)
{
	struct parsed p;

	parsed_text(&p, "events: A B C\nfl=a.c\nfn=f\n1 0 0 0 0 0 0\n");
	check_facts(&p, "a.c:f 1 = 0 0 0\n");
	parsed_free(&p);
}
END_TEST

/* Numbers of up to 4, 8 and 18 digits are each read in a way of their own. */
START_TEST(numbers_may_have_a_digit_more)
{
	check_parse("events: A B C D E\nfl=a.c\nfn=f\n"
		    "1 9999 10000 99999999 100000000 999999999\n"
		    "2 999999999999999999 1000000000000000000\n"
		    "9999 1\n10000 2\n99999999 4\n100000000 8\n-1 16\n"
		    "+99999999 32\n+100000000 64\n"
		    "cfn=g\ncalls=1 2\n7 9999 10000 99999999 100000000\n",
		    "a.c:f 1 = 9999 10000 99999999 100000000 999999999\n"
		    "a.c:f 2 = 999999999999999999 1000000000000000000 . . .\n"
		    "a.c:f 9999 = 1 . . . .\na.c:f 10000 = 2 . . . .\n"
		    "a.c:f 99999999 = 20 . . . .\n" /* 4 + 16 */
		    "a.c:f 100000000 = 8 . . . .\n"
		    "a.c:f 199999998 = 32 . . . .\na.c:f 299999998 = 64 . . . .\n"
		    "a.c:f 7 -> a.c:g 1x = 9999 10000 99999999 100000000 .\n",
		    "");
}
END_TEST

START_TEST(one_cost_more_than_events_is_left_out_with_a_warning)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n1 2 3 4\n2 2 3 12345\n",
		    "a.c:f 1 = 2 3\na.c:f 2 = 2 3\n",
		    "cgannotate: p.out:4: more costs than the 2 that "
		    "\"events:\" names; the rest is left out\n"
		    "cgannotate: p.out:5: more costs than the 2 that "
		    "\"events:\" names; the rest is left out\n");
}
END_TEST

/* What stands behind a star is no number, two blanks are no word, and none is in the next line. */
START_TEST(a_position_ends_at_its_blank)
{
	check_parse("events: A\nfl=a.c\nfn=f\n7 1\n*5 2\n*5 12345\n",
		    "a.c:f 7 = 12348\n", "");
	check_parse("positions: instr line\nevents: A\nfl=a.c\nfn=f\n"
		    "0x10 7 1\n0x12  7 2\n+2  +1 12345\n0x16\n0x18 9 4\n",
		    "a.c:f 7 = 3\na.c:f 8 = 12345\na.c:f 9 = 4\n", "");
}
END_TEST

START_TEST(self_costs_count_where_calls_are_not_kept)
{
	/* 10 + 1, 20 + 2 and so on; what the call costs is none of it. */
	check_total("events: A B C D E F G\nfl=a.c\nfn=f\n"
		    "1 10 20 30 40 50 60 70\ncfn=g\ncalls=1 2\n"
		    "1 9 9 9 9 9 9 9\n2 1 2 3 4 5 6 7\n",
		    "11 22 33 44 55 66 77");
}
END_TEST

START_TEST(a_jump_that_ends_in_a_blank_and_cr_is_one_line)
{
	check_parse("events: A\r\nfl=a.c\r\nfn=f\r\njump=1 3\r\n2 \r\nodd\r\n2 1\r\n",
		    "a.c:f 2 = 1\n",
		    "cgannotate: p.out:6: 'odd' is not a valid line of the format\n");
}
END_TEST

/* Of g nothing is left: its names are not those of h, which has its own or the caller's. */
START_TEST(a_function_that_no_call_follows_leaves_no_names)
{
	check_parse("events: A\nob=o\nfl=a.c\nfn=f\n1 1\n"
		    "cob=p\ncfi=b.c\ncfn=g\ncob=q\ncfi=c.c\ncfn=h\ncalls=1 2\n2 5\n"
		    "cob=p\ncfi=b.c\ncfn=g\ncfn=h\ncalls=1 2\n3 6\n",
		    "[o] a.c:f 1 = 1\n"
		    "[o] a.c:f 2 -> [q] c.c:h 1x = 5\n"
		    "[o] a.c:f 3 -> [o] a.c:h 1x = 6\n",
		    "");
}
END_TEST

START_TEST(what_is_no_number_of_calls_is_none)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\ncfn=g\ncalls=3 2\n2 5\ncalls=x 2\n3 6\n",
		    "a.c:f 1 = 1\na.c:f 2 -> a.c:g 3x = 5\na.c:f 3 -> a.c:g 0x = 6\n",
		    "cgannotate: p.out:8: 'x' is not a whole number of calls\n");
}
END_TEST

START_TEST(many_columns_are_read_by_fours_and_one_by_one)
{
	check_parse("events: A B C D E F\nfl=a\nfn=f\n"
		    "1 1 22 333 4444 5 6\n"  /* four at once, then one */
		    "2 1 22 333 55555 5 6\n" /* a large one among four */
		    "3 1 22 333\n"           /* fewer than four */
		    "4 1 22 333 4444\n"      /* just four */
		    "5 1 22 333 4444 5\n"
		    "6 1  2 333 4444 5 6\n"
		    "7 1 22 333 4444 5 6 \n"
		    "8 1 -2 333 4444 5 6\n"
		    "8 1 3 333 4444 5 6\n",
		    "a:f 1 = 1 22 333 4444 5 6\n"
		    "a:f 2 = 1 22 333 55555 5 6\n"
		    "a:f 3 = 1 22 333 . . .\n"
		    "a:f 4 = 1 22 333 4444 . .\n"
		    "a:f 5 = 1 22 333 4444 5 .\n"
		    "a:f 6 = 1 2 333 4444 5 6\n"
		    "a:f 7 = 1 22 333 4444 5 6\n"
		    "a:f 8 = 2 1 666 8888 10 12\n",
		    "");
}
END_TEST

/* Lines of costs and calls, the costs with a gap between them. */
static void put_random(FILE *out, unsigned seed, const char *gap)
{
	int columns, line, i;

	srand(seed);
	columns = 1 + rand() % 16;
	fputs("events:", out);
	for (i = 0; i < columns; i++)
		fprintf(out, " E%d", i);
	fputs("\nfl=a\nfn=f\n", out);
	for (line = 0; line < 30; line++) {
		if (rand() % 5 == 0)
			fputs("cfn=g\ncalls=2 9\n", out);
		fprintf(out, "%d", rand() % 4);
		for (i = rand() % (columns + 1); i; i--) {
			fputs(gap, out);
			if (rand() % 30 == 0)
				fputs(".", out);
			else
				fprintf(out, "%d",
					rand() % 4 ? rand() % 10
						   : rand() >> rand() % 31);
		}
		fputs("\n", out);
	}
}

static char *random_facts(unsigned seed, const char *gap)
{
	char *text, *facts;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	struct parsed p;

	put_random(out, seed, gap);
	fclose(out);
	parsed_text(&p, text);
	ck_assert_msg(p.good, "seed %u: %s", seed, p.error.text);
	facts = facts_of(&p.profile);
	parsed_free(&p);
	free(text);
	return facts;
}

/* With two blanks between them only the last of a line may be read as a quad. */
START_TEST(costs_read_by_fours_are_those_read_one_by_one)
{
	unsigned seed;

	for (seed = 1; seed <= 500; seed++) {
		char *fours = random_facts(seed, " ");
		char *singles = random_facts(seed, "  ");

		ck_assert_msg(strcmp(fours, singles) == 0, "seed %u:\n%s\n%s",
			      seed, fours, singles);
		free(fours);
		free(singles);
	}
}
END_TEST

START_TEST(a_small_cost_may_be_what_does_not_fit)
{
	struct parsed p;

	parsed_text(&p, "events: A B C D\nfl=a\nfn=f\n"
			"1 0 0 9223372036854775806 0\n1 0 0 1 0\n1 0 0 1 0\n");
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:6: the sum of C does not fit");
	parsed_free(&p);
}
END_TEST

START_TEST(a_large_cost_does_not_fit_with_small_ones_before_it)
{
	struct parsed p;

	/* 2^62 - 1, 1 and 2^62 are one more than fits. */
	parsed_text(&p, "events: A B C D\nfl=a\nfn=f\n"
			"1 0 0 0 4611686018427387903\n1 0 0 0 1\n"
			"1 0 0 0 4611686018427387904\n1 0 0 0 1\n");
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:6: the sum of D does not fit");
	parsed_free(&p);
	/* So it is with 2^63 - 3 in the first place, and three times 1. */
	parsed_text(&p, "events: A B C D\nfl=a\nfn=f\n"
			"1 9223372036854775805\n1 1 2 3 4\n1 1 2 3 4\n"
			"1 1 2 3 4\n");
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:7: the sum of A does not fit");
	parsed_free(&p);
	check_parse("events: A B C D\nfl=a\nfn=f\n"
		    "1 9223372036854775805\n1 1 2 3 4\n1 1 2 3 4\n2\n",
		    "a:f 1 = 9223372036854775807 4 6 8\n"
		    "a:f 2 = . . . .\n",
		    "");
}
END_TEST

START_TEST(a_line_may_have_its_costs_in_any_number_of_lines)
{
	enum { LINES = 30000 };
	char *text = malloc(100 + 30 * LINES), *at = text, facts[100];
	int i;

	at += sprintf(at, "events: A B C D E F\nfl=a\nfn=f\n");
	for (i = 0; i < LINES; i++)
		at += sprintf(at, "7 9999 9999 9999 9999 1 99999\n");
	sprintf(facts, "a:f 7 = %d %d %d %d %d %lld\n", 9999 * LINES,
		9999 * LINES, 9999 * LINES, 9999 * LINES, LINES,
		99999LL * LINES);
	check_parse(text, facts, "");
	free(text);
}
END_TEST

START_TEST(positions_that_are_missing_do_not_take_the_next_lines)
{
	struct parsed p;

	parsed_text(&p, "positions: instr bb line\nevents: A\nfl=a\nfn=f\n"
			"1 2 3 4\n1\n5 6 7 8\n");
	check_facts(&p, "a:f 3 = 4\na:f 7 = 8\n");
	parsed_free(&p);
}
END_TEST

START_TEST(blanks_and_tabs_separate_in_any_number)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n1  2\t3  \n2\t\t4 \t 5\t\n",
		    "a.c:f 1 = 2 3\na.c:f 2 = 4 5\n", "");
	/* Two blanks before the second of three positions, and the others. */
	check_parse("positions: instr bb line\nevents: A B\nfl=a.c\nfn=f\n"
		    "0x4 0x4 7 1 2\n+4  * +1 3 4\n+4 *  +1 5 6\n"
		    "+4 * +1  7 8\n",
		    "a.c:f 7 = 1 2\na.c:f 8 = 3 4\na.c:f 9 = 5 6\n"
		    "a.c:f 10 = 7 8\n",
		    "");
}
END_TEST

START_TEST(a_cost_may_be_hexadecimal)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n0x10 0xff 0xA\n",
		    "a.c:f 16 = 255 10\n", "");
}
END_TEST

START_TEST(negative_costs_are_kept)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n1 -5 3\n1 2 -4\n2 +6\n",
		    "a.c:f 1 = -3 -1\na.c:f 2 = 6 .\n", "");
}
END_TEST

START_TEST(decimals_are_rounded_half_away_from_zero_with_one_warning)
{
	struct parsed p;

	parsed_text(&p, "events: A B C\nfl=a.c\nfn=f\n"
			"1 0.5 1.5 2.4\n2 -0.5 -1.4 -2.5\n");
	check_facts(&p, "a.c:f 1 = 1 2 2\na.c:f 2 = -1 -1 -3\n");
	ck_assert_uint_eq(occurrences(p.warnings, "p.out:4: "), 1);
	ck_assert_uint_eq(occurrences(p.warnings, "p.out:5: "), 0);
	parsed_free(&p);
}
END_TEST

START_TEST(a_word_that_is_no_count_is_not_given_and_warned_of)
{
	check_parse("events: A B C\nfl=a.c\nfn=f\n1 2 x 4\n",
		    "a.c:f 1 = 2 . 4\n",
		    "cgannotate: p.out:4: 'x' is not a count\n");
}
END_TEST

START_TEST(a_cost_line_led_by_a_blank_is_of_line_0)
{
	/* Two costs: the 7 is not a position. */
	check_parse("events: A B\nfl=a.c\nfn=f\n3 1\n 7 8\n\t 9\n",
		    "a.c:f 3 = 1 .\na.c:f 0 = 16 8\n", "");
}
END_TEST

START_TEST(a_cost_line_led_by_a_blank_does_not_move_the_base)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n 7\n+1 2\n",
		    "a.c:f 10 = 1\na.c:f 0 = 7\na.c:f 11 = 2\n", "");
}
END_TEST

START_TEST(a_call_may_have_its_costs_in_a_line_led_by_a_blank)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\ncfn=g\ncalls=2 5\n 7\n",
		    "a.c:f 10 = 1\na.c:f 0 -> a.c:g 2x = 7\n", "");
}
END_TEST

/* --- positions ----------------------------------------------------------- */

START_TEST(relative_positions_count_from_the_last_cost_line)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n+5 2\n-3 4\n* 8\n+0 16\n",
		    "a.c:f 10 = 1\na.c:f 15 = 2\n"
		    "a.c:f 12 = 28\n", /* 4+8+16 */
		    "");
}
END_TEST

START_TEST(the_positions_of_a_call_do_not_move_the_base)
{
	/* The call is in line 10+2, its target is read against 10, too. */
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n"
		    "cfn=g\ncalls=1 +40\n+2 100\n"
		    "+1 2\n"
		    "calls=1 *\n* 7\n"
		    "+1 4\n",
		    "a.c:f 10 = 1\na.c:f 12 -> a.c:g 1x = 100\n"
		    "a.c:f 11 = 2\na.c:f 11 -> a.c:g 1x = 7\n"
		    "a.c:f 12 = 4\n",
		    "");
}
END_TEST

START_TEST(an_absolute_line_of_a_call_does_not_move_the_base)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n"
		    "cfn=g\ncalls=1 90\n50 100\n+1 2\n",
		    "a.c:f 10 = 1\na.c:f 50 -> a.c:g 1x = 100\n"
		    "a.c:f 11 = 2\n",
		    "");
}
END_TEST

START_TEST(the_positions_of_a_jump_do_not_move_the_base)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n"
		    "jump=5 +40\n+7\n+1 2\n"
		    "jcnd=3/5 -2\n+3\n+1 4\n",
		    "a.c:f 10 = 1\na.c:f 11 = 2\na.c:f 12 = 4\n", "");
}
END_TEST

START_TEST(the_base_goes_on_over_functions_and_parts)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\nfn=g\n+5 2\n"
		    "part: 2\nevents: A\nfn=h\n-4 3\n",
		    "a.c:f 10 = 1\na.c:g 15 = 2\na.c:h 11 = 3\n", "");
}
END_TEST

START_TEST(a_position_below_zero_is_zero_with_a_warning)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n-11 2\n+3 4\n",
		    "a.c:f 10 = 1\na.c:f 0 = 2\na.c:f 3 = 4\n",
		    "cgannotate: p.out:5: the relative position '-11' is "
		    "below zero; it is taken as zero\n");
}
END_TEST

START_TEST(a_position_that_comes_to_zero_is_not_below_it)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n-10 2\n",
		    "a.c:f 10 = 1\na.c:f 0 = 2\n", "");
}
END_TEST

START_TEST(relative_positions_may_be_hexadecimal)
{
	check_parse("events: A\nfl=a.c\nfn=f\n0xff 1\n+0x10 2\n-0xF 4\n",
		    /* 255, 255+16, 271-15 */
		    "a.c:f 255 = 1\na.c:f 271 = 2\na.c:f 256 = 4\n", "");
}
END_TEST

START_TEST(ranges_are_taken_at_their_start)
{
	check_parse("events: A\nfl=a.c\nfn=f\n16-20 1\n17:20 2\n18+4 4\n"
		    "+1-3 8\n",
		    "a.c:f 16 = 1\na.c:f 17 = 2\na.c:f 18 = 4\n"
		    "a.c:f 19 = 8\n",
		    "");
}
END_TEST

START_TEST(a_line_number_may_have_64_bits)
{
	check_parse("events: A\nfl=a.c\nfn=f\n"
		    "2147483647 1\n2147483648 2\n4294967296 4\n"
		    "18446744073709551615 8\n* 16\n-1 32\n5 64\n",
		    "a.c:f 2147483647 = 1\na.c:f 2147483648 = 2\n"
		    "a.c:f 4294967296 = 4\n"
		    "a.c:f 18446744073709551615 = 24\n" /* 8+16 */
		    "a.c:f 18446744073709551614 = 32\n"
		    "a.c:f 5 = 64\n",
		    "");
}
END_TEST

START_TEST(a_position_past_64_bits_is_warned_of_and_not_taken)
{
	struct parsed p;

	parsed_text(&p, "events: A\nfl=a.c\nfn=f\n"
			"18446744073709551615 1\n+1 2\n"
			"18446744073709551616 4\n");
	ck_assert_str_eq(total_of(&p), "7");
	ck_has(p.warnings, "p.out:5:");
	ck_has(p.warnings, "p.out:6:");
	parsed_free(&p);
}
END_TEST

START_TEST(instr_and_line_are_two_positions)
{
	check_parse("positions: instr line\nevents: ticks\nfl=a.c\nfn=func\n"
		    "0x80001234 90 1\n+3 * 5\n+1 +1 6\n",
		    /* The example of the specification; 1+5. */
		    "a.c:func 90 = 6\na.c:func 91 = 6\n", "");
}
END_TEST

START_TEST(bb_is_a_position_of_its_own)
{
	check_parse("positions: instr bb line\nevents: A B\nfl=a.c\nfn=f\n"
		    "0x400 0x3f0 7 1 2\n+4 * +1 3 4\n"
		    "positions: bb line\n0x400 9 5 6\n",
		    "a.c:f 7 = 1 2\na.c:f 8 = 3 4\na.c:f 9 = 5 6\n", "");
}
END_TEST

START_TEST(positions_without_line_leave_all_costs_in_line_0)
{
	check_parse("positions: instr\nevents: A\nfl=a.c\nfn=f\n"
		    "0x400 1\n+4 2\n",
		    "a.c:f 0 = 3\n", "");
}
END_TEST

START_TEST(positions_hold_from_where_they_come_again)
{
	check_parse("events: A\nfl=a.c\nfn=f\n7 1\n"
		    "positions: instr line\n0x10 8 2\n"
		    "positions: line\n9 4\n",
		    "a.c:f 7 = 1\na.c:f 8 = 2\na.c:f 9 = 4\n", "");
}
END_TEST

START_TEST(pprof_writes_stars_for_both_positions)
{
	check_parse("positions: instr line\nevents: cpu(ns)\n"
		    "ob=\nfl=a.go\nfn=main.f\n0x400 300 10\n"
		    "+16 -256 5\n* * 7\n",
		    /* 300-256; 5+7 */
		    "a.go:main.f 300 = 10\na.go:main.f 44 = 12\n", "");
}
END_TEST

START_TEST(xtree_writes_lines_of_a_position_only)
{
	check_parse("events: curB  curBk \n"
		    "event: curB : currently allocated Bytes\n"
		    "fl=a.c\nfn=f\n7\ncfn=g\ncalls=0 9\n7 100 2\n",
		    "a.c:f 7 = . .\na.c:f 7 -> a.c:g 0x = 100 2\n", "");
}
END_TEST

/* --- names --------------------------------------------------------------- */

START_TEST(objects_files_and_functions_number_their_ids_separately)
{
	check_parse("events: A\nob=(1) lib\nfl=(1) a.c\nfn=(1) f\n1 2\n"
		    "cob=(2) other\ncfi=(2) b.c\ncfn=(2) g\ncalls=1 1\n1 3\n"
		    "ob=(2)\nfl=(2)\nfn=(2)\n5 3\n",
		    "[lib] a.c:f 1 = 2\n[lib] a.c:f 1 -> [other] b.c:g 1x = 3\n"
		    "[other] b.c:g 5 = 3\n",
		    "");
}
END_TEST

START_TEST(an_id_may_be_defined_by_any_line_of_its_kind)
{
	check_parse("events: A\nfl=(1) a.c\nfn=(1) f\n1 1\n"
		    "fi=(2) b.h\n2 2\nfe=(3) c.h\n3 3\n"
		    "jfi=(4) d.h\njfn=(2) g\njump=1 5\n3\n"
		    "cfl=(5) e.c\ncfn=(3) h\ncalls=1 1\n3 9\n"
		    "fl=(2)\nfn=(2)\n4 4\nfl=(3)\nfn=(3)\n5 5\n"
		    "fl=(4)\nfn=(3)\n6 6\nfl=(5)\nfn=(3)\n7 7\n",
		    "a.c:f 1 = 1\na.c:f b.h:2 = 2\na.c:f c.h:3 = 3\n"
		    "a.c:f c.h:3 -> e.c:h 1x = 9\n"
		    "b.h:g 4 = 4\nc.h:h 5 = 5\nd.h:h 6 = 6\ne.c:h 7 = 7\n",
		    "");
}
END_TEST

START_TEST(a_new_definition_replaces_the_old_one)
{
	check_parse("events: A\nfl=(1) a.c\nfn=(1) f\n1 1\n"
		    "fl=(1) b.c\nfn=(1) g\n2 2\nfl=(1)\nfn=(1)\n3 3\n",
		    "a.c:f 1 = 1\nb.c:g 2 = 2\nb.c:g 3 = 3\n", "");
}
END_TEST

START_TEST(an_id_without_a_name_is_question_marks_with_one_warning_each)
{
	struct parsed p;

	parsed_text(&p, "events: A\nfl=(7)\nfn=(8)\n1 1\nfl=(7)\nfn=(8)\n"
			"1 2\nob=(7)\nfn=(9)\n1 4\n");
	check_facts(&p, "???:??? 1 = 3\n[???] ???:??? 1 = 4\n");
	ck_has(p.warnings, "p.out:2: id (7) of a file ");
	ck_has(p.warnings, "p.out:3: id (8) of a function ");
	ck_has(p.warnings, "p.out:8: id (7) of ");
	ck_has_not(p.warnings, "p.out:5:");
	parsed_free(&p);
}
END_TEST

START_TEST(an_id_defined_after_its_use_has_its_name_from_there_on)
{
	struct parsed p;

	parsed_text(&p, "events: A\nfl=a.c\nfn=(1)\n1 1\nfn=(1) f\n2 2\n"
			"fn=(1)\n3 3\n");
	check_facts(&p, "a.c:??? 1 = 1\na.c:f 2 = 2\na.c:f 3 = 3\n");
	parsed_free(&p);
}
END_TEST

START_TEST(ids_may_be_any_number_of_64_bits)
{
	check_parse("events: A\nfl=(18446744073709551615) a.c\n"
		    "fn=(18446744073709551614) f\n1 1\n"
		    "fn=(0) g\n2 2\nfn=(1048576) h\n3 4\n"
		    "fl=(18446744073709551615)\nfn=(18446744073709551614)\n"
		    "4 8\nfn=(0)\n5 16\nfn=(1048576)\n6 32\n"
		    "fn=(4294967296) i\n7 64\nfn=(0)\n8 128\n"
		    "fn=(999999) j\n9 1\nfn=(1000000) k\n10 2\n"
		    "fn=(18446744073709551614)\n11 4\nfn=(1048576)\n12 8\n"
		    "fn=(4294967296)\n13 16\nfn=(999999)\n14 32\n"
		    "fn=(1000000)\n15 64\n",
		    "a.c:f 1 = 1\na.c:g 2 = 2\na.c:h 3 = 4\na.c:f 4 = 8\n"
		    "a.c:g 5 = 16\na.c:h 6 = 32\na.c:i 7 = 64\n"
		    "a.c:g 8 = 128\na.c:j 9 = 1\na.c:k 10 = 2\n"
		    "a.c:f 11 = 4\na.c:h 12 = 8\na.c:i 13 = 16\n"
		    "a.c:j 14 = 32\na.c:k 15 = 64\n",
		    "");
}
END_TEST

START_TEST(an_id_past_64_bits_is_not_wrapped)
{
	struct parsed p;

	/* 2^64 + 1 is not 1. */
	parsed_text(&p, "events: A\nfl=a.c\nfn=(1) one\n1 1\n"
			"fn=(18446744073709551617) far\n2 2\n"
			"fn=(18446744073709551617)\n3 4\nfn=(1)\n4 8\n");
	check_facts(&p, "a.c:one 1 = 1\na.c:far 2 = 2\na.c:??? 3 = 4\n"
			"a.c:one 4 = 8\n");
	parsed_free(&p);
}
END_TEST

START_TEST(a_name_is_compressed_only_when_digits_a_parenthesis_and_a_blank)
{
	check_parse("events: A\nfl=a.c\n"
		    "fn=(below main)\n1 1\nfn=(7)x\n2 2\nfn=(a) b\n3 4\n"
		    "fn=()\n4 8\nfn=(7\n5 16\nfn=(0x7) y\n6 32\nfn=(-1) z\n"
		    "7 64\nfn=x (1)\n8 128\n",
		    "a.c:(below main) 1 = 1\na.c:(7)x 2 = 2\na.c:(a) b 3 = 4\n"
		    "a.c:() 4 = 8\na.c:(7 5 = 16\na.c:(0x7) y 6 = 32\n"
		    "a.c:(-1) z 7 = 64\na.c:x (1) 8 = 128\n",
		    "");
}
END_TEST

START_TEST(a_name_made_of_ids_is_a_name)
{
	/* Callgrind's compressed mangling. */
	check_parse("events: A\nfl=a.c\nfn=(1) (3)'2'(1)\n1 1\nfn=(1)\n2 2\n",
		    "a.c:(3)'2'(1) 1 = 1\na.c:(3)'2'(1) 2 = 2\n", "");
}
END_TEST

START_TEST(blanks_before_a_name_are_no_part_of_it_and_those_after_it_are)
{
	check_parse("events: A\nfl= \ta.c\nfn=  f \n1 1\nfn=(1)  g \n2 2\n"
		    "fn=f\n3 4\nfn=(1)\n4 8\nfn=(1) \n5 16\n",
		    "a.c:f  1 = 1\na.c:g  2 = 2\na.c:f 3 = 4\n"
		    "a.c:g  4 = 8\na.c:g  5 = 16\n",
		    "");
}
END_TEST

START_TEST(empty_names_are_names)
{
	check_parse("events: A\nob=\nfl=\nfn=\n1 1\nfl=a.c\nfn=f\n"
		    "cfi=\ncfn=\ncalls=1 1\n2 1\n",
		    ": 1 = 1\na.c:f 2 -> : 1x = 1\n", "");
}
END_TEST

START_TEST(names_may_hold_colons_blanks_and_equal_signs)
{
	check_parse("events: A\nfl=C:/a b.c\nfn=A::f(x=1) [y] {z}\n1 1\n",
		    "C:/a b.c:A::f(x=1) [y] {z} 1 = 1\n", "");
}
END_TEST

START_TEST(the_directory_is_cut_from_every_spelling_of_a_file)
{
	struct parsed p;

	parsed_begin(&p);
	p.directory = "/home/me/";
	parsed_file(&p, "events: A\nob=/home/me/lib\nfl=(1) /home/me/a.c\n"
			"fn=/home/me/f\n1 1\n"
			"fi=/home/me/b.h\n2 2\nfe=/home/meow/c.h\n3 4\n"
			"cfi=/home/me/d.c\ncfn=g\ncalls=1 1\n3 8\n"
			"fl=(1)\nfn=h\n4 16\n");
	parsed_end(&p);
	check_facts(&p, "[/home/me/lib] a.c:/home/me/f 1 = 1\n"
			"[/home/me/lib] a.c:/home/me/f b.h:2 = 2\n"
			"[/home/me/lib] a.c:/home/me/f /home/meow/c.h:3 = 4\n"
			"[/home/me/lib] a.c:/home/me/f /home/meow/c.h:3 -> "
			"[/home/me/lib] d.c:g 1x = 8\n"
			"[/home/me/lib] a.c:h 4 = 16\n");
	parsed_free(&p);
}
END_TEST

/* The blank would be lost where the name is written and read again. */
START_TEST(the_directory_stays_before_a_blank)
{
	struct parsed p;

	parsed_begin(&p);
	p.directory = "/home/me/";
	parsed_file(&p, "events: A\nfl=/home/me/ a.c\nfn=f\n1 1\n"
			"fi=(7) /home/me/\tb.h\n2 2\n");
	parsed_end(&p);
	check_facts(&p, "/home/me/ a.c:f 1 = 1\n"
			"/home/me/ a.c:f /home/me/\tb.h:2 = 2\n");
	parsed_free(&p);
}
END_TEST

/* --- where costs belong --------------------------------------------------- */

START_TEST(fi_and_fe_set_the_file_of_the_lines_only)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\nfi=b.h\n2 2\nfe=a.c\n3 4\n"
		    "fe=b.h\n2 8\n",
		    "a.c:f 1 = 1\na.c:f b.h:2 = 10\na.c:f 3 = 4\n", "");
}
END_TEST

START_TEST(fn_returns_to_the_file_of_the_last_fl)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\nfi=b.h\n2 2\nfn=g\n3 4\n",
		    "a.c:f 1 = 1\na.c:f b.h:2 = 2\na.c:g 3 = 4\n", "");
}
END_TEST

START_TEST(fl_within_a_function_sets_the_file_of_its_lines)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\nfl=b.c\n2 2\nfn=g\n3 4\n",
		    "a.c:f 1 = 1\na.c:f b.c:2 = 2\nb.c:g 3 = 4\n", "");
}
END_TEST

START_TEST(fn_before_any_fl_is_in_an_unknown_file)
{
	check_parse("events: A\nfn=f\n1 1\nfl=a.c\n2 2\nfn=g\n3 4\n",
		    "???:f 1 = 1\n???:f a.c:2 = 2\na.c:g 3 = 4\n", "");
}
END_TEST

START_TEST(costs_before_any_fn_belong_to_an_unknown_function)
{
	check_parse("events: A\n1 1\nfl=a.c\nfn=f\n2 2\n",
		    "???:??? 1 = 1\na.c:f 2 = 2\n", "");
}
END_TEST

START_TEST(the_object_of_a_function_is_that_at_its_fn)
{
	check_parse("events: A\nob=x\nfl=a.c\nfn=f\n1 1\nob=y\n2 2\nfn=f\n"
		    "3 4\n",
		    "[x] a.c:f 1 = 1\n[x] a.c:f 2 = 2\n[y] a.c:f 3 = 4\n", "");
}
END_TEST

START_TEST(a_function_that_comes_again_is_the_same)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\nfn=g\n1 2\nfn=f\n1 4\n"
		    "fl=b.c\nfn=f\n1 8\nfl=a.c\nfn=f\n1 16\n",
		    /* 1+4+16 */
		    "a.c:f 1 = 21\na.c:g 1 = 2\nb.c:f 1 = 8\n", "");
}
END_TEST

/* --- calls --------------------------------------------------------------- */

START_TEST(cfn_without_cfi_is_in_the_file_of_the_lines)
{
	check_parse("events: A\nfl=a.c\nfn=f\nfi=b.h\n1 1\n"
		    "cfn=g\ncalls=1 5\n1 2\n",
		    "a.c:f b.h:1 = 1\na.c:f b.h:1 -> b.h:g 1x = 2\n", "");
}
END_TEST

START_TEST(cfn_may_come_before_cfi_and_cob)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\n"
		    "cfn=g\ncfi=b.c\ncob=lib\ncalls=1 5\n1 2\n"
		    "cfn=h\ncalls=1 5\n1 4\n",
		    "a.c:f 1 = 1\na.c:f 1 -> [lib] b.c:g 1x = 2\n"
		    "a.c:f 1 -> a.c:h 1x = 4\n",
		    "");
}
END_TEST

START_TEST(cfl_is_cfi)
{
	check_parse("events: A\nfl=a.c\nfn=f\n"
		    "cfl=b.c\ncfn=g\ncalls=1 5\n1 2\n",
		    "a.c:f 1 -> b.c:g 1x = 2\n", "");
}
END_TEST

START_TEST(cob_and_cfi_hold_for_one_call)
{
	check_parse("events: A\nob=main\nfl=a.c\nfn=f\n"
		    "cob=lib\ncfi=b.c\ncfn=g\ncalls=1 5\n1 2\n"
		    "cfn=g\ncalls=1 5\n1 4\n"
		    "cob=lib\ncfn=g\ncalls=1 5\n1 8\n"
		    "cfi=b.c\ncfn=g\ncalls=1 5\n1 16\n",
		    "[main] a.c:f 1 -> [lib] b.c:g 1x = 2\n"
		    "[main] a.c:f 1 -> [main] a.c:g 1x = 4\n"
		    "[main] a.c:f 1 -> [lib] a.c:g 1x = 8\n"
		    "[main] a.c:f 1 -> [main] b.c:g 1x = 16\n",
		    "");
}
END_TEST

START_TEST(the_cob_and_cfi_of_a_cfn_without_calls_hold_for_no_other)
{
	/* Callgrind leaves out "calls=" where a call cost nothing. */
	check_parse("events: A\nob=main\nfl=a.c\nfn=f\n1 1\n"
		    "cob=lib\ncfi=b.c\ncfn=g\n"
		    "cfn=h\ncalls=1 5\n1 2\n"
		    "cob=lib\ncfi=b.c\ncfn=g\n"
		    "fn=i\n2 1\ncfn=h\ncalls=1 5\n2 4\n",
		    "[main] a.c:f 1 = 1\n[main] a.c:i 2 = 1\n"
		    "[main] a.c:f 1 -> [main] a.c:h 1x = 2\n"
		    "[main] a.c:i 2 -> [main] a.c:h 1x = 4\n",
		    "");
}
END_TEST

START_TEST(cfn_holds_on_for_calls_without_one)
{
	check_parse("events: A\nfl=a.c\nfn=f\ncfn=g\ncalls=1 5\n1 2\n"
		    "calls=1 5\n2 4\n",
		    "a.c:f 1 -> a.c:g 1x = 2\na.c:f 2 -> a.c:g 1x = 4\n", "");
}
END_TEST

START_TEST(the_costs_of_a_call_are_no_self_costs)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\ncfn=g\ncalls=1 5\n1 100\n"
		    "1 2\n",
		    "a.c:f 1 = 3\na.c:f 1 -> a.c:g 1x = 100\n", "");
}
END_TEST

START_TEST(calls_of_count_0_are_followed_by_their_costs)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 1\ncfn=g\ncalls=0 5\n1 100\n"
		    "2 2\n",
		    "a.c:f 1 = 1\na.c:f 2 = 2\na.c:f 1 -> a.c:g 0x = 100\n",
		    "");
}
END_TEST

START_TEST(calls_may_have_no_target_or_two)
{
	check_parse("events: A\nfl=a.c\nfn=f\ncfn=g\ncalls=1\n1 2\n"
		    "cfn=h\ncalls=3 0 0\n2 4\n",
		    "a.c:f 1 -> a.c:g 1x = 2\na.c:f 2 -> a.c:h 3x = 4\n", "");
}
END_TEST

START_TEST(calls_between_the_same_places_are_added)
{
	check_parse("events: A B\nfl=a.c\nfn=f\ncfn=g\ncalls=1 5\n1 2\n"
		    "cfn=g\ncalls=2 5\n1 4 1\ncfn=g\ncalls=3 5\n2 8\n",
		    "a.c:f 1 -> a.c:g 3x = 6 1\na.c:f 2 -> a.c:g 3x = 8 .\n",
		    "");
}
END_TEST

START_TEST(a_call_without_cost_line_is_warned_of)
{
	check_parse("events: A\nfl=a.c\nfn=f\ncfn=g\ncalls=1 5\n"
		    "cfn=h\ncalls=2 5\n1 4\ncfn=g\ncalls=1 5\n",
		    "a.c:f 1 -> a.c:h 2x = 4\n",
		    "cgannotate: p.out:5: \"calls=\" is not followed by a "
		    "line of costs\n"
		    "cgannotate: p.out:10: \"calls=\" is not followed by a "
		    "line of costs\n");
}
END_TEST

START_TEST(a_call_without_costs_is_counted)
{
	check_parse("events: A\nfl=a.c\nfn=f\ncfn=g\ncalls=4 5\n7\n",
		    "a.c:f 7 -> a.c:g 4x = .\n", "");
}
END_TEST

START_TEST(a_wrapped_cost_of_a_call_is_not_given_with_one_warning)
{
	struct parsed p;

	/* 2^63 - 1 is a cost; 2^63, 2^64 - 5 and 2^64 are not. */
	parsed_text(&p, "events: A B\nfl=a.c\nfn=f\n"
			"cfn=g\ncalls=1 1\n1 9223372036854775807 1\n"
			"cfn=g\ncalls=1 1\n2 9223372036854775808 2\n"
			"cfn=g\ncalls=1 1\n3 18446744073709551611 3\n"
			"cfn=g\ncalls=1 1\n4 18446744073709551616\n");
	check_facts(&p, "a.c:f 1 -> a.c:g 1x = 9223372036854775807 1\n"
			"a.c:f 2 -> a.c:g 1x = . 2\n"
			"a.c:f 3 -> a.c:g 1x = . 3\n"
			"a.c:f 4 -> a.c:g 1x = . .\n");
	ck_assert_uint_eq(occurrences(p.warnings, "p.out:9: "), 1);
	ck_assert_uint_eq(occurrences(p.warnings, "p.out:12: "), 0);
	parsed_free(&p);
}
END_TEST

START_TEST(rcalls_are_calls)
{
	check_parse("events: A\nfl=a.c\nfn=f\ncfn=g\nrcalls=2 5\n1 4\n2 1\n",
		    "a.c:f 1 -> a.c:g 2x = 4\na.c:f 2 = 1\n", "");
}
END_TEST

/* --- Callgrind's fi= for one call ---------------------------------------- */

/* After line 2 of b.h, the call and line 3 have "fi=u.c" before the call. */
#define FI_FOR_A_CALL                                 \
	"events: A\nfl=a.c\nfn=f\n1 1\nfi=b.h\n2 2\n" \
	"fi=u.c\ncfn=g\ncalls=1 9\n7 100\n3 4\n"

START_TEST(fi_before_a_call_holds_for_that_call_alone_in_callgrinds_files)
{
	check_parse("creator: callgrind-3.19.0\n" FI_FOR_A_CALL "totals: 7\n",
		    "a.c:f 1 = 1\na.c:f b.h:2 = 2\n"
		    "a.c:f u.c:7 -> b.h:g 1x = 100\n"
		    "a.c:f b.h:3 = 4\n",
		    "");
}
END_TEST

START_TEST(fi_before_a_call_holds_on_in_files_of_others)
{
	check_parse("creator: other\n" FI_FOR_A_CALL,
		    "a.c:f 1 = 1\na.c:f b.h:2 = 2\n"
		    "a.c:f u.c:7 -> u.c:g 1x = 100\n"
		    "a.c:f u.c:3 = 4\n",
		    "");
}
END_TEST

START_TEST(fi_right_behind_fn_and_before_a_call_leaves_the_functions_file)
{
	check_parse("creator: callgrind-3.19.0\nevents: A\nfl=a.c\nfn=f\n"
		    "fe=u.c\ncfn=g\ncalls=1 9\n7 100\n3 4\ntotals: 4\n",
		    "a.c:f u.c:7 -> a.c:g 1x = 100\na.c:f 3 = 4\n", "");
}
END_TEST

START_TEST(fi_before_a_jump_holds_for_that_jump_alone)
{
	check_parse("creator: callgrind-3.19.0\nevents: A\nfl=a.c\nfn=f\n"
		    "1 1\nfi=u.c\njump=1 9\n8\n2 2\nfi=u.c\njcnd=1/2 9\n8\n"
		    "cfn=g\ncalls=1 1\n2 3\ntotals: 3\n",
		    "a.c:f 1 = 1\na.c:f 2 = 2\na.c:f 2 -> a.c:g 1x = 3\n", "");
}
END_TEST

START_TEST(fi_before_a_cost_line_holds_on_in_callgrinds_files)
{
	check_parse("creator: callgrind-3.19.0\nevents: A\nfl=a.c\nfn=f\n"
		    "1 1\nfi=b.h\n2 2\ncfn=g\ncalls=1 1\n2 3\n3 4\n"
		    "totals: 7\n",
		    "a.c:f 1 = 1\na.c:f b.h:2 = 2\n"
		    "a.c:f b.h:2 -> b.h:g 1x = 3\na.c:f b.h:3 = 4\n",
		    "");
}
END_TEST

/* --- jumps --------------------------------------------------------------- */

START_TEST(jumps_with_a_slash_or_blanks_and_their_sources_are_no_costs)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n"
		    "jcnd=5/10 +9 +4\n12\njcnd=5 10 +9\n+2\njump=3 20\n*\n"
		    "11 2\n",
		    "a.c:f 10 = 1\na.c:f 11 = 2\n", "");
}
END_TEST

START_TEST(a_line_with_costs_behind_a_jump_is_a_cost_line)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\njump=3 20\n+1 2\n+1 4\n",
		    "a.c:f 10 = 1\na.c:f 11 = 2\na.c:f 12 = 4\n", "");
}
END_TEST

START_TEST(a_jump_to_another_function_changes_nothing)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n"
		    "jfi=b.c\njfn=g\njump=3 20\n10\n11 2\n",
		    "a.c:f 10 = 1\na.c:f 11 = 2\n", "");
}
END_TEST

START_TEST(only_the_first_line_behind_a_jump_is_its_source)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\njump=3 20\n11\n12\n",
		    "a.c:f 10 = 1\na.c:f 12 = .\n", "");
}
END_TEST

START_TEST(a_jump_may_stand_between_calls_and_its_line)
{
	check_parse("events: A\nfl=a.c\nfn=f\n10 1\n"
		    "cfn=g\ncalls=1 5\njump=3 20\n11\n12 8\n13 2\n",
		    "a.c:f 10 = 1\na.c:f 13 = 2\n"
		    "a.c:f 12 -> a.c:g 1x = 8\n",
		    "");
}
END_TEST

START_TEST(jumps_with_instr_and_line_have_two_positions)
{
	check_parse("positions: instr line\nevents: A\nfl=a.c\nfn=f\n"
		    "0x10 10 1\njcnd=1/2 +8 +4\n0x12 +1\n+4 +1 2\n",
		    "a.c:f 10 = 1\na.c:f 11 = 2\n", "");
}
END_TEST

/* --- lines --------------------------------------------------------------- */

START_TEST(crlf_ends_every_kind_of_line)
{
	check_parse("# callgrind format\r\nversion: 1\r\npositions: line\r\n"
		    "events: A B\r\nfl=(1) a.c\r\nfn=(1) f\r\n1 2 3\r\n4\r\n"
		    "2 5\r\n\r\n"
		    "jump=1 3\r\n2\r\ncfn=g\r\ncalls=1 7\r\n+1 8\r\n"
		    " 5 6\r\nfn=(1)\r\n0x7 .\r\n* *\r\n",
		    "a.c:f 1 = 2 3\na.c:f 4 = . .\na.c:f 2 = 5 .\n"
		    "a.c:f 3 -> a.c:g 1x = 8 .\na.c:f 0 = 5 6\n"
		    "a.c:f 7 = . .\n",
		    "cgannotate: p.out:19: '*' is not a count\n");
}
END_TEST

START_TEST(crlf_is_no_cost_too_many)
{
	check_parse("events: A B\r\nfl=a.c\r\nfn=f\r\n1 2 3\r\n2 0x3 4.0\r\n"
		    "3 4 5 \r\n",
		    "a.c:f 1 = 2 3\na.c:f 2 = 3 4\na.c:f 3 = 4 5\n", "");
}
END_TEST

START_TEST(unknown_headers_are_ignored_silently)
{
	check_parse("x: y\nsome_key: z\nevents: A\ntotal: 7\nfl=a.c\nfn=f\n"
		    "1 2\nwhat: 3\n",
		    "a.c:f 1 = 2\n", "");
}
END_TEST

START_TEST(what_fits_nothing_is_warned_of_the_first_few_and_the_rest_counted)
{
	check_parse(
		"events: A\nnonsense\nfl=a.c\nxx=1\nfn=f\n1 2\n%\n"
		"a b: c\n?\n",
		"a.c:f 1 = 2\n",
		"cgannotate: p.out:2: 'nonsense' is not a valid line of the "
		"format\n"
		"cgannotate: p.out:4: 'xx=1' is not a valid line of the "
		"format\n"
		"cgannotate: p.out:7: '%' is not a valid line of the "
		"format\n");
}
END_TEST

START_TEST(control_characters_in_a_warning_are_escaped)
{
	struct parsed p;

	parsed_text(&p, "events: A\n\x1b[2J\n");
	ck_has(p.warnings, "p.out:2: '\\x1b[2J' is");
	parsed_free(&p);
}
END_TEST

START_TEST(lines_of_dumped_blocks_and_recursion_are_skipped)
{
	check_parse("events: A\nfl=a.c\nfn=f\n1 2\nrec=3\nbb=0x400 3 4\n"
		    "ln=7\nfrfn=(spontaneous)\n2 4\n",
		    "a.c:f 1 = 2\na.c:f 2 = 4\n", "");
}
END_TEST

START_TEST(xdebugs_line_between_profiles_is_no_departure)
{
	check_parse("version: 1\nevents: A\nfl=(1) a.php\nfn=(1) f\n1 2\n"
		    "==== NEW PROFILING FILE ==================\n"
		    "version: 1\nevents: A\nfl=(1) b.php\nfn=(1) g\n1 4\n",
		    "a.php:f 1 = 2\nb.php:g 1 = 4\n", "");
}
END_TEST

START_TEST(a_sign_that_begins_no_number_fits_nothing)
{
	struct parsed p;

	parsed_text(&p, "events: A\nfl=a.c\nfn=f\n1 2\n-\n+ 3\n-x 4\n");
	check_facts(&p, "a.c:f 1 = 2\n");
	parsed_free(&p);
}
END_TEST

START_TEST(a_nul_in_a_line_is_a_byte_like_others)
{
	static const char text[] = "events: A\nfl=a\0b\nfn=f\n1 2\n";
	struct parse_rules rules = {.directory = STR("")};
	struct parsed p;
	struct parser *parser;
	char space[PARSE_MARGIN + sizeof(text) + PARSE_MARGIN] = "";
	char *block = space + PARSE_MARGIN;

	parsed_begin(&p);
	memcpy(block, text, sizeof(text) - 1);
	parser = parse_begin(&p.profile, &p.departures, &rules, "p.out");
	ck_assert(
		parse_block(parser, block, block + sizeof(text) - 1, &p.error));
	ck_assert(parse_end(parser, true, &p.error));
	parsed_end(&p);
	ck_assert_uint_ne(names_find(&p.profile.names, STR("a\0b")), NONE);
	ck_assert_str_eq(p.warnings, "");
	parsed_free(&p);
}
END_TEST

/* --- the header ---------------------------------------------------------- */

struct choosing {
	struct parsed p;
	struct parser *parser;
	unsigned events;
	uint64_t line;
	bool done;
};

/* Facts that are not kept are chosen between header and body. */
static void choose_nothing(void *context)
{
	struct choosing *c = context;

	ck_assert(!c->done);
	c->done = true;
	ck_assert_uint_eq(c->p.profile.event_count, c->events);
	ck_assert_uint_eq(c->p.profile.functions.count, 0);
	ck_assert_uint_eq(c->parser->line, c->line);
	c->p.profile.keep = (struct keep){0};
}

/* Checks what has been read when the body begins, which is not if all is header: line 0. */
static void check_header(const char *text, uint64_t line, unsigned events)
{
	struct choosing c = {.events = events, .line = line};
	struct parse_rules rules = {.directory = STR(""),
				    .choose = choose_nothing,
				    .context = &c};
	char space[400] = "";
	const char *at = space + PARSE_MARGIN;

	parsed_begin(&c.p);
	memcpy(space + PARSE_MARGIN, text, strlen(text));
	c.parser = parse_begin(&c.p.profile, &c.p.departures, &rules, "p.out");
	ck_assert(parse_block(c.parser, at, at + strlen(text), &c.p.error));
	ck_assert(parse_end(c.parser, true, &c.p.error));
	ck_assert(c.done == (line > 0));
	ck_assert_uint_eq(c.p.profile.event_count, events);
	ck_assert_uint_eq(c.p.profile.lines.count + c.p.profile.edges.count, 0);
	ck_assert_uint_eq(c.p.profile.parts[0].ordinal, 1);
	parsed_end(&c.p);
	ck_assert_str_eq(c.p.warnings, "");
	parsed_free(&c.p);
}

START_TEST(a_header_ends_at_the_first_line_of_the_body)
{
	check_header("# callgrind format\nversion: 1\nevents: A B\n\n# x\n"
		     "event: A : long\nfl=a.c\nfn=f\n1 2\n",
		     6, 2);
	check_header("events: A\n1 2\nfn=f\n", 1, 1);
	check_header("events: A\n \t \n  . \n", 2, 1);
	check_header("events: A\ncfn=f\ncalls=1 2\n1 3\n", 1, 1);
	check_header("events: A\n==== NEW PROFILING FILE\nevents: B\n*\n",
		     3, 2);
	check_header("events: A\ntotals: 0\n", 0, 1);
}
END_TEST

/* --- events -------------------------------------------------------------- */

START_TEST(parts_match_their_events_by_name)
{
	check_parse("events: A B\nfl=a.c\nfn=f\n1 1 2\n"
		    "part: 2\npositions: instr line\nevents: C B\n0x1 1 10 20\n"
		    "part: 3\npositions: line\nevents: B A\nfn=f\n1 100 200\n",
		    /* A: 1+200, B: 2+20+100, C: 10 */
		    "a.c:f 1 = 201 122 10\n", "");
}
END_TEST

START_TEST(an_event_named_twice_has_its_second_column_left_out)
{
	check_parse("events: A B A C\nfl=a.c\nfn=f\n1 1 2 4 8\n",
		    "a.c:f 1 = 1 2 8\n",
		    "cgannotate: p.out:1: the event 'A' is named twice; its "
		    "second column is left out\n");
}
END_TEST

START_TEST(there_may_be_64_events_and_no_more)
{
	char text[1024] = "events:";
	char *to = text + strlen(text);
	struct parsed p;
	unsigned i;

	for (i = 0; i < 64; i++)
		to += sprintf(to, " E%u", i);
	sprintf(to, "\nfl=a.c\nfn=f\n1");
	for (i = 0; i < 64; i++)
		strcat(text, " 3");
	strcat(text, "\n");
	parsed_text(&p, text);
	ck_assert_msg(p.good, "%s", p.error.text);
	ck_assert_uint_eq(p.profile.event_count, 64);
	ck_assert_uint_eq(occurrences(total_of(&p), "3"), 64);
	parsed_free(&p);

	sprintf(to, " E64\n");
	parsed_text(&p, text);
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:1: too many events");
	parsed_free(&p);
}
END_TEST

START_TEST(there_may_be_256_event_lines_and_the_same_ones_again)
{
	char text[16384];
	char *to = text;
	struct parsed p;
	unsigned i, again;

	for (again = 0; again < 2; again++)
		for (i = 0; i < 256; i++)
			to += sprintf(to, "event: E%u = A\n", i);
	to += sprintf(to, "events: A\nfl=a.c\nfn=f\n1 3\n");
	parsed_text(&p, text);
	ck_assert_msg(p.good, "%s", p.error.text);
	ck_assert_uint_eq(p.profile.event_line_count, 256);
	ck_assert_uint_eq(p.profile.event_lines[255].line, 256);
	parsed_free(&p);

	/* Another one is one more, if by its long name only. */
	sprintf(to, "event: E0 = A : long\n");
	parsed_text(&p, text);
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:517: too many \"event:\" lines");
	parsed_free(&p);
}
END_TEST

START_TEST(odd_names_of_events_are_taken)
{
	struct parsed p;

	parsed_text(&p, "events: Time_(10ns) cpu(ns) a/b\nfl=a\nfn=f\n"
			"1 1 2 3\n");
	check_facts(&p, "a:f 1 = 1 2 3\n");
	ck_assert_uint_eq(profile_event(&p.profile, STR("cpu(ns)")), 1);
	ck_assert_uint_eq(profile_event(&p.profile, STR("cpu")), COST_EVENTS);
	ck_assert_str_eq(p.warnings, "");
	parsed_free(&p);
}
END_TEST

static void check_event_line(const struct parsed *p, size_t i, const char *name,
			     const char *formula, const char *long_name)
{
	struct definition of;

	ck_assert_uint_lt(i, p->profile.event_line_count);
	of = definition_split(names_str(&p->profile.names, p->profile.event_lines[i].text));
	ck_assert(str_equal(of.name, str_of(name)));
	ck_assert(str_equal(of.formula, str_of(formula)));
	ck_assert(str_equal(of.long_name, str_of(long_name)));
}

START_TEST(event_lines_have_a_formula_a_long_name_or_both)
{
	struct parsed p;

	parsed_text(&p, "event: Ir : Instruction Fetches\n"
			"event: Sum = Ir + 2 Dr\nevents: Ir Dr\n"
			"event: CEst = Ir + 10*Dr : Cycles: an estimate\n"
			"event:curB:Bytes\nfl=a\nfn=f\n1 1 2\n");
	ck_assert_str_eq(p.warnings, "");
	ck_assert_uint_eq(p.profile.event_line_count, 4);
	check_event_line(&p, 0, "Ir", "", "Instruction Fetches");
	check_event_line(&p, 1, "Sum", "Ir + 2 Dr", "");
	check_event_line(&p, 2, "CEst", "Ir + 10*Dr", "Cycles: an estimate");
	check_event_line(&p, 3, "curB", "", "Bytes");
	ck_assert_uint_eq(p.profile.event_lines[2].line, 4);
	parsed_free(&p);
}
END_TEST

START_TEST(an_event_line_that_says_nothing_is_warned_of)
{
	struct parsed p;

	parsed_text(&p, "events: Ir\nevent: Ir\nevent:\nfl=a\nfn=f\n1 1\n");
	check_facts(&p, "a:f 1 = 1\n");
	ck_assert_uint_eq(p.profile.event_line_count, 0);
	parsed_free(&p);
}
END_TEST

START_TEST(a_header_of_events_alone_is_a_profile)
{
	struct parsed p;

	parsed_text(&p, "events: A\n");
	check_facts(&p, "");
	ck_assert_uint_eq(p.profile.part_count, 1);
	ck_assert_str_eq(total_of(&p), ".");
	parsed_free(&p);
}
END_TEST

START_TEST(a_file_without_events_is_no_profile)
{
	static const char *const files[] = {
		"",
		"\n",
		"version: 1\ncreator: x\n",
		"# callgrind format\n",
		"int main(void)\n{\n}\n",
	};
	size_t i;

	for (i = 0; i < LENGTH(files); i++) {
		struct parsed p;

		parsed_text(&p, files[i]);
		ck_assert_msg(!p.good, "file %zu was taken", i);
		ck_has(p.error.text, "p.out: this is not a profile");
		parsed_free(&p);
	}
}
END_TEST

/* --- versions ------------------------------------------------------------ */

START_TEST(version_1_and_0_are_read)
{
	check_total("version: 1\nevents: A\nfn=f\n1 2\n", "2");
	check_total("version: 0\nevents: A\nfn=f\n1 2\n", "2");
	check_total("version:1\nevents: A\nfn=f\n1 2\n", "2");
}
END_TEST

START_TEST(version_2_is_refused_with_its_line)
{
	static const char *const later[] = {
		"creator: x\nversion: 2\nevents: A\nfn=f\n1 2\n",
		"creator: x\nversion: 99999999999999999999999\nevents: A\n",
	};
	size_t i;

	for (i = 0; i < LENGTH(later); i++) {
		struct parsed p;

		parsed_text(&p, later[i]);
		ck_assert(!p.good);
		ck_has(p.error.text, "p.out:2: this is a later version");
		parsed_free(&p);
	}
}
END_TEST

/* --- totals -------------------------------------------------------------- */

/* A part with self costs of 30 and 4, and another line. */
#define SUMS(line) "events: A B\nfl=a\nfn=f\n1 10 4\n2 20\n" line "\n"

static bool is_believed(const char *text)
{
	struct parsed p;
	bool believed;

	parsed_text(&p, text);
	ck_assert_msg(p.good, "%s", p.error.text);
	believed = p.profile.parts[0].believed;
	parsed_free(&p);
	return believed;
}

START_TEST(the_total_is_the_sum_where_nothing_else_is_said)
{
	check_total(SUMS(""), "30 4");
	ck_assert(!is_believed(SUMS("")));
}
END_TEST

START_TEST(calls_do_not_count_for_the_total)
{
	check_total("events: A\nfn=f\n1 2\ncfn=g\ncalls=1 1\n1 100\n", "2");
}
END_TEST

START_TEST(a_summary_not_below_the_sum_is_the_total)
{
	check_total(SUMS("summary: 32 4"), "32 4");
	ck_assert(is_believed(SUMS("summary: 32 4")));
	check_total(SUMS("summary: 30 4"), "30 4");
	ck_assert(is_believed(SUMS("summary: 30 4")));
	check_total("summary: 50 60\n" SUMS(""), "50 60");
}
END_TEST

START_TEST(each_event_is_judged_by_itself)
{
	/* 29 is below 30: the sum; 9 is not below 4. */
	check_total(SUMS("summary: 29 9"), "30 9");
	ck_assert(is_believed(SUMS("summary: 29 9")));
	ck_assert(!is_believed(SUMS("summary: 29 3")));
}
END_TEST

START_TEST(a_summary_that_is_too_small_leaves_the_totals)
{
	check_total(SUMS("summary: 29 9\ntotals: 31 5"), "31 9");
	check_total(SUMS("totals: 31 5"), "31 5");
	check_total(SUMS("totals: 29 5"), "30 5");
	check_total(SUMS("totals: 40 40\nsummary: 35 35"), "35 35");
}
END_TEST

START_TEST(a_summary_with_fewer_numbers_gives_those)
{
	check_total(SUMS("summary: 33"), "33 4");
	check_total(SUMS("summary: 33\ntotals: 30 6"), "33 6");
}
END_TEST

START_TEST(a_summary_with_more_numbers_than_events_gives_those_of_events)
{
	check_total(SUMS("summary: 33 5 100"), "33 5");
}
END_TEST

START_TEST(a_wrapped_number_of_a_summary_is_not_believed)
{
	check_total(SUMS("summary: 18446744073709421954 7"), "30 7");
	check_total(SUMS("summary: 9223372036854775808 7"), "30 7");
	check_total(SUMS("summary: 9223372036854775807 7"),
		    "9223372036854775807 7");
}
END_TEST

START_TEST(a_line_of_zeros_counts_as_absent)
{
	const char *text = "events: A\nfn=f\n1 -5\n2 5\nsummary: 0\n";

	/* The sum is 0, and 0 is not below it. */
	check_total(text, "0");
	ck_assert(!is_believed(text));
	check_total("events: A\nfn=f\n1 0\nsummary: 0\ntotals: 3\n", "3");
}
END_TEST

START_TEST(one_zero_among_others_does_not_make_a_line_absent)
{
	check_total("events: A B\nfn=f\n1 5 0\nsummary: 0 9\n", "5 9");
	check_total("events: A B\nfn=f\n1 0 5\nsummary: 0 9\n", "0 9");
}
END_TEST

START_TEST(a_summary_of_a_negative_sum_is_not_nearer_to_zero)
{
	check_total("events: A\nfn=f\n1 -30\nsummary: -31\n", "-31");
	check_total("events: A\nfn=f\n1 -30\nsummary: -29\n", "-30");
	check_total("events: A\nfn=f\n1 -30\nsummary: 31\n", "31");
	check_total("events: A\nfn=f\n1 -30\nsummary: 29\n", "-30");
}
END_TEST

START_TEST(a_summary_gives_an_event_that_no_line_gave)
{
	check_total("events: A B\nfn=f\n1 5\nsummary: 5 6\n", "5 6");
	check_total("events: A B\nfn=f\n1 5\nsummary: 5\n", "5 .");
}
END_TEST

START_TEST(total_and_totals_with_an_equal_sign_are_not_totals)
{
	check_total(SUMS("total: 100 100"), "30 4");
	check_total(SUMS("totals=100 100"), "30 4");
}
END_TEST

START_TEST(totals_of_parts_are_judged_apart_and_added)
{
	/* 32 for the first; the second's 5 is below its sum of 7. */
	check_total("events: A\nfn=f\n1 30\nsummary: 32\n"
		    "part: 2\nevents: A\nsummary: 5\nfn=f\n1 7\n",
		    "39");
}
END_TEST

START_TEST(a_summary_before_and_after_the_body_are_of_the_same_part)
{
	struct parsed p;

	parsed_text(&p, "events: A\nfn=f\n1 30\nsummary: 32\ntotals: 30\n"
			"1 1\n");
	ck_assert_uint_eq(p.profile.part_count, 1);
	/* 31 in all, and the summary gives 32. */
	ck_assert_str_eq(total_of(&p), "32");
	parsed_free(&p);
}
END_TEST

START_TEST(what_stands_behind_part_and_before_events_counts)
{
	/* The events go on until others come. */
	check_total("events: A\nfn=f\n1 5\npart: 2\n2 7\n", "12");
}
END_TEST

START_TEST(the_column_left_out_counts_for_no_total)
{
	check_total("events: A A B\nfn=f\n1 1 50 2\nsummary: 3 60 4\n", "3 4");
}
END_TEST

/* --- parts --------------------------------------------------------------- */

static size_t parts_of(const char *text, const char *total)
{
	struct parsed p;
	size_t n;

	parsed_text(&p, text);
	ck_assert_str_eq(total_of(&p), total);
	n = p.profile.part_count;
	parsed_free(&p);
	return n;
}

START_TEST(a_part_begins_at_a_format_comment_version_part_or_second_events)
{
	ck_assert_uint_eq(parts_of("events: A\nfn=f\n1 1\n", "1"), 1);
	ck_assert_uint_eq(parts_of("events: A\nfn=f\n1 1\n"
				   "# callgrind format\nversion: 1\npart: 2\n"
				   "events: A\n1 2\n",
				   "3"),
			  2);
	ck_assert_uint_eq(parts_of("events: A\nfn=f\n1 1\nversion: 1\n"
				   "events: A\n1 2\n",
				   "3"),
			  2);
	ck_assert_uint_eq(parts_of("events: A\nfn=f\n1 1\npart: 2\n"
				   "events: A\n1 2\n",
				   "3"),
			  2);
	ck_assert_uint_eq(
		parts_of("events: A\nfn=f\n1 1\nevents: A\n1 2\n", "3"), 2);
}
END_TEST

START_TEST(a_comment_of_another_text_begins_no_part)
{
	ck_assert_uint_eq(parts_of("# callgrind format\nversion: 1\npart: 1\n"
				   "events: A\nfn=f\n1 1\n# part: 2\n"
				   "#callgrind format\n1 2\n",
				   "3"),
			  1);
}
END_TEST

START_TEST(ids_go_on_over_parts)
{
	check_parse("events: A\nob=(1) x\nfl=(1) a.c\nfn=(1) f\n1 1\n"
		    "part: 2\nevents: A\nob=(1)\nfl=(1)\nfn=(1)\n1 2\n",
		    "[x] a.c:f 1 = 3\n", "");
}
END_TEST

START_TEST(a_part_keeps_what_its_header_said)
{
	struct parsed p;
	const struct part *part;

	parsed_text(&p, "version: 1\ncreator: callgrind-3.19\npid: 77\n"
			"cmd:  ./a.out -x \npart: 1\ndesc: I1 cache: x\n"
			"desc: Trigger: y\nevents: A\nfn=f\n1 1\nsummary: 1\n"
			"part: 2\ndesc: Trigger: z\nthread: 3\nevents: A B\n"
			"1 1 5\n");
	ck_assert_msg(p.good, "%s", p.error.text);
	ck_assert_uint_eq(p.profile.part_count, 2);
	part = &p.profile.parts[0];
	ck_assert_uint_eq(part->file, id_of_name(&p, "p.out"));
	ck_assert_uint_eq(part->origin.creator,
			  id_of_name(&p, "callgrind-3.19"));
	ck_assert_uint_eq(part->origin.pid, id_of_name(&p, "77"));
	ck_assert_uint_eq(part->origin.command, id_of_name(&p, "./a.out -x "));
	ck_assert_uint_eq(part->number, id_of_name(&p, "1"));
	ck_assert_uint_eq(part->origin.thread, NONE);
	ck_assert_uint_eq(part->events, 1);
	ck_assert_uint_eq(part->desc_count, 2);
	ck_assert_uint_eq(p.profile.descs[part->descs],
			  id_of_name(&p, "I1 cache: x"));
	ck_assert(part->believed);
	part = &p.profile.parts[1];
	ck_assert_uint_eq(part->origin.creator,
			  id_of_name(&p, "callgrind-3.19"));
	ck_assert_uint_eq(part->number, id_of_name(&p, "2"));
	ck_assert_uint_eq(part->origin.thread, id_of_name(&p, "3"));
	ck_assert_uint_eq(part->events, 3);
	ck_assert_uint_eq(part->desc_count, 1);
	ck_assert_uint_eq(p.profile.descs[part->descs],
			  id_of_name(&p, "Trigger: z"));
	ck_assert(!part->believed);
	ck_assert_str_eq(row_text(&p.profile.costs, part->sum, 2), "1 5");
	parsed_free(&p);
}
END_TEST

/* --- 64 bits ------------------------------------------------------------- */

static void check_refused(const char *text, const char *where,
			  const char *event)
{
	struct parsed p;

	parsed_text(&p, text);
	ck_assert_msg(!p.good, "it was taken: %s", text);
	ck_has(p.error.text, where);
	ck_has(p.error.text, event);
	ck_has(p.error.text, "64 bits");
	parsed_free(&p);
}

START_TEST(the_largest_counts_are_read)
{
	check_parse("events: A\nfl=a\nfn=f\n1 9223372036854775807\n"
		    "2 -9223372036854775807\n2 -1\n",
		    "a:f 1 = 9223372036854775807\n"
		    "a:f 2 = -9223372036854775808\n",
		    "");
}
END_TEST

START_TEST(a_count_that_does_not_fit_names_file_line_and_event)
{
	check_refused("events: A Bee\nfl=a\nfn=f\n1 2 3\n"
		      "2 7 9223372036854775808\n",
		      "p.out:5:", " Bee ");
	check_refused("events: A Bee\nfl=a\nfn=f\n1 2 3\n"
		      "2 7 -9223372036854775809\n",
		      "p.out:5:", " Bee ");
	check_refused("events: A Bee\nfl=a\nfn=f\n1 2 3\n"
		      "2 7 0x8000000000000000\n",
		      "p.out:5:", " Bee ");
	check_refused("events: A Bee\nfl=a\nfn=f\n1 2 3\n"
		      "2 7 10000000000000000000\n",
		      "p.out:5:", " Bee ");
}
END_TEST

START_TEST(a_sum_in_one_line_that_does_not_fit_names_the_line)
{
	check_refused("events: A Bee\nfl=a\nfn=f\n1 2 9223372036854775807\n"
		      "1 7 1\n2 1 1\n",
		      "p.out:5:", " Bee ");
	check_refused("events: A Bee\nfl=a\nfn=f\n1 2 -9223372036854775807\n"
		      "1 7 -2\n2 1 1\n",
		      "p.out:5:", " Bee ");
}
END_TEST

START_TEST(a_sum_of_a_part_that_does_not_fit_is_refused)
{
	check_refused("events: A Bee\nfl=a\nfn=f\n1 2 9223372036854775807\n"
		      "2 7 1\n",
		      "p.out:5:", " Bee ");
}
END_TEST

START_TEST(a_sum_of_totals_that_does_not_fit_is_refused)
{
	check_refused("events: Bee\nfl=a\nfn=f\n1 9223372036854775806\n"
		      "part: 2\nevents: Bee\n2 2\n",
		      "p.out:", " Bee ");
}
END_TEST

START_TEST(a_sum_of_calls_costs_that_does_not_fit_names_the_line)
{
	check_refused("events: Bee\nfl=a\nfn=f\ncfn=g\ncalls=1 1\n"
		      "1 9223372036854775807\ncfn=g\ncalls=1 1\n1 1\n2 1\n",
		      "p.out:9:", " Bee ");
}
END_TEST

START_TEST(a_number_of_calls_that_does_not_fit_names_the_line)
{
	struct parsed p;

	parsed_text(&p, "events: A\nfl=a\nfn=f\ncfn=g\n"
			"calls=9223372036854775808 1\n1 1\n");
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:5: the number of calls");
	parsed_free(&p);
	parsed_text(&p, "events: A\nfl=a\nfn=f\ncfn=g\n"
			"calls=9223372036854775807 1\n1 1\n"
			"calls=1 1\n1 1\n2 2\n");
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:7: the number of calls");
	parsed_free(&p);
}
END_TEST

/* --- blocks -------------------------------------------------------------- */

/* The facts of a profile and the warnings, as text. */
static char *all_of(const char *text, size_t block)
{
	struct parsed p;
	char *facts, *all;

	parsed_begin(&p);
	p.block = block;
	parsed_file(&p, text);
	parsed_end(&p);
	ck_assert_msg(p.good, "%s", p.error.text);
	facts = facts_of(&p.profile);
	all = util_format("%s%s\n%s", facts, total_of(&p), p.warnings);
	free(facts);
	parsed_free(&p);
	return all;
}

START_TEST(blocks_of_any_size_give_the_same_profile)
{
	static const char text[] =
		"# callgrind format\r\nversion: 1\ncreator: callgrind-3\n"
		"positions: instr line\nevents: A B C D E F\n"
		"ob=(1) lib\nfl=(1) a.c\nfn=(1) f\n"
		"0x10 10 0 0 0 0 5\n+4 * 1\n+4 +1 0 0 0 0 0 7\n"
		"fi=(2) b.h\n+1 20 1.5 x\njcnd=1/2 +3 +4\n+1 +1\n"
		"fe=(1)\n+1 11 3\ncob=(2) m\ncfi=(3) c.c\ncfn=(2) g\n"
		"calls=3 +8 50\n* * 18446744073709551615 9\n"
		"odd\n 1 2 3\nfn=(9)\n* -90 1 2 3 4 5 6 7\n"
		"summary: 100 200\npart: 2\nevents: B Z\n* 7 8 9\n\n"
		"calls=1\n* 4 5\ntotals: 8 9\n";
	char *expected = all_of(text, 0);
	size_t block;

	ck_has(expected, "[lib] a.c:f b.h:20 = 2 . . . . . .\n");
	ck_has(expected, "[lib] a.c:f 11 -> [m] c.c:g 3x = . 9 . . . . .\n");
	for (block = 1; block < sizeof(text); block++) {
		char *got = all_of(text, block);

		ck_assert_str_eq(got, expected);
		free(got);
	}
	free(expected);
}
END_TEST

START_TEST(an_error_names_the_line_counted_over_blocks)
{
	struct parsed p;

	parsed_begin(&p);
	p.block = 1;
	parsed_file(&p, "events: A\n\n#\nfl=a\nfn=f\n1 99999999999999999999\n");
	parsed_end(&p);
	ck_assert(!p.good);
	ck_has(p.error.text, "p.out:6:");
	parsed_free(&p);
}
END_TEST

START_TEST(two_files_add_up_and_number_their_ids_apart)
{
	struct parsed p;

	parsed_begin(&p);
	parsed_file(&p, "events: A B\nfl=(1) a.c\nfn=(1) f\n1 1 2\n");
	parsed_file(&p, "events: B\nfl=(1) a.c\nfn=(1) g\n1 10\n"
			"fn=(2) f\n1 20\n");
	parsed_end(&p);
	check_facts(&p, "a.c:f 1 = 1 22\na.c:g 1 = . 10\n");
	ck_assert_str_eq(total_of(&p), "1 32");
	ck_assert_uint_eq(p.profile.part_count, 2);
	parsed_free(&p);
}
END_TEST

START_TEST(a_long_profile_gives_the_sum_of_its_lines)
{
	enum { FUNCTIONS = 3000, LINES = 40 };
	char *text = malloc(4000000);
	char *to = text;
	struct parsed p;
	int i, j;

	to += sprintf(to, "events: A B\nfl=(1) a.c\n");
	for (i = 1; i <= FUNCTIONS; i++) {
		to += sprintf(to, "fn=(%d) f%d\n", i, i);
		for (j = 1; j <= LINES; j++)
			to += sprintf(to, j == 1 ? "%d 2 1\n" : "+%d 2\n",
				      j == 1 ? i : 1);
	}
	parsed_text(&p, text);
	ck_assert_str_eq(total_of(&p), "240000 3000"); /* 3000*40*2 */
	ck_assert_uint_eq(p.profile.lines.count, 120000);
	ck_assert_uint_eq(p.profile.functions.count, 3000);
	parsed_free(&p);
	free(text);
}
END_TEST

/* --- beginnings ---------------------------------------------------------- */

START_TEST(a_profile_is_known_by_its_beginning)
{
	ck_assert(parse_looks_like(STR("# callgrind format\nwhatever")));
	ck_assert(parse_looks_like(STR("events: Ir\n")));
	ck_assert(parse_looks_like(STR("version: 1\r\n\r\n# x\r\n"
				       "events: Ir\r\n")));
	ck_assert(parse_looks_like(STR("desc: I1 cache: 1 B\ncmd: ls\n"
				       "events: Ir\nfl=a.c\n")));
}
END_TEST

START_TEST(a_source_is_no_profile_by_its_beginning)
{
	ck_assert(!parse_looks_like(STR("")));
	/* Bytes after the end of the slice do not count. */
	ck_assert(!parse_looks_like((struct str){"+1 1\nevents: A\n", 1}));
	ck_assert(!parse_looks_like(STR("int main(void)\nevents: Ir\n")));
	ck_assert(!parse_looks_like(STR("version: 1\ncmd: x\n")));
	ck_assert(!parse_looks_like(STR("#include <stdio.h>\n\nint x;\n"
					"events: Ir\n")));
}
END_TEST

/* Lines of a large file are read by their marks: padding makes it one. */
START_TEST(the_source_of_a_jump_is_a_position_in_a_large_file_too)
{
	struct parsed p;
	struct draft text;
	int i;

	draft_open(&text);
	for (i = 0; i < 400; i++)
		fputs("# one of the lines that make this file a large one\n",
		      text.file);
	fputs("events: A\nfl=a.c\nfn=f\njump=1 5\n99999999999999999999\n"
	      "jump=1 5\n7 \n7 2\n",
	      text.file);
	fputc('\0', text.file);
	parsed_text(&p, draft_close(&text).at);
	free(text.text);
	ck_has(p.warnings, "p.out:405: the position '9999");
	ck_assert_str_eq(total_of(&p), "2");
	parsed_free(&p);
}
END_TEST

SUITE_OF(parse, the_first_example_of_the_specification,
	 the_extended_example_of_the_specification,
	 compressed_names_mean_the_same, ids_may_be_defined_before_any_cost,
	 costs_of_one_line_given_twice_are_added,
	 fewer_costs_than_events_leave_the_rest_not_given,
	 more_costs_than_events_are_left_out_with_a_warning,
	 a_dot_is_not_given_and_zero_is,
	 a_dot_does_not_take_back_what_was_given_before,
	 runs_of_zeros_are_given_costs, numbers_may_have_a_digit_more,
	 self_costs_count_where_calls_are_not_kept, what_is_no_number_of_calls_is_none,
	 a_function_that_no_call_follows_leaves_no_names,
	 a_jump_that_ends_in_a_blank_and_cr_is_one_line,
	 one_cost_more_than_events_is_left_out_with_a_warning, a_position_ends_at_its_blank,
	 a_run_of_zeros_longer_than_the_events_is_too_long,
	 many_columns_are_read_by_fours_and_one_by_one,
	 costs_read_by_fours_are_those_read_one_by_one,
	 a_small_cost_may_be_what_does_not_fit,
	 a_large_cost_does_not_fit_with_small_ones_before_it,
	 a_line_may_have_its_costs_in_any_number_of_lines,
	 positions_that_are_missing_do_not_take_the_next_lines,
	 blanks_and_tabs_separate_in_any_number, a_cost_may_be_hexadecimal,
	 negative_costs_are_kept,
	 decimals_are_rounded_half_away_from_zero_with_one_warning,
	 a_word_that_is_no_count_is_not_given_and_warned_of,
	 a_cost_line_led_by_a_blank_is_of_line_0,
	 a_cost_line_led_by_a_blank_does_not_move_the_base,
	 a_call_may_have_its_costs_in_a_line_led_by_a_blank,
	 relative_positions_count_from_the_last_cost_line,
	 the_positions_of_a_call_do_not_move_the_base,
	 an_absolute_line_of_a_call_does_not_move_the_base,
	 the_positions_of_a_jump_do_not_move_the_base,
	 the_base_goes_on_over_functions_and_parts,
	 a_position_below_zero_is_zero_with_a_warning,
	 a_position_that_comes_to_zero_is_not_below_it,
	 relative_positions_may_be_hexadecimal, ranges_are_taken_at_their_start,
	 a_line_number_may_have_64_bits,
	 a_position_past_64_bits_is_warned_of_and_not_taken,
	 instr_and_line_are_two_positions, bb_is_a_position_of_its_own,
	 positions_without_line_leave_all_costs_in_line_0,
	 positions_hold_from_where_they_come_again,
	 pprof_writes_stars_for_both_positions,
	 xtree_writes_lines_of_a_position_only,
	 objects_files_and_functions_number_their_ids_separately,
	 an_id_may_be_defined_by_any_line_of_its_kind,
	 a_new_definition_replaces_the_old_one,
	 an_id_without_a_name_is_question_marks_with_one_warning_each,
	 an_id_defined_after_its_use_has_its_name_from_there_on,
	 ids_may_be_any_number_of_64_bits, an_id_past_64_bits_is_not_wrapped,
	 a_name_is_compressed_only_when_digits_a_parenthesis_and_a_blank,
	 a_name_made_of_ids_is_a_name,
	 blanks_before_a_name_are_no_part_of_it_and_those_after_it_are,
	 empty_names_are_names, names_may_hold_colons_blanks_and_equal_signs,
	 the_directory_is_cut_from_every_spelling_of_a_file,
	 the_directory_stays_before_a_blank,
	 fi_and_fe_set_the_file_of_the_lines_only,
	 fn_returns_to_the_file_of_the_last_fl,
	 fl_within_a_function_sets_the_file_of_its_lines,
	 fn_before_any_fl_is_in_an_unknown_file,
	 costs_before_any_fn_belong_to_an_unknown_function,
	 the_object_of_a_function_is_that_at_its_fn,
	 a_function_that_comes_again_is_the_same,
	 cfn_without_cfi_is_in_the_file_of_the_lines,
	 cfn_may_come_before_cfi_and_cob, cfl_is_cfi,
	 cob_and_cfi_hold_for_one_call,
	 the_cob_and_cfi_of_a_cfn_without_calls_hold_for_no_other,
	 cfn_holds_on_for_calls_without_one,
	 the_costs_of_a_call_are_no_self_costs,
	 calls_of_count_0_are_followed_by_their_costs,
	 calls_may_have_no_target_or_two,
	 calls_between_the_same_places_are_added,
	 a_call_without_cost_line_is_warned_of, a_call_without_costs_is_counted,
	 a_wrapped_cost_of_a_call_is_not_given_with_one_warning,
	 rcalls_are_calls,
	 fi_before_a_call_holds_for_that_call_alone_in_callgrinds_files,
	 fi_before_a_call_holds_on_in_files_of_others,
	 fi_right_behind_fn_and_before_a_call_leaves_the_functions_file,
	 fi_before_a_jump_holds_for_that_jump_alone,
	 fi_before_a_cost_line_holds_on_in_callgrinds_files,
	 jumps_with_a_slash_or_blanks_and_their_sources_are_no_costs,
	 a_line_with_costs_behind_a_jump_is_a_cost_line,
	 a_jump_to_another_function_changes_nothing,
	 only_the_first_line_behind_a_jump_is_its_source,
	 a_jump_may_stand_between_calls_and_its_line,
	 jumps_with_instr_and_line_have_two_positions,
	 crlf_ends_every_kind_of_line, crlf_is_no_cost_too_many,
	 unknown_headers_are_ignored_silently,
	 what_fits_nothing_is_warned_of_the_first_few_and_the_rest_counted,
	 control_characters_in_a_warning_are_escaped,
	 lines_of_dumped_blocks_and_recursion_are_skipped,
	 xdebugs_line_between_profiles_is_no_departure,
	 a_sign_that_begins_no_number_fits_nothing,
	 a_nul_in_a_line_is_a_byte_like_others,
	 a_header_ends_at_the_first_line_of_the_body,
	 parts_match_their_events_by_name,
	 an_event_named_twice_has_its_second_column_left_out,
	 there_may_be_64_events_and_no_more,
	 there_may_be_256_event_lines_and_the_same_ones_again,
	 odd_names_of_events_are_taken,
	 event_lines_have_a_formula_a_long_name_or_both,
	 an_event_line_that_says_nothing_is_warned_of,
	 a_header_of_events_alone_is_a_profile,
	 a_file_without_events_is_no_profile, version_1_and_0_are_read,
	 version_2_is_refused_with_its_line,
	 the_total_is_the_sum_where_nothing_else_is_said,
	 calls_do_not_count_for_the_total,
	 a_summary_not_below_the_sum_is_the_total,
	 each_event_is_judged_by_itself,
	 a_summary_that_is_too_small_leaves_the_totals,
	 a_summary_with_fewer_numbers_gives_those,
	 a_summary_with_more_numbers_than_events_gives_those_of_events,
	 a_wrapped_number_of_a_summary_is_not_believed,
	 a_line_of_zeros_counts_as_absent,
	 one_zero_among_others_does_not_make_a_line_absent,
	 a_summary_of_a_negative_sum_is_not_nearer_to_zero,
	 a_summary_gives_an_event_that_no_line_gave,
	 total_and_totals_with_an_equal_sign_are_not_totals,
	 totals_of_parts_are_judged_apart_and_added,
	 a_summary_before_and_after_the_body_are_of_the_same_part,
	 what_stands_behind_part_and_before_events_counts,
	 the_column_left_out_counts_for_no_total,
	 a_part_begins_at_a_format_comment_version_part_or_second_events,
	 a_comment_of_another_text_begins_no_part, ids_go_on_over_parts,
	 a_part_keeps_what_its_header_said, the_largest_counts_are_read,
	 a_count_that_does_not_fit_names_file_line_and_event,
	 a_sum_in_one_line_that_does_not_fit_names_the_line,
	 a_sum_of_a_part_that_does_not_fit_is_refused,
	 a_sum_of_totals_that_does_not_fit_is_refused,
	 a_sum_of_calls_costs_that_does_not_fit_names_the_line,
	 a_number_of_calls_that_does_not_fit_names_the_line,
	 blocks_of_any_size_give_the_same_profile,
	 an_error_names_the_line_counted_over_blocks,
	 two_files_add_up_and_number_their_ids_apart,
	 a_long_profile_gives_the_sum_of_its_lines,
	 the_source_of_a_jump_is_a_position_in_a_large_file_too,
	 a_profile_is_known_by_its_beginning,
	 a_source_is_no_profile_by_its_beginning)
