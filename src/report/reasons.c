/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/gate.h"

#include "base/fraction.h"

#include <stdlib.h>

/* Counts the calls of each function on a side, up to INT64_MAX. */
static int64_t *count_calls(const struct profile *profile, const struct side *side)
{
	int64_t *count = util_alloc(profile->functions.count, sizeof(*count));

	for (size_t i = 0; i < side->call_count; i++) {
		edge_id edge = profile_call_pair(profile, (call_id)i).a;
		int64_t *calls = &count[profile->edges.pairs[edge].b];

		if (side->call[i].seen && !util_add(calls, side->call[i].count))
			*calls = INT64_MAX;
	}
	return count;
}

/* Marks all functions that marked functions call in turn, on either side. */
static void mark_callees(const struct profile *profile, bool *among)
{
	size_t functions = profile->functions.count, count = 0;
	size_t edges = profile->edges.count;
	uint32_t *caller = util_alloc(edges, sizeof(*caller));
	function_id *left = util_alloc(functions, sizeof(*left));
	struct groups from;

	for (size_t i = 0; i < edges; i++)
		caller[i] = profile->portions.pairs[profile->edges.pairs[i].a].a;
	groups_make(&from, caller, edges, functions);
	for (size_t i = 0; i < functions; i++)
		if (among[i])
			left[count++] = (function_id)i;
	while (count) {
		struct ids calls = groups_get(&from, left[--count]);

		for (size_t i = 0; i < calls.count; i++) {
			function_id to = profile->edges.pairs[calls.id[i]].b;

			if (!among[to])
				left[count++] = to;
			among[to] = true;
		}
	}
	groups_free(&from);
	free(caller);
	free(left);
}

/* Returns whether a comes before b. */
static bool is_before(const struct profile *profile, const struct reason *a, const struct reason *b)
{
	if (a->growth != b->growth)
		return a->growth > b->growth;
	return causes_compare_names(profile, a->function, b->function) < 0;
}

/* Inserts a reason into the sorted list if it is among the first REASONS. */
static size_t insert_reason(const struct profile *profile, struct reason *list, size_t count,
			    struct reason reason)
{
	size_t i = count;

	while (i && is_before(profile, &reason, &list[i - 1])) {
		if (i < REASONS)
			list[i] = list[i - 1];
		i--;
	}
	if (i < REASONS)
		list[i] = reason;
	return count < REASONS ? count + 1 : count;
}

cost_id *reasons_costs(const struct report *report, bool inclusive, struct costs *costs)
{
	const struct profile *profile = report->profile;
	size_t n = report->profile->side_count;
	cost_id *cost = util_alloc(profile->functions.count * n, sizeof(*cost));

	for (size_t i = n; i-- > 0;) {
		const struct side_sums *sums = &report->sums[i];

		for (size_t f = 0; !inclusive && f < profile->portions.count; f++)
			cost_add(costs,
				 &cost[profile_label(profile, profile->portions.pairs[f].a) * n + i],
				 &report->costs, sums->aggregates.portion[f]);
		for (size_t f = 0; inclusive && f < profile->functions.count; f++)
			cost_add(costs, &cost[f * n + i], &report->costs, sums->inclusive.node[f]);
	}
	return cost;
}

size_t reasons_find(const struct report *report, const struct column *column, bool *among,
		    bool callees, struct reason list[REASONS])
{
	const struct profile *profile = report->profile;
	const struct side_sums *first = report_before(report);
	int64_t *calls_after = count_calls(profile, report_after(report)->side);
	int64_t *calls_before = count_calls(profile, first->side);
	struct costs costs = {0};
	cost_id *own = reasons_costs(report, false, &costs);
	size_t count = 0;

	if (among && callees)
		mark_callees(profile, among);
	for (function_id f = 0; f < profile->functions.count; f++) {
		struct reason reason = {.function = f, .calls = {calls_before[f], calls_after[f]}};
		const cost_id *sides = &own[f * profile->side_count];
		const struct values in[SIDES] = {{.self = sides[0]}, {.self = sides[1]}};
		struct item both = report_item(report, &costs, in);
		int64_t before = 0;

		if (among && !among[f])
			continue;
		column_value(report->columns, column, item_in(both, 0), &before);
		column_value(report->columns, column, both, &reason.growth);
		if (reason.growth <= 0)
			continue;
		reason.is_new = !first->aggregates.has[f];
		/* At OLD's cost per call, they would have made up half of the growth. */
		reason.by_calls =
			before > 0 && calls_before[f] > 0 && calls_after[f] > calls_before[f] &&
			fraction_compare_products(
				(uint64_t)(calls_after[f] - calls_before[f]), (uint64_t)before,
				((uint64_t)reason.growth + 1) / 2, (uint64_t)calls_before[f]) >= 0;
		count = insert_reason(profile, list, count, reason);
	}
	free(own);
	free(calls_before);
	free(calls_after);
	cost_free(&costs);
	return count;
}
