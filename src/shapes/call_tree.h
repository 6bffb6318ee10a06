/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shapes/flow.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The largest depth of a branch, for readers that limit the nesting. */
enum { CALL_TREE_DEEPEST = 100 };

/* Which branches are open: those above a level, but for those that were toggled, by their paths. */
struct call_tree_folds {
	size_t depth;
	const uint64_t *toggled;
	size_t count;
};

/* A line of a call tree, of one of these kinds. */
struct branch {
	enum branch_kind {
		BRANCH_PROGRAM, /* the whole program: the root without --fn */
		BRANCH_NODE,
		BRANCH_ENTRY,  /* upwards: the value that no caller paid for */
		BRANCH_MORE,   /* the sum of `count` branches that were cut: too small */
		BRANCH_DEEPER, /* ... or below the last level of --depth */
		BRANCH_REST,   /* the part of the total outside functions */
	} kind;
	uint32_t node;               /* a node of the flow; of several of one function, the first */
	size_t first_part, end_part; /* these nodes, in the level of the branch */
	uint32_t parent;             /* node of the branch above; NONE: it has none */
	size_t depth;                /* level, from 0 */
	uint64_t path;               /* tells it from all branches of other places in the tree */
	bool closed, below;          /* what is below it is left out; or follows */
	size_t count;
	bool of_level; /* BRANCH_MORE: below all branches of the level above */
	bool last;     /* the last branch below its parent */
	bool only;     /* the only branch below its parent */
	bool estimate; /* value is an estimate: other paths share the node */
	int64_t value; /* flows along the path to this branch; with --diff in NEW */
	int64_t self;  /* downwards: the part of value that is self cost */
	int64_t value_before, self_before; /* with --diff: of OLD; else 0 */
	bool self_estimate;
	int64_t calls; /* number along the path; shown if above 0 */
	bool inlined;  /* all calls are of inlined code, whose number is not known */
	/*
	 * If not 0, several branches, each the only function below the one before, are this one:
	 * their nodes, NONE for the program, until the next call_tree_next().  The value and calls
	 * are those of the first, the self cost is that of all, and below it are those of all.
	 */
	const uint32_t *chain;
	size_t chain_count;
};

/*
 * The flow of one event as a tree.  --call-tree says whether the callees or the
 * callers of a function are below it.  The values of the branches directly
 * below a branch, and its self cost, add up to its value.  With --diff, the
 * branches that changed most come first, and those that did not are left out.
 */
struct call_tree {
	struct flow flow;
	unsigned event;
	bool up, diff;
	int64_t total, total_before;         /* of the program; with --diff in NEW and OLD */
	int64_t least;                       /* the least value of a branch, or change of it */
	size_t depth;                        /* levels below a root */
	int64_t most_calls;                  /* largest number of calls of an edge of the flow */
	bool any_inlined;                    /* some edge is of inlined code only */
	const struct call_tree_folds *folds; /* set by the caller; NULL: all is open */
	/*
	 * Set by the caller: sums of less than a tenth of `least` are one, after what is below the
	 * last branch of a level; and upwards, nothing is above main, but what starts a program.
	 */
	bool brief;
	bool hulls;        /* set by the caller: joins inlined code that costs nothing */
	bool joining;      /* a branch is being joined with what is below it */
	bool joins;        /* set by the caller: joins branches to chains; see call_tree.c */
	size_t idle_depth; /* above branches of this depth all are joined or could be */
	uint32_t *chain;   /* the nodes of the last one */
	size_t chain_count, chain_room;
	struct level *levels; /* stack: what is below each branch on the path */
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

/* What a branch is ordered and cut by: its value; with --diff how much that changed. */
static inline int64_t call_tree_size(const struct call_tree *tree, const struct branch *branch)
{
	int64_t change = branch->value - branch->value_before;

	return tree->diff && change < 0 ? -change : change;
}

/* Gets the next branch; a branch comes before those below it.  False: no more. */
bool call_tree_next(struct call_tree *tree, struct branch *branch);

/*
 * A source line that calls of a branch come from, with its share of the branch;
 * or the sum of the last lines, if each is too small for a branch.
 */
struct branch_site {
	name_id file;
	uint64_t line;
	size_t more; /* number of lines in this sum; 0: it is one line */
	bool estimate;
	int64_t value;
	int64_t calls; /* number; shown if above 0 */
	bool inlined;  /* as of a branch */
};

/*
 * Finds the sites of the calls between a branch and the branch above, if there are several.  False:
 * a sum does not fit into 64 bits.  The caller frees *sites.
 */
bool call_tree_sites(const struct call_tree *tree, const struct branch *branch,
		     struct branch_site **sites, size_t *count, struct error *error);
