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
		key[i] = report->function_row[profile->edges.pairs[i].b];
	groups_make(&report->edges_to, key, n, report->row_count);
	for (i = 0; i < n; i++)
		key[i] = report->portion_row[profile->edges.pairs[i].a];
	groups_make(&report->edges_from, key, n, report->row_count);
	free(key);
	if (!report->settings->fn.count && !report->settings->calls)
		return;
	n = profile->calls.count;
	key = util_alloc(n, sizeof(*key));
	for (i = 0; i < n; i++)
		key[i] = profile->calls.pairs[i].a;
	groups_make(&report->calls_along, key, n, profile->edges.count);
	free(key);
}

int row_calls_compare_one(const void *a, const void *b)
{
	const struct one_call *x = a, *y = b;

	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	if (x->row != y->row)
		return x->row < y->row ? -1 : 1;
	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return x->old - y->old;
}

static size_t same_side(const struct one_call *one, size_t n)
{
	size_t i = 1;

	while (i < n && one[i].old == one[0].old)
		i++;
	return i;
}

static bool calls_overflow(struct error *error)
{
	return error_set(error, "a number of calls does not fit into 64 bits");
}

/*
 * Adds up n calls of one side, to or from what sum has; *all is their cost.
 * They call the same function, and within a cycle its work is paid for again
 * and again: so all of them together are capped.
 */
static bool add_side(const struct report *report, const struct one_call *one,
		     size_t n, struct costs *costs, struct row_call *sum,
		     cost_id *all, struct error *error)
{
	const struct inclusive *inclusive =
		&(one->old ? report_old(report) : report_new(report))
			 ->inclusive;
	int64_t count = 0;
	cost_id cost = 0, recorded = 0;
	size_t i;

	for (i = 0; i < n; i++) {
		if (!util_add(&count, one[i].count))
			return calls_overflow(error);
		cost_add(costs, &cost, &report->costs, one[i].cost);
	}
	if (report->settings->fn.count)
		cost_add(costs, &recorded, costs, cost);
	inclusive_cap(inclusive, &report->costs, inclusive->node[one->limit],
		      costs, &cost);
	if (one->old ? __builtin_sub_overflow(sum->count, count, &sum->count)
		     : !util_add(&sum->count, count))
		return calls_overflow(error);
	if (rows_extended(report)) {
		struct call_count calls = {count, true};

		cost = rows_extend(report, costs, cost, cost, calls);
		recorded =
			rows_extend(report, costs, recorded, recorded, calls);
	}
	sum->recorded = recorded;
	if (one->old)
		sum->old_count = count;
	else
		sum->new_count = count;
	*all = cost;
	return true;
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
		if (!add_side(report, one + i, same, &calls->costs, &sum,
			      one[i].old ? &old : &new, error))
			return false;
	}
	sum.cost = profile_compares(report->profile)
			   ? cost_change(&calls->costs, old, new)
			   : new;
	if (profile_compares(report->profile) && !report->settings->worth &&
	    sum.count == 0 &&
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

	while (i < n && one[i].number == one[0].number &&
	       one[i].row == one[0].row && one[i].from == one[0].from)
		i++;
	return i;
}

bool row_calls_add(const struct report *report, const struct one_call *one,
		   size_t n, struct row_calls *calls, struct error *error)
{
	size_t first = calls->count, i, same;

	for (i = 0; i < n; i += same) {
		same = same_row(one + i, n - i);
		if (!add_entry(report, one + i, same, calls, error))
			return false;
	}
	sort_from(report, calls, first);
	return true;
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
		    (report->by >= BY_FILE &&
		     report->portion_row[edge.a] ==
			     report->function_row[edge.b]))
			continue;
		one[count] = (struct one_call){
			.row = callers ? report->portion_row[edge.a]
				       : report->function_row[edge.b],
			.limit = inclusive_callee(&view->inclusive, profile,
						  edges[i]),
			.old = view != report_new(report),
			.cost = view->aggregates.edge[edges[i]].cost,
			.count = view->aggregates.edge[edges[i]].count,
		};
		count++;
	}
	return count;
}

/* The calls along edges, grouped by the row at the other end. */
static bool edge_calls(const struct report *report, const uint32_t *edges,
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
	qsort(one, count, sizeof(*one), row_calls_compare_one);
	fits = row_calls_add(report, one, count, calls, error);
	free(one);
	return fits;
}

bool row_calls_to(const struct report *report, row_id row,
		  struct row_calls *calls, struct error *error)
{
	const uint32_t *first = report->edges_to.first;

	return edge_calls(report, report->edges_to.id + first[row],
			  first[row + 1] - first[row], true, calls, error);
}

bool row_calls_from(const struct report *report, row_id row,
		    struct row_calls *calls, struct error *error)
{
	const uint32_t *first = report->edges_from.first;

	return edge_calls(report, report->edges_from.id + first[row],
			  first[row + 1] - first[row], false, calls, error);
}

struct site {
	name_id file;
	struct one_call one;
};

static int compare_sites(const void *a, const void *b)
{
	const struct site *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	return row_calls_compare_one(&x->one, &y->one);
}

/* Puts the calls along an edge, by line, behind n others; returns how many. */
static size_t gather_sites(const struct report *report, edge_id edge,
			   struct site **sites, size_t *room, size_t n)
{
	const struct profile *profile = report->profile;
	const struct view *view = report_new(report);
	const uint32_t *first = report->calls_along.first + edge;
	struct pair pair = profile->edges.pairs[edge];
	uint32_t i;

	*sites = util_grow(*sites, room, n + first[1] - first[0],
			   sizeof(**sites));
	for (i = first[0]; i < first[1]; i++) {
		call_id id = report->calls_along.id[i];
		const struct call *call = &view->side->call[id];

		if (id >= view->side->call_count || !call->seen)
			continue;
		(*sites)[n++] = (struct site){
			profile->portions.pairs[pair.a].b,
			{.number = profile_number(profile,
						  profile->calls.pairs[id].b),
			 .row = report->function_row[pair.b],
			 .limit = inclusive_callee(&view->inclusive, profile,
						   edge),
			 .cost = call->cost,
			 .count = call->count}};
	}
	return n;
}

/* Adds up the calls of each site, which come one behind the other. */
static bool add_sites(const struct report *report, const struct site *sites,
		      size_t n, struct row_calls *calls, struct error *error)
{
	struct one_call *one = util_alloc(n, sizeof(*one));
	bool fits = true;
	size_t i, j;

	for (i = 0; fits && i < n; i = j) {
		for (j = i; j < n && sites[j].file == sites[i].file &&
			    sites[j].one.number == sites[i].one.number;
		     j++)
			one[j] = sites[j].one;
		fits = row_calls_add(report, one + i, j - i, calls, error);
		if (!fits)
			break;
		calls->list[calls->count - 1].file = sites[i].file;
		calls->list[calls->count - 1].line = sites[i].one.number;
	}
	free(one);
	sort_from(report, calls, 0);
	return fits;
}

bool row_calls_sites(const struct report *report, row_id caller, row_id callee,
		     struct row_calls *sites, struct error *error)
{
	const struct profile *profile = report->profile;
	const uint32_t *to = report->edges_to.first + callee;
	const uint32_t *from = report->edges_from.first + caller;
	/* One of the two may have very many. */
	bool few = from[1] - from[0] < to[1] - to[0];
	const struct groups *edges =
		few ? &report->edges_from : &report->edges_to;
	const uint32_t *first = few ? from : to;
	struct site *all = NULL;
	size_t n = 0, room = 0;
	bool fits;
	uint32_t i;

	*sites = (struct row_calls){0};
	if (profile_compares(profile) || profile->slice_count)
		return true;
	for (i = first[0]; i < first[1]; i++) {
		struct pair edge = profile->edges.pairs[edges->id[i]];

		if (report->portion_row[edge.a] == caller &&
		    report->function_row[edge.b] == callee)
			n = gather_sites(report, edges->id[i], &all, &room, n);
	}
	if (n)
		qsort(all, n, sizeof(*all), compare_sites);
	fits = add_sites(report, all, n, sites, error);
	free(all);
	return fits;
}

void row_calls_free(struct row_calls *calls)
{
	free(calls->list);
	cost_free(&calls->costs);
	*calls = (struct row_calls){0};
}
