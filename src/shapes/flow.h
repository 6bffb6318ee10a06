/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

/* The calls from one node to another, and the value that they carry. */
struct flow_edge {
	uint32_t from, to; /* nodes */
	unsigned seen;     /* which calls: CALL_RECORDED, CALL_INLINED, or both */
	int64_t calls;     /* their number in NEW */
	int64_t paid[2];   /* by side: inclusive cost in the profile */
	int64_t value[2];  /* by side: part of the flow */
};

/* A node of the flow: a function, a place where one was inlined, or a cycle.  Amounts are by side. */
struct flow_node {
	row_id row;        /* of the function; NONE: the node is a cycle */
	uint32_t outer;    /* node that this one was inlined into, or NONE */
	uint32_t first;    /* its first edge; the next node's is the end */
	int64_t self[2];   /* self cost */
	int64_t all[2];    /* self cost, and values of callees */
	int64_t begins[2]; /* what comes from no caller */
};

/*
 * The call graph as a flow of one event from callers to callees: a graph without cycles.  Its nodes
 * are functions.  With --inlines, a function has a node for its recorded code, and one for each
 * place where it was inlined, whose values are exact there.  Each cycle of nodes is one more node:
 * calls from outside lead to the cycle.  The cycle leads to its members, the one with the highest
 * self cost first; these have their self costs, and their calls to nodes outside.
 *
 * The value of a node is its self cost plus the values of its calls.  It is divided among the
 * node's callers by what each paid for it.  The rest, of a node that was also entered otherwise,
 * comes from no caller: it begins at the node.  So all values that begin anywhere add up to the
 * self costs of the program, exactly.
 */
struct flow {
	const struct report *report;
	size_t sides;            /* 1, or 2: OLD and NEW, as report->sums */
	struct flow_node *nodes; /* callees first; and one more, for the end of the edges */
	size_t node_count;
	struct groups of_row;    /* nodes, by row */
	struct flow_edge *edges; /* sorted by caller, then by callee */
	size_t edge_count;
	struct groups to; /* edges, by the called node */
};

/*
 * Makes the flow of an event of the profile; rows must be functions.  False: *error says that a
 * cost is negative, or does not fit.  The caller frees with flow_free() in either case.
 */
bool flow_make(struct flow *flow, const struct report *report, unsigned event, struct error *error);
void flow_free(struct flow *flow);

/* Writes the name of a cycle's node, with its most expensive members: "<cycle 1: a, b, c, ...>". */
void flow_put_cycle(const struct flow *flow, uint32_t node, FILE *out);

/* The row of a node; of a cycle, that of its first member. */
row_id flow_row(const struct flow *flow, uint32_t node);

/* --- cut.c -------------------------------------------------------------- */

/*
 * Reduces a report to its large rows, for a page, and returns how many others there were.  Those
 * are now one row without names, the last one, so that sums and calls hold; it is not listed, and
 * has no inclusive cost.  If there were none, there is no such row.
 *
 * A row is large if it is listed, and its self or inclusive cost is at least percent, as typed, of
 * the total of the first column on any side; if that is a ratio, every row is large.  Without
 * percent, the 5,000 largest rows are.
 */
size_t cut_make(struct report *report, const char *percent);
