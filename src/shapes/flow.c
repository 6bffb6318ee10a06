/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/flow.h"

#include "base/number.h"
#include "figures/cycles.h"

#include <stdlib.h>

/* A call between nodes as the profile has it, before they are put together. */
struct raw_edge {
	uint32_t from, to;
	int64_t paid[2]; /* by side */
};

struct raw {
	struct raw_edge *edges;
	size_t count;
};

/* The flow while it is being made. */
struct work {
	struct flow *flow;
	const struct report *report;
	unsigned event;
	struct error *error;
	bool good;
};

static bool does_not_fit(struct work *w)
{
	w->good = false;
	return error_set(w->error, "the sum of what a function paid does "
				   "not fit into 64 bits");
}

/* The event's count in a cost, which must not be negative. */
static int64_t count_of(struct work *w, cost_id cost)
{
	int64_t count;

	cost_get(&w->report->costs, cost, w->event, &count);
	if (count < 0 && w->good)
		w->good = error_set(
			w->error,
			"the profile has negative costs, which cannot be "
			"divided among callers; use another format");
	return count < 0 ? 0 : count;
}

static size_t graph_nodes(const struct report *report)
{
	return report->by < BY_FILE ? report->profile->functions.count
				    : report->row_count;
}

/* The view of a side of the flow. */
static const struct view *view_of(const struct flow *flow, size_t side)
{
	return flow->sides > 1 && side == 0 ? report_old(flow->report)
					    : report_new(flow->report);
}

/* Adds a portion that lies in another node than its function (--by=file). */
static void add_inlined(struct work *w, struct raw *raw)
{
	const struct report *report = w->report;
	const struct profile *profile = report->profile;
	size_t portions = profile->portions.count, side, i;
	struct raw_edge *inlined = util_alloc(portions, sizeof(*inlined));

	for (i = 0; i < portions; i++)
		inlined[i] = (struct raw_edge){
			.from = report->node_of_function
					[profile->portions.pairs[i].a],
			.to = report->node_of_portion[i]};
	for (side = 0; side < w->flow->sides; side++) {
		const struct view *view = view_of(w->flow, side);

		for (i = 0; i < portions; i++)
			inlined[i].paid[side] =
				count_of(w, view->aggregates.portion[i]);
		for (i = 0; i < profile->edges.count; i++)
			if (!util_add(
				    &inlined[profile->edges.pairs[i].a]
					     .paid[side],
				    count_of(w, view->aggregates.edge[i].cost)))
				does_not_fit(w);
	}
	for (i = 0; i < portions; i++)
		if (inlined[i].from != inlined[i].to)
			raw->edges[raw->count++] = inlined[i];
	free(inlined);
}

static struct raw find_edges(struct work *w)
{
	const struct report *report = w->report;
	const struct profile *profile = report->profile;
	struct raw raw = {0};
	size_t side, i;

	raw.edges = util_alloc(profile->edges.count + profile->portions.count,
			       sizeof(*raw.edges));
	for (i = 0; i < profile->edges.count; i++) {
		struct pair edge = profile->edges.pairs[i];
		struct raw_edge *to = &raw.edges[raw.count++];

		to->from = report->node_of_portion[edge.a];
		to->to = report->node_of_function[edge.b];
		for (side = 0; side < w->flow->sides; side++)
			to->paid[side] =
				count_of(w, view_of(w->flow, side)
						    ->aggregates.edge[i]
						    .cost);
	}
	if (report->by >= BY_FILE)
		add_inlined(w, &raw);
	return raw;
}

/* Gives each node of the graph the node of the flow that it is part of. */
static void find_nodes(struct flow *flow, const struct raw *raw, size_t nodes)
{
	uint32_t *from = util_alloc(raw->count, sizeof(*from));
	uint32_t *to = util_alloc(raw->count, sizeof(*to));
	size_t i;

	for (i = 0; i < raw->count; i++) {
		from[i] = raw->edges[i].from;
		to[i] = raw->edges[i].to;
	}
	flow->node = util_alloc(nodes, sizeof(*flow->node));
	flow->node_count =
		cycles_of_edges(from, to, raw->count, nodes, flow->node);
	groups_make(&flow->members, flow->node, nodes, flow->node_count);
	free(from);
	free(to);
}

static int compare_raw(const void *a, const void *b)
{
	const struct raw_edge *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return (x->to > y->to) - (x->to < y->to);
}

/* Edges between nodes of the flow: those of the same ends are one. */
static void join_edges(struct work *w, struct raw *raw)
{
	const uint32_t *node = w->flow->node;
	size_t n = 0, side, i;

	for (i = 0; i < raw->count; i++) {
		raw->edges[i].from = node[raw->edges[i].from];
		raw->edges[i].to = node[raw->edges[i].to];
	}
	qsort(raw->edges, raw->count, sizeof(*raw->edges), compare_raw);
	for (i = 0; i < raw->count; i++) {
		struct raw_edge *edge = &raw->edges[i];

		if (edge->from == edge->to || !(edge->paid[0] | edge->paid[1]))
			continue;
		if (!n || compare_raw(&raw->edges[n - 1], edge) != 0) {
			raw->edges[n++] = *edge;
			continue;
		}
		for (side = 0; side < w->flow->sides; side++)
			if (!util_add(&raw->edges[n - 1].paid[side],
				      edge->paid[side]))
				does_not_fit(w);
	}
	raw->count = n;
}

static void store_edges(struct flow *flow, const struct raw *raw)
{
	size_t i;

	flow->edges = util_alloc(raw->count, sizeof(*flow->edges));
	flow->amounts =
		util_alloc(raw->count * flow->sides, sizeof(*flow->amounts));
	flow->first = util_alloc(flow->node_count + 1, sizeof(*flow->first));
	for (i = 0; i < raw->count; i++) {
		flow->edges[i] = (struct flow_edge){
			raw->edges[i].to, flow->amounts + i * flow->sides};
		flow->first[raw->edges[i].from + 1]++;
	}
	for (i = 0; i < flow->node_count; i++)
		flow->first[i + 1] += flow->first[i];
}

static void add_self(struct work *w)
{
	struct flow *flow = w->flow;
	const struct report *report = w->report;
	size_t n = flow->node_count * flow->sides, side, i;

	flow->self = util_alloc(n, sizeof(*flow->self));
	flow->all = util_alloc(n, sizeof(*flow->all));
	flow->begins = util_alloc(n, sizeof(*flow->begins));
	for (side = 0; side < flow->sides; side++)
		for (i = 0; i < report->profile->portions.count; i++) {
			uint32_t node = flow->node[report->node_of_portion[i]];
			cost_id cost =
				view_of(flow, side)->aggregates.portion[i];

			if (!util_add(&flow->self[node * flow->sides + side],
				      count_of(w, cost)))
				does_not_fit(w);
		}
}

/*
 * Divides what a node has among the edges to it, and what begins there.  Shares
 * are cut off where they end, so that together they are all of it.
 */
static void divide(struct work *w, const struct raw *raw, uint32_t node,
		   const uint32_t *to, size_t n, size_t side)
{
	struct flow *flow = w->flow;
	size_t at = node * flow->sides + side, i;
	int64_t paid = 0, spent = flow->self[at], whole, upto = 0, given = 0;

	for (i = 0; i < n; i++)
		if (!util_add(&paid, raw->edges[to[i]].paid[side]))
			does_not_fit(w);
	for (i = flow->first[node]; i < flow->first[node + 1]; i++)
		if (!util_add(&spent, raw->edges[i].paid[side]))
			does_not_fit(w);
	whole = paid > spent ? paid : spent;
	for (i = 0; i < n && w->good; i++) {
		int64_t next;

		upto += raw->edges[to[i]].paid[side];
		next = (int64_t)number_scale((uint64_t)flow->all[at],
					     (uint64_t)upto, (uint64_t)whole);
		flow->edges[to[i]].amount[side] = next - given;
		given = next;
	}
	flow->begins[at] = flow->all[at] - given;
}

/* From callees to callers: callees have the lower numbers. */
static void find_flow(struct work *w, const struct raw *raw)
{
	struct flow *flow = w->flow;
	uint32_t *key = util_alloc(raw->count, sizeof(*key)), node;
	struct groups to;
	size_t side, i;

	for (i = 0; i < raw->count; i++)
		key[i] = raw->edges[i].to;
	groups_make(&to, key, raw->count, flow->node_count);
	for (node = 0; node < flow->node_count && w->good; node++)
		for (side = 0; side < flow->sides; side++) {
			int64_t *all = &flow->all[node * flow->sides + side];

			*all = flow->self[node * flow->sides + side];
			for (i = flow->first[node]; i < flow->first[node + 1];
			     i++)
				if (!util_add(all, flow->edges[i].amount[side]))
					does_not_fit(w);
			divide(w, raw, node, to.id + to.first[node],
			       to.first[node + 1] - to.first[node], side);
		}
	groups_free(&to);
	free(key);
}

bool flow_make(struct flow *flow, const struct report *report, unsigned event,
	       struct error *error)
{
	struct work w = {flow, report, event, error, true};
	struct raw raw;

	*flow = (struct flow){
		.report = report,
		.sides = profile_compares(report->profile) ? 2 : 1,
	};
	raw = find_edges(&w);
	find_nodes(flow, &raw, graph_nodes(report));
	join_edges(&w, &raw);
	store_edges(flow, &raw);
	add_self(&w);
	find_flow(&w, &raw);
	free(raw.edges);
	return w.good;
}

void flow_free(struct flow *flow)
{
	free(flow->node);
	free(flow->self);
	free(flow->all);
	free(flow->begins);
	free(flow->first);
	free(flow->edges);
	free(flow->amounts);
	groups_free(&flow->members);
}
