/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report.h"

#include <regex.h>
#include <stdlib.h>

static struct str name_of(const struct report *report, uint32_t name)
{
	if (name == NONE)
		return STR("");
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

/* The row that a portion belongs to. */
static uint32_t row_of_portion(struct finder *finder, uint32_t portion)
{
	const struct profile *profile = finder->report->profile;
	struct pair pair = profile->portions.pairs[portion];
	uint32_t object = profile_object(profile, pair.a);
	uint32_t name = profile_name(profile, pair.a);

	switch (finder->report->by) {
	case BY_FUNCTION:
		return find_row(finder, object,
				profile_file(profile, pair.a), name);
	case BY_FILE:
		return find_row(finder, NONE, pair.b, NONE);
	case BY_OBJECT:
		return find_row(finder, object, NONE, NONE);
	default:
		return find_row(finder, object, pair.b, name);
	}
}

/* The row that a call of a function goes to. */
static uint32_t row_of_function(struct finder *finder, uint32_t function)
{
	const struct profile *profile = finder->report->profile;
	uint32_t object = profile_object(profile, function);
	uint32_t file = profile_file(profile, function);

	if (finder->report->by == BY_FILE)
		return find_row(finder, NONE, file, NONE);
	if (finder->report->by == BY_OBJECT)
		return find_row(finder, object, NONE, NONE);
	return find_row(finder, object, file, profile_name(profile, function));
}

static void find_rows(struct report *report)
{
	const struct profile *profile = report->profile;
	bool of_functions = report->by == BY_ROW || report->by == BY_FUNCTION;
	struct finder finder = {.report = report};
	uint32_t i;

	report->portion_row =
		util_alloc(profile->portions.count, sizeof(uint32_t));
	report->function_row =
		util_alloc(profile->functions.count, sizeof(uint32_t));
	for (i = 0; i < profile->portions.count; i++) {
		uint32_t row = row_of_portion(&finder, i);

		report->rows[row].recorded = true;
		report->portion_row[i] = row;
		mark_sides(report, row, i);
	}
	for (i = 0; i < profile->functions.count; i++) {
		uint32_t row = row_of_function(&finder, i);

		report->function_row[i] = row;
		if (!of_functions)
			continue;
		report->rows[row].function = i;
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

	if (report->by == BY_FILE || report->by == BY_OBJECT)
		return;
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

/*
 * Adds what portions cost to cost, by row.  Most rows are of one portion, and
 * share its costs.
 */
static bool add_self(const struct report *report, struct view *view,
		     uint32_t *cost, unsigned *event)
{
	struct costs *costs = &view->sums.costs;
	size_t i;

	for (i = 0; i < report->profile->portions.count; i++) {
		uint32_t *row = &cost[report->portion_row[i]];
		uint32_t portion = view->sums.portion[i];
		uint32_t sum = 0;

		if (*row == 0) {
			*row = portion;
			continue;
		}
		if (!cost_add_row(costs, &sum, costs, *row, false, event) ||
		    !cost_add_row(costs, &sum, costs, portion, false, event))
			return false;
		*row = sum;
	}
	return true;
}

/* What portions cost with the calls that they make, by portion. */
static bool find_portion_costs(const struct report *report, struct view *view,
			       unsigned *event)
{
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = &view->inclusive;
	struct costs *costs = &view->sums.costs;
	uint32_t *cost = util_alloc(profile->portions.count, sizeof(*cost));
	uint32_t i;

	view->portion_cost = cost;
	for (i = 0; i < profile->portions.count; i++)
		if (!cost_add_row(costs, &cost[i], costs,
				  view->sums.portion[i], false, event))
			return false;
	for (i = 0; i < profile->edges.count; i++) {
		uint32_t cycle =
			inclusive_shared_cycle(inclusive, profile, i);
		uint32_t caller = profile->edges.pairs[i].a;
		uint32_t paid = 0;

		/* A group's calls within itself are no costs of others. */
		if (report->by >= BY_FILE &&
		    report->portion_row[caller] ==
		    report->function_row[profile->edges.pairs[i].b])
			continue;
		if (!cost_add_row(costs, &paid, costs, view->sums.edge[i],
				  false, event))
			return false;
		if (cycle)
			inclusive_cap(inclusive, inclusive->cycle_cost[cycle],
				      costs, paid);
		if (!cost_add_row(costs, &cost[caller], costs, paid, false,
				  event))
			return false;
	}
	for (i = 0; i < profile->portions.count; i++)
		inclusive_cap(inclusive,
			      inclusive->node[report->node_of_portion[i]],
			      costs, cost[i]);
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
	struct costs *costs = &view->sums.costs;
	size_t i;

	if (report->by >= BY_FILE) {
		for (i = 0; i < report->row_count; i++)
			if (!cost_add_row(costs, &cost[i], &inclusive->costs,
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
				  &inclusive->costs, inclusive->node[i], false,
				  event))
			return false;
	return true;
}

/*
 * A row with the report's own events behind those of base: inclusive costs,
 * and calls where there can be any.
 */
static bool extend(const struct report *report, struct costs *costs,
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

static bool is_extended(const struct report *report)
{
	return report->columns->events > report->profile->event_count;
}

static bool add_up_calls(const struct report *report, const struct view *view,
			 int64_t *calls)
{
	const struct profile *profile = report->profile;
	uint32_t i;

	for (i = 0; i < profile->edges.count; i++) {
		uint32_t row =
			report->function_row[profile->edges.pairs[i].b];

		if (!util_add(&calls[row], view->sums.edge_calls[i]))
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
	bool fits = add_up_calls(report, view, calls);
	size_t i;

	for (i = 0; fits && i < report->row_count; i++) {
		bool called = report->by >= BY_FILE ||
			      report->rows[i].function != NONE;

		fits = extend(report, &view->sums.costs, cost[i],
			      inclusive[i], called ? &calls[i] : NULL,
			      &cost[i], event);
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

	if (fits && (report->options->inclusive || is_extended(report)))
		fits = find_portion_costs(report, view, event) &&
		       add_inclusive(report, view, inclusive, event);
	for (i = 0; i < report->row_count; i++)
		cost[i] = report->options->inclusive ? inclusive[i] : self[i];
	if (fits && is_extended(report))
		fits = extend_rows(report, view, inclusive, cost, event);
	free(inclusive);
	return fits;
}

/* Row now, less row old. */
static bool change(struct report *report, uint32_t now, uint32_t old,
		   uint32_t *result, unsigned *event)
{
	return cost_add_row(&report->changes, result, &report->now.sums.costs,
			    now, false, event) &&
	       cost_add_row(&report->changes, result, &report->old.sums.costs,
			    old, true, event);
}

/* Gives the rows their costs: those of now, less those of old. */
static bool find_costs(struct report *report, unsigned *event)
{
	size_t n = report->row_count, i;
	uint32_t *now = util_alloc(4 * n, sizeof(*now));
	uint32_t *old = now + n, *now_self = now + 2 * n,
		 *old_self = now + 3 * n;
	bool diff = report->profile->has_old;
	bool fits = side_costs(report, &report->now, now, now_self, event) &&
		    (!diff || side_costs(report, &report->old, old, old_self,
					 event));

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

	if (!cost_add_row(&report->totals, &plain, &profile->costs,
			  view->side->total, false, event))
		return false;
	view->total = plain;
	if (!is_extended(report))
		return true;
	for (i = 0; i < profile->edges.count; i++)
		if (!util_add(&calls, view->sums.edge_calls[i]))
			return false;
	return extend(report, &report->totals, plain, plain, &calls,
		      &view->total, event);
}

static bool find_totals(struct report *report, unsigned *event)
{
	if (!side_total(report, &report->now, event))
		return false;
	report->total = report->now.total;
	if (!report->profile->has_old)
		return true;
	if (!side_total(report, &report->old, event))
		return false;
	report->total = report->old.total;
	return cost_add_row(&report->totals, &report->total_change,
			    &report->totals, report->now.total, false,
			    event) &&
	       cost_add_row(&report->totals, &report->total_change,
			    &report->totals, report->old.total, true, event);
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

	if (report->by == BY_FILE)
		return str_compare(name_of(report, x->file),
				   name_of(report, y->file));
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
	order = columns_compare(report->columns, report_costs(report),
				report->rows[x->row].cost,
				report_costs(report),
				report->rows[y->row].cost);
	return order ? order : compare_labels(report, x->row, y->row);
}

/* Regular expressions, any of which may match. */
struct patterns {
	regex_t *list;
	size_t count;
};

static bool patterns_read(struct patterns *patterns, const struct words *words,
			  const char *option, struct error *error)
{
	*patterns = (struct patterns){0};
	patterns->list = util_alloc(words->count, sizeof(*patterns->list));
	for (; patterns->count < words->count; patterns->count++) {
		const char *word = words->at[patterns->count];
		char why[200];
		int failed = regcomp(&patterns->list[patterns->count], word,
				     REG_EXTENDED | REG_NOSUB);

		if (!failed)
			continue;
		regerror(failed, &patterns->list[patterns->count], why,
			 sizeof(why));
		return error_usage(error, "--%s=%s: %s", option, word, why);
	}
	return true;
}

static bool patterns_match(const struct patterns *patterns, const char *text)
{
	size_t i;

	for (i = 0; i < patterns->count; i++)
		if (regexec(&patterns->list[i], text, 0, NULL, 0) == 0)
			return true;
	return false;
}

static void patterns_free(struct patterns *patterns)
{
	while (patterns->count)
		regfree(&patterns->list[--patterns->count]);
	free(patterns->list);
}

/* What --match and --hide look at: "file:function [object]". */
static char *full_label(const struct report *report, const struct row *row)
{
	char *file = str_copy(name_of(report, row->file));
	char *name = str_copy(name_of(report, row->name));
	char *object = str_copy(name_of(report, row->object));
	char *label = util_format(report->by == BY_FILE ? "%s" :
				  report->by == BY_OBJECT ? "%s%s%s" :
				  *object ? "%s:%s [%s]" : "%s:%s", file, name,
				  object);

	free(file);
	free(name);
	free(object);
	return label;
}

/* Rows that are never listed. */
static bool is_left_out(const struct report *report, const struct row *row,
			const struct patterns *match,
			const struct patterns *hide)
{
	bool left_out;
	char *label;

	if (!row->recorded && !report->options->inclusive)
		return true;
	if (report->profile->has_old &&
	    cost_is_zero(report_costs(report), row->cost))
		return true;
	if (!match->count && !hide->count)
		return false;
	label = full_label(report, row);
	left_out = (match->count && !patterns_match(match, label)) ||
		   patterns_match(hide, label);
	free(label);
	return left_out;
}

static void sort_rows(struct report *report, const struct patterns *match,
		      const struct patterns *hide)
{
	const struct columns *columns = report->columns;
	struct item *items = util_alloc(report->row_count, sizeof(*items));
	size_t n = 0;
	uint32_t i;

	for (i = 0; i < report->row_count; i++) {
		struct item *item = &items[n];

		if (is_left_out(report, &report->rows[i], match, hide))
			continue;
		*item = (struct item){report, 0, i};
		if (columns->sorted_count)
			item->key = columns_key(columns, 0,
						report_costs(report),
						report->rows[i].cost);
		n++;
	}
	qsort(items, n, sizeof(*items), compare_items);
	report->listed = util_alloc(n, sizeof(*report->listed));
	report->listed_count = n;
	for (i = 0; i < n; i++)
		report->listed[i] = items[i].row;
	free(items);
}

/* What a listed row counts for a threshold: with --diff, how much it changed. */
static int64_t row_size(const struct report *report, size_t listed,
			size_t sorted)
{
	const struct row *row = &report->rows[report->listed[listed]];
	int64_t value;

	column_value(report->columns, &report->columns->sorted[sorted],
		     report_costs(report), row->cost, &value);
	return report->profile->has_old && value < 0 ? -value : value;
}

/* What the thresholds are percentages of, by sorted column. */
static void threshold_totals(const struct report *report, double *total)
{
	const struct columns *columns = report->columns;
	size_t i, j;

	for (i = 0; i < columns->sorted_count; i++) {
		int64_t value;

		total[i] = 0;
		if (!report->profile->has_old) {
			column_value(columns, &columns->sorted[i],
				     &report->totals, report->total, &value);
			total[i] = (double)value;
			continue;
		}
		for (j = 0; j < report->listed_count; j++)
			total[i] += (double)row_size(report, j, i);
	}
}

/*
 * compat: the list ends when the rows so far make up each threshold; a total
 * that is not positive does not make a percentage of the sum times 100.  Of
 * inclusive costs, what the last row leaves of the total is looked at.
 */
static void cut_at_thresholds(struct report *report)
{
	const struct columns *columns = report->columns;
	double *sum = util_alloc(2 * columns->sorted_count, sizeof(*sum));
	double *total = sum + columns->sorted_count;
	size_t listed, i;

	threshold_totals(report, total);
	for (listed = 0; listed < report->listed_count; listed++) {
		bool reached = true;

		for (i = 0; i < columns->sorted_count; i++) {
			double percent = sum[i] * 100;

			if (total[i] > 0)
				percent /= total[i];
			reached &= percent >= columns->thresholds[i].percent;
		}
		if (reached)
			break;
		for (i = 0; i < columns->sorted_count; i++) {
			double size = (double)row_size(report, listed, i);

			/* A ratio does not add up: no threshold ends it. */
			if (column_is_ratio(&columns->sorted[i]))
				continue;
			if (report->options->inclusive ||
			    columns->sorted[i].inclusive)
				sum[i] = total[i] - size;
			else
				sum[i] += size;
		}
	}
	report->listed_count = listed;
	free(sum);
}

/* The first --top rows, of at least --min percent. */
static void cut_at_size(struct report *report)
{
	const struct options *options = report->options;
	double least, total;
	int64_t value;
	size_t listed;

	if (report->listed_count > options->top)
		report->listed_count = (size_t)options->top;
	if (!options->min || !report->columns->sorted_count)
		return;
	options_percent(str_of(options->min), &least);
	column_value(report->columns, &report->columns->sorted[0],
		     &report->totals, report->total, &value);
	total = value < 0 ? -(double)value : (double)value;
	if (column_is_ratio(&report->columns->sorted[0]))
		total = 100.0 * COLUMN_RATIO;
	for (listed = 0; listed < report->listed_count; listed++)
		if ((double)row_size(report, listed, 0) * 100 < least * total)
			break;
	report->listed_count = listed;
}

static bool list_rows(struct report *report, struct error *error)
{
	const struct options *options = report->options;
	struct patterns match, hide = {0};
	bool good = patterns_read(&match, &options->match, "match", error) &&
		    patterns_read(&hide, &options->hide, "hide", error);

	if (good) {
		sort_rows(report, &match, &hide);
		if (!report->columns->all)
			cut_at_thresholds(report);
		cut_at_size(report);
	}
	report->chosen = options->match.count || options->hide.count ||
			 options->min || options->top != UINT64_MAX;
	patterns_free(&match);
	patterns_free(&hide);
	return good;
}

bool report_main_event(const struct report *report, unsigned *event)
{
	const struct columns *columns = report->columns;

	if (!columns->sorted_count)
		return false;
	*event = columns->sorted[0].inclusive ? columns->sorted[0].base :
						columns->sorted[0].event;
	return *event < COST_EVENTS && *event < report->profile->event_count;
}

int64_t report_self(const struct report *report, uint32_t row)
{
	unsigned event = 0;
	int64_t value = 0;

	if (report_main_event(report, &event))
		cost_get(report_costs(report), report->rows[row].self, event,
			 &value);
	return value;
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
		key[i] = report->function_row[profile->edges.pairs[i].b];
	make_index(&report->edges_to, key, n, report->row_count);
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
 * row.  cycle is that of both ends, or 0; it is sorted last.
 */
struct one_call {
	uint64_t number;
	uint32_t row;
	uint32_t cycle;
	bool old;
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
	if (x->old != y->old)
		return x->old - y->old;
	return (x->cycle > y->cycle) - (x->cycle < y->cycle);
}

static size_t same_side(const struct one_call *one, size_t n)
{
	size_t i = 1;

	while (i < n && one[i].old == one[0].old)
		i++;
	return i;
}

/*
 * Adds up n calls of one side, to or from what sum has.  They call the same
 * function; within a cycle its work is paid for again and again, and so all
 * of them together are capped.
 */
static bool add_side(const struct report *report, const struct one_call *one,
		     size_t n, struct costs *costs, struct report_call *sum,
		     struct error *error)
{
	const struct inclusive *inclusive =
		&(one->old ? &report->old : &report->now)->inclusive;
	uint32_t cycle = one[n - 1].cycle;
	unsigned event = 0;
	uint32_t cost = 0;
	bool fits = true;
	size_t i;

	for (i = 0; fits && i < n; i++) {
		if (one->old ? __builtin_sub_overflow(sum->count, one[i].count,
						      &sum->count) :
			       !util_add(&sum->count, one[i].count))
			return error_set(error, "a number of calls does not "
					 "fit into 64 bits");
		fits = cost_add_row(costs, &cost, one[i].from, one[i].cost,
				    false, &event);
	}
	if (fits && cycle)
		inclusive_cap(inclusive, inclusive->cycle_cost[cycle], costs,
			      cost);
	fits = fits && cost_add_row(costs, &sum->cost, costs, cost, one->old,
				    &event);
	return fits || sums_overflow(report->profile, event, error);
}

/* Adds up n sorted calls of one line and row into an entry of the list. */
static bool add_calls(const struct report *report, const struct one_call *one,
		      size_t n, struct report_calls *calls,
		      struct error *error)
{
	struct report_call sum = {one->row, 0, 0};
	unsigned event = 0;
	size_t i, same;

	for (i = 0; i < n; i += same) {
		same = same_side(one + i, n - i);
		if (!add_side(report, one + i, same, &calls->costs, &sum,
			      error))
			return false;
	}
	if (is_extended(report) &&
	    !extend(report, &calls->costs, sum.cost, sum.cost, &sum.count,
		    &sum.cost, &event))
		return sums_overflow(report->profile, event, error);
	if (report->profile->has_old && sum.count == 0 &&
	    cost_is_zero(&calls->costs, sum.cost))
		return true;
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

/* Puts the calls of one side along edges into one; returns how many. */
static size_t gather_edges(const struct report *report, const struct view *view,
			   const uint32_t *edges, size_t n, bool callers,
			   struct one_call *one)
{
	const struct profile *profile = report->profile;
	size_t count = 0, i;

	for (i = 0; i < n; i++) {
		struct pair edge = profile->edges.pairs[edges[i]];

		if (!view->sums.edge_seen[edges[i]] ||
		    (report->by >= BY_FILE &&
		     report->portion_row[edge.a] ==
		     report->function_row[edge.b]))
			continue;
		one[count] = (struct one_call){
			.row = callers ? report->portion_row[edge.a] :
					 report->function_row[edge.b],
			.cycle = inclusive_shared_cycle(&view->inclusive,
							profile, edges[i]),
			.old = view == &report->old,
			.from = &view->sums.costs,
			.cost = view->sums.edge[edges[i]],
			.count = view->sums.edge_calls[edges[i]],
		};
		count++;
	}
	return count;
}

/* The calls along edges, grouped by the row at the other end. */
static bool edge_calls(const struct report *report, const uint32_t *edges,
		       size_t n, bool callers, struct report_calls *calls,
		       struct error *error)
{
	struct one_call *one = util_alloc(2 * n, sizeof(*one));
	bool fits = true;
	size_t i, count;

	*calls = (struct report_calls){0};
	count = gather_edges(report, &report->now, edges, n, callers, one);
	if (report->profile->has_old)
		count += gather_edges(report, &report->old, edges, n, callers,
				      one + count);
	qsort(one, count, sizeof(*one), compare_one);
	for (i = 0; fits && i < count;) {
		size_t same = same_line_and_row(one + i, count - i);

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
	const uint32_t *first = report->edges_to.first;

	return edge_calls(report, report->edges_to.id + first[row],
			  first[row + 1] - first[row], true, calls, error);
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

/* Whether a portion is of a row; of any, for NONE. */
static bool is_of(const struct report *report, uint32_t portion, uint32_t row)
{
	return row == NONE || report->portion_row[portion] == row;
}

/* The row of a line on a side, 0 if it has none. */
static uint32_t line_row(const struct side *side, uint32_t line)
{
	return line < side->line_count ? side->line_cost[line] : 0;
}

/* Adds n facts of one line; with --diff, a line that did not change is none. */
static bool add_line(const struct report *report,
		     const struct numbered *sorted, size_t n,
		     struct report_source *source, unsigned *event)
{
	const struct profile *profile = report->profile;
	struct report_line line = {sorted->number, 0};
	size_t i;

	for (i = 0; i < n; i++) {
		uint32_t now = line_row(&profile->now, sorted[i].id);
		uint32_t old = line_row(&profile->old, sorted[i].id);

		if (!cost_add_row(&source->costs, &line.cost, &profile->costs,
				  now, false, event) ||
		    !cost_add_row(&source->costs, &line.cost, &profile->costs,
				  old, true, event))
			return false;
	}
	if (!profile->has_old || !cost_is_zero(&source->costs, line.cost))
		source->lines[source->count++] = line;
	return true;
}

static bool source_costs(const struct report *report, uint32_t file,
			 uint32_t only, struct report_source *source,
			 struct error *error)
{
	const struct profile *profile = report->profile;
	const uint32_t *id =
		report->lines_in.id + report->lines_in.first[file];
	size_t n = report->lines_in.first[file + 1] -
		   report->lines_in.first[file];
	struct numbered *sorted = util_alloc(n, sizeof(*sorted));
	unsigned event = 0;
	bool fits = true;
	size_t count = n, i, j;

	for (i = n = 0; i < count; i++) {
		struct pair line = profile->lines.pairs[id[i]];

		if (is_of(report, line.a, only))
			sorted[n++] = (struct numbered){
				profile_number(profile, line.b), id[i]};
	}
	qsort(sorted, n, sizeof(*sorted), compare_numbered);
	source->lines = util_alloc(n, sizeof(*source->lines));
	for (i = 0; fits && i < n; i = j) {
		for (j = i; j < n && sorted[j].number == sorted[i].number; j++)
			;
		fits = add_line(report, sorted + i, j - i, source, &event);
	}
	free(sorted);
	return fits || sums_overflow(profile, event, error);
}

/* Puts calls of one side into one; returns how many. */
static size_t gather_calls(const struct report *report, const struct view *view,
			   const uint32_t *id, size_t n, uint32_t only,
			   struct one_call *one)
{
	const struct profile *profile = report->profile;
	size_t count = 0, i;

	for (i = 0; i < n; i++) {
		struct pair call = profile->calls.pairs[id[i]];
		uint32_t callee = profile->edges.pairs[call.a].b;

		if (id[i] >= view->side->call_count ||
		    !view->side->call[id[i]].seen ||
		    !is_of(report, profile->edges.pairs[call.a].a, only))
			continue;
		one[count] = (struct one_call){
			.number = profile_number(profile, call.b),
			.row = report->function_row[callee],
			.cycle = inclusive_shared_cycle(&view->inclusive,
							profile, call.a),
			.old = view == &report->old,
			.from = &profile->costs,
			.cost = view->side->call[id[i]].cost,
			.count = view->side->call[id[i]].count,
		};
		count++;
	}
	return count;
}

static void add_calling(struct report_source *source, uint64_t number,
			size_t first)
{
	if (source->calls.count == first)
		return;
	source->calling = util_grow(source->calling, &source->calling_room,
				    source->calling_count + 1,
				    sizeof(*source->calling));
	source->calling[source->calling_count++] = (struct report_calling){
		number, first, source->calls.count};
}

static bool source_calls(const struct report *report, uint32_t file,
			 uint32_t only, struct report_source *source,
			 struct error *error)
{
	const uint32_t *id =
		report->calls_in.id + report->calls_in.first[file];
	size_t n = report->calls_in.first[file + 1] -
		   report->calls_in.first[file];
	struct one_call *one = util_alloc(2 * n, sizeof(*one));
	bool fits = true;
	size_t i, count;

	count = gather_calls(report, &report->now, id, n, only, one);
	if (report->profile->has_old)
		count += gather_calls(report, &report->old, id, n, only,
				      one + count);
	qsort(one, count, sizeof(*one), compare_one);
	for (i = 0; fits && i < count;) {
		uint64_t number = one[i].number;
		size_t first = source->calls.count;

		while (fits && i < count && one[i].number == number) {
			size_t same = same_line_and_row(one + i, count - i);

			fits = add_calls(report, one + i, same, &source->calls,
					 error);
			i += same;
		}
		sort_calls(report, &source->calls, first);
		add_calling(source, number, first);
	}
	free(one);
	return fits;
}

bool report_source(const struct report *report, uint32_t file, uint32_t only,
		   struct report_source *source, struct error *error)
{
	*source = (struct report_source){0};
	return source_costs(report, file, only, source, error) &&
	       source_calls(report, file, only, source, error);
}

void report_source_free(struct report_source *source)
{
	free(source->lines);
	free(source->calling);
	report_calls_free(&source->calls);
	cost_free(&source->costs);
}

/* --- parts of rows ----------------------------------------------------- */

/* A portion on its way into the part of a row that it belongs to. */
struct piece {
	uint32_t object, file, name;
	uint32_t portion;
};

static int compare_pieces(const void *a, const void *b)
{
	const struct piece *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	if (x->name != y->name)
		return x->name < y->name ? -1 : 1;
	if (x->object != y->object)
		return x->object < y->object ? -1 : 1;
	return (x->portion > y->portion) - (x->portion < y->portion);
}

static bool same_piece(const struct piece *x, const struct piece *y)
{
	return x->file == y->file && x->name == y->name &&
	       x->object == y->object;
}

static struct piece piece_of(const struct report *report, uint32_t portion)
{
	const struct profile *profile = report->profile;
	struct pair pair = profile->portions.pairs[portion];

	if (report->by == BY_FILE)
		return (struct piece){profile_object(profile, pair.a), NONE,
				      profile_name(profile, pair.a), portion};
	return (struct piece){NONE, pair.b, NONE, portion};
}

/* Adds what portions cost on one side to *cost, capped by their row. */
static bool add_pieces(const struct report *report, const struct view *view,
		       const struct piece *pieces, size_t n, uint32_t row,
		       struct costs *costs, uint32_t *cost, unsigned *event)
{
	bool old = view == &report->old;
	bool inclusive = report->options->inclusive;
	uint32_t self = 0, with_calls = 0;
	size_t i;

	for (i = 0; i < n; i++) {
		uint32_t portion = pieces[i].portion;

		if (!cost_add_row(costs, &self, &view->sums.costs,
				  view->sums.portion[portion], false, event) ||
		    (view->portion_cost &&
		     !cost_add_row(costs, &with_calls, &view->sums.costs,
				   view->portion_cost[portion], false,
				   event)))
			return false;
	}
	if (view->portion_cost) {
		uint32_t node = report->by >= BY_FILE ?
				row : report->rows[row].function;

		inclusive_cap(&view->inclusive, view->inclusive.node[node],
			      costs, with_calls);
	}
	if (inclusive)
		self = with_calls;
	if (is_extended(report) && !extend(report, costs, self, with_calls,
					   NULL, &self, event))
		return false;
	return cost_add_row(costs, cost, costs, self, old, event);
}

struct sub_item {
	const struct report *report;
	const struct costs *costs;
	struct report_sub sub;
};

static int compare_subs(const void *a, const void *b)
{
	const struct sub_item *x = a, *y = b;
	const struct report *report = x->report;
	int order = columns_compare(report->columns, x->costs, x->sub.cost,
				    y->costs, y->sub.cost);

	if (!order)
		order = str_compare(name_of(report, x->sub.file),
				    name_of(report, y->sub.file));
	if (!order)
		order = str_compare(name_of(report, x->sub.name),
				    name_of(report, y->sub.name));
	return order ? order : str_compare(name_of(report, x->sub.object),
					   name_of(report, y->sub.object));
}

static void sort_subs(const struct report *report, struct report_subs *subs)
{
	struct sub_item *items = util_alloc(subs->count, sizeof(*items));
	size_t i;

	for (i = 0; i < subs->count; i++)
		items[i] = (struct sub_item){report, &subs->costs,
					     subs->list[i]};
	qsort(items, subs->count, sizeof(*items), compare_subs);
	for (i = 0; i < subs->count; i++)
		subs->list[i] = items[i].sub;
	free(items);
}

bool report_subs(const struct report *report, uint32_t row,
		 struct report_subs *subs, struct error *error)
{
	const uint32_t *first = report->portions_of.first + row;
	size_t n = first[1] - first[0], i, j;
	struct piece *pieces = util_alloc(n, sizeof(*pieces));
	unsigned event = 0;
	bool fits = true;

	*subs = (struct report_subs){0};
	for (i = 0; i < n; i++)
		pieces[i] = piece_of(report,
				     report->portions_of.id[first[0] + i]);
	qsort(pieces, n, sizeof(*pieces), compare_pieces);
	for (i = 0; fits && i < n; i = j) {
		struct report_sub sub = {pieces[i].object, pieces[i].file,
					 pieces[i].name, 0};

		for (j = i; j < n && same_piece(&pieces[i], &pieces[j]); j++)
			;
		fits = add_pieces(report, &report->now, pieces + i, j - i, row,
				  &subs->costs, &sub.cost, &event) &&
		       (!report->profile->has_old ||
			add_pieces(report, &report->old, pieces + i, j - i,
				   row, &subs->costs, &sub.cost, &event));
		subs->all++;
		if (report->profile->has_old &&
		    cost_is_zero(&subs->costs, sub.cost))
			continue;
		subs->list = util_grow(subs->list, &subs->room,
				       subs->count + 1, sizeof(*subs->list));
		subs->list[subs->count++] = sub;
	}
	free(pieces);
	if (!fits)
		return sums_overflow(report->profile, event, error);
	sort_subs(report, subs);
	return true;
}

void report_subs_free(struct report_subs *subs)
{
	free(subs->list);
	cost_free(&subs->costs);
	*subs = (struct report_subs){0};
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

	for (i = 0; i < report->profile->portions.count; i++)
		recorded[report->profile->portions.pairs[i].b] = true;
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
		const uint32_t *first =
			report->portions_of.first + report->listed[i];
		uint32_t j, own = report->rows[report->listed[i]].file;

		if (own != NONE && !chosen[own]) {
			add_file(report, NULL, own);
			chosen[own] = true;
		}
		for (j = first[0]; j < first[1]; j++) {
			uint32_t portion = report->portions_of.id[j];
			uint32_t file =
				report->profile->portions.pairs[portion].b;

			if (!chosen[file])
				add_file(report, NULL, file);
			chosen[file] = true;
		}
	}
	free(chosen);
	mark_recorded(report);
}

/* The nodes of the call graph: functions, or the rows that hold them. */
static struct nodes find_nodes(struct report *report)
{
	const struct profile *profile = report->profile;
	size_t portions = profile->portions.count;
	size_t functions = profile->functions.count;
	uint32_t *of_portion = util_alloc(portions, sizeof(*of_portion));
	uint32_t *of_function = util_alloc(functions, sizeof(*of_function));
	bool of_functions = report->by < BY_FILE;
	uint32_t i;

	for (i = 0; i < portions; i++)
		of_portion[i] = of_functions ? profile->portions.pairs[i].a :
					       report->portion_row[i];
	for (i = 0; i < functions; i++)
		of_function[i] = of_functions ? i : report->function_row[i];
	report->node_of_portion = of_portion;
	report->node_of_function = of_function;
	return (struct nodes){of_functions ? functions : report->row_count,
			      of_portion, of_function};
}

static bool view_init(struct report *report, struct view *view,
		      const struct side *side, const struct nodes *nodes,
		      struct error *error)
{
	view->side = side;
	return sums_init(&view->sums, report->profile, side,
			 report->has_inclusive, error) &&
	       (!report->has_inclusive ||
		inclusive_init(&view->inclusive, report->profile, &view->sums,
			       nodes, report->columns, error));
}

static void view_free(struct view *view)
{
	sums_free(&view->sums);
	inclusive_free(&view->inclusive);
	free(view->portion_cost);
}

static void index_all(struct report *report)
{
	make_index(&report->portions_of, report->portion_row,
		   report->profile->portions.count, report->row_count);
	if (report->options->tree != TREE_NONE || report->options->fn)
		index_edges(report);
}

bool report_init(struct report *report, const struct profile *profile,
		 const struct options *options, const struct columns *columns,
		 const struct words *sources, struct str directory,
		 struct error *error)
{
	struct nodes nodes;
	unsigned event = 0;

	*report = (struct report){
		.profile = profile, .options = options, .columns = columns,
		.sources = sources, .by = options->by,
	};
	report->has_inclusive = options->inclusive || options->annotate ||
				options->tree != TREE_NONE || sources->count ||
				options->fn || is_extended(report);
	find_rows(report);
	show_shared_objects(report);
	nodes = find_nodes(report);
	if (!view_init(report, &report->now, &profile->now, &nodes, error) ||
	    (profile->has_old &&
	     !view_init(report, &report->old, &profile->old, &nodes, error)))
		return false;
	if (!find_costs(report, &event) || !find_totals(report, &event))
		return sums_overflow(profile, event, error);
	index_all(report);
	if (!list_rows(report, error))
		return false;
	choose_files(report, sources, directory);
	if (report->file_count || options->fn)
		index_lines(report);
	return true;
}

void report_free(struct report *report)
{
	view_free(&report->now);
	view_free(&report->old);
	cost_free(&report->changes);
	cost_free(&report->totals);
	free(report->node_of_portion);
	free(report->node_of_function);
	index_free(&report->portions_of);
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
	return report->now.inclusive.cycle[function];
}
