/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_nodes.h"

#include "report/ranking.h"
#include "report/rows.h"

#include <stdlib.h>

/* The most places where code was inlined in a page: with 13 events, about 2 MB. */
enum { PLACES_MOST = 20000 };

struct places {
	const struct json_values *j;
	const struct profile *profile;
	const struct cut *cut;
	uint32_t *index;        /* by node: that in the page */
	size_t written, merged; /* nodes; (other) is not counted */
	bool any;               /* code was inlined */
	struct costs costs;
};

/* Returns whether an arc leads into inlined code, from the node that it was inlined into. */
static bool is_inner(const struct profile *profile, struct pair arc)
{
	return profile->nodes.pairs[arc.b].a == arc.a + 1;
}

/*
 * Returns, by node, whether it is one of too many places.  None costs more than the one around it,
 * which has a lower number.
 */
static bool *find_merged(const struct places *p)
{
	const struct report *report = p->j->report;
	const struct map *arcs = &p->profile->arcs;
	bool *merged = util_alloc(p->profile->nodes.count, sizeof(*merged));
	struct cost_ranked *list = util_alloc(arcs->count, sizeof(*list));
	size_t count = 0;
	unsigned event;

	if (!ranking_main_event(report, &event))
		event = 0;
	for (size_t i = 0; i < arcs->count; i++) {
		struct cost_ranked place = {.id = arcs->pairs[i].b};

		if (!is_inner(p->profile, arcs->pairs[i]))
			continue;
		for (size_t s = 0; s < p->profile->side_count; s++) {
			const struct side *side = report->sums[s].side;
			int64_t cost = 0;

			if (i < side->arc_count)
				cost_get(&report->costs, side->arc[i].cost, event, &cost);
			place.cost = cost > place.cost ? cost : place.cost;
		}
		list[count++] = place;
	}
	if (count)
		qsort(list, count, sizeof(*list), cost_compare_ranked);
	for (size_t i = PLACES_MOST; i < count; i++)
		merged[list[i].id] = true;
	free(list);
	return merged;
}

/* Numbers the nodes of the page; (other) comes last. */
static void number_nodes(struct places *p)
{
	const struct map *nodes = &p->profile->nodes;
	bool *merged = find_merged(p);

	p->index = util_alloc(nodes->count, sizeof(*p->index));
	for (size_t i = 0; i < nodes->count; i++) {
		function_id function = profile_node_function(p->profile, (uint32_t)i);
		uint32_t id = p->cut->id[p->j->report->rows.of_function[function]];

		p->any |= nodes->pairs[i].a > 0;
		p->merged += merged[i];
		p->index[i] = merged[i]                  ? p->index[nodes->pairs[i].a - 1]
			      : id == p->cut->kept_count ? NONE
							 : util_id(p->written++);
	}
	for (size_t i = 0; i < nodes->count; i++)
		if (p->index[i] == NONE)
			p->index[i] = util_id(p->written);
	free(merged);
}

/* Writes a cost on each side. */
static void put_sides(const struct places *p, const struct values *in)
{
	const struct json_values *j = p->j;
	struct item item = report_item(j->report, &p->costs, in);

	for (size_t s = 0; s < p->profile->side_count; s++)
		json_values_costs(j, NULL, item_in(item, s));
}

/* Writes the calls along some arcs, those to one node as one. */
static void put_calls(struct places *p, struct ids arcs)
{
	const struct profile *profile = p->profile;
	uint64_t *list = util_alloc(arcs.count, sizeof(*list)); /* the called node, and the arc */
	size_t count = 0;

	for (size_t i = 0; i < arcs.count; i++) {
		struct pair arc = profile->arcs.pairs[arcs.id[i]];
		uint32_t from = p->index[arc.a], to = p->index[arc.b];
		bool told = is_inner(profile, arc) && from != p->written && to != p->written;

		if (from != to && !told)
			list[count++] = (uint64_t)to << 32 | arcs.id[i];
	}
	if (count) {
		qsort(list, count, sizeof(*list), util_compare_first);
		json_open(p->j->to, NULL, '[');
	}
	for (size_t i = 0; i < count;) {
		uint32_t to = (uint32_t)(list[i] >> 32);
		struct values sum[SIDES] = {0};

		for (; i < count && list[i] >> 32 == to; i++)
			for (size_t s = 0; s < profile->side_count; s++) {
				const struct side *side = p->j->report->sums[s].side;
				uint32_t arc = (uint32_t)list[i];

				if (arc < side->arc_count)
					cost_add(&p->costs, &sum[s].self, &p->j->report->costs,
						 side->arc[arc].cost);
			}
		json_open(p->j->to, NULL, '[');
		json_count(p->j->to, NULL, to);
		put_sides(p, sum);
		json_close(p->j->to, "]");
	}
	json_close(p->j->to, count ? "]" : "");
	free(list);
}

/* Writes the nodes; self: their self costs by side. */
static void put_nodes(struct places *p, const struct values *self)
{
	const struct map *nodes = &p->profile->nodes, *arcs = &p->profile->arcs;
	const struct report *report = p->j->report;
	size_t end = p->written + 1, sides = p->profile->side_count;
	uint32_t *first = util_alloc(end, sizeof(*first)); /* by index: its first node */
	uint32_t *from = util_alloc(arcs->count, sizeof(*from));
	struct json *to = p->j->to;
	struct groups calls;

	for (size_t i = nodes->count; i-- > 0;)
		first[p->index[i]] = util_id(i);
	for (size_t i = 0; i < arcs->count; i++)
		from[i] = p->index[arcs->pairs[i].a];
	groups_make(&calls, from, arcs->count, end);
	free(from);
	json_open_line(to, 1, "nodes", '[');
	for (size_t i = 0; i < end; i++) {
		function_id function = profile_node_function(p->profile, first[i]);
		uint32_t outer = nodes->pairs[first[i]].a;
		bool is_left = i == p->written;
		bool within = !is_left && outer && p->index[outer - 1] != p->written;

		if (is_left && !p->cut->left)
			break;
		json_line(to, 2);
		json_open(to, NULL, '[');
		json_number(to, NULL, true,
			    is_left ? p->cut->kept_count
				    : p->cut->id[report->rows.of_function[function]]);
		json_number(to, NULL, within, within ? p->index[outer - 1] : 0);
		put_sides(p, &self[i * sides]);
		put_calls(p, groups_get(&calls, i));
		json_close(to, "]");
	}
	json_close(to, "]");
	groups_free(&calls);
	free(first);
}

bool html_nodes(const struct json_values *j, const struct cut *cut, struct error *error)
{
	const struct report *report = j->report;
	struct places p = {.j = j, .profile = report->profile, .cut = cut};
	size_t sides = report->profile->side_count;
	struct values *self;
	bool good;

	if (!report_after(report)->inclusive.nodes.full || report->by != BY_FUNCTION)
		return true;
	number_nodes(&p);
	if (!p.any) {
		free(p.index);
		return true;
	}
	self = util_alloc((p.written + 1) * sides, sizeof(*self));
	for (size_t s = 0; s < sides; s++) {
		const struct side *side = report->sums[s].side;

		for (size_t i = 0; i < side->node_count; i++)
			cost_add(&p.costs, &self[p.index[i] * sides + s].self, &report->costs,
				 side->node_cost[i]);
	}
	put_nodes(&p, self);
	if (p.merged)
		json_number(j->to, "merged", true, p.merged);
	good = aggregates_fit(report->profile, &p.costs, error);
	free(self);
	free(p.index);
	cost_free(&p.costs);
	return good;
}
