/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CALL_TREE_H
#define CALL_TREE_H

#include "shapes/flow.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No branch is deeper: readers of JSON and of lists within lists give up. */
enum { CALL_TREE_DEEPEST = 100 };

/* A line of a tree of calls: a function or cycle, and what was cut. */
struct branch {
	enum branch_kind {
		BRANCH_PROGRAM, /* all of it: the root without --fn */
		BRANCH_NODE,
		BRANCH_ENTRY, /* upwards: what came from no caller */
		BRANCH_MORE,  /* count branches that were cut */
		BRANCH_REST,  /* what the total has and no function */
	} kind;
	uint32_t node;   /* of the flow */
	uint32_t parent; /* the node above, NONE for the program or nothing */
	size_t depth;    /* from 0 */
	size_t count;
	bool last;      /* nothing of the same parent follows */
	bool only;      /* and nothing comes before */
	bool estimate;  /* other paths could have another share of it */
	int64_t amount; /* that flows along the path */
	int64_t self;   /* downwards: of this what the node costs itself */
	bool self_estimate;
	int64_t calls; /* along the path, if more than 0 */
};

/*
 * The flow of one event as a tree, in which --call-tree says whether callees or
 * callers are below a function.  The amounts of what is directly below a branch
 * add up, with its self cost, to its own.
 */
struct call_tree {
	struct flow flow;
	unsigned event;
	bool up;
	int64_t total, least; /* of the program; that a branch must have */
	size_t depth;         /* levels below a root */
	int64_t *calls;       /* by edge of the flow */
	int64_t most_calls;   /* of them */
	uint32_t *from;       /* by edge: the node that calls */
	struct groups to;     /* edges by the node called */
	struct level *levels; /* of the path that is being gone down */
	size_t level_count;
};

/*
 * Begins with the event that the report is sorted by first, from the functions
 * listed with --fn, else from the program.  False: *error says why, such as that
 * it is no event of the profile.  call_tree_free in either case.
 */
bool call_tree_begin(struct call_tree *tree, const struct report *report,
		     struct error *error);
void call_tree_free(struct call_tree *tree);

/* The next line, those below it first; false: there is none. */
bool call_tree_next(struct call_tree *tree, struct branch *branch);

/*
 * A line that the calls of a branch come from, with its share of the branch; or
 * the sum of the last ones, which have too little for a branch.
 */
struct branch_site {
	name_id file;
	uint64_t line;
	size_t more; /* lines that this is the sum of, or 0 */
	bool estimate;
	int64_t amount;
	int64_t calls; /* if more than 0 */
};

/*
 * The sites of the calls between a branch and the one above, if there are
 * several.  False: a sum does not fit.  The caller frees *sites.
 */
bool call_tree_sites(const struct call_tree *tree, const struct branch *branch,
		     struct branch_site **sites, size_t *count,
		     struct error *error);

#endif
