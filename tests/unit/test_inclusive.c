/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "values/inclusive.h"

/* The inclusive cost of a function. */
static const char *cost_of(const struct reported *r, const char *name)
{
	const struct inclusive *inclusive = &SUMS_NOW(&r->report).inclusive;
	uint32_t function = id_of_function(&r->parsed, name);

	return row_text(&r->report.costs, inclusive->node[function],
			r->parsed.profile.event_count);
}

static uint32_t cycle_of(const struct reported *r, const char *name)
{
	uint32_t function = id_of_function(&r->parsed, name);

	return SUMS_NOW(&r->report).inclusive.cycle[function];
}

static const char *cycle_cost(const struct reported *r, uint32_t cycle)
{
	const struct inclusive *inclusive = &SUMS_NOW(&r->report).inclusive;

	return row_text(&r->report.costs, inclusive->cycle_cost[cycle],
			r->parsed.profile.event_count);
}

/* The inclusive cost in the row of a file and a name. */
static const char *row_cost(const struct reported *r, const char *file,
			    const char *name)
{
	uint32_t f = id_of_name(&r->parsed, file),
		 n = id_of_name(&r->parsed, name);
	size_t i;

	for (i = 0; i < r->report.rows.count; i++) {
		const struct row *row = &r->report.rows.list[i];

		if (row->file == f && row->name == n)
			return row_text(&r->report.costs,
					report_row(&r->report, (row_id)i).in->inclusive,
					r->parsed.profile.event_count);
	}
	return "no row";
}

static void inclusive_of(struct reported *r, const char *profile)
{
	report_on(r, profile, "--inclusive=yes");
	ck_assert_msg(r->good, "%s", r->error.text);
}

#define CALL(callee, line_and_cost) \
	"cfn=" callee "\ncalls=1 1\n" line_and_cost "\n"

START_TEST(a_function_costs_itself_and_its_calls)
{
	struct reported r;

	inclusive_of(
		&r, "events: A\nfl=a.c\nfn=main\n1 10\n" CALL(
			    "f",
			    "2 90") "fn=f\n3 30\n" CALL("g",
							"4 60") "fn=g\n5 60\n");
	ck_assert_str_eq(cost_of(&r, "main"), "100");
	ck_assert_str_eq(cost_of(&r, "f"), "90");
	ck_assert_str_eq(cost_of(&r, "g"), "60");
	ck_assert_uint_eq(SUMS_NOW(&r.report).inclusive.cycle_count, 0);
	ck_assert_uint_eq(cycle_of(&r, "f"), 0);
	reported_free(&r);
}
END_TEST

START_TEST(all_portions_of_a_function_count)
{
	struct reported r;

	inclusive_of(&r, "events: A\nfl=a.c\nfn=f\n1 10\nfi=b.h\n2 5\n" CALL(
				 "g", "3 40") "fe=a.c\n4 1\n");
	/* 10 + 5 + 40 + 1; inlined: 5 + 40 */
	ck_assert_str_eq(cost_of(&r, "f"), "56");
	ck_assert_str_eq(row_cost(&r, "a.c", "f"), "56");
	ck_assert_str_eq(row_cost(&r, "b.h", "f"), "45");
	reported_free(&r);
}
END_TEST

START_TEST(a_function_that_is_entered_otherwise_costs_what_it_spent)
{
	struct reported r;

	/* main paid 30, but f spent 50 + 20 */
	inclusive_of(&r, "events: A\nfl=a.c\nfn=main\n" CALL(
				 "f", "2 30") "fn=f\n3 50\n" CALL("g", "4 20"));
	ck_assert_str_eq(cost_of(&r, "f"), "70");
	ck_assert_str_eq(cost_of(&r, "main"), "30");
	reported_free(&r);
}
END_TEST

START_TEST(a_function_costs_what_others_paid_if_that_is_more)
{
	struct reported r;

	inclusive_of(
		&r,
		"events: A\nfl=a.c\nfn=main\n" CALL("f", "2 100") "fn=h\n" CALL(
			"f", "2 7") "fn=f\n3 50\n");
	ck_assert_str_eq(cost_of(&r, "f"), "107");
	reported_free(&r);
}
END_TEST

START_TEST(each_event_is_judged_by_itself)
{
	struct reported r;

	/* paid 30 and 200, spent 50 and 100 */
	inclusive_of(&r, "events: A B\nfl=a.c\nfn=main\n" CALL(
				 "f", "2 30 200") "fn=f\n3 50 100\n");
	ck_assert_str_eq(cost_of(&r, "f"), "50 200");
	reported_free(&r);
}
END_TEST

START_TEST(what_is_only_called_costs_what_was_paid)
{
	struct reported r;

	inclusive_of(&r,
		     "events: A B\nfl=a.c\nfn=main\n1 1 1\n" CALL("f", "2 30"));
	ck_assert_str_eq(cost_of(&r, "f"), "30 .");
	ck_assert_str_eq(cost_of(&r, "main"), "31 1");
	reported_free(&r);
}
END_TEST

START_TEST(a_function_that_calls_itself_is_a_cycle_and_pays_once)
{
	struct reported r;

	inclusive_of(&r,
		     "events: A\nfl=a.c\nfn=main\n1 1\n" CALL(
			     "f", "2 100") "fn=f\n3 100\n" CALL("f", "4 150"));
	ck_assert_str_eq(cost_of(&r, "f"), "100");
	ck_assert_str_eq(cost_of(&r, "main"), "101");
	ck_assert_uint_eq(cycle_of(&r, "f"), 1);
	ck_assert_uint_eq(cycle_of(&r, "main"), 0);
	ck_assert_str_eq(cycle_cost(&r, 1), "100");
	reported_free(&r);
}
END_TEST

/* a and b call each other, b calls leaf; a number of events is the same. */
#define RING(x)                                                                                                         \
	"fl=a.c\nfn=main\n1 " x("5") "\n" CALL(                                                                         \
		"a",                                                                                                    \
		"2 " x(                                                                                                 \
			"95")) "fn=a\n3 " x("20") "\n" CALL("b",                                                        \
							    "4 " x(                                                     \
								    "200")) "fn=b\n5 " x("30") "\n" CALL("a",           \
													 "6 " x("150")) \
		CALL("leaf", "7 " x("45")) "fn=leaf\n8 " x("45") "\n"
#define ONE(n) n
#define TWO(n) n " " n

START_TEST(a_member_costs_no_more_than_its_cycle)
{
	struct reported r;

	inclusive_of(&r, "events: A\n" RING(ONE));
	/* entered for 95; 20 + 30 + 45 inside */
	ck_assert_str_eq(cycle_cost(&r, 1), "95");
	/* paid 95 + 150, spent 20 + 200 */
	ck_assert_str_eq(cost_of(&r, "a"), "95");
	/* paid 200, spent 30 + 150 + 45 */
	ck_assert_str_eq(cost_of(&r, "b"), "95");
	ck_assert_str_eq(cost_of(&r, "leaf"), "45");
	ck_assert_str_eq(cost_of(&r, "main"), "100");
	ck_assert_uint_eq(cycle_of(&r, "a"), 1);
	ck_assert_uint_eq(cycle_of(&r, "b"), 1);
	ck_assert_uint_eq(cycle_of(&r, "leaf"), 0);
	reported_free(&r);
}
END_TEST

START_TEST(a_member_may_cost_less_than_its_cycle)
{
	struct reported r;

	inclusive_of(
		&r,
		"events: A\nfl=a.c\nfn=main\n" CALL(
			"a",
			"1 100") "fn=a\n2 60\n" CALL("b",
						     "3 40") "fn=b\n4 "
							     "30\n" CALL("a",
									 "5 "
									 "10"));
	/* entered for 100; 60 + 30 inside */
	ck_assert_str_eq(cycle_cost(&r, 1), "100");
	ck_assert_str_eq(cost_of(&r, "a"), "100"); /* not 100 + 10 */
	ck_assert_str_eq(cost_of(&r, "b"), "40");  /* 30 + 10 */
	reported_free(&r);
}
END_TEST

START_TEST(a_cycle_costs_what_is_inside_if_that_is_more)
{
	struct reported r;

	inclusive_of(
		&r,
		"events: A\nfl=a.c\nfn=main\n" CALL(
			"a",
			"1 10") "fn=a\n2 60\n" CALL("b",
						    "3 40") "fn=b\n4 "
							    "30\n" CALL("a",
									"5 "
									"1"
									"0")
								    CALL("g",
									 "6"
									 " "
									 "7"));
	ck_assert_str_eq(cycle_cost(&r, 1), "97"); /* 60 + 30 + 7 */
	/* paid 10 + 10, spent 60 + 40 = 100 */
	ck_assert_str_eq(cost_of(&r, "a"), "97");
	/* paid 40, spent 30 + 10 + 7 */
	ck_assert_str_eq(cost_of(&r, "b"), "47");
	reported_free(&r);
}
END_TEST

START_TEST(an_event_with_a_negative_cost_has_no_caps)
{
	struct reported r;

	inclusive_of(&r, "events: A B\n" RING(TWO) "fn=x\n9 0 -1\n");
	ck_assert_uint_eq(SUMS_NOW(&r.report).inclusive.negative, 2);
	ck_assert_str_eq(cost_of(&r, "a"), "95 245");
	ck_assert_str_eq(cost_of(&r, "b"), "95 225");
	ck_assert_str_eq(cost_of(&r, "x"), "0 -1");
	reported_free(&r);
}
END_TEST

START_TEST(cycles_are_numbered_by_cost)
{
	struct reported r;

	inclusive_of(
		&r,
		"events: A\nfl=a.c\n"
		"fn=cheap\n1 10\n" CALL("cheap", "1 1") "fn=dear\n1 30\n" CALL(
			"dear", "1 1") "fn=middle\n1 20\n" CALL("middle",
								"1 1"));
	ck_assert_uint_eq(SUMS_NOW(&r.report).inclusive.cycle_count, 3);
	ck_assert_uint_eq(cycle_of(&r, "dear"), 1);
	ck_assert_uint_eq(cycle_of(&r, "middle"), 2);
	ck_assert_uint_eq(cycle_of(&r, "cheap"), 3);
	reported_free(&r);
}
END_TEST

START_TEST(a_row_of_inlined_code_costs_no_more_than_its_function)
{
	struct reported r;

	inclusive_of(
		&r,
		"events: A\nfl=a.c\nfn=main\n" CALL(
			"f",
			"1 60") "fn=f\n2 3\nfi=b.h\n3 7\n"
				"cfi=a.c\n" CALL("g", "4 50") "cfi=a.c\n" CALL(
					"f", "5 500"));
	/* paid 60, spent 3 + 7 + 50; the call to itself counts 60 at most */
	ck_assert_str_eq(cost_of(&r, "f"), "60");
	ck_assert_str_eq(row_cost(&r, "b.h", "f"), "60");
	reported_free(&r);
}
END_TEST

START_TEST(a_call_within_a_cycle_is_capped)
{
	struct reported r;
	const struct inclusive *inclusive;
	const struct profile *profile = &r.parsed.profile;
	unsigned within = 0;
	uint32_t i;

	inclusive_of(&r, "events: A\n" RING(ONE));
	inclusive = &SUMS_NOW(&r.report).inclusive;
	/* Of main-a, a-b, b-a and b-leaf, the middle ones. */
	for (i = 0; i < profile->edges.count; i++) {
		struct pair edge = profile->edges.pairs[i];
		struct costs *costs = &r.report.costs;
		int64_t count = 1000000;
		cost_id cost = 0, sum = 0;

		cost_add_counts(costs, &cost, 1, &count);
		inclusive_add_call(inclusive, edge.a, edge.b, costs, cost,
				   &sum);
		ck_assert(cost_get(costs, sum, 0, &count));
		within += count < 1000000;
	}
	ck_assert_uint_eq(profile->edges.count, 4);
	ck_assert_uint_eq(within, 2);
	reported_free(&r);
}
END_TEST

START_TEST(calls_between_two_cycles_are_within_neither)
{
	struct reported r;

	inclusive_of(&r,
		     "events: A\nfl=a.c\n"
		     "fn=a\n1 10\n" CALL("a", "1 1")
			     CALL("b", "2 20") "fn=b\n1 20\n" CALL("b", "1 1"));
	ck_assert_str_eq(cost_of(&r, "a"), "30");
	ck_assert_str_eq(cost_of(&r, "b"), "20");
	ck_assert_uint_eq(cycle_of(&r, "a"), 1);
	ck_assert_uint_eq(cycle_of(&r, "b"), 2);
	reported_free(&r);
}
END_TEST

START_TEST(functions_of_one_name_in_two_objects_are_two)
{
	struct reported r;

	/* f of x calls f of y: no cycle. */
	inclusive_of(&r, "events: A\nob=x\nfl=a.c\nfn=f\n1 1\n"
			 "cob=y\n" CALL("f", "1 5") "ob=y\nfn=f\n1 5\n");
	ck_assert_uint_eq(SUMS_NOW(&r.report).inclusive.cycle_count, 0);
	reported_free(&r);
}
END_TEST

START_TEST(a_sum_that_does_not_fit_names_its_event)
{
	struct reported r;

	report_on(&r,
		  "events: A Bee\nfl=a.c\n"
		  "fn=f\n" CALL("x", "1 0 9223372036854775807") "fn=g\n" CALL(
			  "x", "1 0 1"),
		  "--inclusive=yes");
	ck_assert(!r.good);
	ck_has(r.error.text, "Bee");
	ck_has(r.error.text, "64 bits");
	reported_free(&r);
}
END_TEST

START_TEST(a_long_chain_of_calls_needs_no_stack)
{
	enum { DEEP = 200000 };
	struct reported r;
	char *text = malloc(DEEP * 64 + 100);
	char *to = text + sprintf(text, "events: A\nfl=(1) a.c\n");
	char costs[32];
	int i;

	/* Each costs 1 and calls the next, which costs what is left. */
	for (i = 0; i < DEEP; i++)
		to += sprintf(to, "fn=%d\n1 1\ncfn=%d\ncalls=1\n1 %d\n", i,
			      i + 1, DEEP - i - 1);
	inclusive_of(&r, text);
	sprintf(costs, "%d", DEEP);
	ck_assert_str_eq(cost_of(&r, "0"), costs);
	ck_assert_str_eq(cost_of(&r, "199999"), "1");
	reported_free(&r);
	free(text);
}
END_TEST

SUITE_OF(inclusive, a_function_costs_itself_and_its_calls,
	 all_portions_of_a_function_count,
	 a_function_that_is_entered_otherwise_costs_what_it_spent,
	 a_function_costs_what_others_paid_if_that_is_more,
	 each_event_is_judged_by_itself,
	 what_is_only_called_costs_what_was_paid,
	 a_function_that_calls_itself_is_a_cycle_and_pays_once,
	 a_member_costs_no_more_than_its_cycle,
	 a_member_may_cost_less_than_its_cycle,
	 a_cycle_costs_what_is_inside_if_that_is_more,
	 an_event_with_a_negative_cost_has_no_caps, cycles_are_numbered_by_cost,
	 a_row_of_inlined_code_costs_no_more_than_its_function,
	 a_call_within_a_cycle_is_capped,
	 calls_between_two_cycles_are_within_neither,
	 functions_of_one_name_in_two_objects_are_two,
	 a_sum_that_does_not_fit_names_its_event,
	 a_long_chain_of_calls_needs_no_stack)
