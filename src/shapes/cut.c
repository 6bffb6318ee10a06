/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/cut.h"

#include "base/fraction.h"
#include "report/row_calls.h"
#include "report/rows.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/*
 * The largest part, in percent, that a row's self or inclusive cost has of the
 * total of any column on any side.  HUGE_VAL if all columns are ratios.
 */
static double largest_part(const struct report *report, const int64_t *totals, row_id row)
{
	const struct columns *columns = report->columns;
	double most = HUGE_VAL;

	for (size_t k = 0; k < columns->shown_count; k++) {
		const struct column *column = &columns->shown[k];

		if (!column_adds_up(column))
			continue;
		if (most == HUGE_VAL)
			most = 0;
		for (size_t i = 0; i < report->all_sides; i++) {
			const struct item items[] = {item_in(report_inclusive(report, row), i),
						     item_in(report_self(report, row), i)};

			for (size_t j = 0; j < LENGTH(items); j++) {
				int64_t count = 0;
				double part;

				column_value(columns, column, items[j], &count);
				part = count ? fabs(percent_of(count,
							       totals[k * report->all_sides + i]))
					     : 0;
				most = part > most ? part : most;
			}
		}
	}
	return most;
}

static int compare_parts(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return (*x < *y) - (*x > *y);
}

/* Lists only the rows to keep; percent is that of cut_make(). */
static void list_large(struct report *report, const char *percent)
{
	enum { MOST = 5000 }; /* rows that a browser shows at once */
	const struct columns *columns = report->columns;
	row_id *listed = report->order.listed;
	size_t count = report->order.count, sides = report->all_sides, ties = SIZE_MAX, n = 0;
	double *parts = util_alloc(count, sizeof(*parts));
	double least = percent ? strtod(percent, NULL) : 0;
	/* By column and side. */
	int64_t *totals = util_alloc(columns->shown_count * sides, sizeof(*totals));

	for (size_t k = 0; k < columns->shown_count; k++)
		for (size_t i = 0; column_adds_up(&columns->shown[k]) && i < sides; i++)
			column_value(columns, &columns->shown[k],
				     report_total(report, &report->sums[i]),
				     &totals[k * sides + i]);
	for (size_t i = 0; i < count; i++)
		parts[i] = largest_part(report, totals, listed[i]);
	free(totals);
	if (!percent && count > MOST) {
		double *sorted = util_alloc(count, sizeof(*sorted));

		memcpy(sorted, parts, count * sizeof(*sorted));
		qsort(sorted, count, sizeof(*sorted), compare_parts);
		least = sorted[MOST - 1];
		for (ties = MOST; sorted[MOST - ties] > least;)
			ties--;
		free(sorted);
	}
	for (size_t i = 0; i < count; i++)
		if (parts[i] > least || (parts[i] == least && ties && ties--))
			listed[n++] = listed[i];
	report->order.count = n;
	free(parts);
}

/* Adds a row without names at the end, whose calls nothing caps. */
static row_id add_row(struct report *report)
{
	size_t count = report->rows.count++, sides = report->all_sides;

	report->rows.list = util_realloc(report->rows.list, count + 1, sizeof(*report->rows.list));
	report->rows.list[count] = (struct row){.object = NONE, .file = NONE, .name = NONE};
	report->rows.in =
		util_realloc(report->rows.in, (count + 1) * sides, sizeof(*report->rows.in));
	memset(&report->rows.in[count * sides], 0, sides * sizeof(*report->rows.in));
	for (size_t i = 0; report->has_inclusive && i < sides; i++) {
		cost_id **node = &report->sums[i].inclusive.node;

		*node = util_realloc(*node, count + 1, sizeof(**node));
		(*node)[count] = report->sums[i].side->total;
	}
	return util_id(count);
}

size_t cut_make(struct report *report, const char *percent)
{
	struct report_rows *rows = &report->rows;
	bool *kept = util_alloc(rows->count + 1, sizeof(*kept));
	size_t all = rows->count, left = 0;
	row_id other;

	list_large(report, percent);
	for (size_t i = 0; i < report->order.count; i++)
		kept[report->order.listed[i]] = true;
	for (row_id i = 0; i < all; i++)
		left += !kept[i] && !rows_is_empty(report, i);
	other = left ? add_row(report) : NONE;
	for (row_id i = 0; left && i < all; i++)
		for (size_t s = 0; !kept[i] && s < report->all_sides; s++)
			cost_add(&report->costs, &rows->in[other * report->all_sides + s].self,
				 &report->costs, rows->in[i * report->all_sides + s].self);
	for (size_t i = 0; left && i < report->profile->portions.count; i++) {
		if (!kept[rows->of_portion[i]])
			rows->of_portion[i] = other;
		if (rows->node_of_portion && !kept[rows->node_of_portion[i]])
			rows->node_of_portion[i] = other;
	}
	for (size_t i = 0; left && i < report->profile->functions.count; i++)
		if (!kept[rows->of_function[i]])
			rows->of_function[i] = other;
	free(kept);
	if (left)
		report_note_overflow(report, &report->costs);
	groups_free(&report->index.edges_to);
	groups_free(&report->index.edges_from);
	row_calls_index(report);
	free(report->files);
	report->files = NULL;
	report->file_count = report->file_room = 0;
	files_choose(report);
	return left;
}
