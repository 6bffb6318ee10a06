/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "values/inclusive.h"

START_TEST(portions_and_edges_are_added_up)
{
	struct parsed p;
	struct aggregates sums;
	struct costs costs;
	struct error error;
	function_id f;
	portion_id own, inlined;

	parsed_text(&p, "events: A B\nfl=a.c\nfn=f\n1 1 2\n2 10\n"
			"fi=b.h\n1 100\n2 200\nfe=a.c\n"
			"cfn=g\ncalls=2 1\n1 5 6\ncalls=3 1\n2 7\n"
			"fn=g\n9 1000\n");
	ck_assert(aggregates_of(&sums, &p, &costs, &error));
	f = id_of_function(&p, "f");
	own = profile_own(&p.profile, f);
	inlined = map_find(&p.profile.portions, f, id_of_name(&p, "b.h"));
	ck_assert_str_eq(row_text(&costs, sums.portion[own], 2), "11 2");
	ck_assert_str_eq(row_text(&costs, sums.portion[inlined], 2), "300 .");
	/* 11 + 300 + 1000: no call is in it. */
	ck_assert_str_eq(row_text(&costs, sums.total, 2), "1311 2");
	ck_assert_uint_eq(p.profile.edges.count, 1);
	ck_assert_str_eq(row_text(&costs, sums.edge[0].cost, 2), "12 6");
	ck_assert_int_eq(sums.edge[0].count, 5);
	aggregates_free(&sums);
	cost_free(&costs);
	parsed_free(&p);
}
END_TEST

START_TEST(an_empty_profile_has_empty_sums)
{
	struct parsed p;
	struct aggregates sums;
	struct costs costs;
	struct error error;

	parsed_text(&p, "events: A\n");
	ck_assert(aggregates_of(&sums, &p, &costs, &error));
	ck_assert_uint_eq(sums.total, 0);
	aggregates_free(&sums);
	cost_free(&costs);
	parsed_free(&p);
}
END_TEST

START_TEST(a_sum_of_calls_that_does_not_fit_names_its_event)
{
	struct parsed p;
	struct aggregates sums;
	struct costs costs;
	struct error error;

	/* Each call fits, both together do not. */
	parsed_text(&p, "events: A Bee\nfl=a.c\nfn=f\ncfn=g\n"
			"calls=1 1\n1 1 9223372036854775807\n"
			"calls=1 1\n2 1 1\n");
	ck_assert_msg(p.good, "%s", p.error.text);
	ck_assert(!aggregates_of(&sums, &p, &costs, &error));
	ck_has(error.text, "Bee");
	ck_has(error.text, "64 bits");
	aggregates_free(&sums);
	cost_free(&costs);
	parsed_free(&p);
}
END_TEST

START_TEST(a_number_of_calls_that_does_not_fit_is_an_error)
{
	struct parsed p;
	struct aggregates sums;
	struct costs costs;
	struct error error;

	parsed_text(&p, "events: A\nfl=a.c\nfn=f\ncfn=g\n"
			"calls=9223372036854775807 1\n1 1\ncalls=1 1\n2 1\n");
	ck_assert_msg(p.good, "%s", p.error.text);
	ck_assert(!aggregates_of(&sums, &p, &costs, &error));
	ck_has(error.text, "calls");
	aggregates_free(&sums);
	cost_free(&costs);
	parsed_free(&p);
}
END_TEST

static bool is_small(const char *body)
{
	struct parsed p;
	struct aggregates sums;
	struct costs costs;
	bool small;
	char text[512];

	sprintf(text, "events: A B\nfl=a.c\nfn=f\n%s", body);
	parsed_text(&p, text);
	ck_assert_msg(p.good, "%s", p.error.text);
	costs = cost_on_top(&p.profile.costs);
	aggregates_init(&sums, &p.profile, &SIDE_NOW(&p.profile), &costs);
	small = aggregates_are_small(&sums, &p.profile, &costs);
	aggregates_free(&sums);
	cost_free(&costs);
	parsed_free(&p);
	return small;
}

START_TEST(facts_are_small_if_all_of_them_are_less_than_a_limit)
{
	ck_assert(is_small(""));
	ck_assert(is_small("1 5 6\ncfn=g\ncalls=2 1\n1 7 8\n"));
	/* 2^60 - 1 and 2^60 */
	ck_assert(is_small("cfn=g\ncalls=1 1\n1 1152921504606846975\n"));
	ck_assert(!is_small("cfn=g\ncalls=1 1\n1 1152921504606846976\n"));
	ck_assert(is_small("1 1152921504606846975\n"));
	ck_assert(!is_small("1 1152921504606846976\n"));
	/* 2^59 of each event, of each call, or of one and itself */
	ck_assert(!is_small("cfn=g\ncalls=1 1\n"
			    "1 576460752303423488 576460752303423488\n"));
	ck_assert(!is_small("cfn=g\ncalls=1 1\n1 576460752303423488\n"
			    "calls=1 1\n2 576460752303423488\n"));
	ck_assert(!is_small("1 576460752303423488\n"
			    "cfn=g\ncalls=1 1\n1 576460752303423488\n"));
	ck_assert(!is_small("1 -1\n"));
	ck_assert(!is_small("cfn=g\ncalls=1 1\n1 5 -1\n"));
	ck_assert(!is_small("cfn=g\ncalls=9223372036854775807 1\n1 1\n"
			    "calls=1 1\n2 1\n"));
}
END_TEST

SUITE_OF(aggregates, portions_and_edges_are_added_up,
	 an_empty_profile_has_empty_sums,
	 a_sum_of_calls_that_does_not_fit_names_its_event,
	 a_number_of_calls_that_does_not_fit_is_an_error,
	 facts_are_small_if_all_of_them_are_less_than_a_limit)
