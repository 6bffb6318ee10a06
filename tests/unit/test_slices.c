/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

/* Two threads that take turns, each with two parts: see the figures below. */
static const char turns[] = "part: 2\nthread: 7\nevents: A B\n"
			    "fl=a\nfn=f\n1 1 10\ncfn=g\ncalls=3 5\n2 4\n"
			    "part: 2\nthread: 1\nevents: A B\n"
			    "fl=a\nfn=f\n1 2 20\n"
			    "part: 1\nthread: 7\nevents: A B\n"
			    "fl=a\nfn=g\n5 4\ntotals: 6 0\n"
			    "part: 1\nthread: 1\nevents: A B\n"
			    "fl=a\nfn=f\n3 . 8\nfn=h\n9 0\n";

static void read_by(struct parsed *p, const char *text, struct keep keep,
		    enum sides_by sides)
{
	parsed_begin(p);
	p->profile.keep = keep;
	p->sides = sides;
	parsed_file(p, text);
	parsed_end(p);
}

/* "FUNCTION A B" of each portion of a side, and its total. */
static void check_side(const struct profile *profile, const struct side *side,
		       const char *expected)
{
	char *text;
	size_t length, i;
	FILE *out = open_memstream(&text, &length);

	for (i = 0; i < profile->portions.count; i++) {
		struct costs costs = {0};
		cost_id sum = 0;
		size_t j;

		if (!profile_has_portion(side, (portion_id)i))
			continue;
		cost_add(&costs, &sum, &profile->costs, side->portion_cost[i]);
		for (j = 0; j < side->line_count; j++)
			if (profile->lines.pairs[j].a == i)
				cost_add(&costs, &sum, &profile->costs,
					 side->line_cost[j]);
		put_id(out, profile,
		       profile_name(profile, profile->portions.pairs[i].a));
		fprintf(out, " %s, ", row_text(&costs, sum, 2));
		cost_free(&costs);
	}
	fprintf(out, "%s", row_text(&profile->costs, side->total, 2));
	fclose(out);
	ck_assert_str_eq(text, expected);
	free(text);
}

static const struct keep keeps[] = {{true, true, false},
				    {false, false, false}};

START_TEST(threads_that_take_turns_are_read_apart)
{
	struct parsed p;

	read_by(&p, turns, keeps[_i], SIDES_BY_THREAD);
	ck_assert_msg(p.good, "%s", p.error.text);
	profile_sort_sides(&p.profile);
	ck_assert_uint_eq(p.profile.side_count, 2);
	ck_assert_uint_eq(p.profile.sides[0]->key, 1);
	ck_assert_uint_eq(p.profile.sides[1]->key, 7);
	ck_assert_ptr_eq(p.profile.current, p.profile.sides[1]);
	check_side(&p.profile, p.profile.sides[0], "f 2 28, h 0 ., 2 28");
	check_side(&p.profile, p.profile.sides[1], "f 1 10, g 4 ., 7 10");
	/* The parts are in the order of the sides. */
	ck_assert_uint_eq(p.profile.parts[0].ordinal, 2);
	ck_assert_uint_eq(p.profile.parts[1].ordinal, 4);
	ck_assert_uint_eq(p.profile.parts[2].ordinal, 1);
	ck_assert_uint_eq(p.profile.sides[0]->end_part, 2);
	ck_assert_uint_eq(p.profile.sides[1]->first_part, 2);
	ck_assert_uint_eq(p.profile.sides[1]->end_part, 4);
	parsed_free(&p);
}
END_TEST

START_TEST(parts_of_one_number_are_one)
{
	struct parsed p;

	read_by(&p, turns, keeps[_i], SIDES_BY_PART);
	ck_assert_msg(p.good, "%s", p.error.text);
	profile_sort_sides(&p.profile);
	ck_assert_uint_eq(p.profile.side_count, 2);
	check_side(&p.profile, p.profile.sides[0], "f . 8, g 4 ., h 0 ., 6 8");
	check_side(&p.profile, p.profile.sides[1], "f 3 30, 3 30");
	parsed_free(&p);
}
END_TEST

START_TEST(who_is_called_is_known_without_calls)
{
	struct parsed p;
	const struct side *side;
	function_id g;

	read_by(&p, turns, keeps[1], SIDES_BY_THREAD);
	profile_sort_sides(&p.profile);
	g = id_of_function(&p, "g");
	side = p.profile.sides[1];
	ck_assert(g < side->called_count && side->called[g]);
	ck_assert(!side->called[id_of_function(&p, "f")]);
	ck_assert_uint_eq(p.profile.sides[0]->called_count, 0);
	parsed_free(&p);
}
END_TEST

START_TEST(the_sum_of_slices_is_what_was_read)
{
	struct parsed p, whole;
	char *a, *b;

	read_by(&p, turns, keeps[0], SIDES_BY_THREAD);
	profile_sort_sides(&p.profile);
	ck_assert(profile_slice(&p.profile, false));
	ck_assert_uint_eq(p.profile.side_count, 1);
	ck_assert_uint_eq(p.profile.slice_count, 2);
	check_side(&p.profile, p.profile.current, "f 3 38, g 4 ., h 0 ., 9 38");
	read_by(&whole, turns, keeps[0], SIDES_BY_FILE);
	a = facts_of(&p.profile);
	b = facts_of(&whole.profile);
	ck_assert_str_eq(a, b);
	free(a);
	free(b);
	parsed_free(&p);
	parsed_free(&whole);
}
END_TEST

START_TEST(the_ends_of_slices_are_the_sides)
{
	struct parsed p;
	const struct side *first, *last;

	parsed_begin(&p);
	parsed_file(&p, "events: A\nfn=f\n1 1\n");
	profile_begin_side(&p.profile);
	parsed_file(&p, "events: A\nfn=f\n1 2\n");
	profile_begin_side(&p.profile);
	parsed_file(&p, "events: A\nfn=f\n1 4\n");
	parsed_end(&p);
	first = p.profile.sides[0];
	last = p.profile.sides[2];
	ck_assert(profile_slice(&p.profile, true));
	ck_assert_uint_eq(p.profile.side_count, 2);
	ck_assert_uint_eq(p.profile.slice_count, 3);
	ck_assert_ptr_eq(p.profile.sides[0], first);
	ck_assert_ptr_eq(p.profile.current, last);
	parsed_free(&p);
}
END_TEST

START_TEST(more_sides_than_columns_are_an_error)
{
	struct parsed p;
	char *text;
	size_t length, i;
	FILE *out = open_memstream(&text, &length);

	for (i = 0; i <= PROFILE_SIDES; i++)
		fprintf(out, "part: %zu\nevents: A\nfn=f\n1 1\n", i + 1);
	fclose(out);
	read_by(&p, text, keeps[0], SIDES_BY_PART);
	ck_assert(!p.good);
	ck_assert_str_eq(p.error.text,
			 "p.out:132: more than 32 parts or threads cannot be compared; "
			 "choose some with --part or --thread");
	parsed_free(&p);
	free(text);
}
END_TEST

Suite *slices_suite(void);
Suite *slices_suite(void)
{
	Suite *suite = suite_create("slices");
	TCase *tc = tcase_create("slices");

	tcase_add_loop_test(tc, threads_that_take_turns_are_read_apart, 0,
			    LENGTH(keeps));
	tcase_add_loop_test(tc, parts_of_one_number_are_one, 0, LENGTH(keeps));
	tcase_add_test(tc, who_is_called_is_known_without_calls);
	tcase_add_test(tc, the_sum_of_slices_is_what_was_read);
	tcase_add_test(tc, the_ends_of_slices_are_the_sides);
	tcase_add_test(tc, more_sides_than_columns_are_an_error);
	suite_add_tcase(suite, tc);
	return suite;
}
