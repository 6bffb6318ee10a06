/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef STACKS_H
#define STACKS_H

#include "shapes/flow.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No stack has more nodes. */
enum { STACKS_DEEPEST = 1000 };

/*
 * The flow of one event, unfolded from where it begins into stacks, down to
 * those that carry less than a share of the total.  So there are no more stacks
 * of a length than that share allows.  All amounts add up to the total.
 */
struct stacks {
	struct flow flow;
	int64_t total[2]; /* by side, as are the following */
	int64_t least[2]; /* that a stack must carry, to go on */
	bool *shown;      /* by node; NULL: all are */

	struct frame *frames; /* of the path that is being gone down */
	size_t depth;
	uint32_t *path; /* the nodes of it that are shown */
	size_t length;
	size_t common; /* how many of them the last stack had too */
	size_t next;   /* the node to begin at, and those below it */
	bool ended;
};

/* A stack, with what it carries. */
struct stack {
	const uint32_t *nodes; /* from the outermost one; good until the next */
	size_t count;
	size_t common; /* length of the prefix shared with the previous stack */
	enum stack_kind {
		STACK_SELF,  /* what the last node costs itself */
		STACK_SMALL, /* what goes to callees that are too small */
		STACK_REST, /* what the total has and no node, which has none */
	} kind;
	int64_t amount[2]; /* by side; not all are 0 */
};

/*
 * Begins with an event of the profile.  False: *error says that a cost is
 * negative, or does not fit.  stacks_free in either case.
 */
bool stacks_begin(struct stacks *stacks, const struct report *report,
		  unsigned event, struct error *error);
void stacks_free(struct stacks *stacks);

/* The next stack; false: there is none. */
bool stacks_next(struct stacks *stacks, struct stack *stack);

#endif
