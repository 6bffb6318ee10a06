/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"
#include "helpers.h"

/* A cost that gives two events. */
static cost_id two(struct costs *costs, int64_t a, int64_t b)
{
	const int64_t counts[COST_EVENTS] = {a, b};
	cost_id cost = 0;

	cost_add_counts(costs, &cost, 3, counts);
	return cost;
}

static void check(const struct costs *costs, const struct values *values,
		  const char *self, const char *inclusive, int64_t calls)
{
	ck_assert_str_eq(row_text(costs, values->self, 2), self);
	ck_assert_str_eq(row_text(costs, values->inclusive, 2), inclusive);
	ck_assert_int_eq(values->calls.count, calls);
}

START_TEST(values_are_added_side_by_side)
{
	struct costs costs = {0}, sums = {0};
	cost_id one = two(&costs, 5, 6), other = two(&costs, 7, 8);
	const struct values a[SIDES] = {{one, one, {2, true}}, {0}};
	const struct values b[SIDES] = {{one, other, {3, false}},
					 {.self = other}};
	struct values sum[SIDES] = {{0}};

	values_add(&sums, sum, &costs, a, SIDES);
	/* Its own cost and the inclusive one are the same, but not in the sum. */
	values_add(&sums, sum, &costs, a, SIDES);
	check(&sums, &sum[0], "10 12", "10 12", 4);
	check(&sums, &sum[1], ". .", ". .", 0);
	ck_assert(sum[0].calls.given && !sum[1].calls.given);
	values_add(&sums, sum, &costs, b, SIDES);
	check(&sums, &sum[0], "15 18", "17 20", 7);
	check(&sums, &sum[1], "7 8", ". .", 0);
	check(&costs, &a[0], "5 6", "5 6", 2);
	cost_free(&costs);
	cost_free(&sums);
}
END_TEST

START_TEST(an_item_is_of_its_sides_and_of_one)
{
	struct costs costs = {0};
	cost_id one = two(&costs, 5, 6), other = two(&costs, 7, 8);
	const struct values in[SIDES] = {{.self = one},
					  {.self = other, .inclusive = one}};
	const struct item item = {&costs, in, SIDES, true, false};
	const struct item last = item_in(item, 1);

	ck_assert_uint_eq(item_cost(item), one);
	ck_assert_uint_eq(item_cost(last), other);
	ck_assert_uint_eq(last.sides, 1);
	ck_assert(!last.slices);
	ck_assert_uint_eq(item_cost(item_inclusive(last)), one);
	ck_assert_uint_eq(item_cost(item_in(item_inclusive(item), 1)), one);
	ck_assert_uint_eq(item_cost(ITEM_OF(&costs, other)), other);
	cost_free(&costs);
}
END_TEST

START_TEST(a_number_of_calls_that_does_not_fit_is_told)
{
	struct costs costs = {0};
	const struct values most = {.calls = {INT64_MAX, true}};
	struct values sum = {0};
	unsigned event;

	values_add(&costs, &sum, &costs, &most, 1);
	ck_assert(!cost_overflow(&costs, &event));
	values_add(&costs, &sum, &costs, &most, 1);
	ck_assert(cost_overflow(&costs, &event));
	ck_assert_uint_eq(event, COST_CALLS);
	cost_free(&costs);
}
END_TEST

SUITE_OF(item, values_are_added_side_by_side, an_item_is_of_its_sides_and_of_one,
	 a_number_of_calls_that_does_not_fit_is_told)
