/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

/* --- aggregates.c ------------------------------------------------------- */

/*
 * The facts of one side of a profile, added up: the self cost of each portion,
 * and the calls along each edge.
 */
struct aggregates {
	const struct side *side;
	cost_id *portion;  /* by portion */
	struct call *edge; /* by edge: the sum of its calls */
	bool *has;         /* by function: the side has its code, or calls it */
	cost_id total;     /* the sum of all self costs */
	bool calls;        /* the side has calls */
};

/*
 * Adds up the self costs of portions in costs, an arena on top of the profile's; aggregates_fit()
 * says whether all sums fit.  The caller frees with aggregates_free().
 */
void aggregates_init(struct aggregates *sums, const struct profile *profile,
		     const struct side *side, struct costs *costs);

/* Adds up the calls along each edge; called once, after aggregates_init(). */
void aggregates_add_edges(struct aggregates *sums, const struct profile *profile,
			  struct costs *costs);

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

/* --- components.c ------------------------------------------------------- */

/*
 * Finds the strongly connected components of a directed graph, in linear time and without
 * recursion; a of an edge leads to b.  Sets component[i] to the number, from 0, of node i's
 * component; it is lower than the numbers of components that lead to it.  Returns how many
 * components there are.
 */
size_t components_find(const struct pair *edges, size_t count, size_t nodes, uint32_t *component);

/* --- inclusive.c -------------------------------------------------------- */

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

/* Caps *cost, in costs, at limit, in from, event by event.  Returns the events that had more. */
uint64_t inclusive_cap(const struct inclusive *inclusive, const struct costs *from, cost_id limit,
		       struct costs *costs, cost_id *cost);

/*
 * Adds the cost of a call from a portion to *sum; no more than the inclusive cost of the function
 * called, if both are in one cycle, where the same work is paid for repeatedly.
 */
void inclusive_add_call(const struct inclusive *inclusive, portion_id from, function_id to,
			struct costs *costs, cost_id cost, cost_id *sum);
