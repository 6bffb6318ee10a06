/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "values/inclusive.h"

/* Components of a graph given as "ab bc ca": edges from letter to letter. */
struct found {
	uint32_t component[26];
	size_t count;
};

static struct found find(size_t nodes, const char *edges)
{
	struct pair pairs[400];
	struct found found;
	size_t n = 0, node;
	const char *e;

	for (e = edges; *e; e += e[2] ? 3 : 2)
		pairs[n++] = (struct pair){(uint32_t)(e[0] - 'a'), (uint32_t)(e[1] - 'a')};
	found.count = components_find(pairs, n, nodes, found.component);
	/* A component has a lower number than those that lead to it. */
	for (e = edges; *e; e += e[2] ? 3 : 2)
		ck_assert_uint_ge(found.component[e[0] - 'a'],
				  found.component[e[1] - 'a']);
	for (node = 0; node < nodes; node++)
		ck_assert_uint_lt(found.component[node], found.count);
	return found;
}

static bool together(const struct found *found, const char *letters)
{
	const char *l;

	for (l = letters; *l; l++)
		if (found->component[*l - 'a'] !=
		    found->component[letters[0] - 'a'])
			return false;
	return true;
}

START_TEST(no_nodes_have_no_components)
{
	ck_assert_uint_eq(find(0, "").count, 0);
}
END_TEST

START_TEST(nodes_without_edges_are_alone)
{
	ck_assert_uint_eq(find(3, "").count, 3);
}
END_TEST

START_TEST(a_node_that_leads_to_itself_is_one_component)
{
	ck_assert_uint_eq(find(2, "aa ab").count, 2);
}
END_TEST

START_TEST(a_tree_and_a_diamond_have_no_cycles)
{
	ck_assert_uint_eq(find(4, "ab ac bd cd").count, 4);
	ck_assert_uint_eq(find(4, "da db dc").count, 4);
}
END_TEST

START_TEST(a_ring_is_one_component)
{
	struct found found = find(5, "ab bc ca cd de");

	ck_assert_uint_eq(found.count, 3);
	ck_assert(together(&found, "abc"));
	ck_assert(!together(&found, "ad"));
	ck_assert(!together(&found, "de"));
}
END_TEST

START_TEST(rings_that_share_a_node_are_one_component)
{
	struct found found = find(5, "ab ba ac ca cd de ed");

	ck_assert_uint_eq(found.count, 2);
	ck_assert(together(&found, "abc"));
	ck_assert(together(&found, "de"));
}
END_TEST

START_TEST(an_edge_to_a_finished_component_joins_nothing)
{
	/* b is done when c is looked at. */
	struct found found = find(4, "ab ac cb cd dc");

	ck_assert_uint_eq(found.count, 3);
	ck_assert(together(&found, "cd"));
	ck_assert(!together(&found, "bc"));
	ck_assert(!together(&found, "ac"));
}
END_TEST

START_TEST(a_ring_found_through_an_inner_ring_is_whole)
{
	/* The classic eight nodes of Tarjan's article's kind. */
	struct found found = find(8, "ab bc ca db dc de ed ef fg gf gc he hg "
				     "hh");

	ck_assert_uint_eq(found.count, 4);
	ck_assert(together(&found, "abc"));
	ck_assert(together(&found, "de"));
	ck_assert(together(&found, "fg"));
}
END_TEST

START_TEST(repeated_edges_change_nothing)
{
	ck_assert_uint_eq(find(3, "ab ab ba bc bc").count, 2);
}
END_TEST

START_TEST(nodes_that_nothing_leads_to_are_found)
{
	/* The search begins at a, which leads nowhere. */
	struct found found = find(4, "bc cd db ca");

	ck_assert_uint_eq(found.count, 2);
	ck_assert(together(&found, "bcd"));
}
END_TEST

enum { MANY = 1000000 };

/* A chain of many nodes, the last of which leads to node back, if any. */
static size_t chain(uint32_t *component, uint32_t back)
{
	struct pair *edges = malloc(MANY * sizeof(*edges));
	uint32_t i;
	size_t count;

	for (i = 0; i < MANY; i++)
		edges[i] = (struct pair){i, i + 1};
	edges[MANY - 1].b = back;
	count = components_find(edges, back == NONE ? MANY - 1 : MANY, MANY, component);
	free(edges);
	return count;
}

START_TEST(a_chain_of_a_million_nodes_is_a_million_components)
{
	uint32_t *component = malloc(MANY * sizeof(*component));
	uint32_t i;

	ck_assert_uint_eq(chain(component, NONE), MANY);
	/* The end is number 0. */
	for (i = 0; i < MANY; i++)
		if (component[i] != MANY - 1 - i)
			ck_abort_msg("node %u", i);
	free(component);
}
END_TEST

START_TEST(a_ring_of_a_million_nodes_is_one_component)
{
	uint32_t *component = malloc(MANY * sizeof(*component));

	ck_assert_uint_eq(chain(component, 0), 1);
	ck_assert_uint_eq(component[MANY - 1], 0);
	/* The last third is a ring, the others lead to it. */
	ck_assert_uint_eq(chain(component, 600000), 600001);
	ck_assert_uint_eq(component[600000], 0);
	ck_assert_uint_eq(component[MANY - 1], 0);
	ck_assert_uint_eq(component[599999], 1);
	free(component);
}
END_TEST

SUITE_OF(components, no_nodes_have_no_components, nodes_without_edges_are_alone,
	 a_node_that_leads_to_itself_is_one_component,
	 a_tree_and_a_diamond_have_no_cycles, a_ring_is_one_component,
	 rings_that_share_a_node_are_one_component,
	 an_edge_to_a_finished_component_joins_nothing,
	 a_ring_found_through_an_inner_ring_is_whole,
	 repeated_edges_change_nothing, nodes_that_nothing_leads_to_are_found,
	 a_chain_of_a_million_nodes_is_a_million_components,
	 a_ring_of_a_million_nodes_is_one_component)
