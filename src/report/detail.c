/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/detail.h"

void detail_of(const struct report *report, row_id row, struct detail *detail)
{
	const struct columns *columns = report->columns;

	*detail = (struct detail){0};
	for (size_t i = 0; i < report->profile->side_count; i++) {
		const struct side_sums *sums = &report->sums[i];
		const struct values *of_row = report_values(report, sums, row);

		detail->in[i].calls = of_row->calls;
		cost_add(&detail->costs, &detail->in[i].self, &report->costs, of_row->self);
		cost_add(&detail->costs, &detail->in[i].inclusive, &report->costs,
			 sums->inclusive.node[row]);
	}
	report_note_overflow(report, &detail->costs);
	row_calls_of(report, row, true, &detail->callers);
	row_calls_of(report, row, false, &detail->callees);
	for (size_t i = columns->shown_count; i-- > 0;) {
		const struct column *column = &columns->shown[i];

		if (!column_adds_up(column) || column_is_calls(column))
			continue;
		detail->main = column;
		if (columns->sorted_count && str_equal(column->name, columns->sorted[0].name))
			break;
	}
	if (detail->main && !profile_compares(report->profile))
		column_value(columns, detail->main, item_inclusive(detail_item(report, detail)),
			     &detail->whole);
}

void detail_free(struct detail *detail)
{
	row_calls_free(&detail->callers);
	row_calls_free(&detail->callees);
	cost_free(&detail->costs);
}
