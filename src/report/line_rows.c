/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

/*
 * A location is a (portion, line number) that has self costs or calls.  Ids of
 * lines come first and are the same.
 */
struct finder {
	struct report *report;
	struct map locations;
	uint32_t *of_call; /* by call: its location */
	row_id *row;       /* by location: the row of its line */
};

static void find_locations(struct finder *finder)
{
	const struct profile *profile = finder->report->profile;

	finder->locations.dense = true;
	finder->of_call = util_alloc(profile->calls.count, sizeof(*finder->of_call));
	for (size_t i = 0; i < profile->lines.count; i++)
		map_id(&finder->locations, profile->lines.pairs[i].a, profile->lines.pairs[i].b);
	for (size_t i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];

		finder->of_call[i] =
			map_id(&finder->locations, profile->edges.pairs[call.a].a, call.b);
	}
}

static void add_rows(struct finder *finder)
{
	struct report_rows *rows = &finder->report->rows;
	const size_t locations = finder->locations.count, before = rows->count;
	struct map places = {.dense = true}; /* (row, line number) */
	size_t room = before;

	finder->row = util_alloc(locations, sizeof(row_id));
	for (size_t i = 0; i < locations; i++) {
		struct pair location = finder->locations.pairs[i];

		finder->row[i] =
			(row_id)before + map_id(&places, rows->of_portion[location.a], location.b);
	}
	rows->first = (row_id)before;
	rows->count = before + places.count;
	rows->line = util_alloc(places.count + 1, sizeof(uint64_t));
	rows->list = util_grow(rows->list, &room, rows->count + 1, sizeof(*rows->list));
	for (size_t i = 0; i < places.count; i++) {
		const struct row *whole = &rows->list[places.pairs[i].a];

		rows->line[i] = profile_number(finder->report->profile, places.pairs[i].b);
		rows->list[before + i] = (struct row){.object = whole->object,
						      .file = whole->file,
						      .name = whole->name,
						      .with_object = whole->with_object};
	}
	map_free(&places);
}

/* Notes that a side has something at a location; lines that only make calls may not count. */
static void mark(const struct finder *finder, const struct side_sums *sums, uint32_t location,
		 bool recorded)
{
	struct row *row = &finder->report->rows.list[finder->row[location]];

	row->after |= sums == report_after(finder->report);
	row->before |= sums == report_before(finder->report);
	row->recorded |= recorded;
}

static void add_costs(const struct finder *finder, struct side_sums *sums)
{
	struct report *report = finder->report;
	const struct profile *profile = report->profile;
	const struct side *side = sums->side;
	const struct inclusive *of = &sums->inclusive;
	const size_t n = finder->locations.count;
	const bool inclusive = rows_list_inclusive(report), extended = rows_extended(report);
	struct costs *costs = &report->costs;
	cost_id *cost = util_alloc(n, sizeof(*cost));

	for (uint32_t i = 0; i < side->line_count; i++) {
		cost[i] = side->line_cost[i];
		if (!cost[i])
			continue;
		mark(finder, sums, i, true);
		cost_add(costs, &report_values(report, sums, finder->row[i])->self, costs, cost[i]);
	}
	for (uint32_t i = 0; i < side->call_count; i++) {
		struct pair edge = profile->edges.pairs[profile->calls.pairs[i].a];

		if (!side->call[i].seen)
			continue;
		mark(finder, sums, finder->of_call[i], extended);
		if (inclusive)
			inclusive_add_call(of, edge.a, edge.b, costs, side->call[i].cost,
					   &cost[finder->of_call[i]]);
	}
	for (uint32_t i = 0; inclusive && i < n; i++) {
		const portion_id portion = finder->locations.pairs[i].a;
		const uint32_t node = of->nodes.of_portion[portion];

		if (cost[i])
			inclusive_cap(of, costs, of->node[node], costs, &cost[i]);
		rows_add_inclusive(report, sums, finder->row[i], cost[i]);
	}
	free(cost);
}

void line_rows_make(struct report *report)
{
	struct finder finder = {.report = report};

	find_locations(&finder);
	add_rows(&finder);
	rows_add_costs(report);
	for (size_t i = report->all_sides; i-- > 0;)
		add_costs(&finder, &report->sums[i]);
	map_free(&finder.locations);
	free(finder.of_call);
	free(finder.row);
}
