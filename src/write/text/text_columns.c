/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text_columns.h"

#include "report/rows.h"

#include <stdlib.h>

/* How much a column's shares of its total differ from those of the first one, at most. */
static double difference(const struct report *report, const struct column *first,
			 const struct column *column, const row_id *rows, size_t n)
{
	double whole = (double)report_whole(report, column);
	double most = 0, first_whole = (double)report_whole(report, first);
	size_t i;

	for (i = 0; whole != 0 && first_whole != 0 && i < n; i++) {
		struct item item = report_row(report, rows[i]);
		int64_t value, first_value;
		double by;

		column_value(report->columns, column, item, &value);
		column_value(report->columns, first, item, &first_value);
		by = (double)value / whole - (double)first_value / first_whole;
		by = by < 0 ? -by : by;
		most = by > most ? by : most;
	}
	return most;
}

/* A column that a compact list may have, and how much it tells. */
struct candidate {
	size_t cell;
	double tells;
};

static int compare_candidates(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;

	return x->tells != y->tells ? (x->tells < y->tells) - (x->tells > y->tells)
				    : (x->cell > y->cell) - (x->cell < y->cell);
}

/* Keeps of the events that --show has not asked for those that tell most, and fit. */
static void keep_telling(const struct text *t, struct widths *widths, const row_id *rows, size_t n,
			 size_t names)
{
	const struct report *report = t->report;
	const char *show = report->settings->show;
	struct candidate *others = util_alloc(widths->count, sizeof(*others));
	size_t count = 0, kept = 0, used = names, i;
	bool *chosen = util_alloc(widths->count, sizeof(*chosen));

	for (i = 0; i < widths->count; i++) {
		struct cell *cell = &widths->cells[i];

		if (i && !(show && *show) && !report->columns->slice_count &&
		    cell->column->is_of_profile) {
			double tells =
				difference(report, widths->cells[0].column, cell->column, rows, n);

			others[count++] = (struct candidate){i, tells};
			text_leave_shares_out(cell);
		} else {
			chosen[i] = true;
			used += cell->width + 1;
		}
	}
	qsort(others, count, sizeof(*others), compare_candidates);
	/* Another event tells more than the shares of inclusive costs. */
	for (i = 1; count && used + widths->cells[others[0].cell].width + 1 > t->width &&
		    i < widths->count;
	     i++) {
		struct cell *cell = &widths->cells[i];
		size_t width = cell->width;

		if (chosen[i])
			text_leave_shares_out(cell);
		used -= width - cell->width;
	}
	for (i = 0; i < count; i++) {
		size_t width = widths->cells[others[i].cell].width + 1;

		chosen[others[i].cell] = used + width <= t->width;
		used += chosen[others[i].cell] ? width : 0;
	}
	for (i = 0; i < widths->count; i++)
		if (chosen[i])
			widths->cells[kept++] = widths->cells[i];
	widths->left_out += widths->count - kept;
	widths->count = kept;
	free(others);
	free(chosen);
}

void text_columns_choose(struct text *t, struct widths *widths, const row_id *rows, size_t n,
			 size_t names)
{
	const struct columns *columns = t->report->columns;
	size_t last = columns->settings->compare == COMPARE_FILE ? 3 : 2;
	size_t count = columns_in_table(columns), i, next = 0;

	for (i = 0; i < widths->count; i++)
		if (column_is_calls(widths->cells[i].column))
			text_leave_shares_out(&widths->cells[i]);
	if (text_is_too_wide(t, widths, names))
		keep_telling(t, widths, rows, n, names);
	/* Slices are compared, so all of them have shares, or none. */
	if (text_is_too_wide(t, widths, names))
		for (i = 0; i < columns->slice_count && i < widths->count; i++)
			text_leave_shares_out(&widths->cells[i]);
	for (i = widths->count; i-- > 0 && text_is_too_wide(t, widths, names);)
		text_leave_shares_out(&widths->cells[i]);
	while (widths->count > 1 && text_is_too_wide(t, widths, names)) {
		/*
		 * The last one, but of those that are compared one in between, as the change
		 * between the first and the last one, or the sum, tells more.
		 */
		i = columns->slice_count && widths->count > last ? widths->count - last
								 : widths->count - 1;
		for (widths->count--; i < widths->count; i++)
			widths->cells[i] = widths->cells[i + 1];
		widths->left_out++;
	}
	t->left_out = util_alloc(count, sizeof(*t->left_out));
	for (i = 0; i < count; i++) {
		bool kept = next < widths->count &&
			    widths->cells[next].column == columns_of_table(columns, i);

		t->left_out[i] = !kept;
		next += kept;
	}
}
