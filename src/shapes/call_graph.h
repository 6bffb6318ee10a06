/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CALL_GRAPH_H
#define CALL_GRAPH_H

#include "base/fraction.h"
#include "report/row_calls.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The listed rows as a graph.  Each listed row is a node, numbered by its place
 * in the list.  The edges are the calls between nodes that cost enough.
 */
struct call_graph {
	const struct report *report;
	const struct column *column; /* the cost of nodes and edges, or NULL */
	int64_t total;
	struct decimal min; /* percent of the total that a node must cost */
	uint32_t *node;     /* by row: its node; NONE: it is not in the graph */
	/*
	 * The nodes of cycles that have several nodes, by cycle; drawn in
	 * frames.
	 */
	struct call_graph_member {
		uint32_t cycle, node;
	} * members;
	size_t member_count;
};

void call_graph_make(struct call_graph *graph, const struct report *report);
void call_graph_free(struct call_graph *graph);

/* The value of a cost in graph->column; 0 if it is not given. */
int64_t call_graph_value(const struct call_graph *graph,
			 const struct costs *costs, cost_id cost);

/* The number of the cycle of a row, which may be a file or object; 0: none. */
uint32_t call_graph_cycle(const struct call_graph *graph, row_id row);

/*
 * Finds the edges from a row: calls to nodes that cost at least a fifth of what
 * a node must cost.  False: a sum does not fit into 64 bits.  The caller frees
 * with row_calls_free() in either case.
 */
bool call_graph_calls(const struct call_graph *graph, row_id row,
		      struct row_calls *calls, struct error *error);

#endif
