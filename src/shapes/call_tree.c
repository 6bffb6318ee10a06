/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/call_tree.h"

#include "base/fraction.h"
#include "base/name.h"
#include "base/number.h"
#include "report/ranking.h"
#include "report/row_calls.h"
#include "report/rows.h"

#include <stdlib.h>

/* Branches with less than 1 / SMALL of the total are cut, whatever --min is. */
enum { SMALL = 10000 };

/*
 * With tree.joins, what costs 1 / LARGE of the total at least, but itself and in small branches
 * less than 1 / LITTLE of it, is joined with the only function below it.
 */
enum { LARGE = 10, LITTLE = 100 };

/* With tree.brief, a sum has no line of its own below 1 / SMALL_SUM of the least branch. */
enum { SMALL_SUM = 10 };

/* The branches directly below a branch, or the roots. */
struct level {
	/* An item for qsort, which passes no context, so each has the tree. */
	struct level_item {
		const struct call_tree *tree;
		struct branch branch;
	} * list;
	size_t count, room, next;
	uint64_t path;            /* of the branch above */
	struct level_item *parts; /* branches of one node each, of which those in list are made */
	size_t part_count, part_room;
	struct branch below;  /* the sum of the small sums below the branches of the level */
	struct branch more;   /* the sum of the branches that are cut as too small */
	struct branch deeper; /* ... or as too deep */
};

static void free_level(struct level *level)
{
	free(level->list);
	free(level->parts);
}

/* By side, of the flow: with --diff OLD and NEW, else one. */
struct shares {
	struct fraction_shares side[2];
};

static struct fraction_shares begin_shares(int64_t value, int64_t whole)
{
	return (struct fraction_shares){(uint64_t)value, (uint64_t)whole, 0, 0};
}

static int64_t take_next(struct fraction_shares *shares, int64_t part)
{
	return (int64_t)fraction_share(shares, (uint64_t)part);
}

/* The side that value is of, and self: NEW, or the only one. */
static size_t after_side(const struct call_tree *tree)
{
	return tree->flow.sides > 1;
}

/*
 * Returns whether an edge is of a function to itself, from code of it that was inlined elsewhere.
 */
static bool is_within(const struct flow *flow, const struct flow_edge *edge)
{
	const row_id row = flow->nodes[edge->to].row;

	return row != NONE && flow_is_within(flow, edge->from, row);
}

/* What a node gets by such edges. */
static void within_row(const struct flow *flow, uint32_t node, int64_t within[2])
{
	struct ids to = groups_get(&flow->to, node);

	for (size_t i = 0; i < to.count; i++)
		for (size_t side = 0; side < flow->sides; side++)
			if (is_within(flow, &flow->edges[to.id[i]]))
				within[side] += flow->edges[to.id[i]].value[side];
}

/* What a branch has of the values of its node. */
static struct shares shares_of(const struct call_tree *tree, const struct branch *branch)
{
	const int64_t *all = tree->flow.nodes[branch->node].all;
	struct shares shares;
	int64_t within[2] = {0};

	if (tree->up && branch->depth == 0)
		within_row(&tree->flow, branch->node, within);
	shares.side[0] = begin_shares(branch->value_before, all[0] - within[0]);
	shares.side[after_side(tree)] =
		begin_shares(branch->value, all[after_side(tree)] - within[after_side(tree)]);
	return shares;
}

static void set_value(const struct call_tree *tree, struct branch *branch, const int64_t *value)
{
	branch->value = value[after_side(tree)];
	branch->value_before = tree->diff ? value[0] : 0;
}

static void add_value(struct branch *sum, const struct branch *branch)
{
	sum->value += branch->value;
	sum->value_before += branch->value_before;
	sum->estimate |= branch->estimate;
	sum->count++;
}

/* --- what is below a branch -------------------------------------------- */

/* Sorts functions by value, then by name.  Other kinds come last, and are all different. */
static int compare_items(const void *a, const void *b)
{
	const struct level_item *p = a, *q = b;
	const struct branch *x = &p->branch, *y = &q->branch;

	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	if (call_tree_size(p->tree, x) != call_tree_size(p->tree, y))
		return call_tree_size(p->tree, x) > call_tree_size(p->tree, y) ? -1 : 1;
	/* A qsort() may compare an item with itself. */
	if (x->kind != BRANCH_NODE)
		return 0;
	return rows_compare(p->tree->flow.report, flow_row(&p->tree->flow, x->node),
			    flow_row(&p->tree->flow, y->node));
}

/* Adds a branch of one node, which join_parts() then joins with others of the same function. */
static void add_part(const struct call_tree *tree, struct level *to, struct branch branch)
{
	if (call_tree_size(tree, &branch))
		UTIL_PUSH(to->parts, to->part_count, to->part_room) =
			(struct level_item){tree, branch};
}

/* Sorts parts of one branch next to each other. */
static int compare_parts(const void *a, const void *b)
{
	const struct level_item *p = a, *q = b;
	const struct branch *x = &p->branch, *y = &q->branch;
	const struct flow_node *nodes = p->tree->flow.nodes;
	row_id m, n;

	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	if (x->kind != BRANCH_NODE)
		return 0;
	m = nodes[x->node].row;
	n = nodes[y->node].row;
	if (m != n)
		return m < n ? -1 : 1;
	return (x->node > y->node) - (x->node < y->node);
}

/*
 * Returns whether two parts, of which neither is a cycle, are of one function; or both are no
 * function.
 */
static bool are_one(const struct level_item *a, const struct level_item *b)
{
	const struct flow_node *nodes = a->tree->flow.nodes;

	if (a->branch.kind != BRANCH_NODE || b->branch.kind != BRANCH_NODE)
		return a->branch.kind == b->branch.kind;
	return nodes[a->branch.node].row != NONE &&
	       nodes[a->branch.node].row == nodes[b->branch.node].row;
}

static void offer(const struct call_tree *tree, struct level *to, struct branch branch)
{
	int64_t size = call_tree_size(tree, &branch);

	if (!size)
		return;
	if (branch.depth > tree->depth) {
		add_value(&to->deeper, &branch);
		return;
	}
	if (size < tree->least) {
		add_value(&to->more, &branch);
		return;
	}
	UTIL_PUSH(to->list, to->count, to->room) = (struct level_item){tree, branch};
}

/* Makes the branches of a level from its parts. */
static void join_parts(const struct call_tree *tree, struct level *all)
{
	size_t j;

	if (all->part_count)
		qsort(all->parts, all->part_count, sizeof(*all->parts), compare_parts);
	for (size_t i = 0; i < all->part_count; i = j) {
		struct branch sum = all->parts[i].branch;

		for (j = i + 1; j < all->part_count && are_one(&all->parts[i], &all->parts[j]);
		     j++) {
			const struct branch *branch = &all->parts[j].branch;

			add_value(&sum, branch);
			sum.self += branch->self;
			sum.self_before += branch->self_before;
			sum.self_estimate |= branch->self_estimate;
			sum.calls += branch->calls;
			sum.inlined &= branch->inlined;
		}
		sum.count = 0;
		sum.first_part = i;
		sum.end_part = j;
		offer(tree, all, sum);
	}
}

/* Says of each branch of a level whether it is the last or the only one. */
static void set_places(struct level *level)
{
	for (size_t i = 0; i < level->count; i++) {
		level->list[i].branch.last = i + 1 == level->count;
		level->list[i].branch.only = level->count == 1;
	}
}

/* Adds a sum of small sums to another one. */
static void add_below(struct branch *below, const struct branch *sum)
{
	size_t count = below->count + sum->count;

	add_value(below, sum);
	below->count = count;
}

/*
 * Adds a level to the tree: the `most` first branches in order, then the sums of those that
 * are cut.
 */
static void push_level(struct call_tree *tree, struct level *all, size_t depth, uint64_t most)
{
	struct branch *sums[] = {&all->more, &all->deeper};
	struct level *above = tree->level_count ? &tree->levels[tree->level_count - 1] : NULL;

	if (all->count)
		qsort(all->list, all->count, sizeof(*all->list), compare_items);
	while (all->count > most)
		add_value(&all->more, &all->list[--all->count].branch);
	if (tree->diff && call_tree_size(tree, &all->more) < tree->least)
		all->more.count = 0;
	all->more.kind = BRANCH_MORE;
	all->deeper.kind = BRANCH_DEEPER;
	for (size_t i = 0; i < LENGTH(sums); i++) {
		sums[i]->depth = depth;
		if (sums[i]->count && tree->brief && !tree->joining && above &&
		    call_tree_size(tree, sums[i]) < tree->least / SMALL_SUM) {
			add_below(&above->below, sums[i]);
			above->below.depth = depth;
		} else if (sums[i]->count) {
			UTIL_PUSH(all->list, all->count, all->room) =
				(struct level_item){tree, *sums[i]};
		}
	}
	set_places(all);
	tree->levels[tree->level_count++] = *all;
}

/* Makes the branch of an edge, or of the rest, with its share of `above`. */
static struct branch make_branch(const struct call_tree *tree, const struct branch *above,
				 struct shares *part, const int64_t *value, bool estimate)
{
	size_t after = after_side(tree);
	int64_t all = tree->flow.nodes[above->node].all[after];
	struct branch branch = {
		.kind = BRANCH_NODE,
		.parent = above->node,
		.depth = above->depth + 1,
		/*
		 * The edge says whether a share of a whole node is an estimate.
		 * Else a share is exact only if it is all of an exact value.
		 */
		.estimate = above->value == all ? estimate : value[after] != all || above->estimate,
	};
	int64_t share[2] = {0};

	for (size_t i = 0; i < tree->flow.sides; i++)
		share[i] = take_next(&part->side[i], value[i]);
	set_value(tree, &branch, share);
	return branch;
}

/* Sets the self cost of a branch: its share of the node's self cost. */
static void set_self(const struct call_tree *tree, struct branch *branch)
{
	const struct flow_node *node = &tree->flow.nodes[branch->node];
	size_t after = after_side(tree);
	struct shares part = shares_of(tree, branch);

	if (tree->up)
		return;
	if (tree->diff)
		branch->self_before = take_next(&part.side[0], node->self[0]);
	branch->self = take_next(&part.side[after], node->self[after]);
	branch->self_estimate = branch->value != node->all[after] && node->self[after] &&
				node->self[after] != node->all[after];
}

/* Adds the callers of a node or, downwards, its callees; called: some node of `above` is. */
static void add_edges(const struct call_tree *tree, const struct branch *above, bool called,
		      struct level *all)
{
	const struct flow *flow = &tree->flow;
	const struct flow_node *node = &flow->nodes[above->node];
	struct ids to = groups_get(&flow->to, above->node);
	size_t count = tree->up ? to.count : node[1].first - node->first;
	struct shares part = shares_of(tree, above);

	for (size_t i = 0; !tree->up && i < flow->sides; i++)
		take_next(&part.side[i], node->self[i]);
	for (size_t i = 0; i < count; i++) {
		const struct flow_edge *edge =
			&flow->edges[tree->up ? to.id[i] : node->first + (uint32_t)i];
		int64_t value = edge->value[after_side(tree)];
		struct branch branch;

		if (tree->up && above->depth == 0 && is_within(flow, edge))
			continue;
		branch = make_branch(tree, above, &part, edge->value, edge->estimate);
		branch.node = tree->up ? edge->from : edge->to;
		branch.calls = edge->calls;
		branch.inlined = edge->seen == CALL_INLINED;
		/* Upwards, the value is of another function's cost: keep all calls. */
		if (!tree->up && branch.value < value)
			branch.calls = (int64_t)fraction_nearest(
				(uint64_t)branch.calls, (uint64_t)branch.value, (uint64_t)value);
		/* What was called was called once at least (N6). */
		if (!branch.calls && edge->calls && branch.value)
			branch.calls = 1;
		set_self(tree, &branch);
		add_part(tree, all, branch);
	}
	/* A function without callers needs no line "(no caller)". */
	if (called) {
		struct branch entry = make_branch(tree, above, &part, node->begins, false);

		entry.kind = BRANCH_ENTRY;
		add_part(tree, all, entry);
	}
}

/* Adds what is below a branch of a level. */
static void push_edges(struct call_tree *tree, const struct level *level,
		       const struct branch *above)
{
	struct level all = {.path = above->path};
	bool called = false;

	for (size_t i = above->first_part; tree->up && i < above->end_part; i++)
		called |= groups_get(&tree->flow.to, level->parts[i].branch.node).count > 0;
	for (size_t i = above->first_part; i < above->end_part; i++)
		add_edges(tree, &level->parts[i].branch, called, &all);
	join_parts(tree, &all);
	push_level(tree, &all, above->depth + 1, UINT64_MAX);
}

/* Adds the nodes where the flow begins; upwards, all nodes by self cost. */
static void push_program(struct call_tree *tree, const struct branch *above)
{
	const struct flow *flow = &tree->flow;
	struct level all = {.path = above->path};
	struct branch rest = {
		.kind = BRANCH_REST,
		.parent = NONE,
		.depth = above->depth + 1,
		.value = tree->total,
		.value_before = tree->total_before,
	};

	for (uint32_t node = 0; node < flow->node_count; node++) {
		struct branch branch = {
			.kind = BRANCH_NODE,
			.node = node,
			.parent = NONE,
			.depth = above->depth + 1,
		};

		set_value(tree, &branch,
			  tree->up ? flow->nodes[node].self : flow->nodes[node].begins);
		rest.value -= branch.value;
		rest.value_before -= branch.value_before;
		set_self(tree, &branch);
		add_part(tree, &all, branch);
	}
	join_parts(tree, &all);
	if (tree->diff || rest.value > 0)
		offer(tree, &all, rest);
	push_level(tree, &all, above->depth + 1, flow->report->settings->top);
}

/* --- the tree ---------------------------------------------------------- */

/* The path of a branch of a level: all nodes down to it, as one number that hardly repeats. */
static uint64_t path_of(const struct level *level, const struct branch *branch)
{
	uint64_t path = level->path ^ (((uint64_t)branch->kind << 32 | branch->node) + 1);

	path *= 0x9e3779b97f4a7c15u;
	path ^= path >> 32;
	path *= 0xd6e8feb86659fd93u;
	return path ^ path >> 32;
}

/* Returns whether what is below a branch is to be left out, and there is something. */
static bool is_closed(const struct call_tree *tree, const struct level *level,
		      const struct branch *branch)
{
	const struct call_tree_folds *folds = tree->folds;
	const struct flow *flow = &tree->flow;
	bool open;

	if (!folds || tree->joining ||
	    (branch->kind != BRANCH_NODE && branch->kind != BRANCH_PROGRAM))
		return false;
	open = branch->depth < folds->depth;
	for (size_t i = 0; i < folds->count; i++)
		open ^= folds->toggled[i] == branch->path;
	if (open || branch->kind == BRANCH_PROGRAM)
		return !open;
	for (size_t i = branch->first_part; i < branch->end_part; i++) {
		uint32_t node = level->parts[i].branch.node;

		if (tree->up ? groups_get(&flow->to, node).count > 0
			     : flow->nodes[node + 1].first > flow->nodes[node].first)
			return true;
	}
	return false;
}

/* Returns whether a function is that in which a program of C, C++ or Rust begins. */
static bool is_main(struct str name)
{
	struct str last = name_without_level(name), end = str_tail(last, sizeof("main") - 1);

	return str_equal(end, STR("main")) &&
	       (end.at == last.at || end.at[-1] == ':' || end.at[-1] == '.');
}

/*
 * Returns whether a function is where the program itself begins: what costs much, and is called by
 * code that does next to nothing.
 */
static bool is_begin(const struct call_tree *tree, const struct branch *branch)
{
	const struct flow *flow = &tree->flow;
	const struct flow_node *node = &flow->nodes[branch->node];
	struct ids to = groups_get(&flow->to, branch->node);

	if (node->row == NONE || node->all[after_side(tree)] < tree->total / LARGE ||
	    !is_main(flow_name(flow->report, node->row)))
		return false;
	for (size_t i = 0; i < to.count; i++) {
		const struct flow_node *from = &flow->nodes[flow->edges[to.id[i]].from];

		if (from->row == NONE || from->self[after_side(tree)] > tree->total / LITTLE)
			return false;
	}
	return true;
}

/*
 * Takes the sum of small sums below the last level, after its last function.  A run of only
 * branches has one sum, after its end.  False: there is none.
 */
static bool take_below(struct call_tree *tree, struct branch *branch)
{
	struct level *level = &tree->levels[tree->level_count - 1];

	if (!level->below.count ||
	    (level->next < level->count && level->list[level->next].branch.kind != BRANCH_MORE &&
	     level->list[level->next].branch.kind != BRANCH_DEEPER))
		return false;
	if (level->count == 1 && tree->level_count > 1) {
		level[-1].below.depth = level->below.depth - 1;
		add_below(&level[-1].below, &level->below);
		level->below.count = 0;
		return false;
	}
	*branch = level->below;
	branch->kind = BRANCH_MORE;
	branch->parent = NONE;
	branch->of_level = branch->last = true;
	level->below.count = 0;
	return true;
}

/* Gets the next branch, and makes what is below it. */
static bool next_branch(struct call_tree *tree, struct branch *branch)
{
	struct level *level;

	while (tree->level_count) {
		level = &tree->levels[tree->level_count - 1];
		if (take_below(tree, branch))
			return true;
		if (level->next < level->count)
			break;
		free_level(level);
		tree->level_count--;
	}
	if (!tree->level_count)
		return false;
	*branch = level->list[level->next++].branch;
	branch->path = path_of(level, branch);
	branch->closed = is_closed(tree, level, branch);
	if (branch->closed)
		return true;
	if (branch->kind == BRANCH_PROGRAM)
		push_program(tree, branch);
	else if (branch->kind == BRANCH_NODE &&
		 !(tree->brief && tree->up && branch->depth && is_begin(tree, branch)))
		push_edges(tree, level, branch);
	return true;
}

/*
 * Returns whether a value, or with --diff the change of it, is next to nothing, whatever --min
 * is.
 */
static bool is_little(const struct call_tree *tree, const struct branch *value)
{
	int64_t size = call_tree_size(tree, value);
	int64_t whole = tree->diff ? tree->total_before : tree->total;

	return size == 0 || (size > 0 && size < whole / LITTLE);
}

/*
 * Returns whether a branch does next to nothing itself, and is not where the program itself begins.
 */
static bool is_idle(const struct call_tree *tree, const struct branch *branch)
{
	struct branch self = {.value = branch->self, .value_before = branch->self_before};
	row_id row;

	if (branch->kind == BRANCH_PROGRAM)
		return true;
	row = branch->kind == BRANCH_NODE ? tree->flow.nodes[branch->node].row : NONE;
	return row != NONE && !is_main(flow_name(tree->flow.report, row)) && is_little(tree, &self);
}

/* Returns whether what is below a branch that was just got is one function, and next to nothing. */
static bool is_passed(const struct call_tree *tree, const struct branch *branch)
{
	const struct level *below = &tree->levels[tree->level_count - 1];
	struct branch rest = {0};

	if (branch->value < tree->total / LARGE || !below->count ||
	    below->list->branch.kind != BRANCH_NODE)
		return false;
	for (size_t i = 1; i < below->count; i++) {
		if (below->list[i].branch.kind == BRANCH_NODE)
			return false;
		add_value(&rest, &below->list[i].branch);
	}
	return is_little(tree, &rest);
}

/*
 * Moves what is left of the level above to the end of the last one, which takes its place; sums of
 * one kind are one.
 */
static void take_rests(struct call_tree *tree)
{
	struct level *above = &tree->levels[tree->level_count - 2];
	struct level *level = above + 1;
	size_t j;

	for (size_t i = above->next; i < above->count; i++) {
		struct level_item rest = above->list[i];

		for (j = 0; j < level->count && level->list[j].branch.kind != rest.branch.kind; j++)
			;
		if (j < level->count) {
			struct branch *sum = &level->list[j].branch;
			size_t count = sum->count + rest.branch.count;

			add_value(sum, &rest.branch);
			sum->count = count;
		} else {
			UTIL_PUSH(level->list, level->count, level->room) = rest;
		}
	}
	/* A chain may be longer than there are levels. */
	free_level(above);
	*above = *level;
	tree->level_count--;
	set_places(above);
}

/* Returns whether a branch is of inlined code that costs nothing itself. */
static bool is_hull(const struct branch *branch)
{
	return branch->kind == BRANCH_NODE && branch->inlined && !branch->self &&
	       !branch->self_before && !branch->self_estimate;
}

/* Returns whether a branch that was just got is joined with the first one below it. */
static bool is_joined(const struct call_tree *tree, const struct branch *branch, bool hulls)
{
	const struct level *below = &tree->levels[tree->level_count - 1];

	if (!below->count)
		return false;
	if (hulls)
		return below->count == 1 && is_hull(&below->list->branch);
	return is_passed(tree, branch) && is_idle(tree, &below->list->branch);
}

/*
 * Joins a branch with the only function below it, and so on: the frames that start a program cost
 * all of it and do nothing, and so do those of inlined code that hand on what they get (hulls).
 * Ends at the first that does something, which is not joined, and at that with several functions
 * below it, which is.
 */
static void join(struct call_tree *tree, struct branch *first, bool hulls)
{
	struct branch last = *first;
	size_t i;

	tree->chain_count = 0;
	UTIL_PUSH(tree->chain, tree->chain_count, tree->chain_room) =
		first->kind == BRANCH_PROGRAM ? NONE : first->node;
	while (is_joined(tree, &last, hulls)) {
		struct level *level = &tree->levels[tree->level_count - 1];

		/* Below the chain, levels are counted from its only line. */
		level->list->branch.depth = first->depth;
		for (i = level->list->branch.first_part; i < level->list->branch.end_part; i++)
			level->parts[i].branch.depth = first->depth;
		/* What is one line is open or closed by the first of it. */
		tree->joining = true;
		next_branch(tree, &last);
		tree->joining = false;
		take_rests(tree);
		first->self += last.self;
		first->self_before += last.self_before;
		first->self_estimate |= last.self_estimate;
		UTIL_PUSH(tree->chain, tree->chain_count, tree->chain_room) = last.node;
	}
	if (tree->chain_count > 1) {
		first->chain = tree->chain;
		first->chain_count = tree->chain_count;
	}
}

bool call_tree_next(struct call_tree *tree, struct branch *branch)
{
	if (!next_branch(tree, branch))
		return false;
	if (branch->closed)
		return true;
	/* Only what is first in its tree: below one that does something, all is of interest. */
	if (tree->joins && !tree->up && branch->depth <= tree->idle_depth) {
		bool idle = is_idle(tree, branch);

		if (idle)
			join(tree, branch, false);
		tree->idle_depth = idle ? branch->depth + 1 : branch->depth;
	}
	if (tree->hulls && !tree->up && !branch->chain_count && is_hull(branch))
		join(tree, branch, true);
	branch->below = (branch->kind == BRANCH_NODE || branch->kind == BRANCH_PROGRAM) &&
			tree->levels[tree->level_count - 1].count;
	return true;
}

/*
 * The least value of a branch: a percentage of the total or, if branches are changes, of the
 * largest change of a self cost or of the total; but at least 1 / SMALL of that, and 1.
 */
static int64_t least_of(const struct call_tree *tree)
{
	const struct settings *settings = tree->flow.report->settings;
	int64_t most = tree->diff ? tree->total_before : tree->total;
	uint64_t whole, least;
	struct decimal percent;

	if (settings_is_of_change(settings)) {
		most = llabs(tree->total - tree->total_before);
		for (uint32_t node = 0; node < tree->flow.node_count; node++) {
			const int64_t *self = tree->flow.nodes[node].self;
			int64_t change = llabs(self[1] - self[0]);

			most = change > most ? change : most;
		}
	}
	whole = (uint64_t)most;
	number_percent(str_of(settings_branch_min(settings)), &percent);
	percent.under *= 100;
	least = fraction_scale(whole, percent.over, percent.under);
	least += fraction_compare_products(least, percent.under, whole, percent.over) < 0;
	if (least < whole / SMALL)
		least = whole / SMALL;
	return least ? (int64_t)least : 1;
}

/*
 * What a node costs without the share that its row paid itself, from code inlined elsewhere, of the
 * recorded function that has the node, or of that one's cycle (src/README N9).
 */
static void paid_by_others(const struct flow *flow, uint32_t node, int64_t value[2])
{
	uint32_t around = node;
	struct ids to;

	while (flow->nodes[around].outer != NONE)
		around = flow->nodes[around].outer;
	to = groups_get(&flow->to, around);
	if (to.count && flow->nodes[flow->edges[*to.id].from].row == NONE) {
		around = flow->edges[*to.id].from;
		to = groups_get(&flow->to, around);
	}
	for (size_t side = 0; side < flow->sides; side++) {
		const int64_t all = flow->nodes[node].all[side];
		int64_t own = 0;

		for (size_t i = 0; i < to.count; i++)
			if (flow_is_within(flow, flow->edges[to.id[i]].from, flow->nodes[node].row))
				own += flow->edges[to.id[i]].value[side];
		value[side] =
			all - (int64_t)fraction_scale((uint64_t)all, (uint64_t)own,
						      (uint64_t)flow->nodes[around].all[side]);
	}
}

/* Adds a function as a root: the outermost nodes of it, without what they pay each other. */
static void add_root(const struct call_tree *tree, struct level *roots, row_id row)
{
	const struct flow *flow = &tree->flow;
	struct ids nodes = groups_get(&flow->of_row, row);
	struct branch root = {.kind = BRANCH_NODE, .parent = NONE};

	root.first_part = roots->part_count;
	for (size_t i = 0; i < nodes.count; i++) {
		const struct flow_node *node = &flow->nodes[nodes.id[i]];
		struct branch part = {.kind = BRANCH_NODE, .parent = NONE, .node = nodes.id[i]};
		int64_t value[2] = {0};

		if (node->outer != NONE && flow_is_within(flow, node->outer, row))
			continue;
		paid_by_others(flow, part.node, value);
		set_value(tree, &part, value);
		set_self(tree, &part);
		if (roots->part_count == root.first_part)
			root.node = part.node;
		add_value(&root, &part);
		root.self += part.self;
		root.self_before += part.self_before;
		UTIL_PUSH(roots->parts, roots->part_count, roots->part_room) =
			(struct level_item){tree, part};
	}
	root.count = 0;
	root.end_part = roots->part_count;
	if (root.end_part > root.first_part)
		UTIL_PUSH(roots->list, roots->count, roots->room) = (struct level_item){tree, root};
}

/* Pushes the roots: the program, or the functions of --fn with their inclusive values. */
static void push_roots(struct call_tree *tree)
{
	const struct report *report = tree->flow.report;
	const struct settings *settings = report->settings;
	struct level *roots = tree->levels;

	*roots = (struct level){0};
	if (!settings->fn.count)
		UTIL_PUSH(roots->list, roots->count, roots->room) =
			(struct level_item){tree,
					    {.kind = BRANCH_PROGRAM,
					     .parent = NONE,
					     .value = tree->total,
					     .value_before = tree->total_before}};
	else
		for (size_t i = 0; i < report->order.count; i++)
			add_root(tree, roots, report_function(report, report->order.listed[i]));
	for (size_t i = 0; i < roots->count; i++)
		roots->list[i].branch.last = roots->list[i].branch.only = true;
	tree->level_count = 1;
	if (roots->count)
		qsort(roots->list, roots->count, sizeof(*roots->list), compare_items);
}

void call_tree_again(struct call_tree *tree)
{
	while (tree->level_count)
		free_level(&tree->levels[--tree->level_count]);
	tree->idle_depth = 0;
	push_roots(tree);
}

bool call_tree_begin(struct call_tree *tree, const struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;
	const struct flow *flow = &tree->flow;

	*tree = (struct call_tree){
		.up = settings->call_tree == CALL_TREE_UP,
		.diff = profile_compares(report->profile),
		.depth = settings->depth < CALL_TREE_DEEPEST ? (size_t)settings->depth
							     : CALL_TREE_DEEPEST,
	};
	if (!ranking_main_event(report, &tree->event))
		return error_usage(error, "--call-tree shows one event of the "
					  "profile; name it with --sort");
	if (!flow_make(&tree->flow, report, tree->event, error))
		return false;
	if (flow->calls_overflow)
		return aggregates_calls_overflow(error);
	for (size_t i = 0; i < flow->edge_count; i++) {
		if (flow->edges[i].calls > tree->most_calls)
			tree->most_calls = flow->edges[i].calls;
		tree->any_inlined |= flow->edges[i].seen == CALL_INLINED;
	}
	cost_get(&report->costs, report_after(report)->side->total, tree->event, &tree->total);
	if (tree->diff)
		cost_get(&report->costs, report_before(report)->side->total, tree->event,
			 &tree->total_before);
	tree->least = least_of(tree);
	tree->levels = util_alloc(CALL_TREE_DEEPEST + 3, sizeof(*tree->levels));
	push_roots(tree);
	return true;
}

void call_tree_free(struct call_tree *tree)
{
	while (tree->level_count)
		free_level(&tree->levels[--tree->level_count]);
	free(tree->levels);
	free(tree->chain);
	flow_free(&tree->flow);
}

/* --- sites ------------------------------------------------------------- */

/* The sites of the parts of a branch; items for qsort, as those of a level. */
struct site_list {
	struct site_item {
		const struct report *report;
		struct branch_site site;
	} * list;
	size_t count, room;
};

/* Finds the calls between the node of a part and that above it, with all that they cost. */
static void find_calls(const struct call_tree *tree, const struct branch *part,
		       struct row_calls *calls)
{
	const struct flow *flow = &tree->flow;
	const struct flow_node *from = &flow->nodes[tree->up ? part->node : part->parent];
	const struct flow_node *to = &flow->nodes[tree->up ? part->parent : part->node];

	*calls = (struct row_calls){0};
	if (from->row == NONE || to->row == NONE)
		return;
	if (flow_is_full(flow))
		row_calls_between(flow->report, from->point, to->point, calls);
	else
		row_calls_sites(flow->report, from->row, to->row, NONE, calls);
}

/* Adds the sites of a part of a branch: it is divided among them by what they cost. */
static bool add_sites(const struct call_tree *tree, const struct branch *part, struct site_list *to,
		      struct error *error)
{
	const struct report *report = tree->flow.report;
	int64_t value_sum = 0, calls_sum = 0;
	int64_t calls_before = 0, given = 0; /* of the sites before this one, and their share */
	struct fraction_shares values;
	struct row_calls calls;
	size_t first = to->count;
	bool good = true;

	find_calls(tree, part, &calls);
	for (size_t i = 0; good && i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];
		struct branch_site site = {
			.file = call->file,
			.line = call->line,
			.calls = row_calls_count(report, &calls, call),
			.inlined = call->seen == CALL_INLINED,
		};

		cost_get(&calls.costs, call->in[after_side(tree)].self, tree->event, &site.value);
		UTIL_PUSH(to->list, to->count, to->room) = (struct site_item){report, site};
		if (site.calls < 0)
			good = error_set(error, "the profile has negative numbers of calls, "
						"which cannot be divided among lines; use "
						"another view or format");
		else if (!util_add(&calls_sum, site.calls) || !util_add(&value_sum, site.value))
			good = aggregates_calls_overflow(error);
	}
	row_calls_free(&calls);
	values = begin_shares(part->value, value_sum);
	for (size_t i = first; good && i < to->count; i++) {
		struct branch_site *site = &to->list[i].site;

		site->value = take_next(&values, site->value);
		calls_before += site->calls;
		site->calls =
			(int64_t)fraction_nearest((uint64_t)part->calls, (uint64_t)calls_before,
						  (uint64_t)calls_sum) -
			given;
		given += site->calls;
		site->estimate = part->estimate || part->value != value_sum;
	}
	return good;
}

/* Sorts sites of one line next to each other; calls and inlined code of a line are two. */
static int compare_lines(const void *a, const void *b)
{
	const struct site_item *p = a, *q = b;
	const struct branch_site *x = &p->site, *y = &q->site;

	if (x->file != y->file)
		return str_compare(report_name(p->report, x->file),
				   report_name(q->report, y->file));
	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	return x->inlined - y->inlined;
}

/* Sorts the most expensive sites first. */
static int compare_sites(const void *a, const void *b)
{
	const struct site_item *p = a, *q = b;

	if (p->site.value != q->site.value)
		return p->site.value > q->site.value ? -1 : 1;
	return compare_lines(a, b);
}

/* Adds up the sites of several parts that are one line. */
static void join_sites(struct site_list *all)
{
	size_t n = 0;

	qsort(all->list, all->count, sizeof(*all->list), compare_lines);
	for (size_t i = 0; i < all->count; i++) {
		const struct branch_site *site = &all->list[i].site;

		if (n && compare_lines(&all->list[n - 1], &all->list[i]) == 0) {
			struct branch_site *sum = &all->list[n - 1].site;

			sum->value += site->value;
			sum->calls += site->calls;
			sum->estimate |= site->estimate;
		} else {
			all->list[n++] = all->list[i];
		}
	}
	all->count = n;
	qsort(all->list, n, sizeof(*all->list), compare_sites);
}

/* Makes the last sites one, if several are too small; if all are, there is none. */
static void cut_sites(const struct call_tree *tree, struct site_list *all)
{
	size_t kept = all->count;
	struct branch_site *more;

	while (kept > 0 && all->list[kept - 1].site.value < tree->least)
		kept--;
	if (kept == 0)
		all->count = 0;
	if (all->count - kept <= 1)
		return;
	more = &all->list[kept].site;
	more->more = all->count - kept;
	for (size_t i = kept + 1; i < all->count; i++) {
		more->value += all->list[i].site.value;
		more->calls += all->list[i].site.calls;
		more->inlined &= all->list[i].site.inlined;
		more->estimate |= all->list[i].site.estimate;
	}
	all->count = kept + 1;
}

bool call_tree_sites(const struct call_tree *tree, const struct branch *branch,
		     struct branch_site **sites, size_t *count, struct error *error)
{
	/* That of the branch is there until the next branch. */
	const struct level *level = &tree->levels[branch->depth];
	struct site_list all = {0};
	bool good = true;

	*sites = NULL;
	*count = 0;
	if (branch->kind != BRANCH_NODE || branch->parent == NONE ||
	    report_is_grouped(tree->flow.report))
		return true;
	for (size_t i = branch->first_part; good && i < branch->end_part; i++)
		good = add_sites(tree, &level->parts[i].branch, &all, error);
	if (good && all.count && branch->end_part - branch->first_part > 1)
		join_sites(&all);
	if (good && all.count > 1)
		cut_sites(tree, &all);
	else
		all.count = 0;
	*sites = util_alloc(all.count, sizeof(**sites));
	for (size_t i = 0; i < all.count; i++)
		(*sites)[(*count)++] = all.list[i].site;
	free(all.list);
	return good;
}
