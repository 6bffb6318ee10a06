/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/report.h"

#include <stdlib.h>

struct str report_name(const struct report *report, uint32_t name)
{
	if (name == NONE)
		return STR("");
	return names_str(&report->profile->names, name);
}

uint32_t report_cycle(const struct report *report, uint32_t row)
{
	uint32_t function = report->rows[row].function;

	if (function == NONE || !report->has_inclusive)
		return 0;
	return report->now.inclusive.cycle[function];
}

static void view_free(struct view *view)
{
	aggregates_free(&view->aggregates);
	inclusive_free(&view->inclusive);
	free(view->portion_cost);
}

void report_free(struct report *report)
{
	view_free(&report->now);
	view_free(&report->old);
	free(report->node_of_portion);
	free(report->node_of_function);
	groups_free(&report->portions_of);
	free(report->rows);
	free(report->portion_row);
	free(report->function_row);
	free(report->listed);
	free(report->files);
	groups_free(&report->edges_to);
	groups_free(&report->edges_from);
	groups_free(&report->lines_in);
	groups_free(&report->calls_in);
}
