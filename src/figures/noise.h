/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef NOISE_H
#define NOISE_H

#include "figures/column.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Whether several runs of OLD and of NEW tell a change from noise: by the exact
 * two-sided Mann-Whitney test at 0.05, as benchstat does.  With fewer than
 * NOISE_TESTED runs of a side no values could pass that; there is a change if
 * all runs of one side lie above those of the other.
 */
enum { NOISE_TESTED = 4 };

/* More runs of a side are not compared. */
enum { NOISE_RUNS = 20 };

/* How the runs lie in a column. */
struct noise {
	struct fraction least[2], most[2]; /* of OLD's runs and of NEW's */
	/*
	 * How likely values of one source are to lie as far apart as these, or
	 * further: exact, also where some are equal.
	 */
	struct fraction p;
	bool is_given;  /* a run has a value */
	bool is_same;   /* all runs have one value: there is nothing to tell */
	bool is_noise;  /* they differ, and the sides are not told apart */
	bool is_tested; /* by p */
};

/* Judges so many values of OLD, and behind them those of NEW; at least one. */
struct noise noise_test(const struct fraction *values, size_t old, size_t new);

/*
 * Judges a column of a cost of report.costs that has all sides and slices, as
 * rows and report.totals have; what is not given in a run is 0 there.  False,
 * and no noise: the cost has no runs, or the profile has one a side.
 */
bool noise_of(const struct columns *columns, const struct column *column,
	      const struct costs *costs, cost_id cost, struct noise *noise);

/*
 * Whether a cost has changed by nothing but noise: in the first column, of those
 * sorted by, those shown and all events, in which its runs differ.
 */
bool noise_is_all(const struct columns *columns, const struct costs *costs,
		  cost_id cost);

/* The same where noise is not to be shown. */
static inline bool noise_hides(const struct columns *columns,
			       const struct costs *costs, cost_id cost)
{
	return columns->profile->old_runs && !columns->settings->all &&
	       noise_is_all(columns, costs, cost);
}

/* The larger one of the distances between the least and the most of a side. */
struct fraction noise_spread(const struct noise *noise);

/* That of a column of a cost, without the test; false: no run has a value. */
bool noise_spread_of(const struct columns *columns, const struct column *column,
		     const struct costs *costs, cost_id cost,
		     struct fraction *spread);

#endif
