/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

#include <stdlib.h>

static cost_id line_cost(const struct side *side, line_id line)
{
	return line < side->line_count ? side->line_cost[line] : 0;
}

/* A line with a cost on one side that is not zero. */
struct costly_line {
	uint64_t number;
	cost_id cost;
};

/* Finds the costly ones of a side among lines; sorts them by number. */
static size_t costly_lines(const struct report *report, const struct side *side, struct ids lines,
			   struct costly_line *costly)
{
	const struct profile *profile = report->profile;
	size_t count = 0;

	for (size_t i = 0; i < lines.count; i++) {
		line_id line = lines.id[i];
		cost_id cost = line_cost(side, line);

		if (cost_is_zero(&report->costs, cost))
			continue;
		costly[count++] = (struct costly_line){
			profile_number(profile, profile->lines.pairs[line].b), cost};
	}
	qsort(costly, count, sizeof(*costly), util_compare_first);
	return count;
}

/*
 * Returns whether the costs of the lines of a portion are the same in OLD and NEW, at the same
 * distances from the first line.  Line 0 stands for unknown lines and cannot move.
 */
static bool moved_alike(const struct report *report, struct ids lines)
{
	struct costly_line *before = util_alloc(2 * lines.count, sizeof(*before));
	struct costly_line *after = before + lines.count;
	size_t count = costly_lines(report, report_before(report)->side, lines, before);
	bool alike = count == costly_lines(report, report_after(report)->side, lines, after);
	size_t first = count && before[0].number == 0, i;

	for (i = 0; alike && i < count; i++) {
		size_t from = i < first ? i : first;

		alike = !before[i].number == !after[i].number &&
			before[i].number - before[from].number ==
				after[i].number - after[from].number &&
			cost_equal(&report->costs, before[i].cost, after[i].cost);
	}
	free(before);
	return alike;
}

/* Unmarks portions that only moved, in files without texts of both sides. */
static void forgive_moved(struct report *report)
{
	const struct profile *profile = report->profile;
	struct groups lines;

	groups_of_pairs(&lines, &profile->lines, profile->portions.count);
	for (uint32_t i = 0; i < profile->portions.count; i++)
		if (report->rows.portion_changed[i] &&
		    !woven_of(report->woven, profile->portions.pairs[i].b))
			report->rows.portion_changed[i] =
				!moved_alike(report, groups_get(&lines, i));
	groups_free(&lines);
}

void changes_find(struct report *report)
{
	const struct profile *profile = report->profile;
	const struct side *before = report_before(report)->side,
			  *after = report_after(report)->side;
	const struct code *code = profile->code;
	bool *changed = util_alloc(profile->portions.count, sizeof(*changed));

	report->rows.portion_changed = changed;
	for (uint32_t i = 0; i < profile->lines.count; i++)
		if (!changed[profile->lines.pairs[i].a])
			changed[profile->lines.pairs[i].a] = !cost_equal(
				&profile->costs, line_cost(before, i), line_cost(after, i));
	forgive_moved(report);
	for (uint32_t i = 0; code && i < code->instructions.count; i++)
		if (!cost_equal(&report->costs, code_cost_on(code, 0, i), code_cost_on(code, 1, i)))
			changed[code->instructions.pairs[i].a] = true;
	for (uint32_t i = 0; i < profile->portions.count; i++)
		report->rows.list[report->rows.of_portion[i]].changed |= changed[i];
}
