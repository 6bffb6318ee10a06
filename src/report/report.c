/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/report.h"

#include <stdlib.h>

struct str report_name(const struct report *report, uint32_t name)
{
	if (name == NONE)
		return STR("");
	return names_str(&report->profile->names, name);
}

struct str report_file_name(const struct report *report,
			    const struct report_file *file)
{
	return file->wanted ? str_of(file->wanted)
			    : report_name(report, file->file);
}

struct str report_function_name(const struct report *report, name_id name)
{
	uint32_t n = name != NONE && report->short_of ? report->short_of[name]
						      : NONE;

	return n == NONE ? report_name(report, name)
			 : report->short_names.list[n];
}

uint32_t report_function_cycle(const struct report *report,
			       function_id function)
{
	/* Cycles are those of the nodes, which may be files or objects. */
	if (!report->has_inclusive || report->by >= BY_FILE)
		return 0;
	return report_now(report)->inclusive.cycle[function];
}

uint32_t report_cycle(const struct report *report, row_id row)
{
	function_id function = report->rows[row].function;

	return function == NONE ? 0 : report_function_cycle(report, function);
}

static void view_free(struct view *view)
{
	aggregates_free(&view->aggregates);
	inclusive_free(&view->inclusive);
	free(view->portion_cost);
	free(view->row_self);
	free(view->row_cost);
	free(view->row_inclusive);
	free(view->row_calls);
}

void report_free(struct report *report)
{
	size_t i;

	for (i = 0; report->views && i < report->profile->side_count; i++)
		view_free(&report->views[i]);
	free(report->views);
	cost_free(&report->costs);
	free(report->node_of_portion);
	free(report->node_of_function);
	groups_free(&report->portions_of);
	free(report->rows);
	free(report->row_line);
	free(report->portion_changed);
	free(report->portion_row);
	free(report->function_row);
	free(report->listed);
	short_names_free(&report->short_names);
	free(report->short_of);
	free(report->files);
	groups_free(&report->code_of);
	groups_free(&report->code_calls);
	groups_free(&report->code_jumps);
	groups_free(&report->edges_to);
	groups_free(&report->edges_from);
	if (report->index) {
		groups_free(&report->index->lines_in);
		groups_free(&report->index->calls_in);
		groups_free(&report->index->lines_of);
		groups_free(&report->index->calls_of);
	}
	free(report->index);
}
