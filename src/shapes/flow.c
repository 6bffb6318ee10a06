/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/flow.h"

#include "report/rows.h"

#include <inttypes.h>

/* The flow while it is being made. */
struct work {
	struct flow *flow;
	size_t functions;
	uint32_t *own;   /* by function: its node */
	uint32_t *entry; /* by function: its cycle's node, or else its own */
	unsigned event;
	struct error *error;
	bool good;
};

/* Adds to a sum.  The first error is the one that is said. */
static void add(struct work *w, int64_t *sum, int64_t value)
{
	if (!util_add(sum, value) && w->good)
		w->good = error_set(w->error, "the sum of what a function paid, or of its calls, "
					      "does not fit into 64 bits");
}

/* The event's count in a cost, which must not be negative. */
static int64_t count_of(struct work *w, cost_id cost)
{
	int64_t count;

	cost_get(&w->flow->report->costs, cost, w->event, &count);
	if (count < 0 && w->good)
		w->good = error_set(w->error, "the profile has negative costs, which cannot be "
					      "divided among callers; use another view or format");
	return count < 0 ? 0 : count;
}

static void find_edges(struct work *w)
{
	struct flow *flow = w->flow;
	const struct profile *profile = flow->report->profile;
	const size_t count = profile->edges.count;

	/* Calls into cycles, and cycles, have one more each. */
	flow->edges = util_alloc(2 * count + w->functions, sizeof(*flow->edges));
	flow->edge_count = count;
	for (size_t i = 0; i < count; i++) {
		struct pair pair = profile->edges.pairs[i];
		struct flow_edge *edge = &flow->edges[i];

		edge->from = profile->portions.pairs[pair.a].a;
		edge->to = pair.b;
		for (size_t side = 0; side < flow->sides; side++) {
			const struct call *call = &flow->report->sums[side].aggregates.edge[i];

			edge->calls = call->count;
			edge->seen = call->seen;
			edge->paid[side] = count_of(w, call->cost);
		}
	}
}

/* A function and its self cost, by side. */
struct member {
	const struct report *report;
	function_id function;
	row_id row;
	int64_t self[2];
};

/* Sorts by self cost, NEW's before OLD's, then by name. */
static int compare_by_self(const void *a, const void *b)
{
	const struct member *x = a, *y = b;

	for (int side = 1; side >= 0; side--)
		if (x->self[side] != y->self[side])
			return x->self[side] > y->self[side] ? -1 : 1;
	if (x->row != y->row)
		return rows_compare(x->report, x->row, y->row);
	return (x->function > y->function) - (x->function < y->function);
}

static void find_self(struct work *w, struct member *by_function)
{
	const struct report *report = w->flow->report;
	const struct map *portions = &report->profile->portions;

	for (size_t side = 0; side < w->flow->sides; side++)
		for (size_t i = 0; i < portions->count; i++)
			add(w, &by_function[portions->pairs[i].a].self[side],
			    count_of(w, report->sums[side].aggregates.portion[i]));
}

/*
 * Makes the nodes: of each component of the call graph its functions and, if several, their
 * cycle.  Callees get lower numbers than their callers.
 */
static void make_nodes(struct work *w)
{
	struct flow *flow = w->flow;
	size_t functions = w->functions, count;
	struct pair *edges = util_alloc(flow->edge_count, sizeof(*edges));
	uint32_t *component = util_alloc(functions, sizeof(*component));
	struct member *by_function = util_alloc(functions, sizeof(*by_function));
	struct member *members = util_alloc(functions, sizeof(*members));
	struct groups by;

	for (size_t i = 0; i < flow->edge_count; i++)
		edges[i] = (struct pair){flow->edges[i].from, flow->edges[i].to};
	count = components_find(edges, flow->edge_count, functions, component);
	groups_make(&by, component, functions, count);
	for (uint32_t i = 0; i < functions; i++)
		by_function[i] =
			(struct member){flow->report, i, flow->report->rows.of_function[i], {0}};
	find_self(w, by_function);
	w->own = util_alloc(functions, sizeof(*w->own));
	w->entry = util_alloc(functions, sizeof(*w->entry));
	flow->nodes = util_alloc(functions + count + 1, sizeof(*flow->nodes));
	for (size_t i = 0; i < count; i++) {
		struct ids ids = groups_get(&by, i);

		for (size_t j = 0; j < ids.count; j++)
			members[j] = by_function[ids.id[j]];
		qsort(members, ids.count, sizeof(*members), compare_by_self);
		for (size_t j = 0; j < ids.count; j++) {
			uint32_t node = util_id(flow->node_count++);

			flow->nodes[node].row = members[j].row;
			memcpy(flow->nodes[node].self, members[j].self, sizeof(members->self));
			w->own[members[j].function] = w->entry[members[j].function] = node;
		}
		if (ids.count == 1)
			continue;
		for (size_t j = 0; j < ids.count; j++)
			w->entry[ids.id[j]] = (uint32_t)flow->node_count;
		flow->nodes[flow->node_count++].row = NONE;
	}
	free(edges);
	free(component);
	free(by_function);
	free(members);
	groups_free(&by);
}

static void index_nodes(struct work *w)
{
	struct flow *flow = w->flow;
	size_t rows = flow->report->rows.count;
	uint32_t *key = util_alloc(flow->node_count, sizeof(*key));

	for (size_t i = 0; i < flow->node_count; i++) {
		key[i] = flow->nodes[i].row == NONE ? (uint32_t)rows : flow->nodes[i].row;
		flow->nodes[i].outer = NONE;
	}
	groups_make(&flow->of_row, key, flow->node_count, rows + 1);
	free(key);
	for (function_id i = 0; i < w->functions; i++) {
		function_id outer = profile_outer(flow->report->profile, i);

		if (outer != NONE)
			flow->nodes[w->own[i]].outer = w->own[outer];
	}
}

static int compare_edges(const void *a, const void *b)
{
	const struct flow_edge *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return (x->to > y->to) - (x->to < y->to);
}

/*
 * Makes edges between nodes of the calls between functions: calls into a cycle lead to it, and it
 * leads to its members, with the number of all calls of each; calls within it are left out, and
 * what costs nothing.  Joins edges with the same ends.
 */
static void join_edges(struct work *w)
{
	struct flow *flow = w->flow;
	size_t n = 0, kept = 0, calls = flow->edge_count;
	struct flow_edge *edges = flow->edges;
	uint32_t *key;

	for (size_t i = 0; i < w->functions; i++)
		if (w->entry[i] != w->own[i])
			edges[flow->edge_count++] =
				(struct flow_edge){.from = w->entry[i], .to = w->own[i]};
	for (size_t i = 0; i < calls; i++) {
		struct flow_edge *edge = &edges[i];
		uint32_t from = edge->from, to = edge->to;
		bool within = w->entry[from] == w->entry[to];

		/* What is within is only counted. */
		edge->from = w->own[from];
		edge->to = w->entry[to];
		if (edge->to != w->own[to])
			edges[flow->edge_count++] = (struct flow_edge){
				.from = edge->to, .to = w->own[to], .calls = edge->calls};
		if (within)
			edge->paid[0] = edge->paid[1] = 0;
	}
	qsort(edges, flow->edge_count, sizeof(*edges), compare_edges);
	for (size_t i = 0; i < flow->edge_count; i++) {
		const struct flow_edge edge = edges[i];

		if (!n || compare_edges(&edges[n - 1], &edge) != 0) {
			edges[n++] = edge;
			continue;
		}
		edges[n - 1].seen |= edge.seen;
		add(w, &edges[n - 1].calls, edge.calls);
		for (size_t side = 0; side < flow->sides; side++)
			add(w, &edges[n - 1].paid[side], edge.paid[side]);
	}
	key = util_alloc(n, sizeof(*key));
	for (size_t i = 0; i < n; i++)
		if (flow->nodes[edges[i].from].row == NONE || edges[i].paid[0] ||
		    edges[i].paid[1]) {
			flow->nodes[edges[i].from + 1].first++;
			key[kept] = edges[i].to;
			edges[kept++] = edges[i];
		}
	flow->edge_count = kept;
	for (size_t i = 0; i < flow->node_count; i++)
		flow->nodes[i + 1].first += flow->nodes[i].first;
	groups_make(&flow->to, key, kept, flow->node_count);
	free(key);
}

/*
 * Finds the flow from callees, which have the lower numbers, to callers: divides the value
 * of each node among the edges to it; the rest begins there.  A cycle counts as having paid
 * for a member what the member spent.
 */
static void find_flow(struct work *w)
{
	struct flow *flow = w->flow;

	for (uint32_t id = 0; id < flow->node_count && w->good; id++)
		for (size_t side = 0; side < flow->sides; side++) {
			struct flow_node *node = &flow->nodes[id];
			struct ids to = groups_get(&flow->to, id);
			int64_t paid = 0, spent = node->self[side];
			struct fraction_shares shares = {0};

			node->all[side] = node->self[side];
			for (size_t i = node->first; i < node[1].first; i++) {
				add(w, &node->all[side], flow->edges[i].value[side]);
				add(w, &spent, flow->edges[i].paid[side]);
			}
			if (to.count && flow->nodes[flow->edges[to.id[0]].from].row == NONE)
				flow->edges[to.id[0]].paid[side] = spent;
			for (size_t i = 0; i < to.count; i++)
				add(w, &paid, flow->edges[to.id[i]].paid[side]);
			shares.value = (uint64_t)node->all[side];
			shares.whole = (uint64_t)(paid > spent ? paid : spent);
			for (size_t i = 0; i < to.count && w->good; i++) {
				struct flow_edge *edge = &flow->edges[to.id[i]];

				edge->value[side] = (int64_t)fraction_share(
					&shares, (uint64_t)edge->paid[side]);
			}
			node->begins[side] = node->all[side] - (int64_t)shares.given;
		}
}

row_id flow_row(const struct flow *flow, uint32_t node)
{
	if (flow->nodes[node].row == NONE)
		node = flow->edges[flow->nodes[node].first].to;
	return flow->nodes[node].row;
}

void flow_put_cycle(const struct flow *flow, uint32_t node, FILE *out)
{
	enum { NAMED = 3 };
	uint32_t first = flow->nodes[node].first, end = flow->nodes[node + 1].first, i;
	uint32_t cycle = report_after(flow->report)->inclusive.cycle[flow_row(flow, node)];

	fputs("<cycle", out);
	if (cycle)
		fprintf(out, " %" PRIu32, cycle);
	for (i = first; i < end && i < first + NAMED; i++) {
		row_id row = flow->nodes[flow->edges[i].to].row;
		struct str name = report_row_name(flow->report, row);

		fputs(i > first ? ", " : ": ", out);
		fwrite(name.at, 1, name.length, out);
	}
	fputs(i < end ? ", ...>" : ">", out);
}

bool flow_make(struct flow *flow, const struct report *report, unsigned event, struct error *error)
{
	struct work w = {.flow = flow,
			 .functions = report->profile->functions.count,
			 .event = event,
			 .error = error,
			 .good = true};

	*flow = (struct flow){.report = report, .sides = report->profile->side_count};
	find_edges(&w);
	make_nodes(&w);
	index_nodes(&w);
	join_edges(&w);
	find_flow(&w);
	free(w.own);
	free(w.entry);
	return w.good;
}

void flow_free(struct flow *flow)
{
	free(flow->nodes);
	groups_free(&flow->of_row);
	free(flow->edges);
	groups_free(&flow->to);
}
