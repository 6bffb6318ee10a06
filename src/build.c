/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "build.h"

#include "report/gate.h"
#include "report/row_calls.h"
#include "report/rows.h"
#include "source/instructions.h"
#include "source/source_lines.h"

#include <stdlib.h>

/* Returns whether all columns, those of limits too, are events that the profile records. */
static bool are_recorded(const struct settings *settings, const struct profile *profile)
{
	struct columns columns;
	struct gate limits = {0};
	struct error ignored;
	bool recorded = columns_init(&columns, settings, profile, &ignored) &&
			gate_read(&limits, &columns, &ignored);

	for (size_t i = 0; i < columns.shown_count; i++)
		recorded &= profile_event(profile, columns.shown[i].name) < COST_EVENTS;
	for (size_t i = 0; i < columns.sorted_count; i++)
		recorded &= profile_event(profile, columns.sorted[i].name) < COST_EVENTS;
	for (size_t i = 0; i < limits.count; i++)
		recorded &= profile_event(profile, limits.list[i].column.name) < COST_EVENTS;
	gate_free(&limits);
	columns_free(&columns);
	return recorded;
}

struct keep build_keep(const struct settings *settings, const struct profile *profile, bool none,
		       bool all)
{
	const bool code = settings_need_code(settings), divided = BY_KINDS[settings->by].divided;
	const bool both = all || code || settings->annotate || settings->fn.count ||
			  settings->call_tree || settings->complete || settings->diff;

	if (none)
		return (struct keep){0};
	return (struct keep){
		.lines = both || divided,
		.calls = both || settings->inclusive || settings_list_calls(settings) ||
			 settings->tree != TREE_NONE ||
			 (settings->compare && (divided || settings->fail_if.count)) ||
			 /* Other columns may use calls; what is read later may define them. */
			 !are_recorded(settings, profile),
		.addresses = code,
	};
}

/* Makes the rows and their values, in no order. */
static bool make_values(struct report *report, struct error *error)
{
	const struct profile *profile = report->profile;

	report->sums = util_alloc(report->all_sides, sizeof(struct side_sums));
	for (size_t i = 0; i < report->all_sides; i++)
		report->sums[i].side = profile->sides[i];
	rows_find(report);
	side_sums_make(report);
	rows_label(report);
	if (!BY_KINDS[report->settings->by].divided)
		rows_add_costs(report);
	else
		line_rows_make(report);
	rows_find_costs(report);
	if (!aggregates_fit(profile, &report->costs, error))
		return false;
	groups_make(&report->index.portions_of, report->rows.of_portion, profile->portions.count,
		    report->rows.count);
	return true;
}

/* Numbers the cycles, lists rows in order, and indexes what the settings need. */
static bool list_rows(struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;

	if (report->has_inclusive)
		rows_number_cycles(report);
	if (settings->tree != TREE_NONE || settings->all_calls || settings->fn.count)
		row_calls_index(report);
	if (!ranking_make(report, error))
		return false;
	if (settings->fn.count && !settings->fn_row && !find_list(report, error))
		return false;
	if (settings->assembly && !instructions_index(report, error))
		return false;
	files_choose(report);
	if (settings->fn.count ||
	    (settings->complete && (report->file_count || report->unknown != NONE)))
		source_lines_index(report);
	return true;
}

bool build_again(struct report *report, struct error *error)
{
	report_unlist(report);
	return list_rows(report, error);
}

bool build_report(struct report *report, const struct profile *profile,
		  const struct settings *settings, const struct columns *columns,
		  const struct words *sources, const struct woven_files *woven,
		  struct str directory, struct error *error)
{
	*report = (struct report){
		.profile = profile,
		.settings = settings,
		.columns = columns,
		.costs = cost_on_top(&profile->costs),
		.sources = sources,
		.woven = woven,
		.directory = directory,
		.by = BY_KINDS[settings->by].divided ? BY_ROW : settings->by,
		.all_sides = profile_all_sides(profile),
	};
	return make_values(report, error) && list_rows(report, error);
}
