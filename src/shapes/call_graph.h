/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CALL_GRAPH_H
#define CALL_GRAPH_H

#include "base/fraction.h"
#include "report/row_calls.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The listed rows as a graph: each is a node, whose number is its place in the
 * list, and the calls between them that cost enough are its edges.
 */
struct call_graph {
	const struct report *report;
	const struct column *column; /* what nodes and edges cost, or NULL */
	int64_t total;
	struct decimal min; /* percent that is enough for a node */
	uint32_t *node;     /* by row; NONE: it is not in the graph */
	/* The nodes in frames: several that are of one cycle. */
	struct call_graph_member {
		uint32_t cycle, node;
	} * members;
	size_t member_count;
};

void call_graph_make(struct call_graph *graph, const struct report *report);
void call_graph_free(struct call_graph *graph);

/* What something costs in the column; 0 if that was not given. */
int64_t call_graph_value(const struct call_graph *graph,
			 const struct costs *costs, cost_id cost);

/* The number of the cycle that a row is in, or 0; a file may be in one too. */
uint32_t call_graph_cycle(const struct call_graph *graph, row_id row);

/*
 * The edges from a row: calls that cost a fifth of what a node must have.
 * False: a sum does not fit into 64 bits.  The caller frees with row_calls_free
 * in either case.
 */
bool call_graph_calls(const struct call_graph *graph, row_id row,
		      struct row_calls *calls, struct error *error);

#endif
