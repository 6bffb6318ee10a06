/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

#include <stdlib.h>

/*
 * A location is a (portion, line number) that has self costs or calls.  Ids of
 * lines come first and are the same.
 */
struct finder {
	struct report *report;
	struct locations facts;
	const struct map *locations;
	struct map lines; /* also the lines that only make calls */
	row_id *row;      /* by location: the row of its line */
};

/* Returns the location that a fact belongs to. */
static uint32_t location_of(const struct finder *finder, enum location_kind kind, uint32_t id)
{
	struct pair where;

	if (kind == LOCATION_COST)
		return id;
	where = locations_where(&finder->facts, kind, id);
	return map_find(finder->locations, where.a, where.b);
}

static void find_locations(struct finder *finder)
{
	const struct profile *profile = finder->report->profile;
	enum location_kind kind;

	finder->facts = locations_all(profile, NULL);
	finder->locations = &profile->lines;
	if (!locations_count(&finder->facts, LOCATION_CALL))
		return;
	finder->lines.dense = true;
	finder->locations = &finder->lines;
	for (kind = LOCATION_COST; kind <= LOCATION_CALL; kind++)
		for (uint32_t i = 0; i < locations_count(&finder->facts, kind); i++) {
			struct pair where = locations_where(&finder->facts, kind, i);

			map_id(&finder->lines, where.a, where.b);
		}
}

/* Makes a row of all locations that share a row and a line. */
static void add_rows(struct finder *finder)
{
	struct report *report = finder->report;
	size_t locations = finder->locations->count;
	/* (row, line number) */
	struct map places = {.dense = true};
	size_t before = report->rows.count, room = before;

	finder->row = util_alloc(locations, sizeof(row_id));
	report->rows.line = util_alloc(locations + 1, sizeof(uint64_t));
	for (size_t i = 0; i < locations; i++) {
		struct pair location = finder->locations->pairs[i];
		size_t known = places.count;
		uint32_t place = map_id(&places, report->rows.of_portion[location.a], location.b);

		finder->row[i] = (row_id)before + place;
		if (places.count > known)
			report->rows.line[place] = profile_number(report->profile, location.b);
	}
	report->rows.list = util_grow(report->rows.list, &room, before + places.count + 1,
				      sizeof(*report->rows.list));
	for (size_t i = 0; i < places.count; i++) {
		const struct row *whole = &report->rows.list[places.pairs[i].a];

		report->rows.list[before + i] = (struct row){.object = whole->object,
							     .file = whole->file,
							     .name = whole->name,
							     .with_object = whole->with_object};
	}
	report->rows.first = (row_id)before;
	report->rows.count = before + places.count;
	map_free(&places);
}

/* --- the facts --------------------------------------------------------- */

/* Marks each row with the sides that have self costs or calls of it. */
static void find_sides(struct finder *finder)
{
	struct report *report = finder->report;
	enum location_kind kind;
	struct call on;

	for (kind = LOCATION_COST; kind <= LOCATION_CALL; kind++)
		for (uint32_t id = 0; id < locations_count(&finder->facts, kind); id++) {
			row_id r = finder->row[location_of(finder, kind, id)];
			struct row *row = &report->rows.list[r];

			for (size_t i = 0; i < report->all_sides; i++) {
				const struct side_sums *sums = &report->sums[i];

				if (!locations_on(&finder->facts, kind, id, sums->side, &on))
					continue;
				row->after |= sums == report_after(report);
				row->before |= sums == report_before(report);
				/* Lines that only make calls show in columns of inclusive costs. */
				row->recorded |= kind == LOCATION_COST || rows_extended(report);
			}
		}
}

/* Adds the costs of locations to their rows. */
static void add_costs(const struct finder *finder, struct side_sums *sums)
{
	struct report *report = finder->report;
	struct costs *costs = &report->costs;
	size_t n = finder->locations->count, lines = locations_count(&finder->facts, LOCATION_COST);
	size_t calls = locations_count(&finder->facts, LOCATION_CALL);
	cost_id *cost = util_alloc(n, sizeof(*cost));
	struct call on;

	for (uint32_t i = 0; i < lines; i++) {
		if (!locations_on(&finder->facts, LOCATION_COST, i, sums->side, &on))
			continue;
		cost[i] = on.cost;
		cost_add(costs, &report_values(report, sums, finder->row[i])->self, costs, on.cost);
	}
	if (!rows_list_inclusive(report))
		calls = n = 0;
	for (uint32_t i = 0; i < calls; i++) {
		struct location call = locations_get(&finder->facts, LOCATION_CALL, i);

		if (locations_on(&finder->facts, LOCATION_CALL, i, sums->side, &on))
			inclusive_add_call(&sums->inclusive, call.portion, call.callee, costs,
					   on.cost, &cost[location_of(finder, LOCATION_CALL, i)]);
	}
	for (uint32_t i = 0; i < n; i++) {
		if (cost[i])
			inclusive_cap_code(&sums->inclusive, finder->locations->pairs[i].a, costs,
					   &cost[i]);
		rows_add_inclusive(report, sums, finder->row[i], cost[i]);
	}
	free(cost);
}

void line_rows_make(struct report *report)
{
	struct finder finder = {.report = report};

	find_locations(&finder);
	add_rows(&finder);
	find_sides(&finder);
	rows_add_costs(report);
	for (size_t i = report->all_sides; i-- > 0;)
		add_costs(&finder, &report->sums[i]);
	map_free(&finder.lines);
	free(finder.row);
}
