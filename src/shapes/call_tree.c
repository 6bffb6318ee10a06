/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/call_tree.h"

#include "report/rows.h"

/*
 * Branches with less than 1 / SMALL of the total are cut, whatever --min is.  Upwards, nothing is
 * above what costs all but 1 / STARTING of the program: that is what starts it.
 */
enum { SMALL = 10000, STARTING = 10 };

/* What a branch has of one node: of a function that is inlined in several places, it has several. */
struct tree_part {
	uint64_t key; /* parts with the same key are one branch */
	uint32_t node;
	int64_t value[2];
	int64_t calls;
	bool inlined;
};

/* Keys of what is no function or cycle. */
#define KEY_ENTRY UINT64_MAX

/* The branches directly below a branch, or the roots. */
struct level {
	struct branch *list;
	size_t count, room, next;
	struct tree_part *parts; /* by branch */
	size_t part_count, part_room;
	uint64_t path; /* of the branch above */
};

static void pop_level(struct call_tree *tree)
{
	struct level *level = &tree->levels[--tree->level_count];

	free(level->list);
	free(level->parts);
}

static int64_t share(int64_t value, int64_t part, int64_t whole)
{
	return (int64_t)fraction_nearest((uint64_t)value, (uint64_t)part, (uint64_t)whole);
}

/* Sorts functions by size, then by name.  Other kinds come last, and are all different. */
static int compare_branches(const void *a, const void *b)
{
	const struct branch *x = a, *y = b;
	const struct flow *flow = &x->tree->flow;
	row_id row, other;

	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	if (call_tree_size(x) != call_tree_size(y))
		return call_tree_size(x) > call_tree_size(y) ? -1 : 1;
	/* A qsort() may compare an item with itself. */
	if (x->kind != BRANCH_NODE || x->node == y->node)
		return 0;
	row = flow_row(flow, x->node);
	other = flow_row(flow, y->node);
	return row != other ? rows_compare(flow->report, row, other) : x->node < y->node ? -1 : 1;
}

static void add_part(const struct call_tree *tree, struct level *level, struct tree_part part)
{
	row_id row = tree->flow.nodes[part.node].row;

	if (part.key != KEY_ENTRY)
		part.key = row == NONE ? (uint64_t)part.node << 32 : row;
	if (part.value[0] | part.value[1])
		UTIL_PUSH(level->parts, level->part_count, level->part_room) = part;
}

/* Makes a branch of the parts from the i-th on that have one key, and returns it. */
static struct branch join_parts(const struct call_tree *tree, const struct level *level, size_t i)
{
	const struct tree_part *part = &level->parts[i];
	struct branch branch = {.tree = tree, .node = part->node, .inlined = true, .first = i};

	branch.kind = part->key == KEY_ENTRY ? BRANCH_ENTRY : BRANCH_NODE;
	for (; i < level->part_count && level->parts[i].key == part->key; i++) {
		const struct tree_part *of = &level->parts[i];
		const struct flow_node *node = &tree->flow.nodes[of->node];

		for (size_t side = 0; side < tree->flow.sides; side++) {
			branch.value[side] += of->value[side];
			if (!tree->up && branch.kind == BRANCH_NODE)
				branch.self[side] +=
					share(of->value[side], node->self[side], node->all[side]);
		}
		if (!util_add(&branch.calls, of->calls))
			branch.calls = INT64_MAX;
		branch.inlined &= of->inlined;
	}
	branch.end = i;
	return branch;
}

/*
 * Adds a level of its parts to the tree: the `most` largest branches, and a sum of the others and
 * of those that are too small.  Roots are never that.
 */
static void push_level(struct call_tree *tree, struct level *level, size_t depth, uint64_t most)
{
	struct branch more = {.tree = tree, .kind = BRANCH_MORE};
	size_t kept = 0;

	if (level->part_count)
		qsort(level->parts, level->part_count, sizeof(*level->parts), util_compare_first);
	for (size_t i = 0; i < level->part_count;) {
		struct branch branch = join_parts(tree, level, i);

		i = branch.end;
		if (call_tree_size(&branch))
			UTIL_PUSH(level->list, level->count, level->room) = branch;
	}
	if (level->count)
		qsort(level->list, level->count, sizeof(*level->list), compare_branches);
	for (size_t i = 0; i < level->count; i++) {
		if (!depth || (call_tree_size(&level->list[i]) >= tree->least && kept < most)) {
			level->list[kept++] = level->list[i];
			continue;
		}
		more.value[0] += level->list[i].value[0];
		more.value[1] += level->list[i].value[1];
		more.count++;
	}
	level->count = kept;
	if (more.count)
		UTIL_PUSH(level->list, level->count, level->room) = more;
	for (size_t i = 0; i < level->count; i++)
		level->list[i].depth = depth;
	tree->levels[tree->level_count++] = *level;
}

/* Adds the callers of a part's node or, downwards, its callees. */
static void add_edges(const struct call_tree *tree, const struct tree_part *above,
		      struct level *level)
{
	const struct flow *flow = &tree->flow;
	const struct flow_node *node = &flow->nodes[above->node];
	struct ids to = groups_get(&flow->to, above->node);
	size_t count = tree->up ? to.count : node[1].first - node->first;
	struct tree_part entry = {.key = KEY_ENTRY, .node = above->node};
	size_t after = flow->sides - 1;

	for (size_t i = 0; i < count; i++) {
		const struct flow_edge *edge =
			&flow->edges[tree->up ? to.id[i] : node->first + (uint32_t)i];
		struct tree_part part = {.node = tree->up ? edge->from : edge->to,
					 .calls = edge->calls,
					 .inlined = edge->seen == CALL_INLINED};

		for (size_t side = 0; side < flow->sides; side++)
			part.value[side] =
				share(above->value[side], edge->value[side], node->all[side]);
		/* Upwards, the value is of another function's cost: keep all calls. */
		if (!tree->up && part.value[after] < edge->value[after])
			part.calls = share(part.calls, part.value[after], edge->value[after]);
		/* What was called was called once at least (N6). */
		if (!part.calls && edge->calls && part.value[after])
			part.calls = 1;
		add_part(tree, level, part);
	}
	for (size_t side = 0; tree->up && count && side < flow->sides; side++)
		entry.value[side] = share(above->value[side], node->begins[side], node->all[side]);
	add_part(tree, level, entry);
}

/* Adds the nodes where the flow begins; upwards, all nodes by self cost. */
static void push_program(struct call_tree *tree, const struct branch *above)
{
	const struct flow *flow = &tree->flow;
	struct level all = {.path = above->path};
	struct branch rest = {.tree = tree, .kind = BRANCH_REST, .depth = above->depth + 1};

	memcpy(rest.value, tree->total, sizeof(rest.value));
	for (uint32_t i = 0; i < flow->node_count; i++) {
		const struct flow_node *node = &flow->nodes[i];
		struct tree_part part = {.node = i};

		memcpy(part.value, tree->up ? node->self : node->begins, sizeof(part.value));
		rest.value[0] -= part.value[0];
		rest.value[1] -= part.value[1];
		add_part(tree, &all, part);
	}
	push_level(tree, &all, above->depth + 1, flow->report->settings->top);
	if (call_tree_size(&rest) > 0) {
		struct level *level = &tree->levels[tree->level_count - 1];

		UTIL_PUSH(level->list, level->count, level->room) = rest;
	}
}

/* The path of a branch of a level: all branches down to it, as a number that hardly repeats. */
static uint64_t path_of(const struct level *level, const struct branch *branch)
{
	uint64_t path = level->path ^ ((uint64_t)branch->kind << 32 | branch->node);

	path *= 0x9e3779b97f4a7c15u;
	path ^= path >> 32;
	path *= 0xd6e8feb86659fd93u;
	return path ^ path >> 32;
}

/* Returns whether what is below a branch is to be left out. */
static bool is_closed(const struct call_tree *tree, const struct branch *branch)
{
	const struct call_tree_folds *folds = tree->folds;
	bool open = !folds || branch->depth < folds->depth;

	for (size_t i = 0; folds && i < folds->count; i++)
		open ^= folds->toggled[i] == branch->path;
	return !open;
}

/* Returns whether nothing is to be below a branch, open or closed. */
static bool is_end(const struct call_tree *tree, const struct branch *branch)
{
	const bool program = !tree->flow.report->settings->fn.count;
	int64_t total = call_tree_after(tree, tree->total);

	if (branch->kind == BRANCH_NODE && branch->depth > program && tree->up &&
	    call_tree_after(tree, tree->flow.nodes[branch->node].all) >= total - total / STARTING)
		return true;
	return branch->depth >= tree->depth ||
	       (branch->kind != BRANCH_NODE && branch->kind != BRANCH_PROGRAM);
}

bool call_tree_next(struct call_tree *tree, struct branch *branch)
{
	struct level *level, below;

	while (tree->level_count && tree->levels[tree->level_count - 1].next ==
					    tree->levels[tree->level_count - 1].count)
		pop_level(tree);
	if (!tree->level_count)
		return false;
	level = &tree->levels[tree->level_count - 1];
	*branch = level->list[level->next++];
	branch->path = path_of(level, branch);
	if (is_end(tree, branch))
		return true;
	below = (struct level){.path = branch->path};
	for (size_t i = branch->first; i < branch->end; i++)
		add_edges(tree, &level->parts[i], &below);
	if (branch->kind == BRANCH_PROGRAM)
		push_program(tree, branch);
	else
		push_level(tree, &below, branch->depth + 1, UINT64_MAX);
	branch->below = tree->levels[tree->level_count - 1].count;
	branch->closed = branch->below && is_closed(tree, branch);
	if (branch->closed) {
		branch->below = false;
		pop_level(tree);
	}
	return true;
}

/*
 * The least value of a branch: a percentage of the total or, if branches are changes, of the
 * largest change of a self cost or of the total; but at least 1 / SMALL of that, and 1.
 */
static int64_t least_of(const struct call_tree *tree)
{
	const struct settings *settings = tree->flow.report->settings;
	int64_t most = tree->total[0];
	uint64_t whole, least;
	struct decimal percent;

	if (settings->diff && !settings->min) {
		most = llabs(tree->total[1] - tree->total[0]);
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

/* Returns whether a node was inlined into another one of its function. */
static bool is_within(const struct flow *flow, const struct flow_node *node)
{
	uint32_t outer = node->outer;

	while (outer != NONE && flow->nodes[outer].row != node->row)
		outer = flow->nodes[outer].outer;
	return outer != NONE;
}

/*
 * Adds a function as a root: the outermost nodes of it, which have no more than its inclusive cost,
 * as they may call each other (src/README N9).
 */
static void add_root(const struct call_tree *tree, struct level *roots, row_id row)
{
	const struct flow *flow = &tree->flow;
	struct ids nodes = groups_get(&flow->of_row, row);
	size_t first = roots->part_count;
	int64_t sum[2] = {0}, most;

	for (size_t i = 0; i < nodes.count; i++) {
		const struct flow_node *node = &flow->nodes[nodes.id[i]];
		struct tree_part part = {.node = nodes.id[i]};

		if (is_within(flow, node))
			continue;
		memcpy(part.value, node->all, sizeof(part.value));
		for (size_t side = 0; side < flow->sides; side++)
			if (!util_add(&sum[side], part.value[side]))
				sum[side] = INT64_MAX;
		add_part(tree, roots, part);
	}
	for (size_t side = 0; side < flow->sides; side++) {
		const struct side_sums *sums = &flow->report->sums[side];

		cost_get(&flow->report->costs, sums->inclusive.node[row], tree->event, &most);
		for (size_t i = first; i < roots->part_count && most < sum[side]; i++)
			roots->parts[i].value[side] =
				share(roots->parts[i].value[side], most, sum[side]);
	}
}

void call_tree_again(struct call_tree *tree)
{
	const struct report *report = tree->flow.report;
	struct level roots = {0};

	while (tree->level_count)
		pop_level(tree);
	for (size_t i = 0; report->settings->fn.count && i < report->order.count; i++)
		add_root(tree, &roots, report->order.listed[i]);
	if (!report->settings->fn.count) {
		struct branch program = {.tree = tree, .kind = BRANCH_PROGRAM};

		memcpy(program.value, tree->total, sizeof(program.value));
		UTIL_PUSH(roots.list, roots.count, roots.room) = program;
		tree->levels[tree->level_count++] = roots;
		return;
	}
	push_level(tree, &roots, 0, UINT64_MAX);
}

bool call_tree_begin(struct call_tree *tree, const struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;

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
	for (size_t side = 0; side < tree->flow.sides; side++)
		cost_get(&report->costs, report->sums[side].side->total, tree->event,
			 &tree->total[side]);
	tree->least = least_of(tree);
	tree->levels = util_alloc(CALL_TREE_DEEPEST + 3, sizeof(*tree->levels));
	call_tree_again(tree);
	return true;
}

void call_tree_free(struct call_tree *tree)
{
	while (tree->level_count)
		pop_level(tree);
	free(tree->levels);
	flow_free(&tree->flow);
}
