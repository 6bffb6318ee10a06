/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json_tree.h"

#include "shapes/call_tree.h"

#include <stdlib.h>

/* Writes the names of a branch; they are null unless it is a function. */
static void put_names(const struct json_figures *j, const struct flow *flow,
		      const struct branch *branch)
{
	static const struct row none = {
		.object = NONE, .file = NONE, .name = NONE};
	bool node = branch->kind == BRANCH_NODE;
	row_id named = node ? flow->nodes[branch->node].row : NONE;
	uint32_t cycle = node ? flow_cycle(flow, branch->node) : 0;
	const struct row *row =
		named == NONE ? &none : &j->report->rows.list[named];

	json_figures_function(j, row->name);
	json_figures_name(j, "file", row->file);
	json_text(j->to, "object", report_shown_name(j->report, row->object));
	json_number(j->to, "cycle", cycle, cycle);
}

/* Writes a number of calls; null if it is 0: then they were not counted. */
static void put_calls(const struct json_figures *j, int64_t calls)
{
	json_number(j->to, "calls", calls > 0, (uint64_t)calls);
}

static bool put_sites(const struct json_figures *j,
		      const struct call_tree *tree, const struct branch *branch,
		      struct error *error)
{
	struct branch_site *sites;
	size_t count, i;
	bool good = call_tree_sites(tree, branch, &sites, &count, error);

	json_open(j->to, "sites", '[');
	for (i = 0; good && i < count; i++) {
		const struct branch_site *site = &sites[i];

		json_open(j->to, NULL, '{');
		json_number(j->to, "line", !site->more, site->line);
		if (site->more)
			json_number(j->to, "count", true, site->more);
		put_calls(j, site->calls);
		json_count(j->to, "inclusive", site->amount);
		json_figures_name(j, "file", site->more ? NONE : site->file);
		if (site->estimate)
			json_flag(j->to, "estimate", true);
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
	free(sites);
	return good;
}

/* Writes a branch up to the beginning of the list of its children. */
static bool put_branch(const struct json_figures *j,
		       const struct call_tree *tree,
		       const struct branch *branch, struct error *error)
{
	static const char *const kinds[] = {
		[BRANCH_PROGRAM] = "program", [BRANCH_NODE] = "function",
		[BRANCH_ENTRY] = "entry",     [BRANCH_MORE] = "more",
		[BRANCH_REST] = "rest",
	};
	bool node = branch->kind == BRANCH_NODE;
	bool cycle = node && tree->flow.nodes[branch->node].row == NONE;

	json_open_line(j->to, (int)branch->depth + 2, NULL, '{');
	json_string(j->to, "kind",
		    str_of(cycle ? "cycle" : kinds[branch->kind]));
	put_names(j, &tree->flow, branch);
	json_count(j->to, "inclusive", branch->amount);
	json_number(j->to, "self", node && !tree->up, (uint64_t)branch->self);
	put_calls(j, branch->calls);
	if (branch->kind == BRANCH_MORE)
		json_number(j->to, "count", true, branch->count);
	if (branch->estimate)
		json_flag(j->to, "estimate", true);
	if (branch->self_estimate)
		json_flag(j->to, "self_estimate", true);
	if (!put_sites(j, tree, branch, error))
		return false;
	json_open(j->to, "children", '[');
	return true;
}

static bool put_branches(const struct json_figures *j, struct call_tree *tree,
			 struct error *error)
{
	struct branch branch;
	size_t depth = 0; /* lists that are open */

	while (!ferror(j->to->out) && call_tree_next(tree, &branch)) {
		for (; depth > branch.depth; depth--)
			json_close(j->to, "]}");
		if (!put_branch(j, tree, &branch, error))
			return false;
		depth++;
	}
	for (; depth > 0; depth--)
		json_close(j->to, "]}");
	return true;
}

bool json_tree(const struct json_figures *j, struct error *error)
{
	bool up = j->report->settings->call_tree == CALL_TREE_UP;
	struct call_tree tree;
	bool good = call_tree_begin(&tree, j->report, error);

	if (good) {
		json_open_line(j->to, 1, "call_tree", '{');
		json_string(j->to, "way", str_of(up ? "up" : "down"));
		json_string(j->to, "event", columns_additive(j->columns)->name);
		json_open(j->to, "roots", '[');
		good = put_branches(j, &tree, error);
		json_close(j->to, "]}");
	}
	call_tree_free(&tree);
	return good;
}
