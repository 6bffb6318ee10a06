/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/flow.h"

#include "report/row_calls.h"

/* The largest magnitude of a column on any side, of the self cost or of the inclusive cost. */
static int64_t size_of(const struct report *report, const struct column *column, struct item item)
{
	int64_t most = 0, value;

	for (size_t i = 0; i < report->all_sides; i++)
		for (item.inclusive = false;; item.inclusive = true) {
			column_value(report->columns, column, item_in(item, i), &value);
			most = number_size(value) > most ? number_size(value) : most;
			if (item.inclusive)
				break;
		}
	return most;
}

/* Lists only the rows to keep; percent is that of cut_make(). */
static void list_large(struct report *report, const char *percent)
{
	enum { MOST = 5000 }; /* rows that a browser shows at once */
	const struct columns *columns = report->columns;
	const struct column *column =
		columns->slice_count ? columns->shown : columns_first(columns);
	row_id *listed = report->order.listed;
	size_t count = report->order.count, n = 0;
	struct cost_ranked *ranked = util_alloc(count, sizeof(*ranked));
	bool *kept = util_alloc(count, sizeof(*kept));
	int64_t total = size_of(report, column, report_totals(report));
	struct decimal least;

	number_percent(str_of(percent ? percent : "0"), &least);
	for (size_t i = 0; i < count; i++)
		ranked[i] = (struct cost_ranked){
			size_of(report, column, report_self(report, listed[i])), util_id(i)};
	qsort(ranked, count, sizeof(*ranked), cost_compare_ranked);
	for (size_t i = 0; i < count; i++)
		kept[ranked[i].id] =
			column->is_ratio ||
			(percent ? percent_reached(ranked[i].cost, total, &least) : i < MOST);
	for (size_t i = 0; i < count; i++)
		if (kept[i])
			listed[n++] = listed[i];
	report->order.count = n;
	free(ranked);
	free(kept);
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
