/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/detail.h"

#include <stdlib.h>

/* Finds the costs of a function's row, with all columns. */
static bool find_costs(const struct report *report, row_id row, struct detail *detail,
		       struct error *error)
{
	struct costs *costs = &detail->costs;
	size_t i;

	for (i = 0; i < report->profile->side_count; i++) {
		const struct view *view = &report->views[i];
		const struct amounts *of_row = report_amounts(report, view, row);

		detail->in[i].calls = of_row->calls;
		cost_add(costs, &detail->in[i].self, &report->costs, of_row->self);
		cost_add(costs, &detail->in[i].inclusive, &report->costs,
			 view->inclusive.node[row]);
	}
	report_check_change(report, costs, detail->in);
	return aggregates_fit(report->profile, costs, error);
}

static const struct column *find_column(const struct columns *columns)
{
	const struct column *found = NULL;
	size_t i = columns->shown_count;

	while (i-- > 0) {
		const struct column *column = &columns->shown[i];

		if (!column_adds_up(column) || column_is_calls(column))
			continue;
		if (columns->sorted_count && str_equal(column->name, columns->sorted[0].name))
			return column;
		found = column;
	}
	return found;
}

static bool find_sites(const struct report *report, row_id row, struct detail *detail,
		       struct error *error)
{
	const struct row_calls *callers = &detail->callers;
	size_t i;

	detail->sites = util_alloc(callers->count, sizeof(*detail->sites));
	for (i = 0; i < callers->count; i++)
		if (!row_calls_sites(report, callers->list[i].row, row, callers->list[i].edge,
				     &detail->sites[i], error))
			return false;
	return true;
}

bool detail_of(const struct report *report, row_id row, struct detail *detail, struct error *error)
{
	*detail = (struct detail){0};
	if (!find_costs(report, row, detail, error) ||
	    !row_calls_of(report, row, true, &detail->callers, error) ||
	    !find_sites(report, row, detail, error) ||
	    !row_calls_of(report, row, false, &detail->callees, error))
		return false;
	detail->main = find_column(report->columns);
	if (profile_compares(report->profile))
		return true;
	detail->column = detail->main;
	if (detail->column)
		column_value(report->columns, detail->column,
			     item_inclusive(detail_item(report, detail)), &detail->whole);
	return true;
}

void detail_free(struct detail *detail)
{
	size_t i;

	for (i = 0; detail->sites && i < detail->callers.count; i++)
		row_calls_free(&detail->sites[i]);
	free(detail->sites);
	row_calls_free(&detail->callers);
	row_calls_free(&detail->callees);
	cost_free(&detail->costs);
}
