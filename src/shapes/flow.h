/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FLOW_H
#define FLOW_H

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* A call of a node, with what flows along it, by side. */
struct flow_edge {
	uint32_t to;   /* node */
	bool estimate; /* it is not what the profile says was paid */
	int64_t *amount;
};

/*
 * The call graph as a flow of one event from callers to callees: a graph
 * without cycles.  The items of a report that --by counts (functions, or rows
 * of files or objects) are its nodes, and each cycle of them is one more: calls
 * from outside lead to the cycle, and it leads to each of its members, which
 * have what they cost themselves and call outside.
 *
 * A node has its self costs, and what its callees have.  What a node has is
 * divided among its callers by what each paid for it, the rest (of a node that
 * was also entered otherwise) goes to nobody: there it begins.  So what begins
 * anywhere adds up to the self costs of the program, exactly.
 */
struct flow {
	const struct report *report;
	size_t sides; /* 1, or 2: OLD and NEW */
	size_t node_count;
	uint32_t *item;  /* by node; NONE: a cycle, whose edges lead to its
			    members, the one with the highest self cost first */
	uint32_t *own;   /* by item: its node */
	uint32_t *entry; /* by item: its cycle's node, or else its own */
	int64_t *self;   /* by node and side */
	int64_t *all;    /* likewise: with what flows to callees */
	int64_t *begins; /* likewise: what comes from no caller */
	uint32_t *first; /* by node, one more: its first edge */
	struct flow_edge *edges;
	int64_t *amounts; /* of the edges */
};

/*
 * Makes the flow of an event of the profile.  False: *error says that a cost
 * is negative, or does not fit.  flow_free in either case.
 */
bool flow_make(struct flow *flow, const struct report *report, unsigned event,
	       struct error *error);
void flow_free(struct flow *flow);

/*
 * Writes what a cycle's node is called, by its dearest members: "<cycle 1: a,
 * b, c, ...>".
 */
void flow_put_cycle(const struct flow *flow, uint32_t node, FILE *out);

/* The view of a side of the flow. */
const struct view *flow_view(const struct flow *flow, size_t side);

/* The number of the cycle that a node is, or is a member of; 0: none. */
uint32_t flow_cycle(const struct flow *flow, uint32_t node);

/* What an item is called: a function, or with --by a file or an object. */
struct str flow_name(const struct report *report, uint32_t item);

/* The row of an item: its own, of a function. */
row_id flow_row(const struct report *report, uint32_t item);

#endif
