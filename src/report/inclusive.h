/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef INCLUSIVE_H
#define INCLUSIVE_H

#include "report/aggregates.h"
#include "report/column.h"

#include <stdbool.h>
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
 * What nodes cost with all that they call, by src/README N5.  Rows are of
 * profile.costs.
 */
struct inclusive {
	struct nodes nodes;
	struct costs *costs;  /* profile.costs */
	uint32_t *node;       /* row, by node */
	uint32_t *cycle;      /* by node: number of its cycle, 0: none */
	uint32_t *cycle_cost; /* row, by number of the cycle */
	size_t cycle_count;   /* numbered from 1, by cost */
	uint64_t negative;    /* events with a cost below zero: no caps */
};

/* False: a sum does not fit.  inclusive_free in either case. */
bool inclusive_init(struct inclusive *inclusive, const struct profile *profile,
		    const struct aggregates *sums, const struct nodes *nodes,
		    const struct columns *columns, struct error *error);
void inclusive_free(struct inclusive *inclusive);

/*
 * The number of the cycle that both ends of an edge are members of, or 0: what
 * is paid within a cycle is shown as no more than the cycle costs.
 */
uint32_t inclusive_shared_cycle(const struct inclusive *inclusive,
				const struct profile *profile, uint32_t edge);

/* Lowers *row of costs to what row limit of inclusive gives. */
void inclusive_cap(const struct inclusive *inclusive, uint32_t limit,
		   struct costs *costs, uint32_t *row);

#endif
