/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "figures/column.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Tells changes from noise by several runs of OLD and of NEW, with the exact
 * two-sided Mann-Whitney test at 0.05, as benchstat does.  With fewer than
 * NOISE_TESTED runs on a side, the test is too weak; there is then a change if
 * all runs of one side lie above those of the other.
 */
enum { NOISE_TESTED = 4 };

/* The most runs that a side may have. */
enum { NOISE_RUNS = 20 };

/* The runs in a column, and the verdict on them. */
struct noise {
	struct fraction least[2], most[2]; /* of OLD and of NEW */
	/*
	 * The probability that values of one distribution lie as far apart as
	 * these, or further; exact, also if some values are equal.
	 */
	struct fraction p;
	bool is_given;  /* a run has a value */
	bool is_same;   /* all runs have the same value */
	bool is_noise;  /* the runs differ, but no change is proven */
	bool is_tested; /* p decides on is_noise */
};

/* Judges the values of OLD's runs, followed by NEW's; at least one of each. */
struct noise noise_test(const struct fraction *values, size_t old, size_t new);

/*
 * Judges a column of a cost of report.costs that has all sides and slices, as
 * rows and report.totals have; a value that is not given in a run counts as 0.
 * False, and no noise: the cost has no runs, or each side has one run.
 */
bool noise_of(const struct columns *columns, const struct column *column, const struct costs *costs,
	      cost_id cost, struct noise *noise);

/* Whether the change of a cost is noise in a column. */
bool noise_is_in(const struct columns *columns, const struct column *column,
		 const struct costs *costs, cost_id cost);

/*
 * Whether the change of a cost is noise in the first column in which its runs
 * differ: of the sorted columns, then the shown ones, then all events.
 */
bool noise_is_all(const struct columns *columns, const struct costs *costs, cost_id cost);

/* Whether a cost is hidden because its change is noise; not with --all. */
static inline bool noise_hides(const struct columns *columns, const struct costs *costs,
			       cost_id cost)
{
	return columns->profile->old_runs && !columns->settings->all &&
	       noise_is_all(columns, costs, cost);
}

/* The range of OLD's or of NEW's values, whichever is larger. */
struct fraction noise_spread(const struct noise *noise);

/* noise_spread() for a column of a cost; false: no run has a value. */
bool noise_spread_of(const struct columns *columns, const struct column *column,
		     const struct costs *costs, cost_id cost, struct fraction *spread);
