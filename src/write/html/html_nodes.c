/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_nodes.h"

#include "report/rows.h"

#include <stdlib.h>

/* The most places where code was inlined in a page, which are about 2 MB with 13 events. */
enum { PLACES_MOST = 20000 };

/* What nodes, and the calls between them, cost on each side. */
struct places {
	const struct json_values *j;
	uint32_t *index; /* by function: its node in the page */
	size_t other;    /* the node of what was cut */
	struct map arcs; /* the calls, by the nodes that they are from and to */
	struct costs costs;
	struct values *self, *paid; /* by node and by arc, on each side */
};

/* Numbers the nodes of the page; the node of what was cut comes last. */
static void number_nodes(struct places *p)
{
	const struct report *report = p->j->report;
	size_t count = report->profile->functions.count;
	bool *there = util_alloc(count, sizeof(*there));
	row_id cut = p->j->left ? util_id(report->rows.count - 1) : NONE;

	p->index = util_alloc(count, sizeof(*p->index));
	for (size_t s = 0; s < report->profile->side_count; s++)
		profile_mark_functions(report->profile, report->sums[s].side, there);
	for (function_id i = 0; i < count; i++)
		if (there[i] && report->rows.of_function[i] != cut)
			p->index[i] = util_id(p->other++);
		else
			p->index[i] = NONE;
	for (size_t i = 0; i < count; i++)
		if (p->index[i] == NONE)
			p->index[i] = util_id(p->other);
	free(there);
}

/* Adds up what nodes and calls cost; not calls of what is told by where a node is inlined. */
static void add_up(struct places *p)
{
	const struct report *report = p->j->report;
	const struct profile *profile = report->profile;
	const struct map *portions = &profile->portions, *edges = &profile->edges;
	size_t sides = profile->side_count;

	p->self = util_alloc((p->other + 1) * sides, sizeof(*p->self));
	p->paid = util_alloc(edges->count * sides, sizeof(*p->paid));
	for (size_t i = 0; i < portions->count; i++)
		for (size_t s = 0; s < sides; s++)
			cost_add(&p->costs,
				 &p->self[p->index[portions->pairs[i].a] * sides + s].self,
				 &report->costs, report->sums[s].aggregates.portion[i]);
	for (size_t i = 0; i < edges->count; i++) {
		function_id caller = portions->pairs[edges->pairs[i].a].a;
		function_id callee = edges->pairs[i].b;
		uint32_t from = p->index[caller], to = p->index[callee];
		bool told = profile_outer(profile, callee) == caller && from != p->other &&
			    to != p->other;
		uint32_t arc;

		if (from == to || told)
			continue;
		arc = map_id(&p->arcs, from, to);
		for (size_t s = 0; s < sides; s++)
			cost_add(&p->costs, &p->paid[arc * sides + s].self, &report->costs,
				 report->sums[s].aggregates.edge[i].cost);
	}
}

/* Writes a node, that of function, or NONE, with its calls. */
static void put_node(const struct places *p, size_t node, function_id function, struct ids calls)
{
	const struct report *report = p->j->report;
	struct json *to = p->j->to;
	size_t sides = report->profile->side_count;
	function_id outer = NONE;
	row_id row = util_id(report->rows.count - 1);

	if (function != NONE) {
		outer = profile_outer(report->profile, function);
		row = report->rows.of_function[function];
	}
	json_open_line(to, 2, NULL, '{');
	json_count(to, "id", p->j->id[row]);
	if (outer != NONE && p->index[outer] != p->other)
		json_count(to, "outer", p->index[outer]);
	json_values_change(p->j, "self", report_item(report, &p->costs, &p->self[node * sides]));
	json_open(to, "calls", '[');
	for (size_t i = 0; i < calls.count; i++) {
		const struct values *paid = &p->paid[calls.id[i] * sides];

		json_open(to, NULL, '{');
		json_count(to, "to", p->arcs.pairs[calls.id[i]].b);
		json_values_change(p->j, "inclusive", report_item(report, &p->costs, paid));
		json_close(to, "}");
	}
	json_close(to, "]}");
}

bool html_nodes(const struct json_values *j, struct error *error)
{
	const struct profile *profile = j->profile;
	struct places p = {.j = j};
	struct groups calls;
	bool good;

	if (profile->inlined.count > PLACES_MOST)
		return true;
	number_nodes(&p);
	add_up(&p);
	groups_of_pairs(&calls, &p.arcs, p.other + 1);
	json_open_line(j->to, 1, "nodes", '[');
	for (function_id i = 0; i < profile->functions.count; i++)
		if (p.index[i] != p.other)
			put_node(&p, p.index[i], i, groups_get(&calls, p.index[i]));
	if (j->left)
		put_node(&p, p.other, NONE, groups_get(&calls, p.other));
	json_close(j->to, "]");
	good = aggregates_fit(profile, &p.costs, error);
	groups_free(&calls);
	map_free(&p.arcs);
	cost_free(&p.costs);
	free(p.index);
	free(p.self);
	free(p.paid);
	return good;
}
