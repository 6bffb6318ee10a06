/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tarjan's algorithm with an explicit stack: recursion could be a million calls
 * deep, as a call graph may be a chain of a million functions.
 */
#include "figures/cycles.h"

#include "base/groups.h"
#include "base/util.h"

#include <stdlib.h>

struct cycle_search {
	const uint32_t *first, *to;
	uint32_t *component;
	uint32_t *low;  /* by node: the lowest index that it can reach */
	uint32_t *next; /* by node: its next successor's index in to */
	uint32_t *open; /* stack: nodes without a component yet */
	uint32_t *path; /* stack: nodes from the root to the current one */
	size_t opened, depth;
	uint32_t index, components;
};

static void enter_node(struct cycle_search *s, uint32_t *index, uint32_t node)
{
	index[node] = s->low[node] = s->index++;
	s->next[node] = s->first[node];
	s->open[s->opened++] = node;
	s->path[s->depth++] = node;
}

/* Leaves the node on top of the path, whose successors were all visited. */
static void leave_node(struct cycle_search *s, const uint32_t *index)
{
	uint32_t node = s->path[--s->depth];
	uint32_t member;

	if (s->depth) {
		uint32_t above = s->path[s->depth - 1];

		if (s->low[node] < s->low[above])
			s->low[above] = s->low[node];
	}
	if (s->low[node] != index[node])
		return;
	do {
		member = s->open[--s->opened];
		s->component[member] = s->components;
	} while (member != node);
	s->components++;
}

static void search_from(struct cycle_search *s, uint32_t *index, uint32_t root)
{
	enter_node(s, index, root);
	while (s->depth) {
		uint32_t node = s->path[s->depth - 1];
		uint32_t to;

		if (s->next[node] == s->first[node + 1]) {
			leave_node(s, index);
			continue;
		}
		to = s->to[s->next[node]++];
		if (index[to] == NONE)
			enter_node(s, index, to);
		else if (s->component[to] == NONE && index[to] < s->low[node])
			s->low[node] = index[to];
	}
}

size_t cycles_find(size_t nodes, const uint32_t *first, const uint32_t *to, uint32_t *component)
{
	uint32_t *memory = util_alloc(5 * nodes, sizeof(*memory));
	uint32_t *index = memory;
	struct cycle_search s = {
		.first = first,
		.to = to,
		.component = component,
		.low = memory + nodes,
		.next = memory + 2 * nodes,
		.open = memory + 3 * nodes,
		.path = memory + 4 * nodes,
	};
	size_t i;

	for (i = 0; i < nodes; i++)
		index[i] = component[i] = NONE;
	for (i = 0; i < nodes; i++)
		if (index[i] == NONE)
			search_from(&s, index, (uint32_t)i);
	free(memory);
	return s.components;
}

size_t cycles_of_edges(const struct pair *edges, size_t count, size_t nodes, uint32_t *component)
{
	uint32_t *from = util_alloc(count, sizeof(*from));
	struct groups to;
	size_t components, i;

	for (i = 0; i < count; i++)
		from[i] = edges[i].a;
	groups_make(&to, from, count, nodes);
	for (i = 0; i < count; i++)
		to.id[i] = edges[to.id[i]].b;
	components = cycles_find(nodes, to.first, to.id, component);
	groups_free(&to);
	free(from);
	return components;
}
