/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A tree of calls: figures, and labels that are two columns further right a level, so that the tree
 * can be read back.  Where that leaves no room for names on a terminal, a level takes one column.
 */

#include "write/screen/grid.h"

enum { NAMES = 24 /* columns that names need at least */ };

/* The columns; one that a tree does not have stays empty, and is not shown. */
enum { COST, SELF, CALLS };

/*
 * Sets a cell to a figure and its share of the total; for people the share alone, but of changes.
 */
static void add_value(struct grid *grid, size_t at, int64_t value)
{
	const struct writing *w = grid->w;
	const struct column *column = columns_additive(w->report->columns);
	bool alone = w->human && !w->diff;
	struct value_text share =
		numbers_share(value, report_whole(w->report, column), w->diff, w->human);

	grid_figure(grid, at, at == COST && !alone ? share.text : "",
		    alone ? share.text : numbers_value(column, value, w->diff, w->human).text);
}

static void add_figures(struct grid *grid, const struct branch *branch)
{
	const struct writing *w = grid->w;
	const bool diff = w->diff, node = branch->kind == BRANCH_NODE;
	struct value_text calls =
		numbers_value(&w->report->columns->count, branch->calls, false, w->human);

	add_value(grid, COST, branch->value[diff] - (diff ? branch->value[0] : 0));
	if (node && !branch->tree->up)
		add_value(grid, SELF, branch->self[diff] - (diff ? branch->self[0] : 0));
	else if (!branch->tree->up)
		grid_cell(grid, SELF, STR("."));
	if (!diff)
		grid_figure(grid, CALLS, "",
			    node && branch->inlined     ? "inlined"
			    : node && branch->calls > 0 ? calls.text
							: ".");
}

/* Writes what a branch is that is no function. */
static void put_words(const struct branch *branch, FILE *out)
{
	switch (branch->kind) {
	case BRANCH_PROGRAM:
		fputs("program", out);
		break;
	case BRANCH_NODE:
		flow_put_cycle(&branch->tree->flow, branch->node, out);
		break;
	case BRANCH_ENTRY:
		fputs("(no caller)", out);
		break;
	case BRANCH_MORE:
		fprintf(out, "(%zu more)", branch->count);
		break;
	case BRANCH_REST:
		fputs("(not in any function)", out);
		break;
	}
}

static void add_branch(struct grid *grid, const struct branch *branch, size_t step)
{
	const struct writing *w = grid->w;
	size_t indent = step * branch->depth;
	row_id row =
		branch->kind == BRANCH_NODE ? branch->tree->flow.nodes[branch->node].row : NONE;
	struct target target = {.kind = TARGET_ROW,
				.row = row,
				.file = NONE,
				.at = branch->path,
				.fold = branch->closed  ? FOLD_CLOSED
					: branch->below ? FOLD_OPEN
							: FOLD_NONE,
				.depth = branch->depth};
	struct grid_row *added;
	struct draft words;

	/* Too many levels stand where they have room, which is half of a terminal. */
	if (w->width && indent > w->width / 2)
		indent = w->width / 2;
	added = grid_row(grid, GRID_ROW,
			 branch->kind == BRANCH_NODE || branch->kind == BRANCH_PROGRAM ? &target
										       : NULL);
	add_figures(grid, branch);
	added->sign = grid_take(
		grid, str_of(util_format("%*s%s", (int)indent, "", branch->closed ? "+ " : "")));
	added->row = row;
	if (row != NONE)
		return;
	draft_open(&words);
	put_words(branch, words.file);
	added->text = draft_close(&words);
	grid_take(grid, added->text);
}

bool screen_tree(const struct writing *w, struct error *error)
{
	struct call_tree tree;
	bool good = call_tree_begin(&tree, w->report, error);
	size_t deepest = 0;
	struct branch branch;
	struct grid grid;

	if (!good) {
		call_tree_free(&tree);
		return false;
	}
	tree.folds = w->folds;
	while (call_tree_next(&tree, &branch))
		deepest = branch.depth > deepest ? branch.depth : deepest;
	call_tree_again(&tree);
	grid_begin(&grid, w, NAMES + (2 * deepest < NAMES ? 2 * deepest : NAMES));
	grid_column(&grid, GRID_FIGURE, w->diff ? STR("Change") : STR("Incl"));
	grid_column(&grid, GRID_FIGURE, STR("Self"));
	grid_column(&grid, GRID_FIGURE, STR("Calls"));
	grid_words(&grid, GRID_TITLES,
		   tree.up ? "function, and who calls it" : "function, and what it calls");
	while (call_tree_next(&tree, &branch))
		add_branch(&grid, &branch, w->width && 4 * deepest > w->width ? 1 : 2);
	grid_put(&grid);
	call_tree_free(&tree);
	return true;
}
