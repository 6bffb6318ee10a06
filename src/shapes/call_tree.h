/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shapes/flow.h"

/* The largest depth of a branch, for readers that limit the nesting. */
enum { CALL_TREE_DEEPEST = 100 };

/* Which branches are open: those above a level, but for those that were toggled, by their paths. */
struct call_tree_folds {
	size_t depth;
	const uint64_t *toggled;
	size_t count;
};

/* A line of a call tree, of one of these kinds.  Amounts are by side of the flow. */
struct branch {
	const struct call_tree *tree;
	enum branch_kind {
		BRANCH_PROGRAM, /* the whole program: the root without --fn */
		BRANCH_NODE,
		BRANCH_ENTRY, /* upwards: the value that no caller paid for */
		BRANCH_MORE,  /* the sum of `count` branches that are too small */
		BRANCH_REST,  /* the part of the total outside functions */
	} kind;
	uint32_t node; /* a node of the flow: the function's, or one of them */
	size_t depth;  /* level, from 0 */
	uint64_t path; /* tells it from all branches of other places in the tree */
	bool closed;   /* what is below it is left out */
	bool below;    /* something below it follows */
	size_t count;
	int64_t value[2];  /* flows along the path to this branch */
	int64_t self[2];   /* downwards: the part of value that is self cost */
	int64_t calls;     /* number along the path; shown if above 0 */
	bool inlined;      /* all calls are of inlined code, whose number is not known */
	size_t first, end; /* its parts, in its level */
};

/*
 * The flow of one event as a tree.  --call-tree says whether the callees or the callers of a
 * function are below it.  The value of a branch is what its node costs, times the share that the
 * branch above has of its own node, rounded; so the branches below one, and its self cost, add up
 * to it but for rounding.  With --diff, the branches that changed most come first, and those that
 * did not are left out.
 */
struct call_tree {
	struct flow flow;
	unsigned event;
	bool up, diff;
	int64_t total[2];                    /* of the program, by side */
	int64_t least;                       /* the least value of a branch, or change of it */
	size_t depth;                        /* levels below a root */
	const struct call_tree_folds *folds; /* set by the caller; NULL: all is open */
	struct level *levels;                /* stack: what is below each branch on the path */
	size_t level_count;
};

/*
 * Prepares the tree of the event that the report is sorted by first.  Its roots are the functions
 * listed with --fn, else the program.  False: *error says why, for example that this is not an
 * event of the profile.  The caller frees with call_tree_free() in either case.
 */
bool call_tree_begin(struct call_tree *tree, const struct report *report, struct error *error);
void call_tree_free(struct call_tree *tree);

/* Begins again with the first branch. */
void call_tree_again(struct call_tree *tree);

/* Gets the next branch; a branch comes before those below it.  False: no more. */
bool call_tree_next(struct call_tree *tree, struct branch *branch);

/* Of amounts by side: that of NEW, or of the only side. */
static inline int64_t call_tree_after(const struct call_tree *tree, const int64_t amount[2])
{
	return amount[tree->flow.sides - 1];
}

/* What a branch is ordered and cut by: its value; with --diff how much that changed. */
static inline int64_t call_tree_size(const struct branch *branch)
{
	int64_t change = branch->value[1] - branch->value[0];

	return !branch->tree->diff ? branch->value[0] : change < 0 ? -change : change;
}
