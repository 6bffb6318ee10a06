/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef INCLUSIVE_H
#define INCLUSIVE_H

#include "figures/aggregates.h"
#include "figures/column.h"

#include <stdint.h>

/*
 * What is looked at as one in the call graph, a node: a function, or all that
 * is in a file or object.  The caller's.
 */
struct nodes {
	size_t count;
	const uint32_t *of_portion, *of_function;
};

/*
 * What nodes cost with all that they call, by src/README N5.
 */
struct inclusive {
	struct nodes nodes;
	cost_id *node;       /* by node */
	uint32_t *cycle;     /* by node: number of its cycle, 0: none */
	cost_id *cycle_cost; /* by number of the cycle */
	size_t cycle_count;  /* numbered from 1 */
	uint64_t negative;   /* events with a cost below zero: no caps */
};

/* Finds them, as costs of costs, which those of sums are in too. */
void inclusive_init(struct inclusive *inclusive, const struct profile *profile,
		    const struct aggregates *sums, const struct nodes *nodes,
		    struct costs *costs);
void inclusive_free(struct inclusive *inclusive);

/*
 * Numbers the cycles by cost, which shown has by number: as rows have them, in
 * the order of the columns.
 */
void inclusive_order_cycles(struct inclusive *inclusive,
			    const struct columns *columns,
			    const struct costs *costs, const cost_id *shown);

/* Lowers *cost of costs to what limit of from gives. */
void inclusive_cap(const struct inclusive *inclusive, const struct costs *from,
		   cost_id limit, struct costs *costs, cost_id *cost);

/*
 * Lowers the cost of a call from a portion to what the function called costs,
 * if both are in one cycle: its work is paid for again and again there.
 */
void inclusive_cap_call(const struct inclusive *inclusive, portion_id from,
			function_id to, struct costs *costs, cost_id *cost);

#endif
