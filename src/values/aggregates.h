/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"
#include "profile/profile.h"

#include <stdbool.h>

/*
 * The facts of one side of a profile, added up: the self cost of each portion,
 * and the calls along each edge.
 */
struct aggregates {
	const struct side *side;
	cost_id *portion;         /* by portion */
	const struct call *edge;  /* by edge: the sum of its calls */
	struct call *edge_memory; /* owned; NULL: edge is the side's array */
	bool *has;                /* by function: the side has its code, or calls it */
	cost_id total;            /* the sum of all self costs */
	bool calls;               /* the side has calls */
};

/*
 * Adds up the self costs of portions in costs, an arena on top of the profile's; aggregates_fit()
 * says whether all sums fit.  The caller frees with aggregates_free().
 */
void aggregates_init(struct aggregates *sums, const struct profile *profile,
		     const struct side *side, struct costs *costs);

/*
 * Adds up the calls along each edge; called once, after aggregates_init().
 * False: a number of calls does not fit into 64 bits.
 */
bool aggregates_add_edges(struct aggregates *sums, const struct profile *profile,
			  struct costs *costs, struct error *error);

/*
 * Returns whether no sum of self costs and calls can overflow or be below zero: no count is below
 * zero, all costs together are less than 2^60, and the number of all calls fits into 64 bits.
 */
bool aggregates_are_small(const struct aggregates *sums, const struct profile *profile,
			  const struct costs *costs);
void aggregates_free(struct aggregates *sums);

/*
 * False if a sum in costs did not fit into 64 bits; *error then names its
 * event, or says that it is a number of calls.
 */
bool aggregates_fit(const struct profile *profile, const struct costs *costs, struct error *error);

/* Sets *error: a number of calls does not fit into 64 bits.  Returns false. */
bool aggregates_calls_overflow(struct error *error);
