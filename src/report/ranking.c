/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

#include "base/pattern.h"

/* --- which rows -------------------------------------------------------- */

/*
 * Returns the label that --match and --hide are matched with: "file:function
 * [object]", with --by=line "file:LINE:function [object]".  The caller frees its bytes.
 */
static struct str full_label(const struct report *report, row_id id)
{
	const struct row *row = &report->rows.list[id];
	struct str object = report_name(report, row->object);
	bool named = row->name != NONE, in_object = named && object.length;
	char line[REPORT_LINE] = "";

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

bool ranking_shows_change(const struct report *report, struct item item)
{
	const struct columns *columns = report->columns;
	struct fraction value;

	for (size_t i = 0; i < columns->shown_count; i++)
		if (column_fraction(columns, &columns->shown[i], item, &value) &&
		    !fraction_is_zero(&value))
			return true;
	return false;
}

/*
 * Returns whether nothing of a row changed that the list is sorted by nor, where several events
 * decide, any cost.  That it calls other functions, or is called, more often is no change
 * of a row: so each format has the same rows.
 */
static bool is_unchanged(const struct report *report, row_id row)
{
	const struct columns *columns = report->columns;
	const struct item item = report_row(report, row);
	const bool of_one = settings_is_of_one(report->settings);
	struct fraction value;

	for (size_t i = 0; i < columns->slice_count; i++)
		if ((columns->table[i].is_ratio &&
		     column_fraction(columns, &columns->table[i], item, &value)) ||
		    ranking_shows_change(report,
					 item_in(item, profile_slice_side(report->profile, i))))
			return false;
	for (size_t i = 0; i < (of_one ? 1 : columns->sorted_count); i++)
		if (column_fraction(columns, &columns->sorted[i], item, &value) &&
		    !fraction_is_zero(&value))
			return false;
	return of_one || columns->slice_count ||
	       cost_equal(item.costs, item_cost(item_in(item, 0)), item_cost(item_in(item, 1)));
}

/* Returns whether a row is in reports of these settings, if it has changed. */
static bool is_there(const struct report *report, row_id id)
{
	const struct row *row = &report->rows.list[id];
	const struct settings *settings = report->settings;

	if (rows_is_empty(report, id))
		return false;
	/*
	 * A function that --fn names is shown, whatever it costs, unless no
	 * side has it: pairing takes a function of OLD from its row.
	 */
	if (settings->fn.count)
		return row->after || row->before || !profile_compares(report->profile);
	/* The page's own cut needs all rows. */
	return settings->page || row->recorded || settings->inclusive;
}

/* Returns whether a row that is there is listable: with --diff, if something of it changed. */
static bool is_listable(const struct report *report, row_id id)
{
	const struct settings *settings = report->settings;

	return settings->fn.count || settings->page || !profile_compares(report->profile) ||
	       !is_unchanged(report, id);
}

/* Finds the rows that --match and --hide leave out, if there are patterns. */
static bool find_left_out(struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;
	struct report_order *order = &report->order;
	struct patterns match, hide = {0};
	bool good = patterns_read(&match, &settings->match, "match", error) &&
		    patterns_read(&hide, &settings->hide, "hide", error);

	if (good && (match.count || hide.count))
		order->left_out = util_alloc(report->rows.count, sizeof(bool));
	for (row_id i = report->rows.first; order->left_out && i < report->rows.count; i++) {
		struct str label;
		bool matches;

		if (rows_is_empty(report, i))
			continue;
		label = full_label(report, i);
		matches = !match.count || patterns_match(&match, label);
		order->matched |= matches && is_there(report, i);
		order->left_out[i] = patterns_match(&hide, label) || !matches;
		free((char *)label.at);
	}
	patterns_free(&match);
	patterns_free(&hide);
	return good;
}

bool ranking_main_event(const struct report *report, unsigned *event)
{
	const struct column *column = columns_additive(report->columns);

	*event = column ? column_event(column) : (unsigned)COST_EVENTS;
	return *event < COST_EVENTS;
}

/* --- their order ------------------------------------------------------- */

/* A row to sort by qsort, which passes no context, so each has the report. */
struct ranked {
	const struct report *report;
	int64_t key; /* in the first sort column */
	row_id row;
};

static int compare_keys(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;

	return x->key != y->key ? (x->key > y->key ? -1 : 1) : 0;
}

static int compare_alike(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	const struct report *report = x->report;
	const struct columns *columns = report->columns;
	size_t from = columns->sorted_count && !columns->sorted->is_ratio;
	int order = columns_compare_rest(columns, from, report_row(report, x->row),
					 report_row(report, y->row));

	return order ? order : rows_compare(report, x->row, y->row);
}

/*
 * Sorts the rows from the i-th on that have one key, and returns where they end.  That is done when
 * the list comes to them: of the many rows that cost next to nothing, few are ever listed.
 */
static size_t sort_alike(struct ranked *rows, size_t count, size_t i)
{
	size_t end = i + 1;

	while (end < count && rows[end].key == rows[i].key)
		end++;
	if (end > i + 1)
		qsort(rows + i, end - i, sizeof(*rows), compare_alike);
	return end;
}

/* --- thresholds -------------------------------------------------------- */

/* Returns a + b, or INT64_MAX on overflow. */
static int64_t add_up_to_most(int64_t a, int64_t b)
{
	return util_add(&a, b) ? a : INT64_MAX;
}

/* The value of a row for a threshold: the magnitude, if rows are sorted by that. */
static int64_t size_of(const struct report *report, row_id row, size_t sorted)
{
	const struct column *column = &report->columns->sorted[sorted];
	int64_t value;

	column_value(report->columns, column, report_row(report, row), &value);
	return columns_by_size(report->columns, column) ? number_size(value) : value;
}

/* A sorted column whose threshold may end the list. */
struct bound {
	bool inclusive; /* costs that must not be added up */
	int64_t sum, total;
};

/* Returns the largest total of the programs compared. */
static int64_t largest_total(const struct report *report, const struct column *column)
{
	int64_t largest = 0, total;

	for (size_t i = profile_slice_side(report->profile, 0); i < report->all_sides; i++) {
		column_value(report->columns, column, report_total(report, &report->sums[i]),
			     &total);
		if (number_size(total) > largest)
			largest = number_size(total);
	}
	return largest;
}

/* Makes the bound of a sorted column for the rows that may be listed. */
static struct bound bound_of(const struct report *report, const struct ranked *rows, size_t count,
			     size_t sorted)
{
	const struct columns *columns = report->columns;
	const struct column *column = &columns->sorted[sorted];
	/* The column that has totals. */
	const struct column *of = column->of_slices ? &columns->shown[0] : column;
	struct bound bound = {.inclusive = report->settings->inclusive || of->self};

	if (!columns_by_size(columns, column))
		bound.total = report_whole(report, column);
	else if (bound.inclusive)
		bound.total = largest_total(report, of);
	else
		for (size_t i = 0; i < count; i++)
			bound.total =
				add_up_to_most(bound.total, size_of(report, rows[i].row, sorted));
	return bound;
}

/*
 * compat: the list ends when the rows so far reach all thresholds.  For a total
 * that is not positive, 100 * sum is compared, not a percentage.  For inclusive
 * costs, the sum is the total less the last row's cost.  Ratios never end it.
 */
static bool is_reached(const struct columns *columns, const struct bound *bounds)
{
	for (size_t i = 0; i < columns->sorted_count; i++)
		if (!percent_reached(bounds[i].sum, bounds[i].total,
				     &columns->sorted[i].threshold.percent))
			return false;
	return true;
}

static void count_row(const struct report *report, row_id row, struct bound *bounds)
{
	for (size_t i = 0; i < report->columns->sorted_count; i++) {
		struct bound *bound = &bounds[i];
		int64_t size = size_of(report, row, i);

		if (report->columns->sorted[i].is_ratio)
			continue;
		if (!bound->inclusive)
			bound->sum = add_up_to_most(bound->sum, size);
		else if (overflow_sub(bound->total, size, &bound->sum))
			bound->sum = size < 0 ? INT64_MAX : INT64_MIN;
	}
}

/* Lists rows in their order, up to where thresholds end the list. */
static void list_rows(struct report *report, struct ranked *rows, size_t count)
{
	const struct columns *columns = report->columns;
	struct bound *bounds = util_alloc(columns->sorted_count, sizeof(*bounds));
	/* --fn looks for functions among all rows. */
	bool all = columns->all || report->settings->fn.count;
	size_t sorted = 0, n;

	qsort(rows, count, sizeof(*rows), compare_keys);
	for (size_t i = 0; !all && i < columns->sorted_count; i++)
		bounds[i] = bound_of(report, rows, count, i);
	for (n = 0; n < count; n++) {
		if (!all && (n >= report->settings->top || is_reached(columns, bounds)))
			break;
		if (n == sorted)
			sorted = sort_alike(rows, count, n);
		report->order.listed[n] = rows[n].row;
		if (!all)
			count_row(report, rows[n].row, bounds);
	}
	report->order.count = n;
	free(bounds);
}

/* --- --top and --min --------------------------------------------------- */

/*
 * Returns whether an item is at least `percent`, as typed, of the total in the first
 * column of --sort.  With --diff the magnitude counts.
 */
static bool is_large(const struct report *report, struct item item, const char *percent)
{
	const struct column *column = &report->columns->sorted[0];
	const bool by_size = columns_by_size(report->columns, column);
	struct fraction value, bound;
	struct decimal least;
	int64_t count;

	number_percent(str_of(percent), &least);
	if (!column->is_ratio) {
		column_value(report->columns, column, item, &count);
		return (count >= 0 || by_size) &&
		       fraction_compare_products(number_magnitude(count), 100 * least.under,
						 number_magnitude(report_whole(report, column)),
						 least.over) >= 0;
	}
	column_fraction(report->columns, column, item, &value);
	if (by_size)
		value.negative = false;
	if (column->unit == COLUMN_PERCENT)
		least.under *= 100;
	bound = fraction_of((int64_t)least.over, (int64_t)least.under);
	return fraction_compare(&value, &bound) >= 0;
}

/* Cuts the list to --top rows, and to rows of at least --min percent. */
static void cut(struct report *report)
{
	const struct settings *settings = report->settings;
	struct report_order *order = &report->order;
	const char *least = report->columns->sorted_count ? settings_row_min(settings) : NULL;
	size_t listed = 0;

	if (order->count > settings->top)
		order->count = (size_t)settings->top;
	while (least && listed < order->count &&
	       is_large(report, report_row(report, order->listed[listed]), least))
		listed++;
	if (least)
		order->count = listed;
}

bool ranking_make(struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;
	struct report_order *order = &report->order;
	struct ranked *rows;
	size_t count = 0;

	order->listed = util_alloc(report->rows.count, sizeof(*order->listed));
	/* Who means one row lists it. */
	if (settings->fn_row)
		return true;
	if (!find_left_out(report, error))
		return false;
	rows = util_alloc(report->rows.count, sizeof(*rows));
	for (row_id i = report->rows.first; i < report->rows.count; i++) {
		if (!is_there(report, i) || !is_listable(report, i))
			continue;
		order->listable++;
		if ((settings->lists && !settings->lists(settings->lists_of, report, i)) ||
		    (order->left_out && order->left_out[i]))
			continue;
		rows[count++] = (struct ranked){
			report,
			report->columns->sorted_count
				? columns_key(report->columns, 0, report_row(report, i))
				: 0,
			i};
	}
	list_rows(report, rows, count);
	free(rows);
	if (!settings->fn.count)
		cut(report);
	/* With --summary, --top counts as a choice only if the page is full. */
	order->chosen = settings->match.count || settings->hide.count ||
			settings_row_min(settings) ||
			(settings->top != UINT64_MAX &&
			 (!settings->summary || order->count == settings->top));
	return true;
}

bool ranking_listed(const struct report *report, int64_t *sum, int64_t *total)
{
	const struct column *column = columns_additive(report->columns);
	bool fits = true;

	*sum = *total = 0;
	if (!column)
		return false;
	column_value(report->columns, column, report_total(report, report_before(report)), total);
	for (size_t i = 0; i < report->order.count; i++) {
		int64_t value;

		column_value(report->columns, column, report_self(report, report->order.listed[i]),
			     &value);
		fits = fits && util_add(sum, value);
	}
	return fits;
}
