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
	groups_of_pairs(&report->index.calls_along, &profile->calls,
			profile->edges.count);
}

/*
 * A single call before aggregation; calls with equal row and from are added up.
 * Their sum is capped by the cost of limit, the node that they call.
 */
struct one_call {
	row_id row, from;
	edge_id edge; /* NONE: a call on a line */
	uint32_t limit;
	const struct view *view; /* of the side that has the call */
	struct call on;          /* the call, with a cost in report.costs */
};

static int compare_one(const void *a, const void *b)
{
	const struct one_call *x = a, *y = b;

	if (x->row != y->row)
		return x->row < y->row ? -1 : 1;
	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	/* NEW before OLD; views have OLD first. */
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
 * Adds up n calls of one side: *all is their cost, sum->recorded the uncapped
 * one.  The cost is capped, as calls of one function within a cycle pay for the
 * same work again and again.
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

/* Adds up n calls with one row and line into an entry of the list. */
static bool add_row_call(const struct report *report,
			 const struct one_call *one, size_t n,
			 struct row_calls *calls, struct error *error)
{
	struct row_call sum = {.row = one->row,
			       .from = one->from,
			       .edge = n == 1 ? one->edge : NONE};
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
	int64_t key; /* of the first sort column; usually decisive */
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
	return order;
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

/* Sorts n calls and adds them to the list. */
static bool list_calls(const struct report *report, struct one_call *one,
		       size_t n, struct row_calls *calls, struct error *error)
{
	size_t first = calls->count, i, same;

	if (n > 1)
		qsort(one, n, sizeof(*one), compare_one);
	for (i = 0; i < n; i += same) {
		same = same_row(one + i, n - i);
		if (!add_row_call(report, one + i, same, calls, error))
			return false;
	}
	sort_from(report, calls, first);
	return true;
}

/* Stores the calls of a fact, one for each side, in one; returns how many. */
static size_t gather_fact(const struct report *report,
			  const struct spots *spots, const struct spot *fact,
			  struct one_call *one)
{
	const size_t sides = report->profile->side_count;
	bool callers = report->settings->complete && !spots->code;
	size_t count = 0, i;
	struct call on;

	for (i = 0; fact->kind == SPOT_CALL && i < sides; i++)
		if (fact->sides & (i + 1 < sides ? SPOT_OLD : SPOT_NEW) &&
		    spots_on(spots, SPOT_CALL, fact->id, report->views[i].side,
			     &on))
			one[count++] = (struct one_call){
				.row = report->rows.of_function[fact->callee],
				.from = callers ? report->rows.of_portion
							  [fact->portion]
						: NONE,
				.edge = NONE,
				.limit = report->node_of_function[fact->callee],
				.view = &report->views[i],
				.on = on,
			};
	return count;
}

bool row_calls_at(const struct report *report, const struct spots *spots,
		  const struct spot *facts, size_t n, struct row_calls *calls,
		  struct error *error)
{
	struct one_call *one;
	size_t most = 0, count = 0, i;
	bool fits;

	for (i = 0; i < n; i++)
		most += facts[i].kind == SPOT_CALL;
	if (!most)
		return true;
	one = util_alloc(2 * most, sizeof(*one));
	for (i = 0; i < n; i++)
		count += gather_fact(report, spots, &facts[i], one + count);
	fits = list_calls(report, one, count, calls, error);
	free(one);
	return fits;
}

/* Stores the calls along an edge, one for each side; returns how many. */
static size_t gather_edge(const struct report *report, edge_id edge,
			  bool callers, struct one_call *one)
{
	struct pair pair = report->profile->edges.pairs[edge];
	row_id from = report->rows.of_portion[pair.a];
	row_id to = report->rows.of_function[pair.b];
	size_t count = 0, i;

	if (report_is_grouped(report) && from == to)
		return 0;
	for (i = 0; i < report->profile->side_count; i++) {
		const struct view *view = &report->views[i];

		if (view->aggregates.edge[edge].seen)
			one[count++] = (struct one_call){
				.row = callers ? from : to,
				.edge = edge,
				.limit = report->node_of_function[pair.b],
				.view = view,
				.on = view->aggregates.edge[edge],
			};
	}
	return count;
}

bool row_calls_along(const struct report *report, const uint32_t *edges,
		     size_t n, bool callers, struct row_calls *calls,
		     struct error *error)
{
	struct one_call *one = util_alloc(2 * n, sizeof(*one));
	size_t count = 0, i;
	bool fits;

	*calls = (struct row_calls){0};
	for (i = 0; i < n; i++)
		count += gather_edge(report, edges[i], callers, one + count);
	fits = list_calls(report, one, count, calls, error);
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

/* Appends the calls along an edge, by line, after n; returns the new n. */
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

/* Adds up the calls of each site; the sites are sorted. */
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

/* Returns edges that include all edges from caller to callee. */
static const uint32_t *edges_between(const struct report *report, row_id caller,
				     row_id callee, size_t *count)
{
	const struct report_index *index = &report->index;
	const uint32_t *to = index->edges_to.first + callee;
	const uint32_t *from = index->edges_from.first + caller;
	/* One of the two lists may be very long. */
	bool few = from[1] - from[0] < to[1] - to[0];

	*count = few ? from[1] - from[0] : to[1] - to[0];
	return few ? index->edges_from.id + *from : index->edges_to.id + *to;
}

/* Whether lines of calls can be told; line numbers of two sides may differ. */
static bool has_sites(const struct profile *profile)
{
	return !profile_compares(profile) && !profile->slice_count;
}

bool row_calls_place(const struct report *report, struct row_call *call)
{
	const struct profile *profile = report->profile;
	struct spots spots = spots_all(profile, NULL);
	struct ids calls;
	struct spot only;

	if (call->edge == NONE || !has_sites(profile))
		return false;
	calls = groups_get(&report->index.calls_along, call->edge);
	if (calls.count != 1)
		return false;
	only = spots_get(&spots, SPOT_CALL, calls.id[0]);
	call->file = profile->portions.pairs[only.portion].b;
	call->line = only.line;
	return true;
}

bool row_calls_sites(const struct report *report, row_id caller, row_id callee,
		     edge_id edge, struct row_calls *sites, struct error *error)
{
	const struct profile *profile = report->profile;
	struct spots spots = spots_all(profile, NULL);
	const uint32_t *edges = &edge;
	struct site *all = NULL;
	size_t n = 0, room = 0, count = 1, i;
	bool fits;

	*sites = (struct row_calls){0};
	if (!has_sites(profile))
		return true;
	if (edge == NONE)
		edges = edges_between(report, caller, callee, &count);
	for (i = 0; i < count; i++) {
		struct pair pair = profile->edges.pairs[edges[i]];

		if (report->rows.of_portion[pair.a] == caller &&
		    report->rows.of_function[pair.b] == callee)
			n = gather_sites(report, &spots, edges[i], &all, &room,
					 n);
	}
	if (n > 1)
		qsort(all, n, sizeof(*all), compare_sites);
	fits = add_sites(report, &spots, all, n, sites, error);
	free(all);
	return fits;
}

/* --- prefetching ------------------------------------------------------- */

/* The context of fetching, with an array by row. */
struct ahead {
	const struct report *report;
	const struct profile *profile;
	const struct view *view;
	const uint32_t *by_row;
};

static void fetch_cost(const struct ahead *a, cost_id cost)
{
	if (cost)
		bits_prefetch(cost_cells(&a->report->costs, cost));
}

static call_id first_call(const struct ahead *a, edge_id edge)
{
	const struct groups *along = &a->report->index.calls_along;

	return along->id[along->first[edge]];
}

static void fetch_edge(const struct ahead *a, edge_id edge)
{
	bits_prefetch(&a->profile->edges.pairs[edge]);
	bits_prefetch(&a->view->aggregates.edge[edge]);
	bits_prefetch(&a->report->index.calls_along.first[edge]);
}

static void fetch_ends(const struct ahead *a, edge_id edge)
{
	const struct groups *along = &a->report->index.calls_along;
	struct pair pair = a->profile->edges.pairs[edge];

	bits_prefetch(&a->profile->portions.pairs[pair.a]);
	bits_prefetch(&a->report->rows.of_portion[pair.a]);
	bits_prefetch(&a->report->rows.of_function[pair.b]);
	bits_prefetch(&a->report->node_of_function[pair.b]);
	bits_prefetch(&along->id[along->first[edge]]);
	fetch_cost(a, a->view->aggregates.edge[edge].cost);
}

static void fetch_call(const struct ahead *a, edge_id edge)
{
	struct pair pair = a->profile->edges.pairs[edge];
	row_id caller = a->report->rows.of_portion[pair.a];
	uint32_t node = a->report->node_of_function[pair.b];
	call_id call = first_call(a, edge);

	bits_prefetch(&a->profile->calls.pairs[call]);
	if (call < a->view->side->call_count)
		bits_prefetch(&a->view->side->call[call]);
	bits_prefetch(&a->view->inclusive.node[node]);
	bits_prefetch(&a->report->rows.list[caller]);
	bits_prefetch(&a->by_row[caller]);
	bits_prefetch(&a->by_row[a->report->rows.of_function[pair.b]]);
}

static void fetch_limit(const struct ahead *a, edge_id edge)
{
	function_id callee = a->profile->edges.pairs[edge].b;
	uint32_t node = a->report->node_of_function[callee];
	call_id call = first_call(a, edge);

	fetch_cost(a, a->view->inclusive.node[node]);
	if (call < a->view->side->call_count)
		fetch_cost(a, a->view->side->call[call].cost);
}

static void fetch_portion(const struct ahead *a, portion_id portion)
{
	bits_prefetch(&a->profile->portions.pairs[portion]);
	bits_prefetch(&a->report->node_of_portion[portion]);
	bits_prefetch(&a->view->aggregates.portion[portion]);
	if (a->view->portion_cost)
		bits_prefetch(&a->view->portion_cost[portion]);
}

static void fetch_node(const struct ahead *a, portion_id portion)
{
	uint32_t node = a->report->node_of_portion[portion];
	function_id function = a->profile->portions.pairs[portion].a;

	bits_prefetch(&a->profile->functions.pairs[function]);
	bits_prefetch(&a->view->inclusive.cycle[node]);
	bits_prefetch(&a->view->inclusive.node[node]);
	fetch_cost(a, a->view->aggregates.portion[portion]);
	if (a->view->portion_cost)
		fetch_cost(a, a->view->portion_cost[portion]);
}

static void fetch_inclusive(const struct ahead *a, portion_id portion)
{
	uint32_t node = a->report->node_of_portion[portion];

	fetch_cost(a, a->view->inclusive.node[node]);
}

/*
 * Fetches in steps: each step is for a row further ahead, and loads data that
 * the next step reads for that row.  When a row is reached, all steps are done.
 */
void row_calls_prefetch(const struct report *report, size_t listed,
			const uint32_t *by_row)
{
	enum { STEPS = 4, AHEAD = 4, FEW = 4 };
	typedef void fetch(const struct ahead *a, uint32_t id);
	static fetch *const steps[][STEPS] = {
		{fetch_edge, fetch_ends, fetch_call, fetch_limit},
		{fetch_edge, fetch_ends, fetch_call, fetch_limit},
		{fetch_portion, fetch_node, fetch_inclusive, NULL},
	};
	const struct report_index *index = &report->index;
	const struct groups *const groups[] = {
		&index->edges_to, &index->edges_from, &index->portions_of};
	struct ahead a = {report, report->profile, report_new(report), by_row};
	size_t last = report->order.count - 1,
	       ahead = (size_t)(STEPS + 2) * AHEAD;
	size_t step, i;

	for (step = 0; step < STEPS + 2; step++, ahead -= AHEAD) {
		size_t at = listed + ahead < last ? listed + ahead : last;
		row_id row = report->order.listed[at];

		for (i = 0; i < LENGTH(groups); i++) {
			const uint32_t *id, *end;
			fetch *next = NULL;

			if (step == 0) {
				bits_prefetch(&groups[i]->first[row]);
				continue;
			}
			id = groups[i]->id + groups[i]->first[row];
			end = groups[i]->id + groups[i]->first[row + 1];
			if (step == 1)
				bits_prefetch(id);
			else
				next = steps[i][step - 2];
			for (end = end - id > FEW ? id + FEW : end;
			     next && id < end; id++)
				next(&a, *id);
		}
	}
}

void row_calls_free(struct row_calls *calls)
{
	free(calls->list);
	cost_free(&calls->costs);
	*calls = (struct row_calls){0};
}
