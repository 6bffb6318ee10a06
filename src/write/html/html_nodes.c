/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_nodes.h"

#include "report/rows.h"

#include <stdlib.h>

/* The most places where code was inlined in a page, which are about 2 MB with 13 events. */
enum { PLACES_MOST = 20000 };

struct places {
	const struct json_values *j;
	const struct profile *profile;
	const struct cut *cut;
	uint32_t *index; /* by function: its node in the page */
	size_t written;  /* nodes; (other) is not counted */
	struct costs costs;
};

/* The functions of an edge. */
static struct pair arc_of(const struct profile *profile, edge_id edge)
{
	struct pair pair = profile->edges.pairs[edge];

	return (struct pair){profile->portions.pairs[pair.a].a, pair.b};
}

/* Returns whether an arc leads into inlined code, from the function that it was inlined into. */
static bool is_inner(const struct profile *profile, struct pair arc)
{
	return profile_outer(profile, arc.b) == arc.a;
}

/* Numbers the nodes of the page; (other) comes last. */
static void number_nodes(struct places *p)
{
	size_t count = p->profile->functions.count;
	bool *there = util_alloc(count, sizeof(*there));

	p->index = util_alloc(count, sizeof(*p->index));
	for (size_t s = 0; s < p->profile->side_count; s++)
		profile_mark_functions(p->profile, p->j->report->sums[s].side, there);
	for (function_id i = 0; i < count; i++)
		p->index[i] = there[i] && p->cut->id[p->j->report->rows.of_function[i]] !=
						  p->cut->kept_count
				      ? util_id(p->written++)
				      : NONE;
	for (size_t i = 0; i < count; i++)
		if (p->index[i] == NONE)
			p->index[i] = util_id(p->written);
	free(there);
}

/* Writes a cost on each side. */
static void put_sides(const struct places *p, const struct values *in)
{
	const struct json_values *j = p->j;
	struct item item = report_item(j->report, &p->costs, in);

	for (size_t s = 0; s < p->profile->side_count; s++)
		json_values_costs(j, NULL, item_in(item, s));
}

/* Writes the calls along some edges, those to one node as one. */
static void put_calls(struct places *p, struct ids edges)
{
	const struct profile *profile = p->profile;
	uint64_t *list = util_alloc(edges.count, sizeof(*list)); /* the called node, and the edge */
	size_t count = 0;

	for (size_t i = 0; i < edges.count; i++) {
		struct pair arc = arc_of(profile, edges.id[i]);
		uint32_t from = p->index[arc.a], to = p->index[arc.b];
		bool told = is_inner(profile, arc) && from != p->written && to != p->written;

		if (from != to && !told)
			list[count++] = (uint64_t)to << 32 | edges.id[i];
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
				const struct side_sums *sums = &p->j->report->sums[s];

				cost_add(&p->costs, &sum[s].self, &p->j->report->costs,
					 sums->aggregates.edge[(uint32_t)list[i]].cost);
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
	const struct profile *profile = p->profile;
	const struct report *report = p->j->report;
	size_t end = p->written + 1, sides = profile->side_count;
	uint32_t *first = util_alloc(end, sizeof(*first)); /* by index: its first function */
	uint32_t *from = util_alloc(profile->edges.count, sizeof(*from));
	struct json *to = p->j->to;
	struct groups calls;

	for (size_t i = profile->functions.count; i-- > 0;)
		first[p->index[i]] = util_id(i);
	for (edge_id i = 0; i < profile->edges.count; i++)
		from[i] = p->index[arc_of(profile, i).a];
	groups_make(&calls, from, profile->edges.count, end);
	free(from);
	json_open_line(to, 1, "nodes", '[');
	for (size_t i = 0; i < end; i++) {
		function_id outer = profile_outer(profile, first[i]);
		bool is_left = i == p->written;
		bool within = !is_left && outer != NONE && p->index[outer] != p->written;

		if (is_left && !p->cut->left)
			break;
		json_line(to, 2);
		json_open(to, NULL, '[');
		json_number(to, NULL, true,
			    is_left ? p->cut->kept_count
				    : p->cut->id[report->rows.of_function[first[i]]]);
		json_number(to, NULL, within, within ? p->index[outer] : 0);
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

	if (!report_after(report)->inclusive.nodes.full || report->by != BY_FUNCTION ||
	    report->profile->inlined.count > PLACES_MOST)
		return true;
	number_nodes(&p);
	self = util_alloc((p.written + 1) * sides, sizeof(*self));
	for (size_t s = 0; s < sides; s++) {
		const struct map *portions = &report->profile->portions;

		for (size_t i = 0; i < portions->count; i++)
			cost_add(&p.costs, &self[p.index[portions->pairs[i].a] * sides + s].self,
				 &report->costs, report->sums[s].aggregates.portion[i]);
	}
	put_nodes(&p, self);
	good = aggregates_fit(report->profile, &p.costs, error);
	free(self);
	free(p.index);
	cost_free(&p.costs);
	return good;
}
