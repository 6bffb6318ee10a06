/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tarjan's algorithm with an explicit stack: recursion could be a million calls
 * deep, as a call graph may be a chain of a million functions.
 */
#include "values/inclusive.h"

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

static void search_from(struct cycle_search *s, uint32_t *index, uint32_t root)
{
	enter_node(s, index, root);
	while (s->depth) {
		uint32_t node = s->path[s->depth - 1], member;

		if (s->next[node] < s->first[node + 1]) {
			uint32_t to = s->to[s->next[node]++];

			if (index[to] == NONE)
				enter_node(s, index, to);
			else if (s->component[to] == NONE && index[to] < s->low[node])
				s->low[node] = index[to];
			continue;
		}
		/* All successors were visited. */
		if (--s->depth) {
			uint32_t above = s->path[s->depth - 1];

			if (s->low[node] < s->low[above])
				s->low[above] = s->low[node];
		}
		if (s->low[node] != index[node])
			continue;
		do {
			member = s->open[--s->opened];
			s->component[member] = s->components;
		} while (member != node);
		s->components++;
	}
}

size_t components_find(const struct pair *edges, size_t count, size_t nodes, uint32_t *component)
{
	uint32_t *memory = util_alloc(5 * nodes + count, sizeof(*memory));
	uint32_t *index = memory, *key = memory + 5 * nodes;
	struct groups to;
	struct cycle_search s = {
		.component = component,
		.low = memory + nodes,
		.next = memory + 2 * nodes,
		.open = memory + 3 * nodes,
		.path = memory + 4 * nodes,
	};

	for (size_t i = 0; i < count; i++)
		key[i] = edges[i].a;
	groups_make(&to, key, count, nodes);
	for (size_t i = 0; i < count; i++)
		to.id[i] = edges[to.id[i]].b;
	s.first = to.first;
	s.to = to.id;
	for (size_t i = 0; i < nodes; i++)
		index[i] = component[i] = NONE;
	for (size_t i = 0; i < nodes; i++)
		if (index[i] == NONE)
			search_from(&s, index, (uint32_t)i);
	groups_free(&to);
	free(memory);
	return s.components;
}
