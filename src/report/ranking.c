/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/ranking.h"

#include "base/number.h"
#include "base/pattern.h"

#include <stdlib.h>

struct item {
	uint64_t key; /* of the first sort column; the least comes first */
	row_id row;
};

/*
 * The rows by their keys, and those of the same key, where settled, in order.
 * Of the many rows that cost next to nothing, few are ever listed.
 */
struct ranking {
	struct item *items;
	size_t count, settled;
};

/* A key that grows as key shrinks. */
static uint64_t downwards(int64_t key)
{
	return ~((uint64_t)key ^ (uint64_t)1 << 63);
}

enum { DIGITS = sizeof(uint64_t), DIGIT = 256 };

static unsigned digit_of(uint64_t key, unsigned digit)
{
	return key >> (8 * digit) & (DIGIT - 1);
}

/* Puts items in the order of one digit of their keys, and else of before. */
static void order_digit(struct item *to, const struct item *from, size_t n,
			unsigned digit, size_t *places)
{
	size_t place = 0, i;

	for (i = 0; i < DIGIT; i++) {
		size_t count = places[i];

		places[i] = place;
		place += count;
	}
	for (i = 0; i < n; i++)
		to[places[digit_of(from[i].key, digit)]++] = from[i];
}

/*
 * Puts items, which are in the order of their rows, in that of their keys: a
 * radix sort, for there are as many as functions.  They are freed; the result
 * is for the caller to free.
 */
static struct item *order_keys(struct item *items, size_t n)
{
	size_t(*counts)[DIGIT] = util_alloc(DIGITS, sizeof(*counts));
	struct item *other = util_alloc(n, sizeof(*other)), *swap;
	unsigned digit;
	size_t i;

	for (i = 0; i < n; i++)
		for (digit = 0; digit < DIGITS; digit++)
			counts[digit][digit_of(items[i].key, digit)]++;
	for (digit = 0; n && digit < DIGITS; digit++) {
		/* Most digits are the same in all. */
		if (counts[digit][digit_of(items[0].key, digit)] == n)
			continue;
		order_digit(other, items, n, digit, counts[digit]);
		swap = items;
		items = other;
		other = swap;
	}
	free(counts);
	free(other);
	return items;
}

/* qsort has no argument for its context, so each one carries it. */
struct tied {
	const struct report *report;
	int64_t second; /* the row's second key: mostly it decides */
	row_id row;
};

static int64_t second_key(const struct report *report, row_id row)
{
	const struct columns *columns = report->columns;

	return columns->sorted_count > 1
		       ? columns_key(columns, 1, &report->costs,
				     report->rows[row].cost)
		       : 0;
}

static int compare_tied(const void *a, const void *b)
{
	const struct tied *x = a, *y = b;
	const struct report *report = x->report;
	int order;

	if (x->second != y->second)
		return x->second > y->second ? -1 : 1;
	order = columns_compare(report->columns, &report->costs,
				report->rows[x->row].cost, &report->costs,
				report->rows[y->row].cost);

	return order ? order : rows_compare(report, x->row, y->row);
}

/* Puts n rows of the same key in order. */
static void order_tied(const struct report *report, row_id *rows, size_t n)
{
	struct tied *tied;
	size_t i;

	if (n < 2)
		return;
	tied = util_alloc(n, sizeof(*tied));
	for (i = 0; i < n; i++)
		tied[i] = (struct tied){report, second_key(report, rows[i]),
					rows[i]};
	qsort(tied, n, sizeof(*tied), compare_tied);
	for (i = 0; i < n; i++)
		rows[i] = tied[i].row;
	free(tied);
}

/* Puts the first n rows of the list, and those of the same key, in order. */
static void settle(struct ranking *ranking, struct report *report, size_t n)
{
	const struct item *items = ranking->items;

	while (ranking->settled < n) {
		size_t first = ranking->settled, end = first + 1;

		while (end < ranking->count &&
		       items[end].key == items[first].key)
			end++;
		order_tied(report, report->listed + first, end - first);
		ranking->settled = end;
	}
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
		struct error why;

		if (!pattern_read(&patterns->list[patterns->count],
				  str_of(word), REG_NOSUB, &why))
			return error_usage(error, "--%s=%s: %s", option, word,
					   why.text);
	}
	return true;
}

static bool patterns_match(const struct patterns *patterns, struct str text)
{
	size_t i;

	for (i = 0; i < patterns->count; i++)
		if (pattern_matches(&patterns->list[i], text))
			return true;
	return false;
}

static void patterns_free(struct patterns *patterns)
{
	while (patterns->count)
		regfree(&patterns->list[--patterns->count]);
	free(patterns->list);
}

/* What --match and --hide look at: "file:function [object]"; the bytes are new. */
static struct str full_label(const struct report *report, const struct row *row)
{
	struct str object = report_name(report, row->object);
	struct str name = report_name(report, row->name);
	struct str pieces[] = {
		report_name(report, row->file),
		row->name == NONE ? STR("") : STR(":"),
		name,
		object.length && row->name != NONE ? STR(" [") : STR(""),
		object,
		object.length && row->name != NONE ? STR("]") : STR(""),
	};
	size_t length = 0, i;
	char *label;

	for (i = 0; i < LENGTH(pieces); i++)
		length += pieces[i].length;
	label = util_alloc(length + 1, 1);
	for (length = i = 0; i < LENGTH(pieces); i++) {
		memcpy(label + length, pieces[i].at, pieces[i].length);
		length += pieces[i].length;
	}
	return (struct str){label, length};
}

/* Rows that are never listed. */
static bool is_left_out(const struct report *report, const struct row *row,
			const struct patterns *match,
			const struct patterns *hide)
{
	bool left_out;
	struct str label;

	/* The cut of a page needs to know of all of them. */
	if (!report->settings->worth) {
		if (!row->recorded && !report->settings->inclusive)
			return true;
		if (profile_compares(report->profile) &&
		    cost_is_zero(&report->costs, row->cost) && !row->changed)
			return true;
	}
	if (!match->count && !hide->count)
		return false;
	label = full_label(report, row);
	left_out = (match->count && !patterns_match(match, label)) ||
		   patterns_match(hide, label);
	free((char *)label.at);
	return left_out;
}

/* All rows that may be listed, of which none is settled. */
static struct ranking rank_rows(struct report *report,
				const struct patterns *match,
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
		*item = (struct item){0, i};
		if (columns->sorted_count)
			item->key = downwards(
				columns_key(columns, 0, &report->costs,
					    report->rows[i].cost));
		n++;
	}
	items = order_keys(items, n);
	report->listed = util_alloc(n, sizeof(*report->listed));
	report->listed_count = n;
	for (i = 0; i < n; i++)
		report->listed[i] = items[i].row;
	return (struct ranking){items, n, 0};
}

static const struct row *row_ahead(const struct report *report, size_t listed)
{
	if (listed >= report->listed_count)
		listed = report->listed_count - 1;
	return &report->rows[report->listed[listed]];
}

void ranking_ahead(const struct report *report, size_t listed)
{
	enum { LABEL = 4, COST = 8, ROW = 16 }; /* rows ahead */
	const struct row *row;

	__builtin_prefetch(row_ahead(report, listed + ROW));
	row = row_ahead(report, listed + COST);
	if (row->cost)
		__builtin_prefetch(cost_cells(&report->costs, row->cost));
	if (row->name != NONE)
		__builtin_prefetch(&report->profile->names.list[row->name]);
	row = row_ahead(report, listed + LABEL);
	__builtin_prefetch(report_name(report, row->name).at);
}

/* What a listed row counts for a threshold: with --diff, how much it changed. */
static double row_size(const struct report *report, size_t listed,
		       size_t sorted)
{
	const struct row *row = &report->rows[report->listed[listed]];
	int64_t value;

	column_value(report->columns, &report->columns->sorted[sorted],
		     &report->costs, row->cost, &value);
	return profile_compares(report->profile) && value < 0 ? -(double)value
							      : (double)value;
}

/* Whether a sorted column has inclusive costs, of which no sum makes sense. */
static bool is_inclusive(const struct report *report, size_t sorted)
{
	return report->settings->inclusive ||
	       report->columns->sorted[sorted].inclusive;
}

/* The larger one of what the two programs cost. */
static double larger_total(const struct report *report, size_t sorted)
{
	const struct column *column = &report->columns->sorted[sorted];
	int64_t now, old;
	double x, y;

	column_value(report->columns, column, &report->costs,
		     report_now(report)->total, &now);
	column_value(report->columns, column, &report->costs,
		     report_old(report)->total, &old);
	x = now < 0 ? -(double)now : (double)now;
	y = old < 0 ? -(double)old : (double)old;
	return x > y ? x : y;
}

/* What the thresholds are percentages of, by sorted column. */
static void threshold_totals(const struct report *report, double *total)
{
	const struct columns *columns = report->columns;
	size_t i, j;

	for (i = 0; i < columns->sorted_count; i++) {
		int64_t value;

		total[i] = 0;
		if (!profile_compares(report->profile)) {
			column_value(columns, &columns->sorted[i],
				     &report->costs, report->total, &value);
			total[i] = (double)value;
			continue;
		}
		if (is_inclusive(report, i)) {
			total[i] = larger_total(report, i);
			continue;
		}
		for (j = 0; j < report->listed_count; j++)
			total[i] += row_size(report, j, i);
	}
}

/*
 * compat: the list ends when the rows so far make up each threshold; a total
 * that is not positive does not make a percentage of the sum times 100.  Of
 * inclusive costs, what the last row leaves of the total is looked at.
 */
static void cut_at_thresholds(struct report *report, struct ranking *ranking)
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
		settle(ranking, report, listed + 1);
		ranking_ahead(report, listed);
		for (i = 0; i < columns->sorted_count; i++) {
			double size = row_size(report, listed, i);

			/* A ratio does not add up: no threshold ends it. */
			if (column_is_ratio(&columns->sorted[i]))
				continue;
			if (is_inclusive(report, i))
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
	const struct settings *settings = report->settings;
	double least, total;
	int64_t value;
	size_t listed;

	if (report->listed_count > settings->top)
		report->listed_count = (size_t)settings->top;
	if (!settings->min || !report->columns->sorted_count)
		return;
	number_percent(str_of(settings->min), &least);
	column_value(report->columns, &report->columns->sorted[0],
		     &report->costs, report->total, &value);
	total = value < 0 ? -(double)value : (double)value;
	if (column_is_ratio(&report->columns->sorted[0]))
		total = 100.0 * COLUMN_RATIO;
	for (listed = 0; listed < report->listed_count; listed++)
		if (row_size(report, listed, 0) * 100 < least * total)
			break;
	report->listed_count = listed;
}

bool ranking_make(struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;
	struct patterns match, hide = {0};
	bool good = patterns_read(&match, &settings->match, "match", error) &&
		    patterns_read(&hide, &settings->hide, "hide", error);

	if (good) {
		struct ranking ranking = rank_rows(report, &match, &hide);

		if (!report->columns->all)
			cut_at_thresholds(report, &ranking);
		cut_at_size(report);
		settle(&ranking, report, report->listed_count);
		free(ranking.items);
	}
	report->chosen = settings->match.count || settings->hide.count ||
			 settings->min || settings->top != UINT64_MAX;
	patterns_free(&match);
	patterns_free(&hide);
	return good;
}

bool ranking_main_event(const struct report *report, unsigned *event)
{
	const struct columns *columns = report->columns;

	if (!columns->sorted_count)
		return false;
	*event = columns->sorted[0].inclusive ? columns->sorted[0].base
					      : columns->sorted[0].event;
	return *event < COST_EVENTS && *event < report->profile->event_count;
}

int64_t ranking_self(const struct report *report, row_id row)
{
	unsigned event = 0;
	int64_t value = 0;

	if (ranking_main_event(report, &event))
		cost_get(&report->costs, report->rows[row].self, event, &value);
	return value;
}
