/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

#include <stdlib.h>

/*
 * Rows while they are being found.  The first ones are those of the functions,
 * by their ids, where the rows are of functions; the map has the others.
 */
struct finder {
	struct report *report;
	struct map places, rows; /* (file, object) and (that, name) */
	size_t room, functions;
};

static uint32_t add_row(struct finder *finder, struct row row)
{
	struct report *report = finder->report;
	size_t n = report->row_count++;

	report->rows = util_grow(report->rows, &finder->room, n + 1,
				 sizeof(*report->rows));
	report->rows[n] = row;
	return (uint32_t)n;
}

static uint32_t find_row(struct finder *finder, uint32_t object, uint32_t file,
			 uint32_t name)
{
	uint32_t place = map_id(&finder->places, file, object);
	size_t before = finder->rows.count;
	uint32_t id = map_id(&finder->rows, place, name);

	if (finder->rows.count > before)
		add_row(finder, (struct row){.object = object,
					     .file = file,
					     .name = name,
					     .function = NONE});
	return (uint32_t)finder->functions + id;
}

static bool has_portion(const struct side *side, uint32_t portion)
{
	return portion < side->portion_count && side->seen[portion];
}

/* A row is on the sides that have one of its portions. */
static void mark_sides(struct report *report, uint32_t row, uint32_t portion)
{
	struct row *r = &report->rows[row];

	r->now |= has_portion(&report->profile->now, portion);
	r->old |= has_portion(&report->profile->old, portion);
}

/* The function with this label, or NONE. */
static uint32_t find_function(const struct profile *profile, uint32_t object,
			      uint32_t file, uint32_t name)
{
	uint32_t place = map_find(&profile->places, file, object);

	return place == NONE ? NONE
			     : map_find(&profile->functions, name, place);
}

/* The row that a portion belongs to. */
static uint32_t row_of_portion(struct finder *finder, uint32_t portion)
{
	const struct profile *profile = finder->report->profile;
	struct pair pair = profile->portions.pairs[portion];
	uint32_t object = profile_object(profile, pair.a);
	uint32_t name = profile_name(profile, pair.a);
	uint32_t function = pair.a;

	switch (finder->report->by) {
	case BY_FUNCTION:
		return function;
	case BY_FILE:
		return find_row(finder, NONE, pair.b, NONE);
	case BY_OBJECT:
		return find_row(finder, object, NONE, NONE);
	default:
		if (profile_file(profile, function) == pair.b)
			return function;
		function = find_function(profile, object, pair.b, name);
		return function != NONE
			       ? function
			       : find_row(finder, object, pair.b, name);
	}
}

/* The row that a call of a function goes to. */
static uint32_t row_of_function(struct finder *finder, uint32_t function)
{
	const struct profile *profile = finder->report->profile;

	if (finder->report->by == BY_FILE)
		return find_row(finder, NONE, profile_file(profile, function),
				NONE);
	if (finder->report->by == BY_OBJECT)
		return find_row(finder, profile_object(profile, function), NONE,
				NONE);
	return function;
}

static void add_functions(struct finder *finder)
{
	const struct profile *profile = finder->report->profile;
	uint32_t i;

	for (i = 0; i < profile->functions.count; i++)
		add_row(finder,
			(struct row){
				.object = profile_object(profile, i),
				.file = profile_file(profile, i),
				.name = profile_name(profile, i),
				.function = i,
				/* compat: where a "fn=" said the object. */
				.with_object = profile->own[i] != NONE,
			});
	finder->functions = profile->functions.count;
}

void rows_find(struct report *report)
{
	const struct profile *profile = report->profile;
	struct finder finder = {.report = report};
	uint32_t i;

	report->portion_row =
		util_alloc(profile->portions.count, sizeof(uint32_t));
	report->function_row =
		util_alloc(profile->functions.count, sizeof(uint32_t));
	if (report->by < BY_FILE)
		add_functions(&finder);
	for (i = 0; i < profile->portions.count; i++) {
		uint32_t row = row_of_portion(&finder, i);

		report->rows[row].recorded = true;
		report->portion_row[i] = row;
		mark_sides(report, row, i);
	}
	for (i = 0; i < profile->functions.count; i++)
		report->function_row[i] = row_of_function(&finder, i);
	map_free(&finder.places);
	map_free(&finder.rows);
}

/* Rows that share their file:name show their objects. */
void rows_show_objects(struct report *report)
{
	struct map labels = {.dense = true}; /* (name, file) */
	uint32_t *seen;
	size_t i;

	if (report->by == BY_FILE || report->by == BY_OBJECT)
		return;
	seen = util_alloc(report->row_count, sizeof(*seen));
	for (i = 0; i < report->row_count; i++)
		seen[map_id(&labels, report->rows[i].name,
			    report->rows[i].file)]++;
	for (i = 0; i < report->row_count; i++) {
		struct row *row = &report->rows[i];

		if (seen[map_find(&labels, row->name, row->file)] > 1)
			row->with_object = true;
		if (report_name(report, row->object).length == 0)
			row->with_object = false;
	}
	map_free(&labels);
	free(seen);
}

/* Adds what portions cost to cost, by row. */
static bool add_self(const struct report *report, const struct view *view,
		     uint32_t *cost, unsigned *event)
{
	struct costs *costs = report->costs;
	size_t i;

	for (i = 0; i < report->profile->portions.count; i++)
		if (!cost_add_row(costs, &cost[report->portion_row[i]], costs,
				  view->aggregates.portion[i], false, event))
			return false;
	return true;
}

/* Whether a portion shows with the calls that it makes: not in a function's. */
static bool shows_calls(const struct report *report, uint32_t portion)
{
	uint32_t row = report->portion_row[portion];

	return report->by != BY_ROW || report->rows[row].function == NONE;
}

/* What portions cost with the calls that they make, by portion. */
static bool find_portion_costs(const struct report *report, struct view *view,
			       unsigned *event)
{
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = &view->inclusive;
	struct costs *costs = report->costs;
	uint32_t *cost = util_alloc(profile->portions.count, sizeof(*cost));
	uint32_t i;

	view->portion_cost = cost;
	for (i = 0; i < profile->portions.count; i++)
		if (shows_calls(report, i) &&
		    !cost_add_row(costs, &cost[i], costs,
				  view->aggregates.portion[i], false, event))
			return false;
	for (i = 0; i < profile->edges.count; i++) {
		uint32_t cycle = inclusive_shared_cycle(inclusive, profile, i);
		uint32_t caller = profile->edges.pairs[i].a;
		uint32_t paid = 0;

		if (!shows_calls(report, caller))
			continue;
		/* A group's calls within itself are no costs of others. */
		if (report->by >= BY_FILE &&
		    report->portion_row[caller] ==
			    report->function_row[profile->edges.pairs[i].b])
			continue;
		if (!cost_add_row(costs, &paid, costs, view->aggregates.edge[i],
				  false, event))
			return false;
		if (cycle)
			inclusive_cap(inclusive, inclusive->cycle_cost[cycle],
				      costs, &paid);
		if (!cost_add_row(costs, &cost[caller], costs, paid, false,
				  event))
			return false;
	}
	for (i = 0; i < profile->portions.count; i++)
		if (cost[i])
			inclusive_cap(
				inclusive,
				inclusive->node[report->node_of_portion[i]],
				costs, &cost[i]);
	cost_freeze(costs);
	return true;
}

/*
 * Inclusive costs: those of functions for their own rows; inlined code costs
 * its self costs and the calls that it makes, but no more than its function.
 */
static bool add_inclusive(const struct report *report, struct view *view,
			  uint32_t *cost, unsigned *event)
{
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = &view->inclusive;
	struct costs *costs = report->costs;
	size_t i;

	if (report->by >= BY_FILE) {
		for (i = 0; i < report->row_count; i++)
			if (!cost_add_row(costs, &cost[i], inclusive->costs,
					  inclusive->node[i], false, event))
				return false;
		return true;
	}
	for (i = 0; i < profile->portions.count; i++) {
		uint32_t row = report->portion_row[i];

		if (report->rows[row].function == NONE &&
		    !cost_add_row(costs, &cost[row], costs,
				  view->portion_cost[i], false, event))
			return false;
	}
	for (i = 0; i < profile->functions.count; i++)
		if (!cost_add_row(costs, &cost[report->function_row[i]],
				  inclusive->costs, inclusive->node[i], false,
				  event))
			return false;
	return true;
}

/*
 * A row with the report's own events behind those of base: inclusive costs,
 * and calls where there can be any.
 */
bool rows_extend(const struct report *report, struct costs *costs,
		 uint32_t base, uint32_t inclusive, const int64_t *calls,
		 uint32_t *result, unsigned *event)
{
	const struct columns *columns = report->columns;
	int64_t counts[COST_EVENTS];
	uint64_t mask = cost_unpack(costs, base, counts);
	unsigned i;

	for (i = 0; i < report->profile->event_count; i++) {
		unsigned e = columns->inclusive[i];

		if (e && cost_get(costs, inclusive, i, &counts[e]))
			mask |= (uint64_t)1 << e;
	}
	if (columns->calls && calls) {
		counts[columns->calls] = *calls;
		mask |= (uint64_t)1 << columns->calls;
	}
	*result = 0;
	return cost_add(costs, result, mask, counts, event) &&
	       columns_add_ratios(columns, costs, result, event);
}

bool rows_extended(const struct report *report)
{
	return report->columns->events > report->profile->event_count;
}

/* How often rows were called, if a column shows it. */
static bool add_up_calls(const struct report *report, const struct view *view,
			 int64_t *calls, unsigned *event)
{
	const struct profile *profile = report->profile;
	uint32_t i;

	*event = report->columns->calls;
	for (i = 0; *event && i < profile->edges.count; i++) {
		uint32_t row = report->function_row[profile->edges.pairs[i].b];

		if (!util_add(&calls[row], view->aggregates.edge_calls[i]))
			return false;
	}
	return true;
}

/* Gives the rows of one side, cost, the report's own events too. */
static bool extend_rows(const struct report *report, struct view *view,
			const uint32_t *inclusive, uint32_t *cost,
			unsigned *event)
{
	int64_t *calls = util_alloc(report->row_count, sizeof(*calls));
	bool fits = add_up_calls(report, view, calls, event);
	size_t i;

	for (i = 0; fits && i < report->row_count; i++) {
		bool called = report->by >= BY_FILE ||
			      report->rows[i].function != NONE;

		fits = rows_extend(report, report->costs, cost[i], inclusive[i],
				   called ? &calls[i] : NULL, &cost[i], event);
	}
	free(calls);
	return fits;
}

/* The costs of one side, by row: as listed, and self costs. */
static bool side_costs(const struct report *report, struct view *view,
		       uint32_t *cost, uint32_t *self, unsigned *event)
{
	uint32_t *inclusive = util_alloc(report->row_count, sizeof(*cost));
	bool fits = add_self(report, view, self, event);
	size_t i;

	if (fits && (report->settings->inclusive || rows_extended(report)))
		fits = find_portion_costs(report, view, event) &&
		       add_inclusive(report, view, inclusive, event);
	for (i = 0; i < report->row_count; i++)
		cost[i] = report->settings->inclusive ? inclusive[i] : self[i];
	if (fits && rows_extended(report))
		fits = extend_rows(report, view, inclusive, cost, event);
	for (i = 0;
	     fits && report->columns->ratio_count && i < report->row_count; i++)
		fits = columns_add_ratios(report->columns, report->costs,
					  &self[i], event);
	free(inclusive);
	return fits;
}

/* Row now, less row old. */
static bool change(struct report *report, uint32_t now, uint32_t old,
		   uint32_t *result, unsigned *event)
{
	return cost_add_row(report->costs, result, report->costs, now, false,
			    event) &&
	       cost_add_row(report->costs, result, report->costs, old, true,
			    event);
}

/* Gives the rows their costs: those of now, less those of old. */
bool rows_find_costs(struct report *report, unsigned *event)
{
	size_t n = report->row_count, i;
	uint32_t *now = util_alloc(4 * n, sizeof(*now));
	uint32_t *old = now + n, *now_self = now + 2 * n,
		 *old_self = now + 3 * n;
	bool diff = report->profile->has_old;
	bool fits = side_costs(report, &report->now, now, now_self, event) &&
		    (!diff ||
		     side_costs(report, &report->old, old, old_self, event));

	for (i = 0; fits && i < n; i++) {
		struct row *row = &report->rows[i];

		if (!diff) {
			row->cost = now[i];
			row->self = now_self[i];
		} else {
			fits = change(report, now[i], old[i], &row->cost,
				      event) &&
			       change(report, now_self[i], old_self[i],
				      &row->self, event);
		}
	}
	free(now);
	return fits;
}

/* The totals of a side, with what they are of the report's own events. */
static bool side_total(struct report *report, struct view *view,
		       unsigned *event)
{
	const struct profile *profile = report->profile;
	int64_t calls = 0;
	uint32_t plain = 0;
	size_t i;

	if (!cost_add_row(report->costs, &plain, profile->costs,
			  view->side->total, false, event))
		return false;
	view->total = plain;
	if (!rows_extended(report))
		return true;
	*event = report->columns->calls;
	for (i = 0; *event && i < profile->edges.count; i++)
		if (!util_add(&calls, view->aggregates.edge_calls[i]))
			return false;
	return rows_extend(report, report->costs, plain, plain, &calls,
			   &view->total, event);
}

bool rows_find_totals(struct report *report, unsigned *event)
{
	if (!side_total(report, &report->now, event))
		return false;
	report->total = report->now.total;
	if (!report->profile->has_old)
		return true;
	if (!side_total(report, &report->old, event))
		return false;
	report->total = report->old.total;
	return cost_add_row(report->costs, &report->total_change, report->costs,
			    report->now.total, false, event) &&
	       cost_add_row(report->costs, &report->total_change, report->costs,
			    report->old.total, true, event);
}

/* The order of "a:b" and "c:d" as bytes, without putting them together. */
static int compare_joined(struct str a, struct str b, struct str c,
			  struct str d)
{
	struct str x[3] = {a, {":", 1}, b}, y[3] = {c, {":", 1}, d};
	size_t i = 0, j = 0;

	for (;;) {
		size_t n;
		int order;

		while (i < 3 && !x[i].length)
			i++;
		while (j < 3 && !y[j].length)
			j++;
		if (i == 3 || j == 3)
			return (j == 3) - (i == 3);
		n = x[i].length < y[j].length ? x[i].length : y[j].length;
		order = memcmp(x[i].at, y[j].at, n);
		if (order)
			return order;
		x[i] = (struct str){x[i].at + n, x[i].length - n};
		y[j] = (struct str){y[j].at + n, y[j].length - n};
	}
}

/* The order of rows by what they are called. */
int rows_compare(const struct report *report, uint32_t a, uint32_t b)
{
	const struct row *x = &report->rows[a], *y = &report->rows[b];
	int order = 0;

	if (report->by == BY_FILE)
		return str_compare(report_name(report, x->file),
				   report_name(report, y->file));
	if (x->file != y->file || x->name != y->name)
		order = compare_joined(report_name(report, x->file),
				       report_name(report, x->name),
				       report_name(report, y->file),
				       report_name(report, y->name));
	if (!order && x->object != y->object)
		order = str_compare(report_name(report, x->object),
				    report_name(report, y->object));
	/* "a:b" and "c" may look like "a" and "b:c". */
	return order ? order : (a > b) - (a < b);
}
