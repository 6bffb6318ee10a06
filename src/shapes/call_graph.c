/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/call_graph.h"

#include "base/number.h"

#include <stdlib.h>

/* The default of --min for a graph, in percent. */
static const char least[] = "0.5";

enum { FIFTH = 5 * 100 /* min / FIFTH is a fifth of min percent */ };

int64_t call_graph_value(const struct call_graph *g, const struct costs *costs,
			 cost_id cost)
{
	int64_t value = 0;

	if (g->column)
		column_value(g->report->columns, g->column, costs, cost,
			     &value);
	return value;
}

uint32_t call_graph_cycle(const struct call_graph *g, row_id row)
{
	const struct report *report = g->report;

	return !report_is_grouped(report)
		       ? report_cycle(report, row)
		       : report_new(report)->inclusive.cycle[row];
}

static int compare_members(const void *a, const void *b)
{
	const struct call_graph_member *x = a, *y = b;

	if (x->cycle != y->cycle)
		return x->cycle < y->cycle ? -1 : 1;
	return (x->node > y->node) - (x->node < y->node);
}

/* Finds the nodes that are in a cycle with other nodes. */
static void find_members(struct call_graph *g)
{
	const struct report *report = g->report;
	size_t all = report->order.count, n = 0, i, j;
	struct call_graph_member *members = util_alloc(all, sizeof(*members));

	for (i = 0; i < all; i++) {
		uint32_t cycle = call_graph_cycle(g, report->order.listed[i]);

		if (cycle)
			members[n++] =
				(struct call_graph_member){cycle, (uint32_t)i};
	}
	qsort(members, n, sizeof(*members), compare_members);
	g->members = members;
	for (i = 0; i < n; i = j) {
		for (j = i; j < n && members[j].cycle == members[i].cycle; j++)
			;
		if (j - i < 2)
			continue;
		memmove(members + g->member_count, members + i,
			(j - i) * sizeof(*members));
		g->member_count += j - i;
	}
}

void call_graph_make(struct call_graph *g, const struct report *report)
{
	const char *min = report->settings->min;
	size_t i;

	*g = (struct call_graph){
		.report = report,
		.column = columns_additive(report->columns),
		.node = util_alloc(report->rows.count, sizeof(*g->node)),
	};
	g->total = call_graph_value(g, &report->costs, report->total);
	number_percent(str_of(min ? min : least), &g->min);
	for (i = 0; i < report->rows.count; i++)
		g->node[i] = NONE;
	for (i = 0; i < report->order.count; i++)
		g->node[report->order.listed[i]] = (uint32_t)i;
	find_members(g);
}

void call_graph_free(struct call_graph *g)
{
	free(g->node);
	free(g->members);
}

static bool is_large(const struct call_graph *g, int64_t value)
{
	return fraction_compare_products(number_magnitude(value),
					 FIFTH * g->min.under, g->min.over,
					 number_magnitude(g->total)) >= 0;
}

bool call_graph_calls(const struct call_graph *g, row_id row,
		      struct row_calls *calls, struct error *error)
{
	bool good = row_calls_from(g->report, row, calls, error);
	size_t n = 0, i;

	for (i = 0; i < calls->count; i++) {
		const struct row_call *call = &calls->list[i];

		if (g->node[call->row] != NONE &&
		    is_large(g, call_graph_value(g, &calls->costs, call->cost)))
			calls->list[n++] = *call;
	}
	calls->count = n;
	return good;
}
