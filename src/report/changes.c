/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/changes.h"

static cost_id line_cost(const struct side *side, line_id line)
{
	return line < side->line_count ? side->line_cost[line] : 0;
}

/* Marks the portions with a line that costs something else. */
static void find_lines(struct report *report)
{
	const struct profile *profile = report->profile;
	const struct side *now = report_now(report)->side;
	const struct side *old = report_old(report)->side;
	uint32_t i;

	for (i = 0; i < profile->lines.count; i++)
		if (!cost_equal(&report->costs, line_cost(now, i),
				line_cost(old, i)))
			report->portion_changed[profile->lines.pairs[i].a] =
				true;
}

/* Likewise, with an instruction. */
static void find_instructions(struct report *report)
{
	const struct code *code = report->profile->code;
	uint32_t i;

	for (i = 0; code && i < code->instructions.count; i++)
		if (!cost_equal(&report->costs, code->instruction[i].cost[0],
				code->instruction[i].cost[1]))
			report->portion_changed[code->instructions.pairs[i].a] =
				true;
}

/* Marks the rows with other calls, as far as --tree shows them. */
static void find_calls(struct report *report)
{
	const struct profile *profile = report->profile;
	const struct aggregates *now = &report_now(report)->aggregates;
	const struct aggregates *old = &report_old(report)->aggregates;
	int tree = report->settings->tree;
	uint32_t i;

	for (i = 0; i < profile->edges.count; i++) {
		row_id caller = report->portion_row[profile->edges.pairs[i].a];
		row_id callee = report->function_row[profile->edges.pairs[i].b];

		if (now->edge[i].count == old->edge[i].count &&
		    cost_equal(&report->costs, now->edge[i].cost,
			       old->edge[i].cost))
			continue;
		/* A group's calls within itself are not shown. */
		if (report->by >= BY_FILE && caller == callee)
			continue;
		report->rows[caller].changed |= tree != TREE_CALLER;
		report->rows[callee].changed |= tree != TREE_CALLING;
	}
}

void changes_find(struct report *report)
{
	uint32_t i;

	report->portion_changed =
		util_alloc(report->profile->portions.count, sizeof(bool));
	find_lines(report);
	find_instructions(report);
	for (i = 0; i < report->profile->portions.count; i++)
		report->rows[report->portion_row[i]].changed |=
			report->portion_changed[i];
	if (report->settings->tree != TREE_NONE)
		find_calls(report);
}
