/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/detail.h"

#include <stdlib.h>

/* Finds the costs of a function's row, with all columns. */
static bool find_costs(const struct report *report, row_id row, struct detail *detail,
		       struct error *error)
{
	const struct costs *from = &report->costs;
	struct costs *costs = &detail->costs;
	cost_id self[2] = {0, 0}, inclusive[2] = {0, 0};
	size_t i;

	for (i = 0; i < report->profile->side_count; i++) {
		const struct view *view = &report->views[i];
		cost_id of_row = view->row_self[row];
		struct call_count calls = cost_calls(from, of_row);

		cost_add(costs, &self[i], from, cost_own(from, of_row));
		cost_add(costs, &inclusive[i], from, view->inclusive.node[row]);
		self[i] = cost_called(costs, self[i], inclusive[i], calls);
		inclusive[i] = cost_called(costs, inclusive[i], inclusive[i], calls);
	}
	detail->self = report_change(report, costs, self);
	detail->inclusive = report_change(report, costs, inclusive);
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
		column_value(report->columns, detail->column, &detail->costs, detail->inclusive,
			     &detail->whole);
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
