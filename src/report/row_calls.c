/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/row_calls.h"

#include <stdlib.h>

void row_calls_index(struct report *report)
{
	const struct profile *profile = report->profile;
	size_t n = profile->edges.count;
	uint32_t *key = util_alloc(n, sizeof(*key));
	size_t i;

	for (i = 0; i < n; i++)
		key[i] = report->rows.of_function[profile->edges.pairs[i].b];
	groups_make(&report->index.edges_to, key, n, report->rows.count);
	for (i = 0; i < n; i++)
		key[i] = report->rows.of_portion[profile->edges.pairs[i].a];
	groups_make(&report->index.edges_from, key, n, report->rows.count);
	free(key);
	if (!report->settings->fn.count && !report->settings->calls &&
	    !report->settings->call_tree)
		return;
	n = profile->calls.count;
	key = util_alloc(n, sizeof(*key));
	for (i = 0; i < n; i++)
		key[i] = profile->calls.pairs[i].a;
	groups_make(&report->index.calls_along, key, n, profile->edges.count);
	free(key);
}

/*
 * A single call before aggregation; calls of one row are added up.  Their sum
 * is no more than the cost of limit, the node that all of them call.
 */
struct one_call {
	row_id row, from;
	uint32_t limit;
	const struct view *view; /* of the side that has it */
	struct call on;          /* it, with a cost of the report's costs */
};

static int compare_one(const void *a, const void *b)
{
	const struct one_call *x = a, *y = b;

	if (x->row != y->row)
		return x->row < y->row ? -1 : 1;
	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	/* NEW before OLD, as views are not. */
	return (x->view < y->view) - (x->view > y->view);
}

static size_t same_side(const struct one_call *one, size_t n)
{
	size_t i = 1;

	while (i < n && one[i].view == one[0].view)
		i++;
	return i;
}

/*
 * Adds up n calls of one side, to or from what sum has; *all is their cost.
 * They call the same function, and within a cycle its work is paid for again
 * and again: so all of them together are capped.
 */
static bool add_calls_side(const struct report *report,
			   const struct one_call *one, size_t n,
			   struct costs *costs, struct row_call *sum,
			   cost_id *all, struct error *error)
{
	const struct inclusive *inclusive = &one->view->inclusive;
	struct call_count calls = {0, true};
	cost_id cost = 0, recorded = 0;
	size_t i;

	for (i = 0; i < n; i++) {
		if (!util_add(&calls.count, one[i].on.count))
			return aggregates_calls_overflow(error);
		cost_add(costs, &cost, &report->costs, one[i].on.cost);
	}
	if (report->settings->fn.count)
		cost_add(costs, &recorded, costs, cost);
	inclusive_cap(inclusive, &report->costs, inclusive->node[one->limit],
		      costs, &cost);
	if (report->settings->fn.count)
		sum->recorded = cost_called(costs, recorded, recorded, calls);
	*all = cost_called(costs, cost, cost, calls);
	return true;
}

int64_t row_calls_count(const struct report *report,
			const struct row_calls *calls,
			const struct row_call *call)
{
	int64_t count;

	column_value(report->columns, &report->columns->count, &calls->costs,
		     call->cost, &count);
	return count;
}

/* Adds up n calls of one line and row into an entry of the list. */
static bool add_entry(const struct report *report, const struct one_call *one,
		      size_t n, struct row_calls *calls, struct error *error)
{
	struct row_call sum = {.row = one->row, .from = one->from};
	cost_id old = 0, new = 0;
	size_t i, same;

	for (i = 0; i < n; i += same) {
		same = same_side(one + i, n - i);
		if (!add_calls_side(report, one + i, same, &calls->costs, &sum,
				    one[i].view == report_new(report) ? &new
								      : &old,
				    error))
			return false;
	}
	sum.cost = profile_compares(report->profile)
			   ? cost_change(&calls->costs, old, new)
			   : new;
	if (profile_compares(report->profile) && !report->settings->uncut &&
	    row_calls_count(report, calls, &sum) == 0 &&
	    columns_is_zero(report->columns, &calls->costs, sum.cost))
		return aggregates_fit(report->profile, &calls->costs, error);
	calls->list = util_grow(calls->list, &calls->room, calls->count + 1,
				sizeof(*calls->list));
	calls->list[calls->count++] = sum;
	return aggregates_fit(report->profile, &calls->costs, error);
}

struct call_item {
	const struct report *report;
	const struct costs *costs;
	int64_t key; /* of the first sorted column: mostly it decides */
	struct row_call call;
};

static int compare_calls(const void *a, const void *b)
{
	const struct call_item *x = a, *y = b;
	int order;

	if (x->key != y->key)
		return x->key > y->key ? -1 : 1;
	order = columns_compare(x->report->columns, x->costs, x->call.cost,
				y->costs, y->call.cost);
	if (!order && x->call.row != y->call.row)
		order = rows_compare(x->report, x->call.row, y->call.row);
	if (!order && x->call.from != y->call.from)
		order = rows_compare(x->report, x->call.from, y->call.from);
	if (!order && x->call.file != y->call.file)
		order = str_compare(report_name(x->report, x->call.file),
				    report_name(x->report, y->call.file));
	if (!order)
		order = (x->call.line > y->call.line) -
			(x->call.line < y->call.line);
	return order ? order
		     : (x->call.from > y->call.from) -
			       (x->call.from < y->call.from);
}

static void sort_from(const struct report *report, struct row_calls *calls,
		      size_t first)
{
	size_t n = calls->count - first;
	struct call_item *items;
	size_t i;

	if (n < 2)
		return;
	items = util_alloc(n, sizeof(*items));
	for (i = 0; i < n; i++) {
		struct row_call *call = &calls->list[first + i];
		int64_t key = 0;

		if (report->columns->sorted_count)
			key = columns_key(report->columns, 0, &calls->costs,
					  call->cost);
		items[i] =
			(struct call_item){report, &calls->costs, key, *call};
	}
	qsort(items, n, sizeof(*items), compare_calls);
	for (i = 0; i < n; i++)
		calls->list[first + i] = items[i].call;
	free(items);
}

static size_t same_row(const struct one_call *one, size_t n)
{
	size_t i = 1;

	while (i < n && one[i].row == one[0].row && one[i].from == one[0].from)
		i++;
	return i;
}

/* Adds n calls, which are put in order, to the list. */
static bool add_calls(const struct report *report, struct one_call *one,
		      size_t n, struct row_calls *calls, struct error *error)
{
	size_t first = calls->count, i, same;

	if (n > 1)
		qsort(one, n, sizeof(*one), compare_one);
	for (i = 0; i < n; i += same) {
		same = same_row(one + i, n - i);
		if (!add_entry(report, one + i, same, calls, error))
			return false;
	}
	sort_from(report, calls, first);
	return true;
}

/* The calls of one side among the facts of a spot; returns how many. */
static size_t gather_facts(const struct report *report,
			   const struct spots *spots, unsigned side,
			   const struct spot *facts, size_t n,
			   struct one_call *one)
{
	const struct view *view =
		side == SPOT_OLD ? report_old(report) : report_new(report);
	bool callers = report->settings->complete && !spots->code;
	size_t count = 0, i;
	struct call on;

	for (i = 0; i < n; i++) {
		const struct spot *call = &facts[i];

		if (call->kind != SPOT_CALL || !(call->sides & side) ||
		    !spots_on(spots, SPOT_CALL, call->id, view->side, &on))
			continue;
		one[count++] = (struct one_call){
			.row = report->rows.of_function[call->callee],
			.from = callers ? report->rows.of_portion[call->portion]
					: NONE,
			.limit = report->node_of_function[call->callee],
			.view = view,
			.on = on,
		};
	}
	return count;
}

bool row_calls_at(const struct report *report, const struct spots *spots,
		  const struct spot *facts, size_t n, struct row_calls *calls,
		  struct error *error)
{
	struct one_call *one;
	size_t most = 0, count, i;
	bool fits;

	for (i = 0; i < n; i++)
		most += facts[i].kind == SPOT_CALL;
	if (!most)
		return true;
	one = util_alloc(2 * most, sizeof(*one));
	count = gather_facts(report, spots, SPOT_NEW, facts, n, one);
	if (profile_compares(report->profile))
		count += gather_facts(report, spots, SPOT_OLD, facts, n,
				      one + count);
	fits = add_calls(report, one, count, calls, error);
	free(one);
	return fits;
}

/* Puts the calls of one side along edges into one; returns how many. */
static size_t gather_edges(const struct report *report, const struct view *view,
			   const uint32_t *edges, size_t n, bool callers,
			   struct one_call *one)
{
	const struct profile *profile = report->profile;
	size_t count = 0, i;

	for (i = 0; i < n; i++) {
		struct pair edge = profile->edges.pairs[edges[i]];

		if (!view->aggregates.edge[edges[i]].seen ||
		    (report_is_grouped(report) &&
		     report->rows.of_portion[edge.a] ==
			     report->rows.of_function[edge.b]))
			continue;
		one[count] = (struct one_call){
			.row = callers ? report->rows.of_portion[edge.a]
				       : report->rows.of_function[edge.b],
			.limit = report->node_of_function[edge.b],
			.view = view,
			.on = view->aggregates.edge[edges[i]],
		};
		count++;
	}
	return count;
}

bool row_calls_along(const struct report *report, const uint32_t *edges,
		     size_t n, bool callers, struct row_calls *calls,
		     struct error *error)
{
	struct one_call *one = util_alloc(2 * n, sizeof(*one));
	size_t count;
	bool fits;

	*calls = (struct row_calls){0};
	count = gather_edges(report, report_new(report), edges, n, callers,
			     one);
	if (profile_compares(report->profile))
		count += gather_edges(report, report_old(report), edges, n,
				      callers, one + count);
	fits = add_calls(report, one, count, calls, error);
	free(one);
	return fits;
}

bool row_calls_to(const struct report *report, row_id row,
		  struct row_calls *calls, struct error *error)
{
	const uint32_t *first = report->index.edges_to.first;

	return row_calls_along(report, report->index.edges_to.id + first[row],
			       first[row + 1] - first[row], true, calls, error);
}

bool row_calls_from(const struct report *report, row_id row,
		    struct row_calls *calls, struct error *error)
{
	const uint32_t *first = report->index.edges_from.first;

	return row_calls_along(report, report->index.edges_from.id + first[row],
			       first[row + 1] - first[row], false, calls,
			       error);
}

struct site {
	name_id file;
	struct spot call;
};

static int compare_sites(const void *a, const void *b)
{
	const struct site *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	if (x->call.line != y->call.line)
		return x->call.line < y->call.line ? -1 : 1;
	return (x->call.id > y->call.id) - (x->call.id < y->call.id);
}

/* Puts the calls along an edge, by line, behind n others; returns how many. */
static size_t gather_sites(const struct report *report,
			   const struct spots *spots, edge_id edge,
			   struct site **sites, size_t *room, size_t n)
{
	const uint32_t *first = report->index.calls_along.first + edge;
	struct call on;
	uint32_t i;

	for (i = first[0]; i < first[1]; i++) {
		struct spot call = spots_get(spots, SPOT_CALL,
					     report->index.calls_along.id[i]);

		if (!spots_on(spots, SPOT_CALL, call.id,
			      report_new(report)->side, &on))
			continue;
		*sites = util_grow(*sites, room, n + 1, sizeof(**sites));
		(*sites)[n++] = (struct site){
			report->profile->portions.pairs[call.portion].b, call};
	}
	return n;
}

/* Adds up the calls of each site, which come one behind the other. */
static bool add_sites(const struct report *report, const struct spots *spots,
		      const struct site *sites, size_t n,
		      struct row_calls *calls, struct error *error)
{
	struct spot *facts = util_alloc(n, sizeof(*facts));
	bool fits = true;
	size_t i, j;

	for (i = 0; fits && i < n; i = j) {
		for (j = i; j < n && sites[j].file == sites[i].file &&
			    sites[j].call.line == sites[i].call.line;
		     j++)
			facts[j] = sites[j].call;
		fits = row_calls_at(report, spots, facts + i, j - i, calls,
				    error);
		if (!fits)
			break;
		calls->list[calls->count - 1].file = sites[i].file;
		calls->list[calls->count - 1].line = sites[i].call.line;
	}
	free(facts);
	sort_from(report, calls, 0);
	return fits;
}

bool row_calls_sites(const struct report *report, row_id caller, row_id callee,
		     struct row_calls *sites, struct error *error)
{
	const struct profile *profile = report->profile;
	const uint32_t *to = report->index.edges_to.first + callee;
	const uint32_t *from = report->index.edges_from.first + caller;
	/* One of the two may have very many. */
	bool few = from[1] - from[0] < to[1] - to[0];
	const struct groups *edges =
		few ? &report->index.edges_from : &report->index.edges_to;
	const uint32_t *first = few ? from : to;
	struct spots spots = spots_all(profile, NULL);
	struct site *all = NULL;
	size_t n = 0, room = 0;
	bool fits;
	uint32_t i;

	*sites = (struct row_calls){0};
	if (profile_compares(profile) || profile->slice_count)
		return true;
	for (i = first[0]; i < first[1]; i++) {
		struct pair edge = profile->edges.pairs[edges->id[i]];

		if (report->rows.of_portion[edge.a] == caller &&
		    report->rows.of_function[edge.b] == callee)
			n = gather_sites(report, &spots, edges->id[i], &all,
					 &room, n);
	}
	if (n)
		qsort(all, n, sizeof(*all), compare_sites);
	fits = add_sites(report, &spots, all, n, sites, error);
	free(all);
	return fits;
}

void row_calls_free(struct row_calls *calls)
{
	free(calls->list);
	cost_free(&calls->costs);
	*calls = (struct row_calls){0};
}
