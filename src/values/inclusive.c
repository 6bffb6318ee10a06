/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two sums are lower bounds of the inclusive cost of a function: the costs that its callers paid,
 * and its self cost plus its calls; for a function may be entered in a way that no call records.
 * So the larger one counts.  A cycle is treated as one function.  Its members pay each other
 * repeatedly for the same work, so a member costs no more than its cycle.
 *
 * All this is of points: the nodes or, with --inlines, all functions: one for each place where code
 * was inlined.
 */
#include "values/inclusive.h"

#include "base/number.h"

/* The sums that the rules of N5 need. */
struct inclusive_work {
	const struct nodes *nodes;
	const struct profile *profile;
	const struct aggregates *sums;
	struct costs *costs;
	/*
	 * The payments from points to other points: the edges, then inlined code.
	 * A payment from a point to itself costs 0, as it is in no sum.
	 */
	struct pair *arcs;
	cost_id *arc_cost;
	size_t arc_count;
	uint32_t *component; /* by point */
	uint32_t *cycle;     /* by component: the number of the cycle that it is, or 0 */
	cost_id *paid;       /* by point: arcs to it */
	cost_id *spent;      /* by point: self cost, and arcs from it */
	cost_id *entry;      /* by cycle: calls from outside */
	cost_id *inside;     /* by cycle: self costs, and calls to outside */
	uint64_t negative;   /* mask of events with negative costs */
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
	if (w->nodes->full || !profile_has_portion(side, (uint32_t)portion))
		return NONE;
	return node == w->nodes->of_portion[portion] ? NONE : node;
}

static uint32_t point_of_portion(const struct inclusive_work *w, portion_id portion)
{
	return w->nodes->full ? w->profile->portions.pairs[portion].a
			      : w->nodes->of_portion[portion];
}

static void add_arc(struct inclusive_work *w, uint32_t from, uint32_t to, cost_id cost)
{
	w->arcs[w->arc_count] = (struct pair){from, to};
	w->arc_cost[w->arc_count++] = from == to ? 0 : cost;
}

/* Finds the arcs; the self costs and calls of inlined code are paid by its function. */
static void find_arcs(struct inclusive_work *w)
{
	const struct profile *profile = w->profile;
	const struct call *edges = w->sums->edge;
	const size_t most = profile->edges.count + profile->portions.count;
	cost_id *cost = util_alloc(profile->portions.count, sizeof(*cost)); /* of inlined code */

	w->arcs = util_alloc(most, sizeof(*w->arcs));
	w->arc_cost = util_alloc(most, sizeof(*w->arc_cost));
	for (uint32_t i = 0; i < profile->edges.count; i++) {
		struct pair edge = profile->edges.pairs[i];

		if (profile->below_zero)
			w->negative |= cost_negative(w->costs, edges[i].cost);
		if (edges[i].seen)
			add_arc(w, point_of_portion(w, edge.a),
				w->nodes->full ? edge.b : w->nodes->of_function[edge.b],
				edges[i].cost);
		if (inliner_of(w, edge.a) != NONE)
			cost_add(w->costs, &cost[edge.a], w->costs, edges[i].cost);
	}
	for (uint32_t i = 0; i < profile->portions.count; i++) {
		uint32_t inliner = inliner_of(w, i);

		if (inliner == NONE)
			continue;
		cost_add(w->costs, &cost[i], w->costs, w->sums->portion[i]);
		add_arc(w, inliner, w->nodes->of_portion[i], cost[i]);
	}
	free(cost);
}

static uint32_t cycle_of(const struct inclusive_work *w, uint32_t point)
{
	return w->cycle[w->component[point]];
}

/*
 * Numbers the cycles by their first points: components of several points, or of one that pays
 * itself.  Returns how many there are.
 */
static uint32_t number_cycles(struct inclusive_work *w)
{
	uint32_t *size = util_alloc(w->nodes->count, sizeof(*size)), count = 0;

	for (size_t i = 0; i < w->nodes->count; i++)
		size[w->component[i]]++;
	for (size_t i = 0; i < w->arc_count; i++)
		size[w->component[w->arcs[i].a]] += w->arcs[i].a == w->arcs[i].b;
	for (size_t i = 0; i < w->nodes->count; i++)
		if (size[w->component[i]] > 1 && !cycle_of(w, (uint32_t)i))
			w->cycle[w->component[i]] = ++count;
	free(size);
	return count;
}

/* Adds up what points cost and pay, and what is paid for cycles and by them. */
static void add_up(struct inclusive_work *w)
{
	struct costs *costs = w->costs;

	for (uint32_t i = 0; i < w->profile->portions.count; i++) {
		uint32_t point = point_of_portion(w, i), cycle = cycle_of(w, point);

		if (w->profile->below_zero)
			w->negative |= cost_negative(costs, w->sums->portion[i]);
		cost_add(costs, &w->spent[point], costs, w->sums->portion[i]);
		if (cycle)
			cost_add(costs, &w->inside[cycle], costs, w->sums->portion[i]);
	}
	for (uint32_t i = 0; i < w->arc_count; i++) {
		const struct pair arc = w->arcs[i];
		const uint32_t from = cycle_of(w, arc.a), to = cycle_of(w, arc.b);

		cost_add(costs, &w->spent[arc.a], costs, w->arc_cost[i]);
		cost_add(costs, &w->paid[arc.b], costs, w->arc_cost[i]);
		if (w->component[arc.a] == w->component[arc.b])
			continue;
		if (from)
			cost_add(costs, &w->inside[from], costs, w->arc_cost[i]);
		if (to)
			cost_add(costs, &w->entry[to], costs, w->arc_cost[i]);
	}
}

uint64_t inclusive_cap(const struct inclusive *inclusive, const struct costs *from, cost_id limit,
		       struct costs *costs, cost_id *cost)
{
	int64_t have[COST_EVENTS], most[COST_EVENTS];
	uint64_t mask, capped = 0;

	if (cost_covers(from, limit, costs, *cost))
		return 0;
	mask = cost_unpack(costs, *cost, have) & ~inclusive->negative;
	cost_unpack(from, limit, most);
	for (; mask; mask &= mask - 1) {
		unsigned event = bits_first(mask);

		if (have[event] > most[event])
			cost_set(costs, cost, event, most[event]);
		capped |= (uint64_t)(have[event] > most[event]) << event;
	}
	return capped;
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

static cost_id *find_points(const struct inclusive *inclusive, const struct inclusive_work *w)
{
	cost_id *cost = util_alloc(w->nodes->count, sizeof(*cost));

	/* Freeze first: capping must not change costs that are shared. */
	cost_freeze(w->costs);
	for (uint32_t i = 0; i < w->nodes->count; i++) {
		const uint32_t cycle = cycle_of(w, i);

		cost[i] = cost_larger(w->costs, w->paid[i], w->spent[i]);
		/* A member costs no more than its cycle. */
		if (cycle)
			inclusive_cap(inclusive, w->costs, inclusive->cycle_cost[cycle], w->costs,
				      &cost[i]);
	}
	cost_freeze(w->costs);
	return cost;
}

/* --- inlined code ------------------------------------------------------ */

/* Returns whether a point, or one that it was inlined into, is of a node. */
static bool is_within(const struct inclusive_work *w, uint32_t point, uint32_t node)
{
	for (; point != NONE; point = profile_outer(w->profile, point))
		if (w->nodes->of_function[point] == node)
			return true;
	return false;
}

/*
 * Adds to own[pair] what the node of the pair pays for its component from elsewhere: with all arcs
 * to recorded functions from points in which the node is inlined.
 */
static void add_own(const struct inclusive_work *w, const struct map *pairs, cost_id *own)
{
	size_t *last = util_alloc(w->nodes->count, sizeof(*last)); /* by node: an arc, plus 1 */

	for (size_t i = 0; i < w->arc_count; i++) {
		const struct pair arc = w->arcs[i];
		uint32_t point = arc.a;

		if (profile_outer(w->profile, arc.b) != NONE ||
		    w->component[arc.a] == w->component[arc.b])
			continue;
		for (; point != NONE; point = profile_outer(w->profile, point)) {
			uint32_t node = w->nodes->of_function[point];
			uint32_t pair = map_find(pairs, node, w->component[arc.b]);

			if (last[node] != i + 1 && pair != NONE)
				cost_add(w->costs, &own[pair], w->costs, w->arc_cost[i]);
			last[node] = i + 1;
		}
	}
	free(last);
}

/* Takes the share of own in whole off a cost, event by event. */
static void take_share(const struct inclusive *inclusive, struct costs *costs, cost_id *cost,
		       cost_id own, cost_id whole)
{
	int64_t have[COST_EVENTS], part[COST_EVENTS], all[COST_EVENTS];
	uint64_t mask = cost_unpack(costs, *cost, have) & ~inclusive->negative;

	cost_unpack(costs, own, part);
	cost_unpack(costs, whole, all);
	for (; mask; mask &= mask - 1) {
		unsigned event = bits_first(mask);
		int64_t most = part[event] < all[event] ? part[event] : all[event];

		if (most > 0)
			cost_set(costs, cost, event,
				 have[event] - (int64_t)fraction_scale((uint64_t)have[event],
								       (uint64_t)most,
								       (uint64_t)all[event]));
	}
}

/*
 * Adds up the outermost points of each node.  Those in one recorded function, or in one cycle of
 * them, cost no more than that, and without the share of it that the node paid itself, from code
 * inlined elsewhere.  The sum is no more than the program.
 */
static void join_points(struct inclusive *inclusive, const struct inclusive_work *w,
			const cost_id *cost)
{
	struct costs *costs = w->costs;
	/* By point: the recorded function around it, and then the pair that it counts for. */
	uint32_t *around = util_alloc(2 * w->nodes->count, sizeof(*around)),
		 *pair = around + w->nodes->count;
	uint32_t *parts = util_alloc(w->nodes->count, sizeof(*parts));
	cost_id *whole = util_alloc(w->nodes->count, sizeof(*whole)); /* by component */
	cost_id *sum, *own;                                           /* by pair */
	struct map pairs = {0}; /* a node and the component that recorded functions are of */

	for (uint32_t i = 0; i < w->nodes->count; i++) {
		const uint32_t node = w->nodes->of_function[i];
		const uint32_t outer = profile_outer(w->profile, i), cycle = cycle_of(w, i);

		around[i] = outer == NONE ? i : around[outer];
		if (outer == NONE)
			whole[w->component[i]] = cycle ? inclusive->cycle_cost[cycle] : cost[i];
		if (!inclusive->cycle[node])
			inclusive->cycle[node] = cycle;
		pair[i] = is_within(w, outer, node) ? NONE
						    : map_id(&pairs, node, w->component[around[i]]);
	}
	sum = util_alloc(2 * pairs.count, sizeof(*sum));
	own = sum + pairs.count;
	for (uint32_t i = 0; i < w->nodes->count; i++)
		if (pair[i] != NONE)
			cost_add(costs, &sum[pair[i]], costs, cost[i]);
	add_own(w, &pairs, own);
	cost_freeze(costs);
	for (uint32_t i = 0; i < pairs.count; i++) {
		const struct pair of = pairs.pairs[i];

		parts[of.a]++;
		inclusive_cap(inclusive, costs, whole[of.b], costs, &sum[i]);
		take_share(inclusive, costs, &sum[i], own[i], whole[of.b]);
		cost_add(costs, &inclusive->node[of.a], costs, sum[i]);
	}
	cost_freeze(costs);
	for (uint32_t i = 0; i < w->nodes->count; i++)
		if (parts[i] > 1)
			inclusive_cap(inclusive, costs, w->sums->total, costs, &inclusive->node[i]);
	cost_freeze(costs);
	map_free(&pairs);
	free(sum);
	free(around);
	free(parts);
	free(whole);
}

void inclusive_init(struct inclusive *inclusive, const struct profile *profile,
		    const struct aggregates *sums, const struct nodes *nodes, struct costs *costs)
{
	const size_t n = nodes->count;
	uint32_t *memory = util_alloc(6 * n + 2, sizeof(*memory));
	cost_id *cost;
	struct inclusive_work w = {
		.nodes = nodes,
		.profile = profile,
		.sums = sums,
		.costs = costs,
		.component = memory,
		.cycle = memory + n,
		.paid = memory + 2 * n,
		.spent = memory + 3 * n,
		.entry = memory + 4 * n,
		.inside = memory + 5 * n + 1,
	};

	*inclusive = (struct inclusive){.nodes = *nodes, .cycle = util_alloc(n, sizeof(uint32_t))};
	find_arcs(&w);
	components_find(w.arcs, w.arc_count, n, w.component);
	inclusive->cycle_count = number_cycles(&w);
	add_up(&w);
	inclusive->negative = w.negative;
	inclusive->cycle_cost = util_alloc(inclusive->cycle_count + 1, sizeof(cost_id));
	for (size_t i = 1; i <= inclusive->cycle_count; i++)
		inclusive->cycle_cost[i] = cost_larger(costs, w.entry[i], w.inside[i]);
	cost = find_points(inclusive, &w);
	if (nodes->full) {
		inclusive->node = util_alloc(n, sizeof(*inclusive->node));
		join_points(inclusive, &w, cost);
		free(cost);
	} else {
		inclusive->node = cost;
		for (uint32_t i = 0; i < n; i++)
			inclusive->cycle[i] = cycle_of(&w, i);
	}
	free(w.arcs);
	free(w.arc_cost);
	free(memory);
}

void inclusive_free(struct inclusive *inclusive)
{
	free(inclusive->node);
	free(inclusive->cycle);
	free(inclusive->cycle_cost);
}
