/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/row_calls.h"

static void index_edges(struct report *report)
{
	const struct profile *profile = report->profile;
	size_t n = profile->edges.count;
	uint32_t *key = util_alloc(n, sizeof(*key));

	/* What is part of another call is in the last group, of no row. */
	for (size_t i = 0; i < n; i++)
		key[i] = profile_is_within(profile, (edge_id)i)
				 ? (uint32_t)report->rows.count
				 : report->rows.of_function[profile->edges.pairs[i].b];
	groups_make(&report->index.edges_to, key, n, report->rows.count + 1);
	for (size_t i = 0; i < n; i++)
		if (key[i] < report->rows.count)
			key[i] = report->rows.of_portion[profile->edges.pairs[i].a];
	groups_make(&report->index.edges_from, key, n, report->rows.count + 1);
	free(key);
}

void row_calls_index(struct report *report)
{
	const struct profile *profile = report->profile;
	const struct settings *settings = report->settings;
	struct report_index *index = &report->index;
	bool lines = settings->fn.count || settings->all_calls;

	if (!index->edges_to.first)
		index_edges(report);
	if (lines && !index->calls_along.first)
		groups_of_pairs(&index->calls_along, &profile->calls, profile->edges.count);
}

/*
 * A single call before aggregation; calls that compare_keys() takes for equal are added up.  Their
 * sum is capped by the cost of limit, the node that they call.
 */
struct one_call {
	row_id row, from; /* as those of struct row_call */
	edge_id edge;
	name_id file;
	uint64_t line;
	row_id limit;
	const struct side_sums *sums; /* of the side that has the call */
	struct call on;               /* the call, with a cost in report.costs */
};

struct gathered {
	struct one_call *list;
	size_t count, room;
};

/* Adds a call on a side that has it. */
static void gather(struct one_call call, struct gathered *to)
{
	if (call.on.seen)
		UTIL_PUSH(to->list, to->count, to->room) = call;
}

static int compare_keys(const void *a, const void *b)
{
	const struct one_call *x = a, *y = b;

	if (x->row != y->row)
		return x->row < y->row ? -1 : 1;
	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	return (x->line > y->line) - (x->line < y->line);
}

int64_t row_calls_count(const struct report *report, const struct row_calls *calls,
			const struct row_call *call)
{
	int64_t count;

	column_value(report->columns, &report->columns->count, row_calls_item(report, calls, call),
		     &count);
	return count;
}

/*
 * Adds up n calls with equal keys.  The cost is capped, as calls of one function within a cycle pay
 * for the same work again and again.
 */
static void add_up(const struct report *report, const struct one_call *one, size_t n,
		   struct costs *costs, struct row_call *sum)
{
	*sum = (struct row_call){.row = one->row,
				 .from = one->from,
				 .edge = n > 1 ? NONE : one->edge,
				 .file = one->file,
				 .line = one->line};
	for (size_t i = 0; i < n; i++) {
		struct values *in = &sum->in[one[i].sums - report->sums];

		if (!util_add(&in->calls.count, one[i].on.count))
			cost_mark_overflow(costs, COST_CALLS);
		in->calls.given |= (one[i].on.seen & CALL_RECORDED) != 0;
		sum->seen |= one[i].on.seen;
		cost_add(costs, &in->self, &report->costs, one[i].on.cost);
	}
	for (size_t i = 0; i < report->profile->side_count; i++) {
		const struct inclusive *inclusive = &report->sums[i].inclusive;

		sum->capped |= inclusive_cap(inclusive, &report->costs, inclusive->node[one->limit],
					     costs, &sum->in[i].self);
		sum->in[i].inclusive = sum->in[i].self;
	}
}

struct call_item {
	const struct report *report;
	const struct row_calls *calls;
	int64_t key; /* of the first sort column; usually decisive */
	struct row_call call;
};

static int compare_calls(const void *a, const void *b)
{
	const struct call_item *x = a, *y = b;
	int order = (x->key < y->key) - (x->key > y->key);

	if (!order)
		order = columns_compare(x->report->columns,
					row_calls_item(x->report, x->calls, &x->call),
					row_calls_item(y->report, y->calls, &y->call));
	if (!order && x->call.row != y->call.row)
		order = rows_compare(x->report, x->call.row, y->call.row);
	if (!order && x->call.from != y->call.from)
		order = rows_compare(x->report, x->call.from, y->call.from);
	if (!order && x->call.file != y->call.file)
		order = str_compare(report_name(x->report, x->call.file),
				    report_name(x->report, y->call.file));
	if (!order)
		order = (x->call.line > y->call.line) - (x->call.line < y->call.line);
	return order;
}

/*
 * Adds up the calls that were gathered, drops those that are not shown, sorts the others, and frees
 * what they use.  Not shown are, with --by=file and the like, calls of the row own within itself;
 * and with --diff those whose number and cost did not change, but for the page.
 */
static void list_calls(const struct report *report, row_id own, struct gathered *all,
		       struct row_calls *calls)
{
	const bool unchanged = !profile_compares(report->profile) || report->settings->page;
	struct one_call *one = all->list;
	struct call_item item = {.report = report, .calls = calls}, *items;
	size_t n = all->count, first = calls->count, j;

	if (!n)
		return;
	items = util_alloc(n, sizeof(*items));
	qsort(one, n, sizeof(*one), compare_keys);
	for (size_t i = 0; i < n; i = j) {
		for (j = i + 1; j < n && compare_keys(&one[j], &one[i]) == 0; j++)
			;
		if (report_is_grouped(report) && one[i].row == own)
			continue;
		add_up(report, one + i, j - i, &calls->costs, &item.call);
		if (!unchanged && row_calls_count(report, calls, &item.call) == 0 &&
		    cost_equal(&calls->costs, item.call.in[0].self, item.call.in[1].self))
			continue;
		if (report->columns->sorted_count)
			item.key = columns_key(report->columns, 0,
					       row_calls_item(report, calls, &item.call));
		items[calls->count++ - first] = item;
	}
	calls->list = util_grow(calls->list, &calls->room, calls->count, sizeof(*calls->list));
	qsort(items, calls->count - first, sizeof(*items), compare_calls);
	for (size_t i = first; i < calls->count; i++)
		calls->list[i] = items[i - first].call;
	free(items);
	free(one);
	report_note_overflow(report, &calls->costs);
}

/* Gathers the calls of a fact, one for each side. */
static void gather_fact(const struct report *report, const struct locations *locations,
			const struct location *fact, struct gathered *to)
{
	const size_t sides = report->profile->side_count;
	struct one_call call = {.from = NONE, .edge = NONE};

	if (fact->kind != LOCATION_CALL)
		return;
	call.row = call.limit = report->rows.of_function[fact->callee];
	if (report->settings->complete && !locations->code)
		call.from = report->rows.of_portion[fact->portion];
	for (size_t i = 0; i < sides; i++) {
		call.sums = &report->sums[i];
		if (fact->sides & (i + 1 < sides ? LOCATION_OLD : LOCATION_NEW) &&
		    locations_on(locations, LOCATION_CALL, fact->id, call.sums->side, &call.on))
			gather(call, to);
	}
}

void row_calls_at(const struct report *report, const struct locations *locations,
		  const struct location *facts, size_t n, struct row_calls *calls)
{
	struct gathered all = {0};

	for (size_t i = 0; i < n; i++)
		gather_fact(report, locations, &facts[i], &all);
	list_calls(report, NONE, &all, calls);
}

void row_calls_of(const struct report *report, row_id row, bool callers, struct row_calls *calls)
{
	const struct report_index *index = &report->index;
	struct ids edges = groups_get(callers ? &index->edges_to : &index->edges_from, row);
	struct gathered all = {0};

	*calls = (struct row_calls){0};
	for (size_t i = 0; i < edges.count; i++) {
		struct pair pair = report->profile->edges.pairs[edges.id[i]];
		row_id callee = report->rows.of_function[pair.b];
		struct one_call call = {.row = callers ? report->rows.of_portion[pair.a] : callee,
					.from = NONE,
					.edge = edges.id[i],
					.limit = callee};

		for (size_t side = 0; side < report->profile->side_count; side++) {
			call.sums = &report->sums[side];
			call.on = call.sums->aggregates.edge[edges.id[i]];
			gather(call, &all);
		}
	}
	list_calls(report, row, &all, calls);
}

/* A call of the only side, with the file and line that it comes from. */
static struct one_call site_of(const struct report *report, call_id call)
{
	const struct profile *profile = report->profile;
	const struct side *side = report_after(report)->side;
	struct pair where = profile->calls.pairs[call];
	struct pair edge = profile->edges.pairs[where.a];

	return (struct one_call){
		.row = report->rows.of_function[edge.b],
		.limit = report->rows.of_function[edge.b],
		.from = NONE,
		.edge = NONE,
		.file = profile->portions.pairs[edge.a].b,
		.line = profile_number(profile, where.b),
		.sums = report_after(report),
		.on = call < side->call_count ? side->call[call] : (struct call){0},
	};
}

void row_calls_sites(const struct report *report, row_id caller, row_id callee, edge_id edge,
		     struct row_calls *sites)
{
	struct ids edges = {&edge, 1};
	struct gathered all = {0};

	*sites = (struct row_calls){0};
	if (profile_compares(report->profile) || report->profile->slice_count)
		return;
	if (edge == NONE) {
		struct ids to = groups_get(&report->index.edges_to, callee);

		/* One of the two lists may be very long. */
		edges = groups_get(&report->index.edges_from, caller);
		if (to.count <= edges.count)
			edges = to;
	}
	for (size_t i = 0; i < edges.count; i++) {
		struct pair pair = report->profile->edges.pairs[edges.id[i]];
		struct ids calls = groups_get(&report->index.calls_along, edges.id[i]);

		if (report->rows.of_portion[pair.a] != caller ||
		    report->rows.of_function[pair.b] != callee)
			continue;
		for (size_t j = 0; j < calls.count; j++)
			gather(site_of(report, calls.id[j]), &all);
	}
	list_calls(report, NONE, &all, sites);
}

void row_calls_free(struct row_calls *calls)
{
	free(calls->list);
	cost_free(&calls->costs);
}

void detail_of(const struct report *report, row_id row, struct detail *detail)
{
	const struct columns *columns = report->columns;

	*detail = (struct detail){0};
	for (size_t i = 0; i < report->profile->side_count; i++) {
		const struct side_sums *sums = &report->sums[i];
		const struct values *of_row = report_values(report, sums, row);

		detail->in[i].calls = of_row->calls;
		cost_add(&detail->costs, &detail->in[i].self, &report->costs, of_row->self);
		cost_add(&detail->costs, &detail->in[i].inclusive, &report->costs,
			 sums->inclusive.node[row]);
	}
	report_note_overflow(report, &detail->costs);
	row_calls_of(report, row, true, &detail->callers);
	row_calls_of(report, row, false, &detail->callees);
	for (size_t i = columns->shown_count; i-- > 0;) {
		const struct column *column = &columns->shown[i];

		if (column->is_ratio || column_is_calls(column))
			continue;
		detail->main = column;
		if (columns->sorted_count && str_equal(column->name, columns->sorted[0].name))
			break;
	}
	if (detail->main && !profile_compares(report->profile))
		column_value(columns, detail->main, item_inclusive(detail_item(report, detail)),
			     &detail->whole);
}

void detail_free(struct detail *detail)
{
	row_calls_free(&detail->callers);
	row_calls_free(&detail->callees);
	cost_free(&detail->costs);
}
