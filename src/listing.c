/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "listing.h"

#include "pattern.h"

#include <stdlib.h>

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
	order = columns_compare(report->columns, rows_costs(report),
				report->rows[x->row].cost, rows_costs(report),
				report->rows[y->row].cost);
	return order ? order : rows_compare(report, x->row, y->row);
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

static bool patterns_match(const struct patterns *patterns, const char *text)
{
	size_t i;

	for (i = 0; i < patterns->count; i++)
		if (pattern_matches(&patterns->list[i], str_of(text)))
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
	char *file = str_copy(rows_name(report, row->file));
	char *name = str_copy(rows_name(report, row->name));
	char *object = str_copy(rows_name(report, row->object));
	char *label = util_format(report->by == BY_FILE     ? "%s"
				  : report->by == BY_OBJECT ? "%s%s%s"
				  : *object                 ? "%s:%s [%s]"
							    : "%s:%s",
				  file, name, object);

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
	    cost_is_zero(rows_costs(report), row->cost))
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
			item->key = columns_key(columns, 0, rows_costs(report),
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
static double row_size(const struct report *report, size_t listed,
		       size_t sorted)
{
	const struct row *row = &report->rows[report->listed[listed]];
	int64_t value;

	column_value(report->columns, &report->columns->sorted[sorted],
		     rows_costs(report), row->cost, &value);
	return report->profile->has_old && value < 0 ? -(double)value
						     : (double)value;
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
			total[i] += row_size(report, j, i);
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
			double size = row_size(report, listed, i);

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
		if (row_size(report, listed, 0) * 100 < least * total)
			break;
	report->listed_count = listed;
}

bool listing_make(struct report *report, struct error *error)
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

bool listing_main_event(const struct report *report, unsigned *event)
{
	const struct columns *columns = report->columns;

	if (!columns->sorted_count)
		return false;
	*event = columns->sorted[0].inclusive ? columns->sorted[0].base
					      : columns->sorted[0].event;
	return *event < COST_EVENTS && *event < report->profile->event_count;
}

int64_t listing_self(const struct report *report, uint32_t row)
{
	unsigned event = 0;
	int64_t value = 0;

	if (listing_main_event(report, &event))
		cost_get(rows_costs(report), report->rows[row].self, event,
			 &value);
	return value;
}
