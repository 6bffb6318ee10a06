/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What callers paid for a function, and what it and its callees cost, are both
 * lower bounds of its inclusive cost, as it may have been entered in a way that
 * no call records.  So the larger one counts.  A cycle is treated as one
 * function.  Its members pay each other again and again for the same work, so
 * a member costs no more than its cycle.
 */
#include "figures/inclusive.h"

#include "figures/cycles.h"

#include <stdlib.h>

/* The sums that the rules are made of. */
struct work {
	const struct nodes *nodes;
	const struct profile *profile;
	const struct aggregates *sums;
	struct costs *costs;
	cost_id *paid;       /* by node: by others */
	cost_id *spent;      /* by node: self and for calls of others */
	uint32_t *component; /* by node */
	size_t components;
	uint32_t *members; /* by component */
	bool *cyclic;      /* by component */
	cost_id *entry;    /* by component: paid from outside */
	cost_id *inside;   /* by component: self and calls to outside */
};

static uint32_t caller_of(const struct nodes *nodes,
			  const struct profile *profile, edge_id edge)
{
	return nodes->of_portion[profile->edges.pairs[edge].a];
}

static uint32_t callee_of(const struct nodes *nodes,
			  const struct profile *profile, edge_id edge)
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
	function_id function = w->profile->portions.pairs[portion].a;
	uint32_t node = w->nodes->of_function[function];

	/* Code of the other one of two profiles makes no cycle here. */
	if (!profile_has_portion(side, (uint32_t)portion))
		return NONE;
	return node == w->nodes->of_portion[portion] ? NONE : node;
}

static void find_components(struct work *w)
{
	const struct profile *profile = w->profile;
	size_t edges = profile->edges.count;
	size_t portions = profile->portions.count;
	uint32_t *from = util_alloc(edges + portions, sizeof(*from));
	uint32_t *to = util_alloc(edges + portions, sizeof(*to));
	size_t n = 0;
	uint32_t i;

	for (i = 0; i < edges; i++) {
		if (!w->sums->edge_seen[i])
			continue;
		from[n] = caller_of(w->nodes, profile, i);
		to[n++] = callee_of(w->nodes, profile, i);
	}
	for (i = 0; i < portions; i++) {
		uint32_t node = inliner_of(w, i);

		if (node == NONE)
			continue;
		from[n] = node;
		to[n++] = w->nodes->of_portion[i];
	}
	w->components =
		cycles_of_edges(from, to, n, w->nodes->count, w->component);
	free(from);
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

/* Adds what a node paid another one. */
static void add_paid(struct work *w, uint32_t caller, uint32_t callee,
		     cost_id cost)
{
	uint32_t a = w->component[caller], b = w->component[callee];
	struct costs *costs = w->costs;

	if (caller != callee) {
		cost_add(costs, &w->spent[caller], costs, cost);
		cost_add(costs, &w->paid[callee], costs, cost);
	}
	if (a == b)
		return;
	if (w->cyclic[a])
		cost_add(costs, &w->inside[a], costs, cost);
	if (w->cyclic[b])
		cost_add(costs, &w->entry[b], costs, cost);
}

/* Adds what inlined code costs, with its calls, as paid by its function. */
static void add_inlined(struct work *w)
{
	const struct profile *profile = w->profile;
	cost_id *cost = util_alloc(profile->portions.count, sizeof(*cost));
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++)
		if (inliner_of(w, i) != NONE)
			cost_add(w->costs, &cost[i], w->costs,
				 w->sums->portion[i]);
	for (i = 0; i < profile->edges.count; i++) {
		portion_id portion = profile->edges.pairs[i].a;

		if (inliner_of(w, portion) != NONE)
			cost_add(w->costs, &cost[portion], w->costs,
				 w->sums->edge[i]);
	}
	for (i = 0; i < profile->portions.count; i++) {
		uint32_t node = inliner_of(w, i);

		if (node != NONE)
			add_paid(w, node, w->nodes->of_portion[i], cost[i]);
	}
	free(cost);
}

static void add_up(struct work *w)
{
	const struct profile *profile = w->profile;
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++) {
		uint32_t node = w->nodes->of_portion[i];
		uint32_t component = w->component[node];
		cost_id cost = w->sums->portion[i];

		cost_add(w->costs, &w->spent[node], w->costs, cost);
		if (w->cyclic[component])
			cost_add(w->costs, &w->inside[component], w->costs,
				 cost);
	}
	for (i = 0; i < profile->edges.count; i++)
		add_paid(w, caller_of(w->nodes, profile, i),
			 callee_of(w->nodes, profile, i), w->sums->edge[i]);
	add_inlined(w);
}

/* The larger of two costs, event by event: nearly always one of them. */
static cost_id larger(struct costs *costs, cost_id a, cost_id b)
{
	int64_t x[COST_EVENTS], y[COST_EVENTS];
	uint64_t in_x, in_y, rest;
	cost_id cost = 0;

	if (cost_covers(costs, a, b))
		return a;
	if (cost_covers(costs, b, a))
		return b;
	in_x = cost_unpack(costs, a, x);
	in_y = cost_unpack(costs, b, y);
	for (rest = in_y; rest; rest &= rest - 1) {
		unsigned event = (unsigned)__builtin_ctzll(rest);

		if (y[event] > x[event] || !(in_x >> event & 1))
			x[event] = y[event];
	}
	cost_add_counts(costs, &cost, in_x | in_y, x);
	return cost;
}

static uint64_t negative_events(const struct costs *costs, const cost_id *cost,
				size_t count)
{
	uint64_t negative = 0;
	size_t i;

	for (i = 0; i < count; i++)
		negative |= cost_negative(costs, cost[i]);
	return negative;
}

void inclusive_cap(const struct inclusive *inclusive, const struct costs *from,
		   cost_id limit, struct costs *costs, cost_id *cost)
{
	int64_t have[COST_EVENTS], most[COST_EVENTS];
	uint64_t mask = cost_unpack(costs, *cost, have) & ~inclusive->negative;

	cost_unpack(from, limit, most);
	for (; mask; mask &= mask - 1) {
		unsigned event = (unsigned)__builtin_ctzll(mask);

		if (have[event] > most[event])
			cost_set(costs, cost, event, most[event]);
	}
}

bool inclusive_is_recursive(const struct inclusive *inclusive,
			    const struct profile *profile, edge_id edge)
{
	const struct nodes *nodes = &inclusive->nodes;
	uint32_t cycle = inclusive->cycle[caller_of(nodes, profile, edge)];

	return cycle &&
	       cycle == inclusive->cycle[callee_of(nodes, profile, edge)];
}

uint32_t inclusive_callee(const struct inclusive *inclusive,
			  const struct profile *profile, edge_id edge)
{
	return callee_of(&inclusive->nodes, profile, edge);
}

/* Numbers the cycles in the order of their first nodes, and finds their costs. */
static void find_cycles(struct inclusive *inclusive, const struct work *w)
{
	uint32_t *number = util_alloc(w->components, sizeof(*number));
	uint32_t count = 0;
	size_t i;

	inclusive->cycle_cost = util_alloc(w->components + 1, sizeof(cost_id));
	for (i = 0; i < w->nodes->count; i++) {
		uint32_t component = w->component[i];

		if (w->cyclic[component] && !number[component]) {
			number[component] = ++count;
			inclusive->cycle_cost[count] =
				larger(w->costs, w->entry[component],
				       w->inside[component]);
		}
		inclusive->cycle[i] = number[component];
	}
	inclusive->cycle_count = count;
	free(number);
}

/* A cycle on its way to another number. */
struct ranked {
	const struct columns *columns;
	const struct costs *costs;
	cost_id shown;
	uint32_t number;
};

/* Whether rows are sorted by nothing but Calls, of which a cycle has none. */
static bool only_calls(const struct columns *columns)
{
	size_t i;

	for (i = 0; i < columns->sorted_count; i++)
		if (!columns->calls ||
		    columns->sorted[i].event != columns->calls)
			return false;
	return true;
}

static int compare_events(const struct costs *costs, cost_id a, cost_id b,
			  unsigned count)
{
	unsigned i;

	for (i = 0; i < count; i++) {
		int64_t x, y;

		cost_get(costs, a, i, &x);
		cost_get(costs, b, i, &y);
		if (x != y)
			return x > y ? -1 : 1;
	}
	return 0;
}

static int compare_ranked(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	const struct columns *columns = x->columns;
	int order = only_calls(columns)
			    ? compare_events(x->costs, x->shown, y->shown,
					     columns->profile->event_count)
			    : columns_compare(columns, x->costs, x->shown,
					      y->costs, y->shown);

	return order ? order
		     : (x->number > y->number) - (x->number < y->number);
}

void inclusive_order_cycles(struct inclusive *inclusive,
			    const struct columns *columns,
			    const struct costs *costs, const cost_id *shown)
{
	size_t n = inclusive->cycle_count, i;
	struct ranked *ranked = util_alloc(n, sizeof(*ranked));
	uint32_t *number = util_alloc(n + 1, sizeof(*number));
	cost_id *cost = util_alloc(n + 1, sizeof(*cost));

	for (i = 0; i < n; i++)
		ranked[i] = (struct ranked){columns, costs, shown[i + 1],
					    (uint32_t)i + 1};
	qsort(ranked, n, sizeof(*ranked), compare_ranked);
	for (i = 0; i < n; i++) {
		number[ranked[i].number] = (uint32_t)i + 1;
		cost[i + 1] = inclusive->cycle_cost[ranked[i].number];
	}
	for (i = 0; i < inclusive->nodes.count; i++)
		inclusive->cycle[i] = number[inclusive->cycle[i]];
	free(inclusive->cycle_cost);
	inclusive->cycle_cost = cost;
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
			inclusive_cap(inclusive, w->costs,
				      inclusive->cycle_cost[cycle], w->costs,
				      &inclusive->node[i]);
	}
}

void inclusive_init(struct inclusive *inclusive, const struct profile *profile,
		    const struct aggregates *sums, const struct nodes *nodes,
		    struct costs *costs)
{
	size_t n = nodes->count;
	uint32_t *memory = util_alloc(6 * n, sizeof(*memory));
	struct work w = {
		.nodes = nodes,
		.profile = profile,
		.sums = sums,
		.costs = costs,
		.paid = memory,
		.spent = memory + n,
		.component = memory + 2 * n,
		.members = memory + 3 * n,
		.entry = memory + 4 * n,
		.inside = memory + 5 * n,
		.cyclic = util_alloc(n, sizeof(*w.cyclic)),
	};

	*inclusive = (struct inclusive){
		.nodes = *nodes,
		.node = util_alloc(n, sizeof(cost_id)),
		.cycle = util_alloc(n, sizeof(uint32_t)),
	};
	find_components(&w);
	find_cyclic(&w);
	if (profile->below_zero)
		inclusive->negative = negative_events(costs, sums->portion,
						      profile->portions.count) |
				      negative_events(costs, sums->edge,
						      profile->edges.count);
	add_up(&w);
	find_cycles(inclusive, &w);
	find_costs(inclusive, &w);
	cost_freeze(costs);
	free(w.cyclic);
	free(memory);
}

void inclusive_free(struct inclusive *inclusive)
{
	free(inclusive->node);
	free(inclusive->cycle);
	free(inclusive->cycle_cost);
}
