/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report.h"

#include <stdlib.h>

static struct str name_of(const struct report *report, uint32_t name)
{
	return names_str(&report->profile->names, name);
}

/* --- rows -------------------------------------------------------------- */

/* Rows while they are being found: (file, object) and then (that, name). */
struct finder {
	struct report *report;
	struct map places, rows;
	size_t room;
};

static uint32_t find_row(struct finder *finder, uint32_t object, uint32_t file,
			 uint32_t name)
{
	struct report *report = finder->report;
	uint32_t place = map_id(&finder->places, file, object);
	uint32_t id = map_id(&finder->rows, place, name);

	if (finder->rows.count > report->row_count) {
		report->rows = util_grow(report->rows, &finder->room,
					 finder->rows.count,
					 sizeof(*report->rows));
		report->rows[id] = (struct row){
			.object = object, .file = file, .name = name,
			.function = NONE,
		};
		report->row_count = finder->rows.count;
	}
	return id;
}

static void find_rows(struct report *report)
{
	const struct profile *profile = report->profile;
	struct finder finder = {.report = report};
	uint32_t i;

	report->portion_row =
		util_alloc(profile->portions.count, sizeof(uint32_t));
	report->function_row =
		util_alloc(profile->functions.count, sizeof(uint32_t));
	for (i = 0; i < profile->portions.count; i++) {
		struct pair portion = profile->portions.pairs[i];
		uint32_t row = find_row(
			&finder, profile_object(profile, portion.a), portion.b,
			profile_name(profile, portion.a));

		report->rows[row].recorded = true;
		report->portion_row[i] = row;
	}
	for (i = 0; i < profile->functions.count; i++) {
		uint32_t row = find_row(&finder, profile_object(profile, i),
					profile_file(profile, i),
					profile_name(profile, i));

		report->rows[row].function = i;
		report->function_row[i] = row;
		/* compat: the object is shown where a "fn=" said it. */
		report->rows[row].with_object = profile->own[i] != NONE;
	}
	map_free(&finder.places);
	map_free(&finder.rows);
}

/* Rows that share their file:name show their objects. */
static void show_shared_objects(struct report *report)
{
	struct map labels = {0};
	uint32_t *seen;
	size_t i;

	seen = util_alloc(report->row_count, sizeof(*seen));
	for (i = 0; i < report->row_count; i++)
		seen[map_id(&labels, report->rows[i].file,
			    report->rows[i].name)]++;
	for (i = 0; i < report->row_count; i++) {
		struct row *row = &report->rows[i];

		if (seen[map_find(&labels, row->file, row->name)] > 1)
			row->with_object = true;
		if (name_of(report, row->object).length == 0)
			row->with_object = false;
	}
	map_free(&labels);
	free(seen);
}

/* Most rows are of one portion, and share its costs. */
static bool add_self(struct report *report, unsigned *event)
{
	struct costs *costs = &report->sums.costs;
	size_t i;

	for (i = 0; i < report->profile->portions.count; i++) {
		struct row *row = &report->rows[report->portion_row[i]];
		uint32_t portion = report->sums.portion[i];
		uint32_t sum = 0;

		if (row->cost == 0) {
			row->cost = portion;
			continue;
		}
		if (!cost_add_row(costs, &sum, costs, row->cost, false,
				  event) ||
		    !cost_add_row(costs, &sum, costs, portion, false, event))
			return false;
		row->cost = sum;
	}
	return true;
}

/*
 * Inclusive costs: those of functions for their own rows; inlined code costs
 * its self costs and the calls that it makes, but no more than its function.
 */
static bool add_inclusive(struct report *report, unsigned *event)
{
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = &report->inclusive;
	struct costs costs = {0};
	uint32_t *cost = util_alloc(profile->portions.count, sizeof(*cost));
	bool fits = true;
	size_t i;

	for (i = 0; fits && i < profile->portions.count; i++)
		fits = cost_add_row(&costs, &cost[i], &report->sums.costs,
				    report->sums.portion[i], false, event);
	for (i = 0; fits && i < profile->edges.count; i++) {
		uint32_t cycle = inclusive_shared_cycle(inclusive, profile,
							(uint32_t)i);
		uint32_t paid = 0;

		fits = cost_add_row(&costs, &paid, &report->sums.costs,
				    report->sums.edge[i], false, event);
		if (fits && cycle)
			inclusive_cap(inclusive, inclusive->cycle_cost[cycle],
				      &costs, paid);
		fits = fits && cost_add_row(&costs,
					    &cost[profile->edges.pairs[i].a],
					    &costs, paid, false, event);
	}
	for (i = 0; fits && i < profile->portions.count; i++) {
		struct pair portion = profile->portions.pairs[i];
		struct row *row = &report->rows[report->portion_row[i]];

		if (row->function != NONE)
			continue;
		inclusive_cap(inclusive, inclusive->function[portion.a],
			      &costs, cost[i]);
		fits = cost_add_row(&report->sums.costs, &row->cost, &costs,
				    cost[i], false, event);
	}
	for (i = 0; fits && i < profile->functions.count; i++)
		fits = cost_add_row(
			&report->sums.costs,
			&report->rows[report->function_row[i]].cost,
			&inclusive->costs, inclusive->function[i], false,
			event);
	free(cost);
	cost_free(&costs);
	return fits;
}

/* --- order ------------------------------------------------------------- */

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
static int compare_labels(const struct report *report, uint32_t a, uint32_t b)
{
	const struct row *x = &report->rows[a], *y = &report->rows[b];
	int order = 0;

	if (x->file != y->file || x->name != y->name)
		order = compare_joined(name_of(report, x->file),
				       name_of(report, x->name),
				       name_of(report, y->file),
				       name_of(report, y->name));
	if (!order && x->object != y->object)
		order = str_compare(name_of(report, x->object),
				    name_of(report, y->object));
	/* "a:b" and "c" may look like "a" and "b:c". */
	return order ? order : (a > b) - (a < b);
}

/* qsort has no argument for its context, so each item carries it. */
struct item {
	const struct report *report;
	int64_t key;
	uint32_t row;
};

static int compare_items(const void *a, const void *b)
{
	const struct item *x = a, *y = b;
	const struct report *report = x->report;
	int order;

	if (x->key != y->key)
		return x->key > y->key ? -1 : 1;
	order = columns_compare(report->columns, &report->sums.costs,
				report->rows[x->row].cost, &report->sums.costs,
				report->rows[y->row].cost);
	return order ? order : compare_labels(report, x->row, y->row);
}

static void sort_rows(struct report *report)
{
	const struct columns *columns = report->columns;
	struct item *items = util_alloc(report->row_count, sizeof(*items));
	size_t n = 0;
	uint32_t i;

	for (i = 0; i < report->row_count; i++) {
		struct item *item = &items[n];

		if (!report->rows[i].recorded && !report->options->inclusive)
			continue;
		*item = (struct item){report, -1, i};
		if (columns->sorted_count &&
		    !column_value(&columns->sorted[0], &report->sums.costs,
				  report->rows[i].cost, &item->key))
			item->key = -1;
		n++;
	}
	qsort(items, n, sizeof(*items), compare_items);
	report->listed = util_alloc(n, sizeof(*report->listed));
	report->listed_count = n;
	for (i = 0; i < n; i++)
		report->listed[i] = items[i].row;
	free(items);
}

/*
 * compat: the list ends when the rows so far make up each threshold; a total
 * that is not positive does not make a percentage of the sum times 100.  Of
 * inclusive costs, what the last row leaves of the total is looked at.
 */
static void cut_at_thresholds(struct report *report)
{
	const struct columns *columns = report->columns;
	const struct costs *totals = &report->profile->costs;
	double *sum = util_alloc(columns->sorted_count, sizeof(*sum));
	size_t listed, i;

	for (listed = 0; listed < report->listed_count; listed++) {
		const struct row *row = &report->rows[report->listed[listed]];
		bool reached = true;

		for (i = 0; i < columns->sorted_count; i++) {
			double percent = sum[i] * 100;
			int64_t total;

			column_value(&columns->sorted[i], totals,
				     report->profile->total, &total);
			if (total > 0)
				percent /= (double)total;
			reached &= percent >= columns->thresholds[i].percent;
		}
		if (reached)
			break;
		for (i = 0; i < columns->sorted_count; i++) {
			int64_t total, cost;

			column_value(&columns->sorted[i], totals,
				     report->profile->total, &total);
			column_value(&columns->sorted[i], &report->sums.costs,
				     row->cost, &cost);
			if (report->options->inclusive)
				sum[i] = (double)total - (double)cost;
			else
				sum[i] += (double)cost;
		}
	}
	report->listed_count = listed;
	free(sum);
}

/* --- indices ----------------------------------------------------------- */

/* The ids 0 to count - 1 in the order of their keys. */
static void make_index(struct index *index, const uint32_t *key, size_t count,
		       size_t keys)
{
	size_t i;

	index->first = util_alloc(keys + 2, sizeof(*index->first));
	index->id = util_alloc(count, sizeof(*index->id));
	for (i = 0; i < count; i++)
		index->first[key[i] + 2]++;
	for (i = 2; i < keys + 2; i++)
		index->first[i] += index->first[i - 1];
	for (i = 0; i < count; i++)
		index->id[index->first[key[i] + 1]++] = (uint32_t)i;
}

static void index_edges(struct report *report)
{
	const struct profile *profile = report->profile;
	size_t n = profile->edges.count;
	uint32_t *key = util_alloc(n, sizeof(*key));
	size_t i;

	for (i = 0; i < n; i++)
		key[i] = profile->edges.pairs[i].b;
	make_index(&report->edges_to, key, n, profile->functions.count);
	for (i = 0; i < n; i++)
		key[i] = report->portion_row[profile->edges.pairs[i].a];
	make_index(&report->edges_from, key, n, report->row_count);
	free(key);
}

static void index_lines(struct report *report)
{
	const struct profile *profile = report->profile;
	size_t lines = profile->lines.count, calls = profile->calls.count;
	uint32_t *key = util_alloc(lines > calls ? lines : calls,
				   sizeof(*key));
	size_t i;

	for (i = 0; i < lines; i++)
		key[i] = profile->portions.pairs[profile->lines.pairs[i].a].b;
	make_index(&report->lines_in, key, lines, profile->names.count);
	for (i = 0; i < calls; i++) {
		uint32_t edge = profile->calls.pairs[i].a;
		uint32_t portion = profile->edges.pairs[edge].a;

		key[i] = profile->portions.pairs[portion].b;
	}
	make_index(&report->calls_in, key, calls, profile->names.count);
	free(key);
}

static void index_free(struct index *index)
{
	free(index->first);
	free(index->id);
}

/* --- calls ------------------------------------------------------------- */

/*
 * One call on its way into a list: those to be added up have the same line and
 * row; what is paid within a cycle is added up apart, as it is capped.
 */
struct one_call {
	uint64_t number;
	uint32_t row;
	uint32_t cycle;
	const struct costs *from;
	uint32_t cost;
	int64_t count;
};

static int compare_one(const void *a, const void *b)
{
	const struct one_call *x = a, *y = b;

	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	if (x->row != y->row)
		return x->row < y->row ? -1 : 1;
	return (x->cycle > y->cycle) - (x->cycle < y->cycle);
}

/* Adds up n sorted calls of one line and row into an entry of the list. */
static bool add_calls(const struct report *report, const struct one_call *one,
		      size_t n, struct report_calls *calls,
		      struct error *error)
{
	struct report_call sum = {one->row, 0, 0};
	unsigned event = 0;
	bool fits = true;
	size_t i, j;

	for (i = 0; i < n; i = j) {
		uint32_t cost = 0;

		for (j = i; j < n && one[j].cycle == one[i].cycle; j++) {
			if (!util_add(&sum.count, one[j].count))
				return error_set(error, "a number of calls "
						 "does not fit into 64 bits");
			fits = fits && cost_add_row(&calls->costs, &cost,
						    one[j].from, one[j].cost,
						    false, &event);
		}
		if (fits && one[i].cycle)
			inclusive_cap(&report->inclusive,
				      report->inclusive
					      .cycle_cost[one[i].cycle],
				      &calls->costs, cost);
		fits = fits && cost_add_row(&calls->costs, &sum.cost,
					    &calls->costs, cost, false,
					    &event);
	}
	if (!fits)
		return sums_overflow(report->profile, event, error);
	calls->list = util_grow(calls->list, &calls->room, calls->count + 1,
				sizeof(*calls->list));
	calls->list[calls->count++] = sum;
	return true;
}

struct call_item {
	const struct report *report;
	const struct costs *costs;
	struct report_call call;
};

static int compare_calls(const void *a, const void *b)
{
	const struct call_item *x = a, *y = b;
	int order = columns_compare(x->report->columns, x->costs, x->call.cost,
				    y->costs, y->call.cost);

	return order ? order :
		       compare_labels(x->report, x->call.row, y->call.row);
}

static void sort_calls(const struct report *report, struct report_calls *calls,
		       size_t first)
{
	size_t n = calls->count - first;
	struct call_item *items;
	size_t i;

	if (n < 2)
		return;
	items = util_alloc(n, sizeof(*items));
	for (i = 0; i < n; i++)
		items[i] = (struct call_item){report, &calls->costs,
					      calls->list[first + i]};
	qsort(items, n, sizeof(*items), compare_calls);
	for (i = 0; i < n; i++)
		calls->list[first + i] = items[i].call;
	free(items);
}

static size_t same_line_and_row(const struct one_call *one, size_t n)
{
	size_t i = 1;

	while (i < n && one[i].number == one[0].number &&
	       one[i].row == one[0].row)
		i++;
	return i;
}

/* The calls along edges, grouped by the row at the other end. */
static bool edge_calls(const struct report *report, const uint32_t *edges,
		       size_t n, bool callers, struct report_calls *calls,
		       struct error *error)
{
	const struct profile *profile = report->profile;
	struct one_call *one = util_alloc(n, sizeof(*one));
	bool fits = true;
	size_t i;

	*calls = (struct report_calls){0};
	for (i = 0; i < n; i++) {
		struct pair edge = profile->edges.pairs[edges[i]];

		one[i] = (struct one_call){
			.row = callers ? report->portion_row[edge.a] :
					 report->function_row[edge.b],
			.cycle = inclusive_shared_cycle(&report->inclusive,
							profile, edges[i]),
			.from = &report->sums.costs,
			.cost = report->sums.edge[edges[i]],
			.count = report->sums.edge_calls[edges[i]],
		};
	}
	qsort(one, n, sizeof(*one), compare_one);
	for (i = 0; fits && i < n;) {
		size_t same = same_line_and_row(one + i, n - i);

		fits = add_calls(report, one + i, same, calls, error);
		i += same;
	}
	sort_calls(report, calls, 0);
	free(one);
	return fits;
}

bool report_callers(const struct report *report, uint32_t row,
		    struct report_calls *calls, struct error *error)
{
	uint32_t function = report->rows[row].function;
	const uint32_t *first = report->edges_to.first;

	*calls = (struct report_calls){0};
	if (function == NONE)
		return true;
	return edge_calls(report, report->edges_to.id + first[function],
			  first[function + 1] - first[function], true, calls,
			  error);
}

bool report_callees(const struct report *report, uint32_t row,
		    struct report_calls *calls, struct error *error)
{
	const uint32_t *first = report->edges_from.first;

	return edge_calls(report, report->edges_from.id + first[row],
			  first[row + 1] - first[row], false, calls, error);
}

void report_calls_free(struct report_calls *calls)
{
	free(calls->list);
	cost_free(&calls->costs);
	*calls = (struct report_calls){0};
}

/* --- sources ----------------------------------------------------------- */

struct numbered {
	uint64_t number;
	uint32_t id;
};

static int compare_numbered(const void *a, const void *b)
{
	const struct numbered *x = a, *y = b;

	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

static bool source_costs(const struct report *report, uint32_t file,
			 struct report_source *source, struct error *error)
{
	const struct profile *profile = report->profile;
	const uint32_t *id =
		report->lines_in.id + report->lines_in.first[file];
	size_t n = report->lines_in.first[file + 1] -
		   report->lines_in.first[file];
	struct numbered *sorted = util_alloc(n, sizeof(*sorted));
	unsigned event = 0;
	bool fits = true;
	size_t i;

	for (i = 0; i < n; i++)
		sorted[i] = (struct numbered){
			profile_number(profile, profile->lines.pairs[id[i]].b),
			id[i],
		};
	qsort(sorted, n, sizeof(*sorted), compare_numbered);
	source->lines = util_alloc(n, sizeof(*source->lines));
	for (i = 0; fits && i < n; i++) {
		if (i == 0 || sorted[i].number != sorted[i - 1].number)
			source->lines[source->count++].number =
				sorted[i].number;
		fits = cost_add_row(&source->costs,
				    &source->lines[source->count - 1].cost,
				    &profile->costs,
				    profile->line_cost[sorted[i].id], false,
				    &event);
	}
	free(sorted);
	return fits || sums_overflow(profile, event, error);
}

static bool source_calls(const struct report *report, uint32_t file,
			 struct report_source *source, struct error *error)
{
	const struct profile *profile = report->profile;
	const uint32_t *id =
		report->calls_in.id + report->calls_in.first[file];
	size_t n = report->calls_in.first[file + 1] -
		   report->calls_in.first[file];
	struct one_call *one = util_alloc(n, sizeof(*one));
	bool fits = true;
	size_t i;

	for (i = 0; i < n; i++) {
		struct pair call = profile->calls.pairs[id[i]];
		uint32_t callee = profile->edges.pairs[call.a].b;

		one[i] = (struct one_call){
			.number = profile_number(profile, call.b),
			.row = report->function_row[callee],
			.cycle = inclusive_shared_cycle(&report->inclusive,
							profile, call.a),
			.from = &profile->costs,
			.cost = profile->call[id[i]].cost,
			.count = profile->call[id[i]].count,
		};
	}
	qsort(one, n, sizeof(*one), compare_one);
	for (i = 0; fits && i < n;) {
		uint64_t number = one[i].number;
		size_t first = source->calls.count;

		while (fits && i < n && one[i].number == number) {
			size_t same = same_line_and_row(one + i, n - i);

			fits = add_calls(report, one + i, same, &source->calls,
					 error);
			i += same;
		}
		sort_calls(report, &source->calls, first);
		source->calling = util_grow(source->calling,
					    &source->calling_room,
					    source->calling_count + 1,
					    sizeof(*source->calling));
		source->calling[source->calling_count++] =
			(struct report_calling){number, first,
						source->calls.count};
	}
	free(one);
	return fits;
}

bool report_source(const struct report *report, uint32_t file,
		   struct report_source *source, struct error *error)
{
	*source = (struct report_source){0};
	return source_costs(report, file, source, error) &&
	       source_calls(report, file, source, error);
}

void report_source_free(struct report_source *source)
{
	free(source->lines);
	free(source->calling);
	report_calls_free(&source->calls);
	cost_free(&source->costs);
}

/* --- all together ------------------------------------------------------ */

static void add_file(struct report *report, const char *wanted, uint32_t file)
{
	report->files = util_grow(report->files, &report->file_room,
				  report->file_count + 1,
				  sizeof(*report->files));
	report->files[report->file_count++] =
		(struct report_file){wanted, file, false};
}

/* Marks the files that the profile has something of. */
static void mark_recorded(struct report *report)
{
	bool *recorded =
		util_alloc(report->profile->names.count, sizeof(*recorded));
	size_t i;

	for (i = 0; i < report->row_count; i++)
		if (report->rows[i].recorded)
			recorded[report->rows[i].file] = true;
	for (i = 0; i < report->file_count; i++)
		if (report->files[i].file != NONE)
			report->files[i].recorded =
				recorded[report->files[i].file];
	free(recorded);
}

/* The files that the user wants, then those of the functions listed. */
static void choose_files(struct report *report, const struct words *wanted,
			 struct str directory)
{
	const struct names *names = &report->profile->names;
	bool *chosen = util_alloc(names->count, sizeof(*chosen));
	uint32_t unknown = names_find(names, STR("???"));
	size_t i;

	for (i = 0; i < wanted->count; i++) {
		struct str name = str_of(wanted->at[i]);
		uint32_t file;

		str_eat(&name, directory);
		file = names_find(names, name);
		if (file != NONE && chosen[file])
			continue;
		if (file != NONE)
			chosen[file] = true;
		add_file(report, wanted->at[i], file);
	}
	if (unknown != NONE)
		chosen[unknown] = true;
	for (i = 0; report->options->annotate && i < report->listed_count;
	     i++) {
		uint32_t file = report->rows[report->listed[i]].file;

		if (!chosen[file])
			add_file(report, NULL, file);
		chosen[file] = true;
	}
	free(chosen);
	mark_recorded(report);
}

bool report_init(struct report *report, const struct profile *profile,
		 const struct options *options, const struct columns *columns,
		 const struct words *sources, struct str directory,
		 struct error *error)
{
	unsigned event = 0;

	*report = (struct report){
		.profile = profile, .options = options, .columns = columns,
		.sources = sources,
	};
	report->has_inclusive = options->inclusive || options->annotate ||
				options->tree != TREE_NONE || sources->count;
	if (!sums_init(&report->sums, profile, report->has_inclusive, error))
		return false;
	find_rows(report);
	show_shared_objects(report);
	if (report->has_inclusive &&
	    !inclusive_init(&report->inclusive, profile, &report->sums,
			    columns, error))
		return false;
	if (!(options->inclusive ? add_inclusive(report, &event) :
				   add_self(report, &event)))
		return sums_overflow(profile, event, error);
	sort_rows(report);
	if (!columns->all)
		cut_at_thresholds(report);
	choose_files(report, sources, directory);
	if (options->tree != TREE_NONE)
		index_edges(report);
	if (report->file_count)
		index_lines(report);
	return true;
}

void report_free(struct report *report)
{
	sums_free(&report->sums);
	inclusive_free(&report->inclusive);
	free(report->rows);
	free(report->portion_row);
	free(report->function_row);
	free(report->listed);
	free(report->files);
	index_free(&report->edges_to);
	index_free(&report->edges_from);
	index_free(&report->lines_in);
	index_free(&report->calls_in);
}

uint32_t report_cycle(const struct report *report, uint32_t row)
{
	uint32_t function = report->rows[row].function;

	if (function == NONE || !report->has_inclusive)
		return 0;
	return report->inclusive.cycle[function];
}
