/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/views.h"

#include "report/rows.h"

static struct nodes find_nodes(struct report *report)
{
	const struct map *portions = &report->profile->portions;
	struct report_rows *rows = &report->rows;
	bool grouped = report_is_grouped(report);

	if (!rows->node_of_portion) {
		uint32_t i;

		rows->node_of_portion = util_alloc(portions->count, sizeof(row_id));
		for (i = 0; i < portions->count; i++)
			rows->node_of_portion[i] =
				grouped ? rows->of_portion[i]
					: rows->of_function[portions->pairs[i].a];
	}
	return (struct nodes){grouped ? rows->count : report->profile->functions.count,
			      rows->node_of_portion, rows->of_function};
}

/* Adds up the calls of a view and finds its inclusive costs. */
static bool find_inclusive(struct report *report, struct view *view, struct error *error)
{
	struct nodes nodes = find_nodes(report);

	if (!aggregates_add_edges(&view->aggregates, report->profile, &report->costs, error))
		return false;
	inclusive_init(&view->inclusive, report->profile, &view->aggregates, &nodes,
		       &report->costs);
	return true;
}

/* Whether inclusive costs or cycles are shown, or needed for shown values. */
static bool shows_inclusive(const struct report *report)
{
	const struct settings *settings = report->settings;

	return settings->inclusive || settings_list_calls(settings) ||
	       settings->tree != TREE_NONE || settings->call_tree || settings->fn.count ||
	       (settings->has & HAS_COMPLETE) || settings->assembly || rows_extended(report);
}

/*
 * Whether inclusive costs are needed only to cap calls beside source lines, and
 * can be computed later because none of them can overflow.
 */
static bool can_wait(const struct report *report)
{
	return !shows_inclusive(report) && report->view_count == 1 &&
	       aggregates_are_small(&report_new(report)->aggregates, report->profile,
				    &report->costs);
}

bool views_make(struct report *report, struct error *error)
{
	const struct profile *profile = report->profile;
	size_t i;

	report->has_inclusive =
		shows_inclusive(report) || report->settings->annotate || report->sources->count;
	for (i = report->view_count; i-- > 0;) {
		struct view *view = &report->views[i];

		aggregates_init(&view->aggregates, profile, view->side, &report->costs);
		if (report->has_inclusive && can_wait(report))
			report->has_inclusive = false;
		if (report->has_inclusive && !find_inclusive(report, view, error))
			return false;
		if (!aggregates_fit(profile, &report->costs, error))
			return false;
	}
	return true;
}

void views_limit(struct report *report)
{
	struct error ignored;

	if (!report->rows.node_of_portion)
		find_inclusive(report, report_new(report), &ignored);
}
