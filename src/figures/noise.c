/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/noise.h"

#include <stdlib.h>

/* A value of a run, to be ranked. */
struct run_value {
	struct fraction value;
	size_t rank;  /* twice the rank, as equal values share a mean rank */
	bool counted; /* the ranks of its side are added up */
};

static int compare_values(const void *a, const void *b)
{
	const struct run_value *x = a, *y = b;

	return fraction_compare(&x->value, &y->value);
}

/* Ranks the values; returns the sum of the counted values' ranks. */
static size_t rank_values(struct run_value *list, size_t n)
{
	size_t sum = 0, i, j;

	qsort(list, n, sizeof(*list), compare_values);
	for (i = 0; i < n; i = j) {
		size_t k;

		for (j = i + 1; j < n && !compare_values(&list[i], &list[j]); j++)
			;
		/* Twice the mean of the ranks i + 1 to j. */
		for (k = i; k < j; k++) {
			list[k].rank = i + 1 + j;
			sum += list[k].counted ? list[k].rank : 0;
		}
	}
	return sum;
}

/*
 * The probability of a sum of ranks, `found`, or a more extreme one: twice the
 * share of such sums on its side in all ways to choose `chosen` of n ranks.
 * With NOISE_RUNS on each side, there are less than 2^38 ways.
 */
static struct fraction find_probability(const struct run_value *list, size_t n, size_t chosen,
					size_t found)
{
	size_t sums = 2 * n * chosen + 1, i, j, s;
	/* [chosen * sums + sum]: number of ways to get this sum. */
	int64_t *ways = util_alloc((chosen + 1) * sums, sizeof(*ways));
	const int64_t *all = ways + chosen * sums;
	int64_t below = 0, above = 0, least, total;

	ways[0] = 1;
	for (i = 0; i < n; i++)
		for (j = chosen; j > 0; j--)
			for (s = list[i].rank; s < sums; s++)
				ways[j * sums + s] += ways[(j - 1) * sums + s - list[i].rank];
	for (s = 0; s < sums; s++) {
		below += s <= found ? all[s] : 0;
		above += s >= found ? all[s] : 0;
	}
	/* `below` and `above` both count the sums equal to found. */
	total = below + above - all[found];
	least = below < above ? below : above;
	free(ways);
	return fraction_of(2 * least < total ? 2 * least : total, total);
}

/* Finds the ends of both sides among n values; the first `old` are OLD's. */
static void find_ends(struct noise *noise, const struct fraction *values, size_t old, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		size_t side = i >= old;
		struct fraction *least = &noise->least[side];
		struct fraction *most = &noise->most[side];

		if (i == 0 || i == old)
			*least = *most = values[i];
		if (fraction_compare(&values[i], least) < 0)
			*least = values[i];
		if (fraction_compare(&values[i], most) > 0)
			*most = values[i];
	}
}

static bool are_apart(const struct noise *noise)
{
	return fraction_compare(&noise->most[0], &noise->least[1]) < 0 ||
	       fraction_compare(&noise->most[1], &noise->least[0]) < 0;
}

struct noise noise_test(const struct fraction *values, size_t old, size_t new)
{
	const struct fraction alpha = fraction_of(5, 100);
	struct run_value list[2 * NOISE_RUNS] = {{.rank = 0}};
	size_t n = old + new, few = old < new ? old : new, i, sum;
	struct noise noise;

	find_ends(&noise, values, old, n);
	for (i = 0; i < n; i++)
		/* Count the smaller side, which has fewer ways. */
		list[i] = (struct run_value){values[i], 0, (i < old) == (old <= new)};
	sum = rank_values(list, n);
	noise.is_given = true;
	noise.is_same = list[0].rank == list[n - 1].rank;
	noise.p = find_probability(list, n, few, sum);
	noise.is_tested = few >= NOISE_TESTED;
	noise.is_noise = !noise.is_same && (noise.is_tested ? fraction_compare(&noise.p, &alpha) > 0
							    : !are_apart(&noise));
	return noise;
}

/*
 * Finds the values of a column in all runs, and whether any is given.  Returns
 * their number; 0: the cost has no runs.
 */
static size_t find_values(const struct columns *columns, const struct column *column,
			  const struct costs *costs, cost_id cost,
			  struct fraction values[2 * NOISE_RUNS], bool *given)
{
	const struct profile *profile = columns->profile;
	size_t i;

	*given = false;
	if (!profile->old_runs || cost_side_count(costs, cost) < columns->sides)
		return 0;
	for (i = 0; i < profile->slice_count; i++)
		*given |= column_run(columns, column, costs, cost, i, &values[i]);
	return i;
}

bool noise_of(const struct columns *columns, const struct column *column, const struct costs *costs,
	      cost_id cost, struct noise *noise)
{
	struct fraction values[2 * NOISE_RUNS];
	bool given;
	size_t n = find_values(columns, column, costs, cost, values, &given);
	size_t old = columns->profile->old_runs;

	*noise = (struct noise){.is_noise = false};
	if (n)
		*noise = noise_test(values, old, n - old);
	noise->is_given = given;
	return n > 0;
}

bool noise_is_in(const struct columns *columns, const struct column *column,
		 const struct costs *costs, cost_id cost)
{
	struct noise noise;

	noise_of(columns, column, costs, cost, &noise);
	return noise.is_noise;
}

bool noise_spread_of(const struct columns *columns, const struct column *column,
		     const struct costs *costs, cost_id cost, struct fraction *spread)
{
	struct fraction values[2 * NOISE_RUNS];
	bool given;
	size_t n = find_values(columns, column, costs, cost, values, &given);
	struct noise noise;

	if (!given)
		return false;
	find_ends(&noise, values, columns->profile->old_runs, n);
	*spread = noise_spread(&noise);
	return true;
}

bool noise_is_all(const struct columns *columns, const struct costs *costs, cost_id cost)
{
	struct column column;
	struct noise noise;
	size_t i;

	for (i = 0; columns_get(columns, i, &column); i++) {
		if (!noise_of(columns, &column, costs, cost, &noise))
			return false;
		if (!noise.is_same)
			return noise.is_noise;
	}
	return false;
}

struct fraction noise_spread(const struct noise *noise)
{
	struct fraction old = fraction_difference(&noise->most[0], &noise->least[0]);
	struct fraction new = fraction_difference(&noise->most[1], &noise->least[1]);

	return fraction_compare(&old, &new) < 0 ? new : old;
}
