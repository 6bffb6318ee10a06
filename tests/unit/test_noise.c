/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "figures/noise.h"

enum { OLD_SIDE, NEW_SIDE };

/* Values of OLD and NEW, each up to the first 0. */
static struct noise judged(const int64_t *old, const int64_t *new)
{
	struct fraction values[2 * NOISE_RUNS];
	size_t a = 0, b = 0;

	for (; old[a]; a++)
		values[a] = fraction_of(old[a], 1);
	for (; new[b]; b++)
		values[a + b] = fraction_of(new[b], 1);
	return noise_test(values, a, b);
}

#define LIST(...) ((const int64_t[]){__VA_ARGS__, 0})

static void check_p(struct noise noise, int64_t over, int64_t under)
{
	struct fraction p = fraction_of(over, under);

	ck_assert_int_eq(fraction_compare(&noise.p, &p), 0);
}

/*
 * By hand where there are few ways: 2 of 70 for four below four others, 2 of 10
 * for three.  The others are what adding up the ranks of all subsets gave, in
 * eight lines of Python.
 */
START_TEST(p_counts_the_ways_that_are_as_far_out)
{
	check_p(judged(LIST(1, 2, 3, 4), LIST(5, 6, 7, 8)), 1, 35);
	check_p(judged(LIST(5, 6, 7, 8), LIST(1, 2, 3, 4)), 1, 35);
	check_p(judged(LIST(1, 2, 3, 6), LIST(4, 5, 7, 8)), 4, 35);
	check_p(judged(LIST(1, 2, 3), LIST(4, 5, 6)), 1, 10);
	check_p(judged(LIST(10), LIST(11, 12, 13, 14, 15)), 1, 3);
	check_p(judged(LIST(1, 2, 3, 4, 5, 6), LIST(7, 8, 9, 10)), 1, 105);
	check_p(judged(LIST(1, 9, 2, 8, 5), LIST(3, 7, 4, 6, 5)), 1, 1);
	check_p(judged(LIST(1, 2, 3, 4, 9), LIST(5, 6, 7, 8, 10)), 2, 21);
}
END_TEST

START_TEST(equal_values_share_the_mean_of_their_ranks)
{
	check_p(judged(LIST(1, 2, 3, 4), LIST(4, 5, 6, 7)), 2, 35);
	check_p(judged(LIST(5, 5, 6, 7, 7), LIST(7, 8, 8, 9)), 1, 21);
	check_p(judged(LIST(1, 1, 1, 1), LIST(1, 1, 1, 2)), 1, 1);
	check_p(judged(LIST(3, 3, 3, 3), LIST(4, 4, 4, 4)), 1, 35);
}
END_TEST

START_TEST(noise_is_what_the_test_does_not_tell_apart)
{
	ck_assert(!judged(LIST(1, 2, 3, 4), LIST(5, 6, 7, 8)).is_noise);
	ck_assert(judged(LIST(1, 2, 3, 4), LIST(4, 5, 6, 7)).is_noise);
	ck_assert(!judged(LIST(5, 5, 6, 7, 7), LIST(7, 8, 8, 9)).is_noise);
	ck_assert(judged(LIST(1, 2, 3, 4, 9), LIST(5, 6, 7, 8, 10)).is_noise);
	ck_assert(judged(LIST(1, 2, 3, 4), LIST(5, 6, 7, 8)).is_tested);
}
END_TEST

START_TEST(of_fewer_runs_all_must_lie_apart)
{
	struct noise noise = judged(LIST(1, 2, 3), LIST(4, 5, 6, 7, 8));

	ck_assert(!noise.is_noise && !noise.is_tested);
	ck_assert(judged(LIST(1, 2, 4), LIST(4, 5, 6, 7, 8)).is_noise);
	ck_assert(!judged(LIST(9), LIST(4, 5, 6)).is_noise);
	ck_assert(judged(LIST(5), LIST(4, 6)).is_noise);
}
END_TEST

START_TEST(what_never_varies_is_no_noise)
{
	struct noise noise = judged(LIST(7, 7, 7, 7), LIST(7, 7, 7, 7));

	ck_assert(noise.is_same && !noise.is_noise);
	check_p(noise, 1, 1);
	noise = judged(LIST(7), LIST(7, 7));
	ck_assert(noise.is_same && !noise.is_noise);
	/* One run of many that differs, at either end, is noise. */
	ck_assert(judged(LIST(4, 5, 5, 5), LIST(5, 5, 5, 5)).is_noise);
	ck_assert(judged(LIST(5, 5, 5, 5), LIST(5, 5, 5, 6)).is_noise);
}
END_TEST

START_TEST(the_runs_lie_between_the_least_and_the_most)
{
	struct noise noise = judged(LIST(5, 3, 9), LIST(8, 4));
	const int64_t ends[] = {3, 9, 4, 8};
	const struct fraction *found[] = {
		&noise.least[OLD_SIDE], &noise.most[OLD_SIDE],
		&noise.least[NEW_SIDE], &noise.most[NEW_SIDE]};
	struct fraction spread = noise_spread(&noise), six = fraction_of(6, 1);
	size_t i;

	for (i = 0; i < LENGTH(ends); i++) {
		struct fraction end = fraction_of(ends[i], 1);

		ck_assert_int_eq(fraction_compare(found[i], &end), 0);
	}
	ck_assert_int_eq(fraction_compare(&spread, &six), 0);
}
END_TEST

/* 2 of 40! / (20! 20!) = 137846528820 ways. */
START_TEST(as_many_runs_as_are_allowed_are_counted_exactly)
{
	struct fraction values[2 * NOISE_RUNS];
	size_t i;

	for (i = 0; i < LENGTH(values); i++)
		values[i] = fraction_of((int64_t)i, 3);
	check_p(noise_test(values, NOISE_RUNS, NOISE_RUNS), 2, 137846528820);
}
END_TEST

SUITE_OF(noise, p_counts_the_ways_that_are_as_far_out,
	 equal_values_share_the_mean_of_their_ranks,
	 noise_is_what_the_test_does_not_tell_apart,
	 of_fewer_runs_all_must_lie_apart, what_never_varies_is_no_noise,
	 the_runs_lie_between_the_least_and_the_most,
	 as_many_runs_as_are_allowed_are_counted_exactly)
