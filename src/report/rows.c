/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

/*
 * State while rows are found.  If rows are functions, the rows of all functions
 * come first, in the order of their ids; the map has the others.
 */
struct row_finder {
	struct report *report;
	struct map places, rows; /* (file, object) and (place, name) */
	size_t room, functions;
};

static row_id find_row(struct row_finder *finder, name_id object, name_id file, name_id name)
{
	struct report_rows *rows = &finder->report->rows;
	uint32_t place = map_id(&finder->places, file, object);
	size_t before = finder->rows.count;
	uint32_t id = map_id(&finder->rows, place, name);

	if (finder->rows.count > before)
		UTIL_PUSH(rows->list, rows->count, finder->room) =
			(struct row){.object = object, .file = file, .name = name};
	return (row_id)finder->functions + id;
}

/* The row of a file or an object, as --by says. */
static row_id find_group(struct row_finder *finder, name_id object, name_id file)
{
	return finder->report->by == BY_FILE ? find_row(finder, NONE, file, NONE)
					     : find_row(finder, object, NONE, NONE);
}

/* The row that a portion belongs to. */
static row_id row_of_portion(struct row_finder *finder, portion_id portion)
{
	const struct profile *profile = finder->report->profile;
	struct pair pair = profile->portions.pairs[portion];
	function_id function = profile_label(profile, pair.a);
	name_id object = profile_object(profile, function);
	name_id name = profile_name(profile, function);

	if (report_is_grouped(finder->report))
		return find_group(finder, object, pair.b);
	if (finder->report->by == BY_FUNCTION || profile_file(profile, function) == pair.b)
		return function;
	function = profile_find_function(profile, object, pair.b, name);
	return function != NONE ? function : find_row(finder, object, pair.b, name);
}

void rows_find(struct report *report)
{
	const struct profile *profile = report->profile;
	const bool grouped = report_is_grouped(report);
	struct row_finder finder = {.report = report};
	struct report_rows *rows = &report->rows;
	uint32_t n = grouped ? 0 : (uint32_t)profile->functions.count;

	rows->of_portion = util_alloc(profile->portions.count, sizeof(row_id));
	rows->of_function = util_alloc(profile->functions.count, sizeof(row_id));
	rows->list = util_grow(rows->list, &finder.room, n, sizeof(*rows->list));
	for (uint32_t i = 0; i < n; i++)
		rows->list[i] = (struct row){
			.object = profile_object(profile, i),
			.file = profile_file(profile, i),
			.name = profile_name(profile, i),
			/* compat: where a "fn=" said the object. */
			.with_object = profile_own(profile, i) != NONE,
		};
	finder.functions = rows->count = n;
	for (uint32_t i = 0; i < profile->portions.count; i++) {
		row_id id = rows->of_portion[i] = row_of_portion(&finder, i);
		struct row *row = &rows->list[id];

		for (size_t v = 0; v < report->all_sides; v++) {
			const struct side_sums *sums = &report->sums[v];

			if (!profile_has_portion(sums->side, i))
				continue;
			row->recorded = true;
			row->after |= sums == report_after(report);
			row->before |= sums == report_before(report);
		}
	}
	for (uint32_t i = 0; i < profile->functions.count; i++)
		rows->of_function[i] = grouped ? find_group(&finder, profile_object(profile, i),
							    profile_file(profile, i))
					       : profile_label(profile, i);
	map_free(&finder.places);
	map_free(&finder.rows);
}

bool rows_is_empty(const struct report *report, row_id row)
{
	if (report->rows.list[row].recorded || report_function(report, row) == NONE)
		return false;
	/* Another function has its names. */
	if (report->rows.of_function[row] != row)
		return true;
	for (size_t i = 0; i < report->all_sides; i++)
		if (report->sums[i].aggregates.has[row])
			return false;
	return true;
}

/* Rows that share their file:name show their objects. */
static void show_objects(struct report *report)
{
	struct map labels = {.dense = true}; /* (name, file) */
	uint32_t *named, *labeled;

	named = util_alloc(report->profile->names.count, sizeof(*named));
	labeled = util_alloc(report->rows.count, sizeof(*labeled));
	for (row_id i = 0; i < report->rows.count; i++)
		named[report->rows.list[i].name] += !rows_is_empty(report, i);
	for (row_id i = 0; i < report->rows.count; i++)
		if (named[report->rows.list[i].name] > 1)
			labeled[map_id(&labels, report->rows.list[i].name,
				       report->rows.list[i].file)] += !rows_is_empty(report, i);
	for (size_t i = 0; i < report->rows.count; i++) {
		struct row *row = &report->rows.list[i];

		row->ambiguous = named[row->name] > 1 &&
				 labeled[map_find(&labels, row->name, row->file)] > 1;
		row->with_object |= row->ambiguous;
		/* A short name has no "???:" in front, and its object instead. */
		if (report->settings->names == NAMES_SHORT && !report_is_file(report, row->file))
			row->with_object = true;
		if (report_name(report, row->object).length == 0)
			row->with_object = false;
	}
	map_free(&labels);
	free(named);
	free(labeled);
}

void rows_label(struct report *report)
{
	const struct profile *profile = report->profile;

	if (!report_is_grouped(report))
		show_objects(report);
	if (report->settings->names != NAMES_SHORT)
		return;
	report->shown_count = profile->names.count;
	report->shown = util_alloc(report->shown_count, sizeof(*report->shown));
	if (settings_screen(report->settings))
		return;
	for (function_id i = 0; i < profile->functions.count; i++)
		report->shown[profile_name(profile, i)] =
			report_name(report, profile_name(profile, i));
	name_list_make(report->shown, report->shown_count);
}

/*
 * Returns whether a row is inlined code on this side.  On the other side a function may
 * have the same label.
 */
static bool is_inlined(const struct report *report, const struct side_sums *sums, row_id row)
{
	function_id function = report_function(report, row);

	return function == NONE || !sums->aggregates.has[function];
}

void rows_add_inclusive(struct report *report, struct side_sums *sums, row_id row, cost_id cost)
{
	cost_id *sum = &report_values(report, sums, row)->inclusive;
	bool several = *sum && cost;

	cost_add(&report->costs, sum, &report->costs, cost);
	if (several)
		inclusive_cap(&sums->inclusive, &report->costs, sums->side->total, &report->costs,
			      sum);
}

/*
 * Adds to rows of inlined code what each portion costs itself and with its calls, capped by its
 * function.
 */
static void add_inlined(struct report *report, struct side_sums *sums)
{
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = &sums->inclusive;
	const row_id *row_of = report->rows.of_portion;
	struct costs *costs = &report->costs;
	cost_id *cost = util_alloc(profile->portions.count, sizeof(*cost));

	for (uint32_t i = 0; i < profile->portions.count; i++)
		if (is_inlined(report, sums, row_of[i]))
			cost_add(costs, &cost[i], costs, sums->aggregates.portion[i]);
	for (uint32_t i = 0; i < profile->edges.count; i++) {
		struct pair edge = profile->edges.pairs[i];

		if (is_inlined(report, sums, row_of[edge.a]))
			inclusive_add_call(inclusive, edge.a, edge.b, costs,
					   sums->aggregates.edge[i].cost, &cost[edge.a]);
	}
	for (uint32_t i = 0; i < profile->portions.count; i++)
		if (cost[i])
			inclusive_cap(inclusive, costs,
				      inclusive->node[inclusive->nodes.of_portion[i]], costs,
				      &cost[i]);
	cost_freeze(costs);
	for (uint32_t i = 0; i < profile->portions.count; i++)
		rows_add_inclusive(report, sums, row_of[i], cost[i]);
	free(cost);
}

bool rows_extended(const struct report *report)
{
	return report->columns->inclusive || report->columns->calls;
}

/*
 * Counts how often rows were called, if that is shown.  If the profile has calls, a function
 * without calls was called 0 times, and so was a file or an object; inlined code has no such
 * number, and neither has a function that is only inlined.
 */
static void add_up_calls(struct report *report, const struct side_sums *sums)
{
	const struct profile *profile = report->profile;
	const bool is_group = report_is_grouped(report);
	unsigned char *seen;
	bool any = false;

	if (!report->columns->calls && !report->settings->complete && !report->settings->walked)
		return;
	seen = util_alloc(report->rows.count, 1);
	for (uint32_t i = 0; i < profile->edges.count; i++) {
		const struct call *edge = &sums->aggregates.edge[i];
		row_id row = report->rows.of_function[profile->edges.pairs[i].b];

		any |= edge->seen != 0;
		seen[row] |= edge->seen;
		if (!util_add(&report_values(report, sums, row)->calls.count, edge->count))
			cost_mark_overflow(&report->costs, COST_CALLS);
	}
	for (uint32_t i = 0; any && i < profile->functions.count; i++) {
		row_id row = report->rows.of_function[i];

		if (sums->aggregates.has[i] && seen[row] != CALL_INLINED)
			report_values(report, sums, row)->calls.given = true;
	}
	for (uint32_t i = 0; any && is_group && i < profile->portions.count; i++) {
		row_id row = report->rows.of_portion[i];

		if (profile_has_portion(sums->side, i) && seen[row] != CALL_INLINED)
			report_values(report, sums, row)->calls.given = true;
	}
	free(seen);
}

bool rows_list_inclusive(const struct report *report)
{
	return report->settings->inclusive || report->settings->complete ||
	       report->settings->walked || rows_extended(report);
}

/*
 * Inclusive costs of rows: a function's own row has the function's.  Inlined code costs its self
 * cost and its calls, capped by its function; inlined code of several functions is capped by the
 * program's total (src/README N5).
 */
void rows_add_costs(struct report *report)
{
	const row_id *row_of = report->rows.of_portion;
	struct costs *costs = &report->costs;
	size_t i;

	report->rows.in =
		util_alloc(report->rows.count * report->all_sides, sizeof(*report->rows.in));
	for (size_t v = report->all_sides; v-- > 0;) {
		struct side_sums *sums = &report->sums[v];
		const struct inclusive *inclusive = &sums->inclusive;

		for (i = 0; i < report->profile->portions.count; i++)
			cost_add(costs, &report_values(report, sums, row_of[i])->self, costs,
				 sums->aggregates.portion[i]);
		if (!rows_list_inclusive(report))
			continue;
		if (report->by == BY_ROW)
			add_inlined(report, sums);
		for (i = 0; i < inclusive->nodes.count; i++)
			cost_add(costs, &report_values(report, sums, (row_id)i)->inclusive, costs,
				 inclusive->node[i]);
	}
}

void rows_find_costs(struct report *report)
{
	const bool calls = report->columns->calls || report->settings->walked;
	const size_t edges = calls ? report->profile->edges.count : 0;
	size_t i;

	for (size_t v = report->all_sides; v-- > 0;)
		add_up_calls(report, &report->sums[v]);
	/* A side may call a function that it has no code of. */
	for (i = 0; !report->profile->slice_count && i < report->profile->functions.count; i++) {
		struct row *row = &report->rows.list[report->rows.of_function[i]];

		row->after |= report_after(report)->aggregates.has[i];
		row->before |= report_before(report)->aggregates.has[i];
	}
	report->totals = util_alloc(report->all_sides, sizeof(*report->totals));
	for (size_t v = report->all_sides; v-- > 0;) {
		const struct side_sums *sums = &report->sums[v];
		struct values *total = &report->totals[v];

		total->self = total->inclusive = sums->side->total;
		for (i = 0; i < edges; i++) {
			total->calls.given |= sums->aggregates.edge[i].seen & CALL_RECORDED;
			if (!util_add(&total->calls.count, sums->aggregates.edge[i].count))
				cost_mark_overflow(&report->costs, COST_CALLS);
		}
	}
}

/*
 * Compares files that stand before a colon.  compat: rows of one cost are in the order of the bytes
 * of "file:name".
 */
static int compare_files(struct str a, struct str b)
{
	if (a.length > b.length)
		return -compare_files(b, a);
	if (a.length < b.length && str_begins(b, a))
		return (unsigned char)b.at[a.length] < ':' ? 1 : -1;
	return str_compare(a, b);
}

static int compare_names(const struct report *report, name_id a, name_id b)
{
	return a == b ? 0 : str_compare(report_name(report, a), report_name(report, b));
}

static int compare_numbers(uint64_t a, uint64_t b)
{
	return (a > b) - (a < b);
}

int rows_compare(const struct report *report, row_id a, row_id b)
{
	const struct row *x = &report->rows.list[a], *y = &report->rows.list[b];
	int order = x->file == y->file ? 0
				       : compare_files(report_name(report, x->file),
						       report_name(report, y->file));

	if (!order && report_has_lines(report))
		order = compare_numbers(report_line(report, a), report_line(report, b));
	if (!order)
		order = compare_names(report, x->name, y->name);
	if (!order)
		order = compare_names(report, x->object, y->object);
	return order ? order : compare_numbers(a, b);
}

/* A cycle, and the member whose label comes first. */
struct cycle {
	const struct report *report;
	struct values cost;
	row_id first;
	uint32_t number;
};

/* Compares cycles by cost, in the order that rows of cycles would have; then by first members. */
static int compare_cycles(const void *a, const void *b)
{
	const struct cycle *x = a, *y = b;
	const struct report *report = x->report;
	const struct columns *columns = report->columns;
	int order =
		columns_compare(columns, (struct item){&report->costs, &x->cost, 1, false, false},
				(struct item){&report->costs, &y->cost, 1, false, false});

	/* A cycle whose members are all named by others, of inlined code. */
	if (!order && (x->first == NONE || y->first == NONE))
		order = (x->number > y->number) - (x->number < y->number);
	return order ? order : rows_compare(report, x->first, y->first);
}

void rows_number_cycles(struct report *report)
{
	struct inclusive *inclusive = &report_after(report)->inclusive;
	size_t n = inclusive->cycle_count;
	struct cycle *cycles = util_alloc(n, sizeof(*cycles));
	uint32_t *number = util_alloc(n + 1, sizeof(*number));

	for (size_t i = 0; i < n; i++) {
		cost_id cost = inclusive->cycle_cost[i + 1];

		cycles[i] = (struct cycle){
			report, {.self = cost, .inclusive = cost}, NONE, (uint32_t)i + 1};
	}
	for (size_t i = 0; i < inclusive->nodes.count; i++) {
		uint32_t of = inclusive->cycle[i];
		row_id *first = of ? &cycles[of - 1].first : NULL;

		if (first && (*first == NONE || rows_compare(report, (row_id)i, *first) < 0))
			*first = (row_id)i;
	}
	if (n)
		qsort(cycles, n, sizeof(*cycles), compare_cycles);
	for (size_t i = 0; i < n; i++) {
		number[cycles[i].number] = (uint32_t)i + 1;
		inclusive->cycle_cost[i + 1] = cycles[i].cost.self;
	}
	for (size_t i = 0; i < inclusive->nodes.count; i++)
		inclusive->cycle[i] = number[inclusive->cycle[i]];
	free(cycles);
	free(number);
}
