/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "values/aggregates.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The nodes of the call graph: functions, or files or objects with all code in
 * them.  The arrays belong to the caller.
 */
struct nodes {
	size_t count;
	const uint32_t *of_portion, *of_function;
	/*
	 * The call graph has all functions as nodes, of which inlined code is one in each place;
	 * those of a node, of_function, are added up.
	 */
	bool full;
};

/* The inclusive costs of nodes, by src/README N5. */
struct inclusive {
	struct nodes nodes;
	cost_id *node;       /* by node: its inclusive cost */
	uint32_t *cycle;     /* by node: number of its cycle, 0: none */
	cost_id *cycle_cost; /* by number of a cycle */
	size_t cycle_count;  /* numbered from 1 */
	uint64_t negative;   /* mask of events with negative costs: no caps */
};

/* Finds inclusive costs; costs is the arena of these and of sums. */
void inclusive_init(struct inclusive *inclusive, const struct profile *profile,
		    const struct aggregates *sums, const struct nodes *nodes, struct costs *costs);
void inclusive_free(struct inclusive *inclusive);

/* Caps *cost, in costs, at limit, in from, event by event. */
void inclusive_cap(const struct inclusive *inclusive, const struct costs *from, cost_id limit,
		   struct costs *costs, cost_id *cost);

/* Caps the cost of a portion and its calls at that of the portion's node. */
void inclusive_cap_code(const struct inclusive *inclusive, portion_id portion, struct costs *costs,
			cost_id *cost);

/*
 * Adds the cost of a call from a portion to *sum; no more than the inclusive cost of the function
 * called, if both are in one cycle, where the same work is paid for repeatedly.
 */
void inclusive_add_call(const struct inclusive *inclusive, portion_id from, function_id to,
			struct costs *costs, cost_id cost, cost_id *sum);
