/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/line_rows.h"

#include <stdlib.h>

/*
 * A spot is a (portion, line number) with self costs or calls; those of lines
 * come first, and have the ids of the lines.
 */
struct finder {
	struct report *report;
	struct map spots;
	row_id *row; /* by spot */
};

static void find_spots(struct finder *finder)
{
	const struct profile *profile = finder->report->profile;
	uint32_t i;

	for (i = 0; i < profile->lines.count; i++) {
		struct pair line = profile->lines.pairs[i];

		map_id(&finder->spots, line.a, line.b);
	}
	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];

		map_id(&finder->spots, profile->edges.pairs[call.a].a, call.b);
	}
}

/* The spots of one line of a row are one row. */
static void add_rows(struct finder *finder)
{
	struct report *report = finder->report;
	struct map lines = {0}; /* (row, line number) */
	size_t before = report->row_count, room = before, i;

	finder->row = util_alloc(finder->spots.count, sizeof(row_id));
	for (i = 0; i < finder->spots.count; i++) {
		struct pair spot = finder->spots.pairs[i];

		finder->row[i] =
			(row_id)before +
			map_id(&lines, report->portion_row[spot.a], spot.b);
	}
	report->rows = util_grow(report->rows, &room, before + lines.count + 1,
				 sizeof(*report->rows));
	report->row_line = util_alloc(lines.count + 1, sizeof(uint64_t));
	for (i = 0; i < lines.count; i++) {
		const struct row *whole = &report->rows[lines.pairs[i].a];

		report->row_line[i] =
			profile_number(report->profile, lines.pairs[i].b);
		report->rows[before + i] =
			(struct row){.object = whole->object,
				     .file = whole->file,
				     .name = whole->name,
				     .function = NONE,
				     .with_object = whole->with_object};
	}
	report->first_row = (row_id)before;
	report->row_count = before + lines.count;
	map_free(&lines);
}

static cost_id line_cost(const struct side *side, line_id line)
{
	return line < side->line_count ? side->line_cost[line] : 0;
}

static bool has_call(const struct side *side, call_id call)
{
	return call < side->call_count && side->call[call].seen;
}

/* A row is on the sides that have costs of it, or calls. */
static void find_sides(struct finder *finder)
{
	struct report *report = finder->report;
	const struct profile *profile = report->profile;
	const struct side *now = report_now(report)->side;
	const struct side *old = report_old(report)->side;
	uint32_t i;

	for (i = 0; i < profile->lines.count; i++) {
		struct row *row = &report->rows[finder->row[i]];

		row->now |= line_cost(now, i) != 0;
		row->old |= line_cost(old, i) != 0;
		row->recorded |= row->now || row->old;
	}
	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];
		uint32_t spot = map_find(
			&finder->spots, profile->edges.pairs[call.a].a, call.b);
		struct row *row = &report->rows[finder->row[spot]];

		row->now |= has_call(now, i);
		row->old |= has_call(old, i);
		/* Columns of inclusive costs show it, though it is no self
		   cost. */
		row->recorded |=
			rows_extended(report) && (row->now || row->old);
	}
}

/* What the calls of a side cost, by spot, each as far as it counts. */
static void add_calls(const struct finder *finder, const struct view *view,
		      cost_id *cost)
{
	struct report *report = finder->report;
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = &view->inclusive;
	struct costs *costs = &report->costs;
	uint32_t i;

	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];
		uint32_t spot = map_find(
			&finder->spots, profile->edges.pairs[call.a].a, call.b);
		cost_id paid = 0;

		if (!has_call(view->side, i))
			continue;
		cost_add(costs, &paid, costs, view->side->call[i].cost);
		if (inclusive_is_recursive(inclusive, profile, call.a))
			inclusive_cap(inclusive, costs,
				      inclusive->node[inclusive_callee(
					      inclusive, profile, call.a)],
				      costs, &paid);
		cost_add(costs, &cost[spot], costs, paid);
	}
}

static void add_inclusive(const struct finder *finder, struct view *view)
{
	struct report *report = finder->report;
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = &view->inclusive;
	struct costs *costs = &report->costs;
	size_t n = finder->spots.count, i;
	cost_id *cost = util_alloc(n, sizeof(*cost));

	for (i = 0; i < profile->lines.count; i++)
		cost_add(costs, &cost[i], costs,
			 line_cost(view->side, (line_id)i));
	add_calls(finder, view, cost);
	for (i = 0; i < n; i++) {
		portion_id portion = finder->spots.pairs[i].a;
		cost_id *sum = &view->row_inclusive[finder->row[i]];
		bool several = *sum && cost[i];

		if (cost[i])
			inclusive_cap(
				inclusive, costs,
				inclusive->node
					[report->node_of_portion[portion]],
				costs, &cost[i]);
		cost_add(costs, sum, costs, cost[i]);
		if (several)
			inclusive_cap(inclusive, costs, view->side->total,
				      costs, sum);
	}
	free(cost);
}

/* An array by row, made longer. */
static void *lengthen(void *array, size_t count, size_t more, size_t size)
{
	char *longer = util_alloc(count + more, size);

	memcpy(longer, array, count * size);
	free(array);
	return longer;
}

/* The costs of one side, by row: as listed, self and inclusive. */
static void side_costs(const struct finder *finder, struct view *view)
{
	struct report *report = finder->report;
	const struct settings *settings = report->settings;
	struct costs *costs = &report->costs;
	size_t before = report->first_row, more = report->row_count - before;
	size_t i;

	view->row_self =
		lengthen(view->row_self, before, more, sizeof(cost_id));
	view->row_cost =
		lengthen(view->row_cost, before, more, sizeof(cost_id));
	view->row_inclusive =
		lengthen(view->row_inclusive, before, more, sizeof(cost_id));
	view->row_calls =
		lengthen(view->row_calls, before, more, sizeof(int64_t));
	for (i = 0; i < report->profile->lines.count; i++)
		cost_add(costs, &view->row_self[finder->row[i]], costs,
			 line_cost(view->side, (line_id)i));
	if (settings->inclusive || settings->complete || rows_extended(report))
		add_inclusive(finder, view);
	for (i = before; i < report->row_count; i++) {
		cost_id *cost = &view->row_cost[i];
		cost_id *inclusive = &view->row_inclusive[i];

		*cost = settings->inclusive ? *inclusive : view->row_self[i];
		if (!rows_extended(report))
			continue;
		*cost = rows_extend(report, costs, *cost, *inclusive, NULL);
		*inclusive = rows_extend(report, costs, *inclusive, *inclusive,
					 NULL);
	}
}

bool line_rows_find(struct report *report, struct error *error)
{
	struct finder finder = {.report = report};
	bool good = true;
	size_t i;

	find_spots(&finder);
	add_rows(&finder);
	find_sides(&finder);
	for (i = report->profile->side_count; i-- > 0;)
		side_costs(&finder, &report->views[i]);
	for (i = report->first_row; good && i < report->row_count; i++)
		good = rows_set_cost(report, (row_id)i, error);
	map_free(&finder.spots);
	free(finder.row);
	return good;
}
