/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/ranking.h"

#include "base/bits.h"
#include "base/fraction.h"
#include "base/pattern.h"

#include <stdlib.h>

/*
 * The self cost of a row in the column columns_additive().  These costs of all
 * rows add up to the total.
 */
static int64_t self_of(const struct report *report, row_id row)
{
	const struct column *column = columns_additive(report->columns);
	int64_t value = 0;

	if (column)
		column_value(report->columns, column, report_self(report, row), &value);
	return value;
}

static int64_t magnitude(int64_t value)
{
	return value == INT64_MIN ? INT64_MAX : value < 0 ? -value : value;
}

/*
 * Rows by the length of their keys in the first sort column, in bits, the longest first and those
 * below 0 last.  Rows of the same class are sorted when the list comes to them: of the many rows
 * that cost next to nothing, few are ever listed.
 */
enum { CLASSES = 66 };
struct ranking {
	struct report *report;
	size_t settled, class; /* rows that are sorted; the first class that is not */
	size_t end[CLASSES];   /* by class */
};

/* A row to sort by qsort, which passes no context, so each has the report. */
struct ranked {
	const struct report *report;
	const int64_t *keys; /* by sort column, of those before the first ratio */
	size_t known;        /* the number of keys */
	int64_t self;        /* self_rank() */
	row_id row;
};

/* The class of a key. */
static unsigned class_of(int64_t key)
{
	return key < 0 ? CLASSES - 1 : 64 - (unsigned)bits_length((uint64_t)key);
}

/*
 * With --summary, rows with equal costs are sorted by self cost; with --diff by the magnitude of
 * its change.
 */
static int64_t self_rank(const struct report *report, row_id row)
{
	int64_t self = report->settings->summary ? self_of(report, row) : 0;

	return profile_compares(report->profile) ? magnitude(self) : self;
}

static int compare_ranked(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	const struct report *report = x->report;
	int order = 0;

	for (size_t i = 0; i < x->known; i++)
		if (x->keys[i] != y->keys[i])
			return x->keys[i] > y->keys[i] ? -1 : 1;
	if (x->known < report->columns->sorted_count)
		order = columns_compare_rest(report->columns, x->known, report_row(report, x->row),
					     report_row(report, y->row));
	if (order)
		return order;
	if (x->self != y->self)
		return x->self > y->self ? -1 : 1;
	return rows_compare(report, x->row, y->row);
}

static void sort_rows(const struct report *report, row_id *rows, size_t n)
{
	const struct columns *columns = report->columns;
	struct ranked *items = util_alloc(n, sizeof(*items));
	size_t known = 0;
	int64_t *keys;

	while (known < columns->sorted_count && column_adds_up(&columns->sorted[known]))
		known++;
	keys = util_alloc(n * known, sizeof(*keys));
	for (size_t i = 0; i < n; i++) {
		int64_t *own = keys + i * known;

		for (size_t j = 0; j < known; j++)
			own[j] = columns_key(columns, j, report_row(report, rows[i]));
		items[i] = (struct ranked){report, own, known, self_rank(report, rows[i]), rows[i]};
	}
	qsort(items, n, sizeof(*items), compare_ranked);
	for (size_t i = 0; i < n; i++)
		rows[i] = items[i].row;
	free(keys);
	free(items);
}

/* Sorts the first rows of the list, up to a number of them. */
static void settle(struct ranking *ranking, size_t upto)
{
	while (ranking->settled < upto && ranking->class < CLASSES) {
		size_t end = ranking->end[ranking->class++];

		sort_rows(ranking->report, ranking->report->order.listed + ranking->settled,
			  end - ranking->settled);
		ranking->settled = end;
	}
}

/*
 * Returns the label that --match and --hide are matched with: "file:function
 * [object]", with --by=line "file:LINE:function [object]".  The caller frees its bytes.
 */
static struct str full_label(const struct report *report, const struct row *row)
{
	struct str object = report_name(report, row->object);
	bool named = row->name != NONE, in_object = named && object.length;
	char line[REPORT_LINE] = "";
	row_id id = (row_id)(row - report->rows.list);

	if (report_has_lines(report))
		report_line_label(report, id, line);
	return str_join(
		(struct str[]){
			report_name(report, row->file),
			named ? STR(":") : STR(""),
			str_of(line),
			report_has_lines(report) ? STR(":") : STR(""),
			report_name(report, row->name),
			in_object ? STR(" [") : STR(""),
			object,
			in_object ? STR("]") : STR(""),
		},
		8);
}

bool ranking_is_cut(const struct report *report)
{
	const struct settings *settings = report->settings;

	return report->order.count < report->rows.count &&
	       (settings->match.count || settings->hide.count || settings_row_min(settings) ||
		settings->fn.count || report->order.count == settings->top);
}

bool ranking_main_event(const struct report *report, unsigned *event)
{
	const struct column *column = columns_additive(report->columns);

	*event = column ? column_event(column) : (unsigned)COST_EVENTS;
	return *event < COST_EVENTS;
}

bool ranking_shows_change(const struct report *report, struct item item)
{
	const struct columns *columns = report->columns;
	struct fraction first = fraction_of(0, 1), value;

	for (size_t i = 0; i < columns->slice_count; i++) {
		bool given = column_fraction(columns, &columns->slices[i], item, &value);

		value = given ? value : fraction_of(0, 1);
		if (i && fraction_compare(&value, &first) != 0)
			return true;
		first = value;
	}
	for (size_t i = 0; !columns->slice_count && i < columns->shown_count; i++)
		if (column_fraction(columns, &columns->shown[i], item, &value) &&
		    !fraction_is_zero(&value))
			return true;
	return false;
}

/*
 * Returns whether nothing changed that the list is sorted by, nor any cost, or with --summary any
 * that is shown.  That it calls other functions, or is called, more often is no change of a row: so
 * each format has the same rows.
 */
static bool is_unchanged(const struct report *report, struct item item)
{
	const struct columns *columns = report->columns;
	const bool summary = report->settings->summary;
	struct values in[SIDES] = {{0}};
	struct fraction value;

	if (columns->slice_count)
		return summary ? !ranking_shows_change(report, item)
			       : columns_is_zero(columns, item);
	for (size_t i = 0; i < columns->sorted_count; i++)
		if (column_fraction(columns, &columns->sorted[i], item, &value) &&
		    !fraction_is_zero(&value))
			return false;
	for (size_t i = 0; i < SIDES; i++)
		in[i].self = in[i].inclusive = item_cost(item_in(item, i));
	if (summary)
		return !ranking_shows_change(report, report_item(report, item.costs, in));
	return cost_equal(item.costs, in[0].self, in[1].self);
}

/* Returns whether a row is never listed, whichever rows the user chooses. */
static bool is_never_listed(const struct report *report, row_id id)
{
	const struct row *row = &report->rows.list[id];

	if (rows_is_empty(report, id))
		return true;
	/*
	 * A function that --fn names is shown, whatever it costs, unless no
	 * side has it: pairing takes a function of OLD from its row.
	 */
	if (report->settings->fn.count)
		return profile_compares(report->profile) && !row->after && !row->before;
	/* The page's own cut needs all rows. */
	if (report->settings->page)
		return false;
	if (!row->recorded && !report->settings->inclusive)
		return true;
	if (!profile_compares(report->profile))
		return false;
	return is_unchanged(report, report_row(report, id)) &&
	       (!row->changed || report->settings->summary);
}

/* Returns whether --match, --hide or the list of --browse leaves a row out. */
static bool is_left_out(struct report *report, const struct row *row, const struct patterns *match,
			const struct patterns *hide)
{
	const struct settings *settings = report->settings;
	bool hidden, left_out;
	struct str label;

	if (settings->lists &&
	    !settings->lists(settings->lists_of, report, (row_id)(row - report->rows.list)))
		return true;
	if (!match->count && !hide->count)
		return false;
	label = full_label(report, row);
	left_out = match->count && !patterns_match(match, label);
	report->order.matched |= !left_out;
	hidden = patterns_match(hide, label);
	str_free(label);
	if (report->order.left_out)
		report->order.left_out[row - report->rows.list] = left_out || hidden;
	return left_out || hidden;
}

/*
 * Adds a function to those without names, if it is one: its address means nothing
 * to a reader, and in OLD and NEW two addresses may be one function.
 */
static bool add_unnamed(struct report *report, row_id id)
{
	const struct row *row = &report->rows.list[id];
	struct report_order *order = &report->order;

	if (!report->settings->brief || report->settings->inclusive || report_has_lines(report) ||
	    row->name == NONE || row->after == row->before ||
	    !name_is_unnamed(report_name(report, row->name)))
		return false;
	values_add(&report->costs, order->unnamed_cost, &report->costs, report_row(report, id).in,
		   report->profile->side_count);
	order->unnamed++;
	return true;
}

/* Lists the rows that may be listed. */
static void choose_rows(struct report *report, const struct patterns *match,
			const struct patterns *hide)
{
	row_id *listed = util_alloc(report->rows.count, sizeof(*listed));

	report->order.listed = listed;
	report->order.listable = 0;
	if (match->count && settings_limited(report->settings))
		report->order.left_out = util_alloc(report->rows.count, sizeof(bool));
	for (row_id i = report->rows.first; i < report->rows.count; i++) {
		bool left_out;

		if (is_never_listed(report, i)) {
			/* What did not change is there, all the same. */
			if (report->order.left_out ||
			    (profile_compares(report->profile) && !report->order.matched &&
			     (report->rows.list[i].after || report->rows.list[i].before)))
				is_left_out(report, &report->rows.list[i], match, hide);
			continue;
		}
		left_out = is_left_out(report, &report->rows.list[i], match, hide);
		report->order.listable++;
		if (left_out || add_unnamed(report, i))
			continue;
		listed[report->order.count++] = i;
	}
}

/* Puts the rows that are listed in the order of their classes. */
static struct ranking rank_rows(struct report *report)
{
	struct ranking ranking = {.report = report};
	const size_t count = report->order.count;
	unsigned char *class = util_alloc(count, sizeof(*class));
	row_id *rows = util_alloc(count, sizeof(*rows));
	size_t sum = 0;

	for (size_t i = 0; i < count; i++) {
		struct item item = report_row(report, report->order.listed[i]);

		if (report->columns->sorted_count)
			class[i] = (unsigned char)class_of(columns_key(report->columns, 0, item));
		ranking.end[class[i]]++;
	}
	for (size_t i = 0; i < CLASSES; i++) {
		sum += ranking.end[i];
		ranking.end[i] = sum - ranking.end[i];
	}
	for (size_t i = 0; i < count; i++)
		rows[ranking.end[class[i]]++] = report->order.listed[i];
	free(report->order.listed);
	report->order.listed = rows;
	free(class);
	return ranking;
}

/* Returns a + b, or INT64_MAX on overflow. */
static int64_t add_up_to_most(int64_t a, int64_t b)
{
	return util_add(&a, b) ? a : INT64_MAX;
}

/* The value of an item for a threshold: of a change, the magnitude. */
static int64_t size_of(const struct report *report, struct item item, size_t sorted)
{
	const struct column *column = &report->columns->sorted[sorted];
	int64_t value;

	column_value(report->columns, column, item, &value);
	return column_is_change(column) ? magnitude(value) : value;
}

static int64_t row_size(const struct report *report, size_t listed, size_t sorted)
{
	return size_of(report, report_row(report, report->order.listed[listed]), sorted);
}

/* Returns whether a sorted column has inclusive costs, which must not be added up. */
static bool is_inclusive(const struct report *report, size_t sorted)
{
	const struct columns *columns = report->columns;
	const struct column *column = &columns->sorted[sorted];

	if (column_is_of_slices(column))
		column = &columns->shown[0];
	return report->settings->inclusive || column->self;
}

/* Returns the largest total of the programs compared. */
static int64_t largest_total(const struct report *report, size_t sorted)
{
	const struct column *column = &report->columns->sorted[sorted];
	size_t i = column_is_of_slices(column) ? profile_slice_side(report->profile, 0) : 0;
	int64_t largest = 0, total;

	if (column_is_of_slices(column))
		column = &report->columns->shown[0];
	for (; i < report->all_sides; i++) {
		column_value(report->columns, column, report_total(report, &report->sums[i]),
			     &total);
		if (magnitude(total) > largest)
			largest = magnitude(total);
	}
	return largest;
}

/* Returns the total that a sorted column's threshold is a percentage of. */
static int64_t threshold_total(const struct report *report, size_t sorted)
{
	const struct columns *columns = report->columns;
	const struct column *column = &columns->sorted[sorted];
	int64_t total = 0;

	if (!column_is_change(column))
		return report_whole(report, column);
	if (is_inclusive(report, sorted))
		return largest_total(report, sorted);
	for (size_t i = 0; i < report->order.count; i++)
		total = add_up_to_most(total, row_size(report, i, sorted));
	return total;
}

/* A sorted column whose threshold may end the list. */
struct bound {
	size_t sorted;
	int64_t sum, total;
};

/* Returns whether any sum reaches the threshold: it is 0 %, and no cost is negative. */
static bool is_always_reached(const struct report *report, size_t sorted)
{
	const struct column *column = &report->columns->sorted[sorted];

	return report->columns->thresholds[sorted].percent.over == 0 &&
	       column_event(column) < COST_EVENTS && !column_is_change(column) &&
	       !is_inclusive(report, sorted) && !report->profile->below_zero;
}

/* Returns whether the rows so far reach all thresholds. */
static bool is_reached(const struct columns *columns, const struct bound *bounds, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!percent_reached(bounds[i].sum, bounds[i].total,
				     &columns->thresholds[bounds[i].sorted].percent))
			return false;
	return true;
}

/* Adds the next row of the list to the sum of a bound. */
static void count_row(const struct report *report, size_t listed, struct bound *bound)
{
	int64_t size = row_size(report, listed, bound->sorted);

	/* Thresholds of ratios never end the list, so nothing is counted. */
	if (!column_adds_up(&report->columns->sorted[bound->sorted]))
		return;
	if (!is_inclusive(report, bound->sorted))
		bound->sum = add_up_to_most(bound->sum, size);
	else if (overflow_sub(bound->total, size, &bound->sum))
		bound->sum = size < 0 ? INT64_MAX : INT64_MIN;
}

/*
 * compat: the list ends when the rows so far reach all thresholds.  For a total
 * that is not positive, 100 * sum is compared, not a percentage.  For inclusive
 * costs, the sum is the total less the last row's cost.
 */
static void cut_at_thresholds(struct report *report, struct ranking *ranking)
{
	const struct columns *columns = report->columns;
	struct bound *bounds = util_alloc(columns->sorted_count, sizeof(*bounds));
	size_t count = 0, listed;

	for (size_t i = 0; i < columns->sorted_count; i++)
		if (!is_always_reached(report, i))
			bounds[count++] = (struct bound){i, 0, threshold_total(report, i)};
	for (listed = 0; listed < report->order.count && listed < report->settings->top; listed++) {
		if (is_reached(columns, bounds, count))
			break;
		settle(ranking, listed + 1);
		for (size_t i = 0; i < count; i++)
			count_row(report, listed, &bounds[i]);
	}
	report->order.count = listed;
	free(bounds);
}

bool ranking_is_large(const struct report *report, struct item item, const char *percent)
{
	const struct column *column = &report->columns->sorted[0];
	struct fraction value, bound;
	struct decimal least;
	int64_t count;

	number_percent(str_of(percent), &least);
	if (column_adds_up(column)) {
		column_value(report->columns, column, item, &count);
		return (count >= 0 || column_is_change(column)) &&
		       fraction_compare_products(
			       number_magnitude(count), 100 * least.under,
			       number_magnitude(report_whole(report, column)), least.over) >= 0;
	}
	column_fraction(report->columns, column, item, &value);
	if (column_is_change(column))
		value.negative = false;
	if (column->unit == COLUMN_PERCENT)
		least.under *= 100;
	bound = fraction_of((int64_t)least.over, (int64_t)least.under);
	return fraction_compare(&value, &bound) >= 0;
}

/*
 * Cuts the list to changes of 0.01 % of the total and of a hundredth of the
 * largest change, at least: what is less is noise, or follows from the others.
 */
static void cut_small_changes(struct report *report)
{
	struct report_order *order = &report->order;
	const struct column *column = report->columns->sorted;
	int64_t unnamed =
		size_of(report, report_item(report, &report->costs, order->unnamed_cost), 0);
	int64_t largest = unnamed, whole;
	size_t count = order->count;

	if (!report->columns->sorted_count || !column_adds_up(column))
		return;
	whole = magnitude(report_whole(report, column));
	if (count && row_size(report, 0, 0) > largest)
		largest = row_size(report, 0, 0);
	order->least = 1 + (whole ? (whole - 1) / 10000 : 0);
	if (largest / 100 > order->least)
		order->least = largest / 100;
	while (order->count && row_size(report, order->count - 1, 0) < order->least)
		order->count--;
	order->worth = order->count;
	while (count > order->count)
		order->smaller += row_size(report, --count, 0) > 0;
	if (unnamed < order->least)
		order->unnamed = 0;
}

void ranking_cut(struct report *report)
{
	const struct settings *settings = report->settings;
	size_t listed;

	if (settings->brief)
		cut_small_changes(report);

	if (report->order.count > settings->top)
		report->order.count = (size_t)settings->top;
	if (!settings_row_min(settings) || !report->columns->sorted_count)
		return;
	for (listed = 0; listed < report->order.count; listed++) {
		row_id row = report->order.listed[listed];

		if (!ranking_is_large(report, report_row(report, row), settings_row_min(settings)))
			break;
	}
	report->order.count = listed;
}

bool ranking_make(struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;
	struct patterns match, hide = {0};
	bool good;

	if (settings->fn_row) {
		report->order.listed = util_alloc(1, sizeof(*report->order.listed));
		report->order.listed[0] = *settings->fn_row;
		report->order.count = 1;
		report->order.chosen = true;
		return true;
	}
	good = patterns_read(&match, &settings->match, "match", error) &&
	       patterns_read(&hide, &settings->hide, "hide", error);
	if (good) {
		struct ranking ranking;

		choose_rows(report, &match, &hide);
		ranking = rank_rows(report);
		/* --fn looks for functions among all rows. */
		if (!report->columns->all && !settings->fn.count)
			cut_at_thresholds(report, &ranking);
		settle(&ranking, report->order.count);
		if (!settings->fn.count)
			ranking_cut(report);
	}
	/* With --summary, --top counts as a choice only if the page is full. */
	report->order.chosen = settings->match.count || settings->hide.count ||
			       settings_row_min(settings) ||
			       (settings->top != UINT64_MAX &&
				(!settings->summary || report->order.count == settings->top));
	if (good)
		patterns_unused(&hide, &settings->hide, &report->order.unhidden);
	patterns_free(&match);
	patterns_free(&hide);
	return good;
}

struct running running_begin(const struct report *report)
{
	struct running running = {
		.column = columns_additive(report->columns),
		.fits = true,
	};

	if (running.column)
		column_value(report->columns, running.column,
			     report_total(report, report_before(report)), &running.total);
	return running;
}

void running_add(struct running *running, const struct report *report, row_id row)
{
	running->fits = running->fits && util_add(&running->sum, self_of(report, row));
}

struct running running_listed(const struct report *report)
{
	struct running running = running_begin(report);

	for (size_t i = 0; i < report->order.count; i++)
		running_add(&running, report, report->order.listed[i]);
	return running;
}
