/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/flow.h"

#include "base/fraction.h"
#include "report/rows.h"
#include "values/cycles.h"

#include <inttypes.h>
#include <stdlib.h>

/* The flow while it is being made. */
struct work {
	struct flow *flow;
	size_t points;   /* rows or, with --inlines, functions */
	uint32_t *own;   /* by point: its node */
	uint32_t *entry; /* by point: its cycle's node, or else its own */
	unsigned event;
	struct error *error;
	bool good;
};

/* Adds to a sum.  The first error is the one that is said. */
static void add(struct work *w, int64_t *sum, int64_t value)
{
	if (!util_add(sum, value) && w->good)
		w->good = error_set(w->error, "the sum of what a function paid does not fit into "
					      "64 bits");
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

/* The number of rows that are nodes of the call graph: the first ones. */
static size_t row_count(const struct report *report)
{
	return report_after(report)->inclusive.nodes.count;
}

bool flow_is_full(const struct flow *flow)
{
	return report_after(flow->report)->inclusive.nodes.full;
}

static row_id row_of(const struct work *w, uint32_t point)
{
	const struct report *report = w->flow->report;

	return flow_is_full(w->flow) ? report->rows.of_function[point] : point;
}

static uint32_t point_of_portion(const struct work *w, portion_id portion)
{
	const struct report *report = w->flow->report;

	return flow_is_full(w->flow) ? report->profile->portions.pairs[portion].a
				     : report->rows.node_of_portion[portion];
}

/* Adds an edge to each portion in another file than its function: --by=file. */
static void add_inlined_edges(struct work *w)
{
	struct flow *flow = w->flow;
	const struct report *report = flow->report;
	const struct profile *profile = report->profile;
	size_t portions = profile->portions.count;
	struct flow_edge *inlined = util_alloc(portions, sizeof(*inlined));

	for (size_t i = 0; i < portions; i++)
		inlined[i] = (struct flow_edge){
			.from = report->rows.of_function[profile->portions.pairs[i].a],
			.to = report->rows.node_of_portion[i]};
	for (size_t side = 0; side < flow->sides; side++) {
		const struct side_sums *sums = &report->sums[side];

		for (size_t i = 0; i < portions; i++)
			inlined[i].paid[side] = count_of(w, sums->aggregates.portion[i]);
		for (size_t i = 0; i < profile->edges.count; i++)
			add(w, &inlined[profile->edges.pairs[i].a].paid[side],
			    count_of(w, sums->aggregates.edge[i].cost));
	}
	for (size_t i = 0; i < portions; i++)
		if (inlined[i].from != inlined[i].to)
			flow->edges[flow->edge_count++] = inlined[i];
	free(inlined);
}

/* Collects the calls between rows, with their costs in the profile. */
static void find_edges(struct work *w)
{
	struct flow *flow = w->flow;
	const struct report *report = flow->report;
	const struct profile *profile = report->profile;

	flow->edges = util_alloc(profile->edges.count + profile->portions.count + w->points,
				 sizeof(*flow->edges));
	for (size_t i = 0; i < profile->edges.count; i++) {
		struct pair pair = profile->edges.pairs[i];
		struct flow_edge *edge = &flow->edges[flow->edge_count++];

		edge->from = point_of_portion(w, pair.a);
		edge->to = flow_is_full(flow) ? pair.b : report->rows.of_function[pair.b];
		edge->calls = report_after(report)->aggregates.edge[i].count;
		edge->seen = report_after(report)->aggregates.edge[i].seen;
		for (size_t side = 0; side < flow->sides; side++)
			edge->paid[side] = count_of(w, report->sums[side].aggregates.edge[i].cost);
	}
	if (report_is_grouped(report))
		add_inlined_edges(w);
}

/* A point, which may be in a cycle, and its self cost, by side. */
struct member {
	const struct report *report;
	uint32_t point;
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
	return (x->point > y->point) - (x->point < y->point);
}

/* Finds the self costs of points. */
static void find_self(struct work *w, struct member *members, const uint32_t *place)
{
	const struct report *report = w->flow->report;

	for (size_t side = 0; side < w->flow->sides; side++) {
		const struct side_sums *sums = &report->sums[side];

		for (portion_id i = 0; i < report->profile->portions.count; i++)
			add(w, &members[place[point_of_portion(w, i)]].self[side],
			    count_of(w, sums->aggregates.portion[i]));
	}
}

/*
 * Makes the nodes: of each component of the call graph its points and, if several, their
 * cycle.  Callees get lower numbers than their callers.
 */
static void make_nodes(struct work *w)
{
	struct flow *flow = w->flow;
	size_t points = w->points, count;
	struct pair *edges = util_alloc(flow->edge_count, sizeof(*edges));
	uint32_t *component = util_alloc(points, sizeof(*component));
	uint32_t *place = util_alloc(points, sizeof(*place));
	struct member *members = util_alloc(points, sizeof(*members)), *member;
	struct groups by;

	for (size_t i = 0; i < flow->edge_count; i++)
		edges[i] = (struct pair){flow->edges[i].from, flow->edges[i].to};
	count = cycles_find(edges, flow->edge_count, points, component);
	free(edges);
	groups_make(&by, component, points, count);
	free(component);
	for (size_t i = 0; i < points; i++) {
		members[i] = (struct member){
			.report = flow->report, .point = by.id[i], .row = row_of(w, by.id[i])};
		place[by.id[i]] = (uint32_t)i;
	}
	find_self(w, members, place);
	free(place);
	w->own = util_alloc(points, sizeof(*w->own));
	w->entry = util_alloc(points, sizeof(*w->entry));
	flow->nodes = util_alloc(points + count + 1, sizeof(*flow->nodes));
	for (size_t i = 0; i < count; i++) {
		struct member *first = members + by.first[i], *end = members + by.first[i + 1];

		qsort(first, (size_t)(end - first), sizeof(*first), compare_by_self);
		for (member = first; member < end; member++) {
			uint32_t node = util_id(flow->node_count++);

			flow->nodes[node].row = member->row;
			flow->nodes[node].point = member->point;
			memcpy(flow->nodes[node].self, member->self, sizeof(member->self));
			w->own[member->point] = w->entry[member->point] = node;
		}
		if (end - first == 1)
			continue;
		for (member = first; member < end; member++)
			w->entry[member->point] = (uint32_t)flow->node_count;
		flow->nodes[flow->node_count++].row = NONE;
	}
	free(members);
	groups_free(&by);
}

/* Finds the nodes of each row, and which node each was inlined into. */
static void index_nodes(struct work *w)
{
	struct flow *flow = w->flow;
	size_t rows = row_count(flow->report);
	uint32_t *key = util_alloc(flow->node_count, sizeof(*key));

	for (size_t i = 0; i < flow->node_count; i++) {
		key[i] = flow->nodes[i].row == NONE ? (uint32_t)rows : flow->nodes[i].row;
		flow->nodes[i].outer = NONE;
	}
	groups_make(&flow->of_row, key, flow->node_count, rows + 1);
	free(key);
	for (size_t i = 0; flow_is_full(w->flow) && i < w->points; i++) {
		function_id outer = profile_outer(flow->report->profile, (function_id)i);

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

static void add_call_count(struct flow *flow, int64_t *sum, int64_t calls)
{
	if (!util_add(sum, calls))
		flow->calls_overflow = true;
}

/*
 * Makes edges between nodes of the calls between rows, and adds those from cycles to their
 * members, with the number of all calls of a member.  Joins edges with the same ends, drops
 * those that cost nothing, and indexes the rest.
 */
static void join_edges(struct work *w)
{
	struct flow *flow = w->flow;
	size_t n = 0, kept = 0;
	int64_t *calls = util_alloc(flow->node_count, sizeof(*calls));
	uint32_t *entry = util_alloc(flow->node_count, sizeof(*entry)); /* by node */
	struct flow_edge *last = NULL, *edge;
	uint32_t *key;

	for (edge = flow->edges; edge < flow->edges + flow->edge_count; edge++) {
		uint32_t to = edge->to;

		edge->from = w->own[edge->from];
		edge->to = w->entry[to];
		if (edge->to != w->own[to])
			add_call_count(flow, &calls[w->own[to]], edge->calls);
	}
	for (size_t i = 0; i < w->points; i++) {
		uint32_t own = w->own[i];

		entry[own] = w->entry[i];
		if (w->entry[i] != own)
			flow->edges[flow->edge_count++] = (struct flow_edge){
				.from = w->entry[i], .to = own, .calls = calls[own]};
	}
	free(calls);
	qsort(flow->edges, flow->edge_count, sizeof(*flow->edges), compare_edges);
	for (edge = flow->edges; edge < flow->edges + flow->edge_count; edge++) {
		bool is_cycle = flow->nodes[edge->from].row == NONE;

		/* A call that stays in a cycle, which is divided among its members. */
		if (!is_cycle && entry[edge->from] == edge->to)
			continue;
		if (!last || compare_edges(last, edge) != 0) {
			last = &flow->edges[n++];
			*last = *edge;
			continue;
		}
		last->estimate |= edge->estimate;
		last->seen |= edge->seen;
		add_call_count(flow, &last->calls, edge->calls);
		for (size_t side = 0; side < flow->sides; side++)
			add(w, &last->paid[side], edge->paid[side]);
	}
	free(entry);
	key = util_alloc(n, sizeof(*key));
	for (edge = flow->edges; edge < flow->edges + n; edge++)
		if (flow->nodes[edge->from].row == NONE || edge->paid[0] || edge->paid[1]) {
			flow->nodes[edge->from + 1].first++;
			key[kept] = edge->to;
			flow->edges[kept++] = *edge;
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
				int64_t part = edge->paid[side];

				edge->value[side] =
					(int64_t)fraction_share(&shares, (uint64_t)part);
				/* Of one caller, there is nothing to divide. */
				edge->estimate |= edge->value[side] != part &&
						  edge->value[side] != node->all[side];
			}
			node->begins[side] = node->all[side] - (int64_t)shares.given;
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

bool flow_is_within(const struct flow *flow, uint32_t node, row_id row)
{
	for (; node != NONE; node = flow->nodes[node].outer)
		if (flow->nodes[node].row == row)
			return true;
	return false;
}

uint32_t flow_cycle(const struct flow *flow, uint32_t node)
{
	return report_after(flow->report)->inclusive.cycle[flow_row(flow, node)];
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
	struct work w = {.flow = flow, .event = event, .error = error, .good = true};

	*flow = (struct flow){
		.report = report,
		.sides = report->profile->side_count,
	};
	w.points = row_count(report);
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
