/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/line_rows.h"

#include <stdlib.h>

/*
 * A spot is a (portion, line number) that has self costs or calls. Ids of lines
 * come first and are the same. With --by=instr it is a (portion, address), and
 * has the id of the instruction.
 */
struct finder {
	struct report *report;
	const struct code *code; /* NULL: lines */
	const struct map *spots;
	struct map lines;
	row_id *row; /* by spot */
};

static void find_lines(struct finder *finder)
{
	const struct profile *profile = finder->report->profile;
	uint32_t i;

	for (i = 0; i < profile->lines.count; i++) {
		struct pair line = profile->lines.pairs[i];

		map_id(&finder->lines, line.a, line.b);
	}
	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];

		map_id(&finder->lines, profile->edges.pairs[call.a].a, call.b);
	}
	finder->spots = &finder->lines;
}

static bool find_spots(struct finder *finder, struct error *error)
{
	const struct code *code = finder->report->profile->code;

	if (finder->report->settings->by == BY_LINE) {
		find_lines(finder);
		return true;
	}
	finder->code = code;
	if (!code || !code->any) {
		error_set(error, "--by=instr: the profile has no addresses; "
				 "valgrind --tool=callgrind --dump-instr=yes "
				 "records them");
		return false;
	}
	finder->spots = &code->instructions;
	return true;
}

/* The line, and the address, of a row, as its first spot says. */
static void set_place(struct finder *finder, size_t row, uint32_t spot)
{
	struct report *report = finder->report;
	uint32_t number = finder->spots->pairs[spot].b;

	if (!finder->code) {
		report->row_line[row] = profile_number(report->profile, number);
		return;
	}
	report->row_line[row] = finder->code->instruction[spot].line;
	report->row_address[row] = code_address(finder->code, number);
}

/* The spots of one line or address of a row are one row. */
static void add_rows(struct finder *finder)
{
	struct report *report = finder->report;
	size_t spots = finder->spots->count;
	struct map places = {0}; /* (row, line number or address) */
	size_t before = report->row_count, room = before, i;

	finder->row = util_alloc(spots, sizeof(row_id));
	report->row_line = util_alloc(spots + 1, sizeof(uint64_t));
	if (finder->code)
		report->row_address = util_alloc(spots + 1, sizeof(uint64_t));
	for (i = 0; i < spots; i++) {
		struct pair spot = finder->spots->pairs[i];
		size_t known = places.count;
		uint32_t place =
			map_id(&places, report->portion_row[spot.a], spot.b);

		finder->row[i] = (row_id)before + place;
		if (places.count > known)
			set_place(finder, place, (uint32_t)i);
	}
	report->rows = util_grow(report->rows, &room, before + places.count + 1,
				 sizeof(*report->rows));
	for (i = 0; i < places.count; i++) {
		const struct row *whole = &report->rows[places.pairs[i].a];

		report->rows[before + i] =
			(struct row){.object = whole->object,
				     .file = whole->file,
				     .name = whole->name,
				     .function = NONE,
				     .with_object = whole->with_object};
	}
	report->first_row = (row_id)before;
	report->row_count = before + places.count;
	map_free(&places);
}

/* --- the facts --------------------------------------------------------- */

/* Which of the sides of a profile it is. */
static size_t side_number(const struct finder *finder, const struct side *side)
{
	const struct profile *profile = finder->report->profile;

	return side == profile->new ? profile->side_count - 1 : 0;
}

static size_t self_count(const struct finder *finder)
{
	return finder->code ? finder->code->instructions.count
			    : finder->report->profile->lines.count;
}

/* The self cost of a spot below self_count. */
static cost_id self_cost(const struct finder *finder, const struct side *side,
			 uint32_t spot)
{
	if (finder->code)
		return finder->code->instruction[spot]
			.cost[side_number(finder, side)];
	return spot < side->line_count ? side->line_cost[spot] : 0;
}

static size_t call_count(const struct finder *finder)
{
	return finder->code ? finder->code->calls.count
			    : finder->report->profile->calls.count;
}

/* The spot that a call comes from, and its edge. */
static uint32_t call_spot(const struct finder *finder, uint32_t call,
			  edge_id *edge)
{
	const struct profile *profile = finder->report->profile;
	struct pair pair;

	if (finder->code) {
		pair = finder->code->calls.pairs[call];
		*edge = map_find(&profile->edges,
				 finder->spots->pairs[pair.a].a, pair.b);
		return pair.a;
	}
	pair = profile->calls.pairs[call];
	*edge = pair.a;
	return map_find(finder->spots, profile->edges.pairs[pair.a].a, pair.b);
}

/* Whether a side has a call, and what that cost. */
static bool call_cost(const struct finder *finder, const struct side *side,
		      uint32_t call, cost_id *cost)
{
	if (finder->code) {
		const struct call *paid =
			&finder->code->call[call]
				 .side[side_number(finder, side)];

		*cost = paid->cost;
		return paid->seen;
	}
	if (call >= side->call_count || !side->call[call].seen)
		return false;
	*cost = side->call[call].cost;
	return true;
}

/* Whether any side or slice has self costs there. */
static bool is_anywhere(const struct finder *finder, uint32_t spot)
{
	const struct report *report = finder->report;
	size_t i;

	for (i = 0; i < report->view_count; i++)
		if (self_cost(finder, report->views[i].side, spot))
			return true;
	return false;
}

static bool is_called(const struct finder *finder, uint32_t call)
{
	const struct report *report = finder->report;
	cost_id cost;
	size_t i;

	for (i = 0; i < report->view_count; i++)
		if (call_cost(finder, report->views[i].side, call, &cost))
			return true;
	return false;
}

/* A row is on the sides that have costs of it, or calls. */
static void find_sides(struct finder *finder)
{
	struct report *report = finder->report;
	const struct side *new = report_new(report)->side;
	const struct side *old = report_old(report)->side;
	edge_id edge;
	cost_id cost;
	uint32_t i;

	for (i = 0; i < self_count(finder); i++) {
		struct row *row = &report->rows[finder->row[i]];

		row->new |= self_cost(finder, new, i) != 0;
		row->old |= self_cost(finder, old, i) != 0;
		row->recorded |= is_anywhere(finder, i);
	}
	for (i = 0; i < call_count(finder); i++) {
		uint32_t spot = call_spot(finder, i, &edge);
		struct row *row = &report->rows[finder->row[spot]];

		row->new |= call_cost(finder, new, i, &cost);
		row->old |= call_cost(finder, old, i, &cost);
		/* Columns of inclusive costs show it, though it is no self
		   cost. */
		row->recorded |= rows_extended(report) && is_called(finder, i);
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

	for (i = 0; i < call_count(finder); i++) {
		edge_id edge;
		uint32_t spot = call_spot(finder, i, &edge);
		cost_id call, paid = 0;

		if (!call_cost(finder, view->side, i, &call))
			continue;
		cost_add(costs, &paid, costs, call);
		if (inclusive_is_recursive(inclusive, profile, edge))
			inclusive_cap(inclusive, costs,
				      inclusive->node[inclusive_callee(
					      inclusive, profile, edge)],
				      costs, &paid);
		cost_add(costs, &cost[spot], costs, paid);
	}
}

static void add_inclusive(const struct finder *finder, struct view *view)
{
	struct report *report = finder->report;
	const struct inclusive *inclusive = &view->inclusive;
	struct costs *costs = &report->costs;
	size_t n = finder->spots->count;
	uint32_t i;
	cost_id *cost = util_alloc(n, sizeof(*cost));

	for (i = 0; i < self_count(finder); i++)
		cost_add(costs, &cost[i], costs,
			 self_cost(finder, view->side, i));
	add_calls(finder, view, cost);
	for (i = 0; i < n; i++) {
		portion_id portion = finder->spots->pairs[i].a;
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
	view->row_calls = lengthen(view->row_calls, before, more,
				   sizeof(*view->row_calls));
	for (i = 0; i < self_count(finder); i++)
		cost_add(costs, &view->row_self[finder->row[i]], costs,
			 self_cost(finder, view->side, (uint32_t)i));
	if (settings->inclusive || settings->complete || rows_extended(report))
		add_inclusive(finder, view);
	for (i = before; i < report->row_count; i++) {
		cost_id *cost = &view->row_cost[i];
		cost_id *inclusive = &view->row_inclusive[i];

		*cost = settings->inclusive ? *inclusive : view->row_self[i];
		if (!rows_extended(report))
			continue;
		view->row_self[i] =
			rows_extend(report, costs, view->row_self[i],
				    *inclusive, view->row_calls[i]);
		*cost = rows_extend(report, costs, *cost, *inclusive,
				    view->row_calls[i]);
		*inclusive = rows_extend(report, costs, *inclusive, *inclusive,
					 view->row_calls[i]);
	}
}

bool line_rows_find(struct report *report, struct error *error)
{
	struct finder finder = {.report = report};
	bool good = true;
	size_t i;

	if (!find_spots(&finder, error))
		return false;
	add_rows(&finder);
	find_sides(&finder);
	for (i = report->view_count; i-- > 0;)
		side_costs(&finder, &report->views[i]);
	for (i = report->first_row; good && i < report->row_count; i++)
		good = rows_set_cost(report, (row_id)i, error);
	map_free(&finder.lines);
	free(finder.row);
	return good;
}
