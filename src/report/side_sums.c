/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

/* Adds up the calls of a side and finds its inclusive costs. */
static void find_inclusive(struct report *report, struct side_sums *sums)
{
	const struct profile *profile = report->profile;
	struct report_rows *rows = &report->rows;
	bool grouped = report_is_grouped(report);
	struct nodes nodes = {grouped ? rows->count : profile->functions.count,
			      rows->node_of_portion, rows->of_function,
			      !grouped && profile->inlined.count > 0};

	if (!rows->node_of_portion) {
		nodes.of_portion = rows->node_of_portion =
			util_alloc(profile->portions.count, sizeof(row_id));
		for (uint32_t i = 0; i < profile->portions.count; i++)
			rows->node_of_portion[i] =
				grouped ? rows->of_portion[i]
					: rows->of_function[profile->portions.pairs[i].a];
	}
	aggregates_add_edges(&sums->aggregates, profile, &report->costs);
	inclusive_init(&sums->inclusive, profile, &sums->aggregates, &nodes, &report->costs);
}

/* Returns whether inclusive costs or cycles are shown, or needed for shown values. */
static bool shows_inclusive(const struct report *report)
{
	const struct settings *settings = report->settings;

	return settings->walked || settings->inclusive || settings_list_calls(settings) ||
	       settings->tree != TREE_NONE || settings->call_tree || settings->fn.count ||
	       settings->complete || settings->assembly || rows_extended(report) ||
	       /* The causes of a change. */
	       (profile_compares(report->profile) && settings->fail_if.count);
}

void side_sums_make(struct report *report)
{
	const struct profile *profile = report->profile;
	const bool shown = shows_inclusive(report);

	report->has_inclusive = shown || report->settings->annotate || report->sources->count;
	report->is_small = true;
	for (size_t i = report->all_sides; i-- > 0;) {
		struct side_sums *sums = &report->sums[i];

		aggregates_init(&sums->aggregates, profile, sums->side, &report->costs);
		/* Calls beside source lines are capped later if no sum can overflow. */
		report->is_small &=
			aggregates_are_small(&sums->aggregates, profile, &report->costs);
		if (report->has_inclusive && !shown && report->all_sides == 1 && report->is_small)
			report->has_inclusive = false;
		if (report->has_inclusive)
			find_inclusive(report, sums);
	}
}

void side_sums_limit(struct report *report)
{
	if (!report->rows.node_of_portion)
		find_inclusive(report, report_after(report));
}
