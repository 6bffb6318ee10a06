/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two sums are lower bounds of the inclusive cost of a function: the costs that its callers paid,
 * and its self cost plus its calls; for a function may be entered in a way that no call records.
 * So the larger one counts.  A cycle is treated as one function.  Its members pay each other
 * repeatedly for the same work, so a member costs no more than its cycle.
 */
#include "figures/inclusive.h"

#include "base/groups.h"
#include "figures/cycles.h"

#include <stdlib.h>

/*
 * The payments from nodes to other nodes: the edges, then inlined code.  A
 * payment from a node to itself is in no sum.
 */
struct arcs {
	uint32_t *from, *to; /* nodes */
	cost_id *cost;       /* 0 from a node to itself */
	size_t count;
};

/* The sums that the rules of N5 need. */
struct inclusive_work {
	const struct nodes *nodes;
	const struct profile *profile;
	const struct aggregates *sums;
	struct costs *costs;
	struct arcs arcs;
	struct groups paid, spent; /* costs of arcs to, and from, each node */
	cost_id *self;             /* by node */
	uint32_t *component;       /* by node */
	size_t components;
	bool *cyclic;    /* by component */
	cost_id *entry;  /* by component: calls from outside */
	cost_id *inside; /* by component: self costs, and calls to outside */
};

/*
 * The node that counts as the caller of inlined code: if nodes are files, that
 * of the function's file.  NONE for other code.
 */
static uint32_t inliner_of(const struct inclusive_work *w, size_t portion)
{
	const struct side *side = w->sums->side;
	function_id function = w->profile->portions.pairs[portion].a;
	uint32_t node = w->nodes->of_function[function];

	/* Code that only another side has makes no cycle here. */
	if (!profile_has_portion(side, (uint32_t)portion))
		return NONE;
	return node == w->nodes->of_portion[portion] ? NONE : node;
}

static void add_arc(struct arcs *arcs, uint32_t from, uint32_t to, cost_id cost)
{
	arcs->from[arcs->count] = from;
	arcs->to[arcs->count] = to;
	arcs->cost[arcs->count++] = from == to ? 0 : cost;
}

/* Adds the self costs and calls of inlined code as paid by its function. */
static void add_inlined_arcs(struct inclusive_work *w)
{
	const struct profile *profile = w->profile;
	cost_id *cost = util_alloc(profile->portions.count, sizeof(*cost));
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++)
		if (inliner_of(w, i) != NONE)
			cost_add(w->costs, &cost[i], w->costs, w->sums->portion[i]);
	for (i = 0; i < profile->edges.count; i++) {
		portion_id portion = profile->edges.pairs[i].a;

		if (inliner_of(w, portion) != NONE)
			cost_add(w->costs, &cost[portion], w->costs, w->sums->edge[i].cost);
	}
	for (i = 0; i < profile->portions.count; i++)
		if (inliner_of(w, i) != NONE)
			add_arc(&w->arcs, inliner_of(w, i), w->nodes->of_portion[i], cost[i]);
	free(cost);
}

static void find_arcs(struct inclusive_work *w)
{
	const struct profile *profile = w->profile;
	size_t most = profile->edges.count;
	struct arcs *arcs = &w->arcs;
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++)
		most += inliner_of(w, i) != NONE;
	arcs->from = util_alloc(3 * most, sizeof(*arcs->from));
	arcs->to = arcs->from + most;
	arcs->cost = arcs->to + most;
	for (i = 0; i < profile->edges.count; i++) {
		struct pair edge = profile->edges.pairs[i];

		if (w->sums->edge[i].seen)
			add_arc(arcs, w->nodes->of_portion[edge.a], w->nodes->of_function[edge.b],
				w->sums->edge[i].cost);
	}
	if (most > profile->edges.count)
		add_inlined_arcs(w);
}

/* Replaces the ids of arcs by their values in what. */
static void look_up(struct groups *arcs, const uint32_t *what, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
		arcs->id[i] = what[arcs->id[i]];
}

/* Groups the costs of arcs, and finds the components. */
static void group_arcs(struct inclusive_work *w)
{
	const struct arcs *arcs = &w->arcs;
	size_t nodes = w->nodes->count, i;
	uint32_t *to = util_alloc(arcs->count, sizeof(*to));

	groups_make(&w->spent, arcs->from, arcs->count, nodes);
	for (i = 0; i < arcs->count; i++)
		to[i] = arcs->to[w->spent.id[i]];
	w->components = cycles_find(nodes, w->spent.first, to, w->component);
	free(to);
	groups_make(&w->paid, arcs->to, arcs->count, nodes);
	look_up(&w->spent, arcs->cost, arcs->count);
	look_up(&w->paid, arcs->cost, arcs->count);
}

static void find_cyclic(struct inclusive_work *w)
{
	const struct arcs *arcs = &w->arcs;
	bool *any = util_alloc(w->components, sizeof(*any));
	size_t i;

	for (i = 0; i < w->nodes->count; i++) {
		w->cyclic[w->component[i]] |= any[w->component[i]];
		any[w->component[i]] = true;
	}
	for (i = 0; i < arcs->count; i++)
		if (arcs->from[i] == arcs->to[i])
			w->cyclic[w->component[arcs->from[i]]] = true;
	free(any);
}

/* Adds up self costs of nodes, and calls into and out of cycles. */
static void add_self_costs(struct inclusive_work *w)
{
	const struct arcs *arcs = &w->arcs;
	struct costs *costs = w->costs;
	size_t i;

	for (i = 0; i < w->profile->portions.count; i++) {
		uint32_t node = w->nodes->of_portion[i];
		uint32_t component = w->component[node];
		cost_id cost = w->sums->portion[i];

		cost_add(costs, &w->self[node], costs, cost);
		if (w->cyclic[component])
			cost_add(costs, &w->inside[component], costs, cost);
	}
	for (i = 0; i < arcs->count; i++) {
		uint32_t a = w->component[arcs->from[i]];
		uint32_t b = w->component[arcs->to[i]];

		if (a == b)
			continue;
		if (w->cyclic[a])
			cost_add(costs, &w->inside[a], costs, arcs->cost[i]);
		if (w->cyclic[b])
			cost_add(costs, &w->entry[b], costs, arcs->cost[i]);
	}
}

static void add_costs(const struct inclusive_work *w, const struct groups *costs, uint32_t node,
		      struct cost_sum *sum)
{
	uint32_t i;

	for (i = costs->first[node]; i < costs->first[node + 1]; i++)
		cost_sum_add(sum, w->costs, costs->id[i]);
}

/* A node's cost: the larger of calls from others, and self cost plus calls. */
static cost_id node_cost(const struct inclusive_work *w, uint32_t node)
{
	struct cost_sum paid, spent;

	cost_sum_begin(&paid);
	cost_sum_begin(&spent);
	add_costs(w, &w->paid, node, &paid);
	cost_sum_add(&spent, w->costs, w->self[node]);
	add_costs(w, &w->spent, node, &spent);
	return cost_sum_larger(&paid, &spent, w->costs);
}

static cost_id larger(struct costs *costs, cost_id a, cost_id b)
{
	struct cost_sum x, y;

	cost_sum_begin(&x);
	cost_sum_begin(&y);
	cost_sum_add(&x, costs, a);
	cost_sum_add(&y, costs, b);
	return cost_sum_larger(&x, &y, costs);
}

/* The mask of events with a negative cost of a portion or an edge. */
static uint64_t negative_events(const struct inclusive_work *w)
{
	uint64_t negative = 0;
	size_t i;

	for (i = 0; i < w->profile->portions.count; i++)
		negative |= cost_negative(w->costs, w->sums->portion[i]);
	for (i = 0; i < w->profile->edges.count; i++)
		negative |= cost_negative(w->costs, w->sums->edge[i].cost);
	return negative;
}

void inclusive_cap(const struct inclusive *inclusive, const struct costs *from, cost_id limit,
		   struct costs *costs, cost_id *cost)
{
	int64_t have[COST_EVENTS], most[COST_EVENTS];
	uint64_t mask;

	if (cost_covers(from, limit, costs, *cost))
		return;
	mask = cost_unpack(costs, *cost, have) & ~inclusive->negative;
	cost_unpack(from, limit, most);
	for (; mask; mask &= mask - 1) {
		unsigned event = bits_first(mask);

		if (have[event] > most[event])
			cost_set(costs, cost, event, most[event]);
	}
}

void inclusive_cap_code(const struct inclusive *inclusive, portion_id portion, struct costs *costs,
			cost_id *cost)
{
	uint32_t node = inclusive->nodes.of_portion[portion];

	inclusive_cap(inclusive, costs, inclusive->node[node], costs, cost);
}

void inclusive_add_call(const struct inclusive *inclusive, portion_id from, function_id to,
			struct costs *costs, cost_id cost, cost_id *sum)
{
	const struct nodes *nodes = &inclusive->nodes;
	uint32_t cycle = inclusive->cycle[nodes->of_portion[from]];
	uint32_t callee = nodes->of_function[to];
	cost_id paid = 0;

	cost_add(costs, &paid, costs, cost);
	if (cycle && cycle == inclusive->cycle[callee])
		inclusive_cap(inclusive, costs, inclusive->node[callee], costs, &paid);
	cost_add(costs, sum, costs, paid);
}

/* Numbers the cycles by their first nodes, and finds their costs. */
static void find_cycles(struct inclusive *inclusive, const struct inclusive_work *w)
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
				larger(w->costs, w->entry[component], w->inside[component]);
		}
		inclusive->cycle[i] = number[component];
	}
	inclusive->cycle_count = count;
	free(number);
}

/* A cycle that is to get another number. */
struct ranked {
	const struct columns *columns;
	const struct costs *costs;
	struct amounts cost;
	uint32_t number;
	uint32_t rank; /* by the names of its members */
};

/* Whether rows are sorted only by Calls, which cycles do not have. */
static bool only_calls(const struct columns *columns)
{
	size_t i;

	for (i = 0; i < columns->sorted_count; i++)
		if (!column_is_calls(&columns->sorted[i]))
			return false;
	return true;
}

static int compare_events(const struct costs *costs, cost_id a, cost_id b, unsigned count)
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

static int compare_cycles(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	const struct columns *columns = x->columns;
	struct item one = {.costs = x->costs, .in = &x->cost, .views = 1}, other = one;
	int order;

	other.in = &y->cost;
	order = only_calls(columns) ? compare_events(x->costs, x->cost.self, y->cost.self,
						     columns->profile->event_count)
				    : columns_compare(columns, one, other);
	return order ? order : (x->rank > y->rank) - (x->rank < y->rank);
}

void inclusive_order_cycles(struct inclusive *inclusive, const struct columns *columns,
			    const struct costs *costs, const uint32_t *rank)
{
	size_t n = inclusive->cycle_count, i;
	struct ranked *ranked = util_alloc(n, sizeof(*ranked));
	uint32_t *number = util_alloc(n + 1, sizeof(*number));
	cost_id *cost = util_alloc(n + 1, sizeof(*cost));

	for (i = 0; i < n; i++) {
		cost_id of = inclusive->cycle_cost[i + 1];

		ranked[i] = (struct ranked){columns,
					    costs,
					    {.self = of, .inclusive = of},
					    (uint32_t)i + 1,
					    rank[i + 1]};
	}
	qsort(ranked, n, sizeof(*ranked), compare_cycles);
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

/* Finds the inclusive costs of nodes; a member costs no more than its cycle. */
static void find_node_costs(struct inclusive *inclusive, const struct inclusive_work *w)
{
	uint32_t i;

	/* Freeze first: capping must not change costs that are shared. */
	cost_freeze(w->costs);
	for (i = 0; i < w->nodes->count; i++) {
		uint32_t cycle = inclusive->cycle[i];

		inclusive->node[i] = node_cost(w, i);
		if (cycle)
			inclusive_cap(inclusive, w->costs, inclusive->cycle_cost[cycle], w->costs,
				      &inclusive->node[i]);
	}
}

void inclusive_init(struct inclusive *inclusive, const struct profile *profile,
		    const struct aggregates *sums, const struct nodes *nodes, struct costs *costs)
{
	size_t n = nodes->count;
	uint32_t *memory = util_alloc(4 * n, sizeof(*memory));
	struct inclusive_work w = {
		.nodes = nodes,
		.profile = profile,
		.sums = sums,
		.costs = costs,
		.self = memory,
		.component = memory + n,
		.entry = memory + 2 * n,
		.inside = memory + 3 * n,
		.cyclic = util_alloc(n, sizeof(*w.cyclic)),
	};

	*inclusive = (struct inclusive){
		.nodes = *nodes,
		.node = util_alloc(n, sizeof(cost_id)),
		.cycle = util_alloc(n, sizeof(uint32_t)),
	};
	find_arcs(&w);
	group_arcs(&w);
	find_cyclic(&w);
	if (profile->below_zero)
		inclusive->negative = negative_events(&w);
	add_self_costs(&w);
	find_cycles(inclusive, &w);
	find_node_costs(inclusive, &w);
	cost_freeze(costs);
	groups_free(&w.paid);
	groups_free(&w.spent);
	free(w.arcs.from);
	free(w.cyclic);
	free(memory);
}

void inclusive_free(struct inclusive *inclusive)
{
	free(inclusive->node);
	free(inclusive->cycle);
	free(inclusive->cycle_cost);
}
