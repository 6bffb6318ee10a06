/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/flow.h"

#include "base/fraction.h"
#include "figures/cycles.h"
#include "report/rows.h"

#include <inttypes.h>
#include <stdlib.h>

/* The flow while it is being made. */
struct work {
	struct flow *flow;
	const struct report *report;
	unsigned event;
	struct error *error;
	bool good;
};

/* The first error is the one that is said. */
static void does_not_fit(struct work *w)
{
	if (w->good)
		w->good = error_set(w->error, "the sum of what a function paid does "
					      "not fit into 64 bits");
}

/* The event's count in a cost, which must not be negative. */
static int64_t count_of(struct work *w, cost_id cost)
{
	int64_t count;

	cost_get(&w->report->costs, cost, w->event, &count);
	if (count < 0 && w->good)
		w->good = error_set(w->error, "the profile has negative costs, which cannot be "
					      "divided among callers; use another view or format");
	return count < 0 ? 0 : count;
}

/* The number of rows that are nodes of the call graph: the first ones. */
static size_t row_count(const struct report *report)
{
	return report_new(report)->inclusive.nodes.count;
}

/* Adds an edge to each portion in another file than its function: --by=file. */
static void add_inlined_edges(struct work *w)
{
	const struct report *report = w->report;
	struct flow *flow = w->flow;
	const struct profile *profile = report->profile;
	size_t portions = profile->portions.count, side, i;
	struct flow_edge *inlined = util_alloc(portions, sizeof(*inlined));

	for (i = 0; i < portions; i++)
		inlined[i] = (struct flow_edge){
			.from = report->rows.of_function[profile->portions.pairs[i].a],
			.to = report->rows.node_of_portion[i]};
	for (side = 0; side < flow->sides; side++) {
		const struct view *view = &report->views[side];

		for (i = 0; i < portions; i++)
			inlined[i].paid[side] = count_of(w, view->aggregates.portion[i]);
		for (i = 0; i < profile->edges.count; i++)
			if (!util_add(&inlined[profile->edges.pairs[i].a].paid[side],
				      count_of(w, view->aggregates.edge[i].cost)))
				does_not_fit(w);
	}
	for (i = 0; i < portions; i++)
		if (inlined[i].from != inlined[i].to)
			flow->edges[flow->edge_count++] = inlined[i];
	free(inlined);
}

/* Collects the calls between rows, with their costs in the profile. */
static void find_edges(struct work *w)
{
	const struct report *report = w->report;
	const struct profile *profile = report->profile;
	struct flow *flow = w->flow;
	size_t side, i;

	flow->edges = util_alloc(profile->edges.count + profile->portions.count + row_count(report),
				 sizeof(*flow->edges));
	for (i = 0; i < profile->edges.count; i++) {
		struct pair pair = profile->edges.pairs[i];
		struct flow_edge *edge = &flow->edges[flow->edge_count++];

		edge->from = report->rows.node_of_portion[pair.a];
		edge->to = report->rows.of_function[pair.b];
		edge->calls = report_new(report)->aggregates.edge[i].count;
		edge->seen = report_new(report)->aggregates.edge[i].seen;
		for (side = 0; side < flow->sides; side++) {
			const struct view *view = &report->views[side];

			edge->paid[side] = count_of(w, view->aggregates.edge[i].cost);
		}
	}
	if (report_is_grouped(report))
		add_inlined_edges(w);
}

/* A row, which may be in a cycle, and its self cost, by side. */
struct member {
	const struct report *report;
	row_id row;
	int64_t self[2];
};

/* Sorts by self cost, NEW's before OLD's, then by name. */
static int compare_by_self(const void *a, const void *b)
{
	const struct member *x = a, *y = b;
	int side;

	for (side = 1; side >= 0; side--)
		if (x->self[side] != y->self[side])
			return x->self[side] > y->self[side] ? -1 : 1;
	return rows_compare(x->report, x->row, y->row);
}

static void add_node(struct flow *flow, const struct member *member)
{
	uint32_t node = util_id(flow->node_count++);

	flow->nodes[node].row = member->row;
	memcpy(flow->nodes[node].self, member->self, sizeof(member->self));
	if (member->row != NONE)
		flow->own[member->row] = flow->entry[member->row] = node;
}

/* Adds the nodes of a component: its rows and, if several, their cycle. */
static void add_cycle(struct flow *flow, struct member *members, size_t count)
{
	const struct member cycle = {.row = NONE};
	size_t i;

	qsort(members, count, sizeof(*members), compare_by_self);
	for (i = 0; i < count; i++)
		add_node(flow, &members[i]);
	if (count == 1)
		return;
	for (i = 0; i < count; i++)
		flow->entry[members[i].row] = (uint32_t)flow->node_count;
	add_node(flow, &cycle);
}

/* Finds the self costs of rows, grouped by component of the call graph. */
static struct member *make_members(struct work *w, const struct groups *by)
{
	const struct report *report = w->report;
	size_t rows = row_count(report), side, i;
	struct member *members = util_alloc(rows, sizeof(*members));
	uint32_t *place = util_alloc(rows, sizeof(*place));

	for (i = 0; i < rows; i++) {
		members[i] = (struct member){.report = report, .row = by->id[i]};
		place[by->id[i]] = (uint32_t)i;
	}
	for (side = 0; side < w->flow->sides; side++)
		for (i = 0; i < report->profile->portions.count; i++) {
			row_id row = report->rows.node_of_portion[i];
			cost_id cost = report->views[side].aggregates.portion[i];

			if (!util_add(&members[place[row]].self[side], count_of(w, cost)))
				does_not_fit(w);
		}
	free(place);
	return members;
}

/* Makes the nodes; callees get lower numbers than their callers. */
static void make_nodes(struct work *w)
{
	struct flow *flow = w->flow;
	size_t rows = row_count(w->report), count, i;
	struct pair *edges = util_alloc(flow->edge_count, sizeof(*edges));
	uint32_t *component = util_alloc(rows, sizeof(*component));
	struct member *members;
	struct groups by;

	for (i = 0; i < flow->edge_count; i++)
		edges[i] = (struct pair){flow->edges[i].from, flow->edges[i].to};
	count = cycles_find(edges, flow->edge_count, rows, component);
	free(edges);
	groups_make(&by, component, rows, count);
	free(component);
	members = make_members(w, &by);
	flow->own = util_alloc(rows, sizeof(*flow->own));
	flow->entry = util_alloc(rows, sizeof(*flow->entry));
	flow->nodes = util_alloc(rows + count + 1, sizeof(*flow->nodes));
	for (i = 0; i < count; i++)
		add_cycle(flow, members + by.first[i], by.first[i + 1] - by.first[i]);
	free(members);
	groups_free(&by);
}

static int compare_edges(const void *a, const void *b)
{
	const struct flow_edge *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return (x->to > y->to) - (x->to < y->to);
}

static void add_call_count(struct flow *flow, int64_t *sum, int64_t calls)
{
	if (!util_add(sum, calls))
		flow->calls_overflow = true;
}

/*
 * Replaces the rows at both ends of each edge by nodes, and adds the edges
 * from cycles to their members, with the number of all calls of a member.
 */
static void connect(struct flow *flow)
{
	size_t rows = row_count(flow->report), i;
	int64_t *calls = util_alloc(rows, sizeof(*calls));

	for (i = 0; i < flow->edge_count; i++) {
		struct flow_edge *edge = &flow->edges[i];
		uint32_t to = edge->to;

		edge->from = flow->own[edge->from];
		edge->to = flow->entry[to];
		if (edge->to != flow->own[to])
			add_call_count(flow, &calls[to], edge->calls);
	}
	for (i = 0; i < rows; i++)
		if (flow->entry[i] != flow->own[i])
			flow->edges[flow->edge_count++] = (struct flow_edge){
				.from = flow->entry[i], .to = flow->own[i], .calls = calls[i]};
	free(calls);
}

/* Whether a call stays in a cycle, which is divided among its members. */
static bool stays_inside(const struct flow *flow, const struct flow_edge *edge)
{
	row_id row = flow->nodes[edge->from].row;

	return row != NONE && flow->entry[row] == edge->to;
}

/* Makes edges of calls: joins those with the same ends, drops what costs nothing. */
static void join_edges(struct work *w)
{
	struct flow *flow = w->flow;
	struct flow_edge *last = NULL;
	size_t n = 0, kept = 0, side, i;

	connect(flow);
	qsort(flow->edges, flow->edge_count, sizeof(*flow->edges), compare_edges);
	for (i = 0; i < flow->edge_count; i++) {
		struct flow_edge *edge = &flow->edges[i];

		if (stays_inside(flow, edge))
			continue;
		if (!last || compare_edges(last, edge) != 0) {
			last = &flow->edges[n++];
			*last = *edge;
			continue;
		}
		last->estimate |= edge->estimate;
		last->seen |= edge->seen;
		add_call_count(flow, &last->calls, edge->calls);
		for (side = 0; side < flow->sides; side++)
			if (!util_add(&last->paid[side], edge->paid[side]))
				does_not_fit(w);
	}
	for (i = 0; i < n; i++)
		if (flow->nodes[flow->edges[i].from].row == NONE ||
		    (flow->edges[i].paid[0] | flow->edges[i].paid[1]))
			flow->edges[kept++] = flow->edges[i];
	flow->edge_count = kept;
}

/* Indexes the edges by calling node and by called node. */
static void index_edges(struct flow *flow)
{
	uint32_t *key = util_alloc(flow->edge_count, sizeof(*key));
	size_t i;

	for (i = 0; i < flow->edge_count; i++) {
		flow->nodes[flow->edges[i].from + 1].first++;
		key[i] = flow->edges[i].to;
	}
	for (i = 0; i < flow->node_count; i++)
		flow->nodes[i + 1].first += flow->nodes[i].first;
	groups_make(&flow->to, key, flow->edge_count, flow->node_count);
	free(key);
}

/*
 * Divides the amount of a node among the edges to it; the rest begins there.  A
 * cycle counts as having paid for a member what the member spent.
 */
static void divide_node(struct work *w, uint32_t id, size_t side)
{
	struct flow *flow = w->flow;
	struct flow_node *node = &flow->nodes[id];
	struct ids to = groups_get(&flow->to, id);
	int64_t paid = 0, spent = node->self[side];
	struct fraction_shares shares = {.amount = (uint64_t)node->all[side]};
	size_t i;

	for (i = node->first; i < node[1].first; i++)
		if (!util_add(&spent, flow->edges[i].paid[side]))
			does_not_fit(w);
	if (to.count && flow->nodes[flow->edges[to.id[0]].from].row == NONE)
		flow->edges[to.id[0]].paid[side] = spent;
	for (i = 0; i < to.count; i++)
		if (!util_add(&paid, flow->edges[to.id[i]].paid[side]))
			does_not_fit(w);
	shares.whole = (uint64_t)(paid > spent ? paid : spent);
	for (i = 0; i < to.count && w->good; i++) {
		struct flow_edge *edge = &flow->edges[to.id[i]];
		int64_t part = edge->paid[side];

		edge->amount[side] = (int64_t)fraction_share(&shares, (uint64_t)part);
		edge->estimate |= edge->amount[side] != part;
	}
	node->begins[side] = node->all[side] - (int64_t)shares.given;
}

/* Finds the flow from callees to callers: callees have the lower numbers. */
static void find_flow(struct work *w)
{
	struct flow *flow = w->flow;
	uint32_t node;
	size_t side, i;

	for (node = 0; node < flow->node_count && w->good; node++)
		for (side = 0; side < flow->sides; side++) {
			struct flow_node *at = &flow->nodes[node];
			int64_t *all = &at->all[side];

			*all = at->self[side];
			for (i = at->first; i < at[1].first; i++)
				if (!util_add(all, flow->edges[i].amount[side]))
					does_not_fit(w);
			divide_node(w, node, side);
		}
}

struct str flow_name(const struct report *report, row_id row)
{
	struct str name = report_row_name(report, row);

	return report_is_grouped(report) ? limits_name(report->limits, name) : name;
}

row_id flow_row(const struct flow *flow, uint32_t node)
{
	if (flow->nodes[node].row == NONE)
		node = flow->edges[flow->nodes[node].first].to;
	return flow->nodes[node].row;
}

uint32_t flow_cycle(const struct flow *flow, uint32_t node)
{
	return report_new(flow->report)->inclusive.cycle[flow_row(flow, node)];
}

void flow_put_cycle(const struct flow *flow, uint32_t node, FILE *out)
{
	enum { NAMED = 3 };
	uint32_t first = flow->nodes[node].first, i;
	uint32_t end = flow->nodes[node + 1].first;
	uint32_t cycle = flow_cycle(flow, node);

	fputs("<cycle", out);
	if (cycle)
		fprintf(out, " %" PRIu32, cycle);
	for (i = first; i < end && i < first + NAMED; i++) {
		struct str name = flow_name(flow->report, flow->nodes[flow->edges[i].to].row);

		fputs(i > first ? ", " : ": ", out);
		fwrite(name.at, 1, name.length, out);
	}
	fputs(i < end ? ", ...>" : ">", out);
}

bool flow_make(struct flow *flow, const struct report *report, unsigned event, struct error *error)
{
	struct work w = {flow, report, event, error, true};

	*flow = (struct flow){
		.report = report,
		.sides = report->profile->side_count,
	};
	find_edges(&w);
	make_nodes(&w);
	join_edges(&w);
	index_edges(flow);
	find_flow(&w);
	return w.good;
}

void flow_free(struct flow *flow)
{
	free(flow->nodes);
	free(flow->own);
	free(flow->entry);
	free(flow->edges);
	groups_free(&flow->to);
}
