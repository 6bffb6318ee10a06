/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef AGGREGATES_H
#define AGGREGATES_H

#include "base/util.h"
#include "profile/profile.h"

#include <stdbool.h>

/*
 * The facts of one side of a profile added up: what portions cost by
 * themselves, and what was paid along each edge.
 */
struct aggregates {
	const struct side *side;
	cost_id *portion;         /* by portion */
	const struct call *edge;  /* by edge: the sum of its calls ... */
	struct call *edge_memory; /* ... NULL: these are the side's */
	bool *has;     /* by function: it has code here, or is called */
	cost_id total; /* all self costs */
};

/*
 * Adds up what portions cost, into costs, which are on top of the profile's and
 * know whether all sums fit.  aggregates_free at last.
 */
void aggregates_init(struct aggregates *sums, const struct profile *profile,
		     const struct side *side, struct costs *costs);

/*
 * Adds up edges, of which sums has none before that.  False: a number of calls
 * does not fit into 64 bits.
 */
bool aggregates_add_edges(struct aggregates *sums,
			  const struct profile *profile, struct costs *costs,
			  struct error *error);

/*
 * Whether no sum of self costs and of calls can be one that does not fit, or
 * below zero: they add up to far less than that, and none is below zero.
 */
bool aggregates_are_small(const struct aggregates *sums,
			  const struct profile *profile,
			  const struct costs *costs);
void aggregates_free(struct aggregates *sums);

/*
 * Whether what the parts of the side gave in all is what its lines add up to,
 * event by event: anything else is a fault of this program.  Costs of both
 * signs may not fit on the way in the order of the parts: then they are not
 * compared.
 */
bool aggregates_agree(const struct aggregates *sums,
		      const struct profile *profile, const struct side *side,
		      const struct costs *costs);

/*
 * False where a sum in costs did not fit into 64 bits: *error names its event.
 * One behind those of the profile is of the report's own.
 */
bool aggregates_fit(const struct profile *profile, const struct costs *costs,
		    struct error *error);

/* Returns false: *error says that a number of calls does not fit. */
bool aggregates_calls_overflow(struct error *error);

#endif
