/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef STACKS_H
#define STACKS_H

#include "shapes/flow.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The largest number of nodes on the path of a stack. */
enum { STACKS_DEEPEST = 1000 };

/*
 * The flow of one event as stacks.  They begin where the flow begins, and end
 * where less than a share of the total flows; this limits the number of stacks
 * of each length.  All amounts add up to the total.
 */
struct stacks {
	struct flow flow;
	int64_t total[2]; /* by side */
	int64_t least[2]; /* by side: a stack with less goes no deeper */
	bool *shown;      /* by node; NULL: all nodes are shown */

	struct frame *frames; /* the nodes of the current path */
	size_t depth;
	uint32_t *path; /* the shown nodes of the current path */
	size_t length;
	size_t common; /* length of the prefix shared with the last stack */
	size_t next;   /* the number of nodes still to begin at */
	bool ended;
};

/* A stack, with the amount that belongs to it alone. */
struct stack {
	const uint32_t *nodes; /* outermost first; valid until the next one */
	size_t count;
	size_t common; /* length of the prefix shared with the previous stack */
	enum stack_kind {
		STACK_SELF,  /* the self cost of the last node */
		STACK_SMALL, /* the amount of callees that are too small */
		STACK_REST,  /* part of the total outside functions; no nodes */
	} kind;
	int64_t amount[2]; /* by side; not all are 0 */
};

/*
 * Prepares the stacks of an event of the profile.  False: *error says that a
 * cost is negative, or does not fit.  The caller frees with stacks_free() in
 * either case.
 */
bool stacks_begin(struct stacks *stacks, const struct report *report,
		  unsigned event, struct error *error);
void stacks_free(struct stacks *stacks);

/* Gets the next stack; false: there is none. */
bool stacks_next(struct stacks *stacks, struct stack *stack);

#endif
