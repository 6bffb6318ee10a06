/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/ranking.h"

#include "base/bits.h"
#include "base/fraction.h"
#include "base/pattern.h"
#include "base/percent.h"

#include <stdlib.h>

/* Keys of different costs may be equal, but are in their order: a float saves memory. */
struct ranked {
	float key; /* of the first sort column; the largest comes first */
	row_id row;
};

/*
 * Rows sorted by key; ties are put in final order up to `settled`, as far as
 * needed.  Of the many rows that cost next to nothing, few are ever listed.
 */
struct ranking {
	struct ranked *items;
	size_t count, settled;
	uint32_t *file_rank; /* by name, see rank_files(); NULL: not made */
};

static int compare_items(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;

	if (x->key != y->key)
		return x->key > y->key ? -1 : 1;
	return (x->row > y->row) - (x->row < y->row);
}

static row_id row_ahead(const struct report_order *order, size_t listed, size_t ahead)
{
	return order->listed[listed + ahead < order->count ? listed + ahead : order->count - 1];
}

void ranking_fetch_ahead(const struct report *report, size_t listed)
{
	enum { NAMES = 4, COST = 8, ROW = 16 }; /* rows ahead */
	const size_t *begin = report->profile->names.begin;
	row_id id = row_ahead(&report->order, listed, ROW);
	const struct row *row = &report->rows.list[id];
	cost_id self;

	bits_prefetch(row);
	bits_prefetch(report_self(report, id).in);
	id = row_ahead(&report->order, listed, COST);
	row = &report->rows.list[id];
	self = report_self(report, id).in->self;
	if (self)
		bits_prefetch(cost_cells(&report->costs, self));
	if (row->name != NONE)
		bits_prefetch(&begin[row->name]);
	if (row->file != NONE)
		bits_prefetch(&begin[row->file]);
	row = &report->rows.list[row_ahead(&report->order, listed, NAMES)];
	bits_prefetch(report_name(report, row->name).at);
	bits_prefetch(report_name(report, row->file).at);
}

/* The number of sort columns whose keys are stored with a row. */
enum { TIED_KEYS = 3 };

/* A row to sort by qsort, which passes no context, so each has the report. */
struct tied {
	const struct report *report;
	int64_t key[TIED_KEYS]; /* by sort column; usually decisive */
	/*
	 * With --summary, rows with equal costs are sorted by self cost; with
	 * --diff by the magnitude of its change.
	 */
	int64_t self;
	uint64_t label; /* an integer in the order of labels; 0 if unknown */
	row_id row;
	unsigned known; /* the number of columns that the keys cover */
};

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

/* Ratios have no exact keys: keeps keys up to the first ratio. */
static struct tied tied_of(const struct report *report, row_id row)
{
	const struct columns *columns = report->columns;
	struct tied tied = {.report = report, .row = row};
	unsigned i;

	if (report->settings->summary)
		tied.self = self_of(report, row);
	if (profile_compares(report->profile))
		tied.self = magnitude(tied.self);
	for (i = 0;
	     i < columns->sorted_count && i < TIED_KEYS && column_adds_up(&columns->sorted[i]); i++)
		tied.key[i] = columns_key(columns, i, report_row(report, row));
	tied.known = i;
	return tied;
}

static int compare_tied(const void *a, const void *b)
{
	const struct tied *x = a, *y = b;
	const struct report *report = x->report;
	unsigned i;
	int order = 0;

	for (i = 0; i < TIED_KEYS; i++)
		if (x->key[i] != y->key[i])
			return x->key[i] > y->key[i] ? -1 : 1;
	if (x->known < report->columns->sorted_count)
		order = columns_compare_rest(report->columns, x->known, report_row(report, x->row),
					     report_row(report, y->row));
	if (!order)
		order = (x->self < y->self) - (x->self > y->self);
	if (!order && x->label != y->label)
		order = x->label < y->label ? -1 : 1;
	return order ? order : rows_compare(report, x->row, y->row);
}

struct ranked_file {
	struct str name;
	name_id file;
	bool joined; /* with a colon and the name of a function */
};

static int compare_files(const void *a, const void *b)
{
	const struct ranked_file *x = a, *y = b;

	return x->joined ? rows_compare_joined(x->name, STR(""), y->name, STR(""))
			 : str_compare(x->name, y->name);
}

/*
 * Ranks the files of rows from 1, in the order of rows_compare().  This saves
 * time as file names are long, far apart in memory, and decide most
 * comparisons.  If a file name has a colon, all ranks are 0 unless rows are
 * lines, because the labels of "a" and "b:c" and of "a:b" and "c" are alike.
 */
static uint32_t *rank_files(const struct report *report)
{
	size_t names = report->profile->names.count, count = 0, i;
	uint32_t *rank = util_alloc(names, sizeof(*rank));
	struct ranked_file *files = util_alloc(names, sizeof(*files));
	bool colon = false;

	for (i = 0; i < report->rows.count; i++) {
		name_id file = report->rows.list[i].file;
		struct str name = report_name(report, file);

		if (file == NONE || rank[file])
			continue;
		rank[file] = 1;
		colon |= name.length && memchr(name.at, ':', name.length);
		files[count++] = (struct ranked_file){name, file, !report_has_lines(report)};
	}
	qsort(files, count, sizeof(*files), compare_files);
	for (i = 0; i < count; i++)
		rank[files[i].file] = colon && files[i].joined ? 0 : (uint32_t)i + 1;
	free(files);
	return rank;
}

static uint64_t label_key(const struct report *report, const uint32_t *rank, row_id row)
{
	name_id file = report->rows.list[row].file;
	uint64_t line = report_has_lines(report) ? report_line(report, row) : 0;

	return (uint64_t)(file == NONE ? 0 : rank[file]) << 32 |
	       (line < UINT32_MAX ? line : UINT32_MAX);
}

/* Puts n rows from first on, which have the same key, in final order. */
static void order_tied(const struct report *report, struct ranking *ranking, size_t first, size_t n)
{
	enum { MANY = 1000 };
	row_id *rows = report->order.listed + first;
	struct tied *tied;
	size_t i;

	if (n < 2)
		return;
	if (n > MANY && !ranking->file_rank && !report_is_grouped(report))
		ranking->file_rank = rank_files(report);
	tied = util_alloc(n, sizeof(*tied));
	for (i = 0; i < n; i++) {
		ranking_fetch_ahead(report, first + i);
		tied[i] = tied_of(report, rows[i]);
		if (ranking->file_rank)
			tied[i].label = label_key(report, ranking->file_rank, rows[i]);
	}
	qsort(tied, n, sizeof(*tied), compare_tied);
	for (i = 0; i < n; i++)
		rows[i] = tied[i].row;
	free(tied);
}

/* Puts at least the first n rows of the list in final order. */
static void settle_first(struct ranking *ranking, struct report *report, size_t n)
{
	const struct ranked *items = ranking->items;

	while (ranking->settled < n) {
		size_t first = ranking->settled, end = first + 1;

		while (end < ranking->count && items[end].key == items[first].key)
			end++;
		order_tied(report, ranking, first, end - first);
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

	if (column)
		*event = column->event;
	return column && *event < COST_EVENTS;
}

/* Whether a shown column has a change, or with slices values that differ. */
static bool shows_change(const struct report *report, struct item item)
{
	const struct columns *columns = report->columns;
	struct fraction first = fraction_of(0, 1), value;
	size_t i;

	for (i = 0; i < columns->slice_count; i++) {
		bool given = column_fraction(columns, &columns->slices[i], item, &value);

		value = given ? value : fraction_of(0, 1);
		if (i && fraction_compare(&value, &first) != 0)
			return true;
		first = value;
	}
	for (i = 0; !columns->slice_count && i < columns->shown_count; i++)
		if (column_fraction(columns, &columns->shown[i], item, &value) &&
		    !fraction_is_zero(&value))
			return true;
	return false;
}

/* Whether a row is never listed, whichever rows the user chooses. */
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
		return profile_compares(report->profile) && !row->new && !row->old;
	/* The page's own cut needs all rows. */
	if (report->settings->has & IS_PAGE)
		return false;
	if (!row->recorded && !report->settings->inclusive)
		return true;
	if (!profile_compares(report->profile))
		return false;
	/* A compact page has no room for rows of zeros, unless their calls are shown. */
	if (report->settings->summary && settings_compact(report->settings) &&
	    report->settings->tree == TREE_NONE)
		return !shows_change(report, report_row(report, id));
	return !row->changed && columns_is_zero(report->columns, report_row(report, id));
}

/* Whether --match or --hide leaves a row out. */
static bool is_left_out(struct report *report, const struct row *row, const struct patterns *match,
			const struct patterns *hide)
{
	bool hidden, left_out;
	struct str label;

	if (!match->count && !hide->count)
		return false;
	label = full_label(report, row);
	left_out = match->count && !patterns_match(match, label);
	report->order.matched |= !left_out;
	hidden = patterns_match(hide, label);
	free((char *)label.at);
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
	    row->name == NONE || row->new == row->old ||
	    !name_is_unnamed(report_name(report, row->name)))
		return false;
	amounts_add(&report->costs, order->unnamed_cost, &report->costs, report_row(report, id).in,
		    report->profile->side_count);
	order->unnamed++;
	return true;
}

/* Stores the rows that may be listed in items; returns their number. */
static size_t choose_rows(struct report *report, const struct patterns *match,
			  const struct patterns *hide, struct ranked *items)
{
	const struct columns *columns = report->columns;
	size_t n = 0;
	row_id i;

	report->order.listable = 0;
	if (match->count && settings_limited(report->settings))
		report->order.left_out = util_alloc(report->rows.count, sizeof(bool));
	for (i = report->rows.first; i < report->rows.count; i++) {
		struct ranked *item = &items[n];
		bool left_out;

		if (is_never_listed(report, i)) {
			/* What did not change is there, all the same. */
			if (report->order.left_out ||
			    (profile_compares(report->profile) && !report->order.matched &&
			     (report->rows.list[i].new || report->rows.list[i].old)))
				is_left_out(report, &report->rows.list[i], match, hide);
			continue;
		}
		left_out = is_left_out(report, &report->rows.list[i], match, hide);
		report->order.listable++;
		if (left_out || add_unnamed(report, i))
			continue;
		*item = (struct ranked){0, i};
		if (columns->sorted_count)
			item->key = (float)columns_key(columns, 0, report_row(report, i));
		n++;
	}
	return n;
}

/* Lists all rows that may be listed, by key; no ties are in order yet. */
static struct ranking rank_rows(struct report *report, const struct patterns *match,
				const struct patterns *hide)
{
	struct ranked *items = util_alloc(report->rows.count, sizeof(*items));
	size_t n = choose_rows(report, match, hide, items), i;

	qsort(items, n, sizeof(*items), compare_items);
	report->order.listed = util_alloc(n, sizeof(*report->order.listed));
	report->order.count = n;
	for (i = 0; i < n; i++)
		report->order.listed[i] = items[i].row;
	return (struct ranking){.items = items, .count = n};
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

/* Whether a sorted column has inclusive costs, which must not be added up. */
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
	size_t i = column_is_of_slices(column) ? profile_view_of(report->profile, 0) : 0;
	int64_t largest = 0, total;

	if (column_is_of_slices(column))
		column = &report->columns->shown[0];
	for (; i < report->view_count; i++) {
		column_value(report->columns, column, report_total(report, &report->views[i]),
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
	size_t i;

	if (!column_is_change(column))
		return report_whole(report, column);
	if (is_inclusive(report, sorted))
		return largest_total(report, sorted);
	for (i = 0; i < report->order.count; i++)
		total = add_up_to_most(total, row_size(report, i, sorted));
	return total;
}

/* A sorted column whose threshold may end the list. */
struct bound {
	size_t sorted;
	int64_t sum, total;
};

/* Whether any sum reaches the threshold: it is 0 %, and no cost is negative. */
static bool is_always_reached(const struct report *report, size_t sorted)
{
	const struct column *column = &report->columns->sorted[sorted];

	return report->columns->thresholds[sorted].percent.over == 0 &&
	       column->event < report->profile->event_count && !column_is_change(column) &&
	       !is_inclusive(report, sorted) && !report->profile->below_zero;
}

/* Whether the rows so far reach all thresholds. */
static bool is_reached(const struct columns *columns, const struct bound *bounds, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
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
	size_t count = 0, listed, i;

	for (i = 0; i < columns->sorted_count; i++)
		if (!is_always_reached(report, i))
			bounds[count++] = (struct bound){i, 0, threshold_total(report, i)};
	/* Lists at most --top rows, each of them in final order. */
	for (listed = 0; listed < report->order.count && listed < report->settings->top; listed++) {
		if (is_reached(columns, bounds, count))
			break;
		settle_first(ranking, report, listed + 1);
		ranking_fetch_ahead(report, listed);
		for (i = 0; i < count; i++)
			count_row(report, listed, &bounds[i]);
	}
	report->order.count = listed;
	free(bounds);
}

bool ranking_is_large(const struct report *report, struct item item, const char *percent)
{
	const struct column *column = &report->columns->sorted[0];
	bool adds_up = column_adds_up(column);
	struct fraction value, whole = fraction_of(1, 1), bound;
	struct decimal least;
	int64_t count;

	number_percent(str_of(percent), &least);
	bound = fraction_of((int64_t)least.over, (int64_t)least.under);
	if (adds_up) {
		column_value(report->columns, column, item, &count);
		value = fraction_of(count, 1);
		whole = fraction_of(report_whole(report, column), 1);
		whole.negative = false;
	} else {
		column_fraction(report->columns, column, item, &value);
	}
	if (column_is_change(column))
		value.negative = false;
	if (adds_up || column->unit == COLUMN_PERCENT)
		whole.under.low *= 100;
	bound = fraction_product(&bound, &whole);
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
	bool good = patterns_read(&match, &settings->match, "match", error) &&
		    patterns_read(&hide, &settings->hide, "hide", error);

	if (good) {
		struct ranking ranking = rank_rows(report, &match, &hide);

		/* --fn looks for functions among all rows. */
		if (!report->columns->all && !settings->fn.count)
			cut_at_thresholds(report, &ranking);
		/* Keys have values not given as -1; --min takes them as 0. */
		if (settings_row_min(settings) || settings->brief)
			settle_first(&ranking, report, report->order.count);
		if (!settings->fn.count)
			ranking_cut(report);
		settle_first(&ranking, report, report->order.count);
		free(ranking.items);
		free(ranking.file_rank);
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
			     report_total(report, report_old(report)), &running.total);
	return running;
}

void running_add(struct running *running, const struct report *report, row_id row)
{
	running->fits = running->fits && util_add(&running->sum, self_of(report, row));
}

struct running running_listed(const struct report *report)
{
	struct running running = running_begin(report);
	size_t i;

	for (i = 0; i < report->order.count; i++)
		running_add(&running, report, report->order.listed[i]);
	return running;
}
