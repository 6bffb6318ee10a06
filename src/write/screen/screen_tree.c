/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A tree of calls: values, and labels that are two columns further right a level, so that the tree
 * can be read back.  Where that leaves no room for names on a terminal, a level takes one column.
 */
#include "write/screen/screen.h"

#include "shapes/call_tree.h"
#include "write/screen/screen_label.h"

#include <stdlib.h>

enum { NAMES = 24, LEAST = 12 }; /* columns for names: some, and what is always left for them */

/* The columns of values.  With --diff, they are of changes. */
enum { SHARE, OLD, VALUE, CHANGE, SELF_SHARE, SELF, CALLS, VALUES };

/* The state of printing a tree. */
struct drawing {
	const struct screen *s;
	struct call_tree tree;
	const struct column *column;
	size_t width[VALUES]; /* 0: the column is left out */
	size_t step;          /* columns of a level */
};

static void set_values(const struct drawing *d, const struct branch *branch,
		       struct value_text text[VALUES])
{
	static const struct value_text none = {".", 1}, inlined = {"inlined", 7};
	const struct screen *s = d->s;
	const bool node = branch->kind == BRANCH_NODE, diff = d->tree.diff;
	int64_t value = diff ? branch->value[1] - branch->value[0] : branch->value[0];
	int64_t self = diff ? branch->self[1] - branch->self[0] : branch->self[0];

	for (size_t i = 0; i < VALUES; i++)
		text[i] = none;
	text[SHARE] = screen_share(s, value, d->tree.total[0], diff);
	text[OLD] = screen_value(s, d->column, branch->value[0], false);
	text[VALUE] = screen_value(s, d->column, branch->value[diff], false);
	text[CHANGE] = screen_value(s, d->column, value, diff);
	if (!node)
		return;
	text[SELF] = screen_value(s, d->column, self, diff);
	text[SELF_SHARE] = screen_share(s, self, d->tree.total[0], diff);
	if (branch->inlined)
		text[CALLS] = inlined;
	else if (branch->calls > 0)
		text[CALLS] = screen_value(s, &s->report->columns->count, branch->calls, false);
}

/* Whether a column is shown: for people, shares say how much that is; else exact values, too. */
static bool is_shown(const struct drawing *d, size_t i)
{
	const bool human = d->s->human, diff = d->tree.diff;

	switch (i) {
	case OLD:
	case CHANGE:
		return diff && (!human || i == CHANGE);
	case VALUE:
		return !human;
	case SELF:
		return !d->tree.up && (!human || diff);
	case SELF_SHARE:
		return !d->tree.up && human && !diff;
	case CALLS:
		return !diff;
	default:
		return true;
	}
}

static const char *title_of(const struct drawing *d, size_t i)
{
	static const char *const titles[] = {"Incl", "Old",  "Incl", "Change",
					     "Self", "Self", "Calls"};

	return d->tree.diff && i == SHARE   ? "Change"
	       : d->tree.diff && i == VALUE ? "New"
					    : titles[i];
}

/* The columns that values and the blanks after them take. */
static size_t values_columns(const struct drawing *d)
{
	size_t columns = 1;

	for (size_t i = 0; i < VALUES; i++)
		columns += d->width[i] ? d->width[i] + 1 : 0;
	return columns;
}

/* Gets the next branch that is shown: for people, no sum of next to nothing. */
static bool get_next(struct drawing *d, struct branch *branch)
{
	enum { LITTLE = 10 };

	while (call_tree_next(&d->tree, branch))
		if (!d->s->human || branch->kind != BRANCH_MORE ||
		    call_tree_size(branch) >= d->tree.least / LITTLE)
			return true;
	return false;
}

/* Finds the widths that all branches need; where names have no room, the last columns go. */
static void find_widths(struct drawing *d)
{
	static const int left_out[] = {CALLS, SELF_SHARE, SELF};
	const size_t room = d->s->width ? d->s->width : SIZE_MAX;
	struct value_text text[VALUES];
	struct branch branch;
	size_t deepest = 0;

	for (size_t i = 0; i < VALUES; i++)
		d->width[i] = is_shown(d, i) ? strlen(title_of(d, i)) : 0;
	while (get_next(d, &branch)) {
		deepest = branch.depth > deepest ? branch.depth : deepest;
		set_values(d, &branch, text);
		for (size_t i = 0; i < VALUES; i++) {
			size_t columns = fit_columns(str_of(text[i].text), FRACTION_TEXT);

			if (d->width[i] && columns > d->width[i])
				d->width[i] = columns;
		}
	}
	call_tree_again(&d->tree);
	for (size_t i = 0; i < LENGTH(left_out) && values_columns(d) + NAMES > room; i++)
		d->width[left_out[i]] = 0;
	d->step = values_columns(d) + 2 * deepest + NAMES > room ? 1 : 2;
}

static void put_titles(const struct drawing *d)
{
	const struct screen *s = d->s;

	screen_dim(s, true);
	for (size_t i = 0; i < VALUES; i++)
		if (d->width[i])
			fprintf(s->out, "%*s ", (int)d->width[i], title_of(d, i));
	fputc(' ', s->out);
	screen_put_rest(s,
			d->tree.up ? STR("function, and who calls it")
				   : STR("function, and what it calls"),
			values_columns(d));
	screen_dim(s, false);
	screen_end_line(s);
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

static void put_branch(const struct drawing *d, const struct branch *branch)
{
	const struct screen *s = d->s;
	const size_t values = values_columns(d);
	size_t indent = d->step * branch->depth, used;
	row_id row = branch->kind == BRANCH_NODE ? d->tree.flow.nodes[branch->node].row : NONE;
	struct value_text text[VALUES];

	/* Too many levels stand where they have room. */
	if (s->width && values + indent + LEAST > s->width)
		indent = s->width > values + LEAST ? s->width - values - LEAST : 0;
	set_values(d, branch, text);
	for (size_t i = 0; i < VALUES; i++) {
		if (!d->width[i])
			continue;
		screen_put_value(s->out, text[i].text, d->width[i]);
		fputc(' ', s->out);
	}
	used = values + indent + (branch->closed ? 2 : 0);
	fprintf(s->out, " %*s%s", (int)indent, "", branch->closed ? "+ " : "");
	if (branch->kind == BRANCH_NODE || branch->kind == BRANCH_PROGRAM)
		targets_add(s->targets, (struct target){.kind = TARGET_ROW,
							.row = row,
							.file = NONE,
							.at = branch->path,
							.fold = branch->closed  ? FOLD_CLOSED
								: branch->below ? FOLD_OPEN
										: FOLD_NONE,
							.depth = branch->depth});
	if (row != NONE) {
		struct label label = screen_label_of(s, row);

		screen_label_put(s, &label, 0, used);
	} else {
		struct draft words;

		draft_open(&words);
		put_words(branch, words.file);
		screen_put_rest(s, draft_close(&words), used);
		screen_end_line(s);
		free(words.text);
	}
}

bool screen_tree(const struct screen *s, struct error *error)
{
	struct drawing d = {.s = s, .column = columns_additive(s->report->columns)};
	bool good = call_tree_begin(&d.tree, s->report, error);
	struct branch branch;

	if (good) {
		d.tree.folds = s->w->folds;
		find_widths(&d);
		put_titles(&d);
	}
	while (good && !ferror(s->out) && get_next(&d, &branch))
		put_branch(&d, &branch);
	call_tree_free(&d.tree);
	return good;
}
