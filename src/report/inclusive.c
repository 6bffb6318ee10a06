/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A function that is no member of a cycle was paid for by others, or entered
 * in a way that no call records; either sum is a lower bound of its cost, so
 * the larger one counts.  A cycle is treated as one function.  A member is
 * paid for by other members too, again and again for the same work, so it
 * costs no more than its cycle.
 */
#include "report/inclusive.h"

#include "report/cycles.h"

#include <stdlib.h>

/* The sums that the rules are made of, as rows of work. */
struct work {
	const struct nodes *nodes;
	const struct profile *profile;
	const struct aggregates *sums;
	struct costs *costs; /* of the profile */
	uint32_t *paid;      /* by node: by others */
	uint32_t *spent;     /* by node: self and for calls of others */
	uint32_t *component; /* by node */
	size_t components;
	uint32_t *members; /* by component */
	bool *cyclic;      /* by component */
	uint32_t *entry;   /* by component: paid from outside */
	uint32_t *inside;  /* by component: self and calls to outside */
};

static uint32_t caller_of(const struct nodes *nodes,
			  const struct profile *profile, uint32_t edge)
{
	return nodes->of_portion[profile->edges.pairs[edge].a];
}

static uint32_t callee_of(const struct nodes *nodes,
			  const struct profile *profile, uint32_t edge)
{
	return nodes->of_function[profile->edges.pairs[edge].b];
}

/*
 * Code that a function has inlined from elsewhere counts, where files are the
 * nodes, as called by the function's file: the node, or NONE for other code.
 */
static uint32_t inliner_of(const struct work *w, size_t portion)
{
	const struct side *side = w->sums->side;
	uint32_t function = w->profile->portions.pairs[portion].a;
	uint32_t node = w->nodes->of_function[function];

	/* Code of the other one of two profiles makes no cycle here. */
	if (portion >= side->portion_count || !side->seen[portion])
		return NONE;
	return node == w->nodes->of_portion[portion] ? NONE : node;
}

static void find_components(struct work *w)
{
	const struct profile *profile = w->profile;
	size_t nodes = w->nodes->count;
	size_t edges = profile->edges.count;
	size_t portions = profile->portions.count;
	uint32_t *first = util_alloc(nodes + 2, sizeof(*first));
	uint32_t *to = util_alloc(edges + portions, sizeof(*to));
	struct graph graph = {nodes, first, to};
	uint32_t i, node;

	/* first[i + 1] is where the next successor of i goes. */
	for (i = 0; i < edges; i++)
		if (w->sums->edge_seen[i])
			first[caller_of(w->nodes, profile, i) + 2]++;
	for (i = 0; i < portions; i++)
		if ((node = inliner_of(w, i)) != NONE)
			first[node + 2]++;
	for (i = 2; i < nodes + 2; i++)
		first[i] += first[i - 1];
	for (i = 0; i < edges; i++)
		if (w->sums->edge_seen[i])
			to[first[caller_of(w->nodes, profile, i) + 1]++] =
				callee_of(w->nodes, profile, i);
	for (i = 0; i < portions; i++)
		if ((node = inliner_of(w, i)) != NONE)
			to[first[node + 1]++] = w->nodes->of_portion[i];
	w->components = cycles_find(&graph, w->component);
	free(first);
	free(to);
}

static void find_cyclic(struct work *w)
{
	const struct profile *profile = w->profile;
	size_t i;

	for (i = 0; i < w->nodes->count; i++)
		if (++w->members[w->component[i]] > 1)
			w->cyclic[w->component[i]] = true;
	for (i = 0; i < profile->edges.count; i++) {
		uint32_t caller = caller_of(w->nodes, profile, (uint32_t)i);

		if (w->sums->edge_seen[i] &&
		    caller == callee_of(w->nodes, profile, (uint32_t)i))
			w->cyclic[w->component[caller]] = true;
	}
}

/* Adds what a node paid another one: row of from. */
static bool add_paid(struct work *w, uint32_t caller, uint32_t callee,
		     const struct costs *from, uint32_t row, unsigned *event)
{
	uint32_t a = w->component[caller], b = w->component[callee];
	struct costs *costs = w->costs;

	if (caller != callee &&
	    (!cost_add_row(costs, &w->spent[caller], from, row, false, event) ||
	     !cost_add_row(costs, &w->paid[callee], from, row, false, event)))
		return false;
	if (a == b)
		return true;
	return (!w->cyclic[a] ||
		cost_add_row(costs, &w->inside[a], from, row, false, event)) &&
	       (!w->cyclic[b] ||
		cost_add_row(costs, &w->entry[b], from, row, false, event));
}

/* Adds what inlined code costs, with its calls, as paid by its function. */
static bool add_inlined(struct work *w, unsigned *event)
{
	const struct profile *profile = w->profile;
	const struct costs *from = w->costs;
	uint32_t *cost = util_alloc(profile->portions.count, sizeof(*cost));
	bool fits = true;
	uint32_t i;

	for (i = 0; fits && i < profile->portions.count; i++)
		if (inliner_of(w, i) != NONE)
			fits = cost_add_row(w->costs, &cost[i], from,
					    w->sums->portion[i], false, event);
	for (i = 0; fits && i < profile->edges.count; i++) {
		uint32_t portion = profile->edges.pairs[i].a;

		if (inliner_of(w, portion) != NONE)
			fits = cost_add_row(w->costs, &cost[portion], from,
					    w->sums->edge[i], false, event);
	}
	for (i = 0; fits && i < profile->portions.count; i++) {
		uint32_t node = inliner_of(w, i);

		if (node != NONE)
			fits = add_paid(w, node, w->nodes->of_portion[i],
					w->costs, cost[i], event);
	}
	free(cost);
	return fits;
}

static bool add_up(struct work *w, unsigned *event)
{
	const struct profile *profile = w->profile;
	const struct costs *from = w->costs;
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++) {
		uint32_t node = w->nodes->of_portion[i];
		uint32_t component = w->component[node];
		uint32_t row = w->sums->portion[i];

		if (!cost_add_row(w->costs, &w->spent[node], from, row, false,
				  event) ||
		    (w->cyclic[component] &&
		     !cost_add_row(w->costs, &w->inside[component], from, row,
				   false, event)))
			return false;
	}
	for (i = 0; i < profile->edges.count; i++)
		if (!add_paid(w, caller_of(w->nodes, profile, i),
			      callee_of(w->nodes, profile, i), from,
			      w->sums->edge[i], event))
			return false;
	return add_inlined(w, event);
}

/* The larger of two rows, event by event: nearly always one of them. */
static uint32_t larger(struct costs *costs, uint32_t a, uint32_t b)
{
	int64_t x[COST_EVENTS], y[COST_EVENTS];
	uint64_t in_x, in_y, rest;
	uint32_t row = 0;
	unsigned event;

	if (cost_covers(costs, a, b))
		return a;
	if (cost_covers(costs, b, a))
		return b;
	in_x = cost_unpack(costs, a, x);
	in_y = cost_unpack(costs, b, y);
	for (rest = in_y; rest; rest &= rest - 1) {
		event = (unsigned)__builtin_ctzll(rest);
		if (y[event] > x[event] || !(in_x >> event & 1))
			x[event] = y[event];
	}
	cost_add(costs, &row, in_x | in_y, x, &event);
	return row;
}

static uint64_t negative_events(const struct costs *costs, const uint32_t *rows,
				size_t count)
{
	uint64_t negative = 0;
	size_t i;

	for (i = 0; i < count; i++)
		negative |= cost_negative(costs, rows[i]);
	return negative;
}

void inclusive_cap(const struct inclusive *inclusive, uint32_t limit,
		   struct costs *costs, uint32_t *row)
{
	int64_t have[COST_EVENTS], most[COST_EVENTS];
	uint64_t mask = cost_unpack(costs, *row, have) & ~inclusive->negative;

	cost_unpack(inclusive->costs, limit, most);
	for (; mask; mask &= mask - 1) {
		unsigned event = (unsigned)__builtin_ctzll(mask);

		if (have[event] > most[event])
			cost_set(costs, row, event, most[event]);
	}
}

uint32_t inclusive_shared_cycle(const struct inclusive *inclusive,
				const struct profile *profile, uint32_t edge)
{
	const struct nodes *nodes = &inclusive->nodes;
	uint32_t cycle = inclusive->cycle[caller_of(nodes, profile, edge)];

	if (cycle != inclusive->cycle[callee_of(nodes, profile, edge)])
		return 0;
	return cycle;
}

/* A cycle on its way to a number. */
struct ranked {
	const struct inclusive *inclusive;
	const struct columns *columns;
	uint32_t component;
	uint32_t cost;
	uint32_t first; /* its first node, for ties */
};

static int compare_ranked(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	const struct costs *costs = x->inclusive->costs;
	int order = columns_compare(x->columns, costs, x->cost, costs, y->cost);

	if (order)
		return order;
	return x->first < y->first ? -1 : x->first > y->first;
}

/* Numbers the cycles by cost and gives each its cost. */
static void number_cycles(struct inclusive *inclusive, const struct work *w,
			  const struct columns *columns)
{
	const size_t nodes = w->nodes->count;
	struct ranked *ranked = util_alloc(w->components, sizeof(*ranked));
	uint32_t *number = util_alloc(w->components, sizeof(*number));
	size_t count = 0, i;

	for (i = 0; i < nodes; i++) {
		uint32_t component = w->component[i];

		if (!w->cyclic[component] || number[component])
			continue;
		number[component] = 1;
		ranked[count++] = (struct ranked){
			inclusive,
			columns,
			component,
			larger(w->costs, w->entry[component], w->inside[component]),
			(uint32_t)i,
		};
	}
	qsort(ranked, count, sizeof(*ranked), compare_ranked);
	inclusive->cycle_count = count;
	inclusive->cycle_cost = util_alloc(count + 1, sizeof(uint32_t));
	for (i = 0; i < count; i++) {
		number[ranked[i].component] = (uint32_t)i + 1;
		inclusive->cycle_cost[i + 1] = ranked[i].cost;
	}
	for (i = 0; i < nodes; i++)
		inclusive->cycle[i] = number[w->component[i]];
	free(number);
	free(ranked);
}

/* What each node costs; a member of a cycle no more than that. */
static void find_costs(struct inclusive *inclusive, const struct work *w)
{
	size_t i;

	for (i = 0; i < w->nodes->count; i++) {
		uint32_t cycle = inclusive->cycle[i];

		inclusive->node[i] = larger(w->costs, w->paid[i], w->spent[i]);
		if (cycle)
			inclusive_cap(inclusive, inclusive->cycle_cost[cycle],
				      w->costs, &inclusive->node[i]);
	}
}

bool inclusive_init(struct inclusive *inclusive, const struct profile *profile,
		    const struct aggregates *sums, const struct nodes *nodes,
		    const struct columns *columns, struct error *error)
{
	size_t n = nodes->count;
	uint32_t *memory = util_alloc(6 * n, sizeof(*memory));
	struct work w = {
		.nodes = nodes,
		.profile = profile,
		.sums = sums,
		.costs = profile->costs,
		.paid = memory,
		.spent = memory + n,
		.component = memory + 2 * n,
		.members = memory + 3 * n,
		.entry = memory + 4 * n,
		.inside = memory + 5 * n,
		.cyclic = util_alloc(n, sizeof(*w.cyclic)),
	};
	unsigned event = 0;
	bool fits;

	*inclusive = (struct inclusive){
		.nodes = *nodes,
		.costs = profile->costs,
		.node = util_alloc(n, sizeof(uint32_t)),
		.cycle = util_alloc(n, sizeof(uint32_t)),
	};
	find_components(&w);
	find_cyclic(&w);
	if (profile->below_zero)
		inclusive->negative =
			negative_events(profile->costs, sums->portion,
					profile->portions.count) |
			negative_events(profile->costs, sums->edge,
					profile->edges.count);
	fits = add_up(&w, &event);
	if (fits) {
		number_cycles(inclusive, &w, columns);
		find_costs(inclusive, &w);
	}
	cost_freeze(profile->costs);
	free(w.cyclic);
	free(memory);
	return fits || aggregates_overflow(profile, event, error);
}

void inclusive_free(struct inclusive *inclusive)
{
	free(inclusive->node);
	free(inclusive->cycle);
	free(inclusive->cycle_cost);
}
