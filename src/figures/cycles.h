/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CYCLES_H
#define CYCLES_H

#include <stddef.h>
#include <stdint.h>

/* A directed graph: the successors of node i are to[first[i]..first[i+1]). */
struct graph {
	size_t nodes;
	const uint32_t *first; /* nodes + 1 */
	const uint32_t *to;
};

/*
 * Finds the strongly connected components: component[i] is the number of that
 * of node i, counted from 0; a component has a lower number than those that
 * lead to it.  Returns how many there are.  Linear, and without recursion.
 */
size_t cycles_find(const struct graph *graph, uint32_t *component);

/* The same of a list of edges in any order: from[i] leads to to[i]. */
size_t cycles_of_edges(const uint32_t *from, const uint32_t *to, size_t count,
		       size_t nodes, uint32_t *component);

#endif
