/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a tree of calls: figures, lines that show its shape, and labels. */
#include "write/text/text_tree.h"

#include "base/groups.h"
#include "base/stream.h"
#include "shapes/call_tree.h"
#include "write/text/text_apart.h"

#include <stdlib.h>

enum { SHARE = 7 /* "100.0%" and a blank */, STEP = 3, NAMES = 24, DEEP = 40 };

/* The state of printing a tree. */
struct drawing {
	const struct text *t;
	struct call_tree tree;
	const struct column *column;
	size_t amount, calls; /* widths of these figures */
	/*
	 * By depth: the level that branches are drawn at.  By level: whether
	 * another branch follows there.
	 */
	size_t levels[CALL_TREE_DEEPEST + 3];
	bool open[CALL_TREE_DEEPEST + 3];
};

/* Prints figures, self unless it is NULL; returns the columns used. */
static size_t put_figures(const struct drawing *d, int64_t amount, const struct branch *self,
			  int64_t calls, bool inlined)
{
	FILE *out = d->t->out;
	char text[1 + FRACTION_TEXT] = ".";
	size_t used = SHARE + d->amount + 1 + d->calls + 2;

	fprintf(out, "%6s %*s ", text_share(d->t, amount, d->tree.total).text, (int)d->amount,
		text_amount(d->column, amount, false).text);
	if (self)
		sprintf(text, "%s%s", self->self_estimate ? "~" : "",
			text_amount(d->column, self->self, false).text);
	if (!d->tree.up)
		used += (size_t)fprintf(out, "%*s ", (int)d->amount + 1, text);
	fprintf(out, "%*s  ", (int)d->calls,
		inlined     ? "(inlined)"
		: calls > 0 ? text_count(calls, false).text
			    : ".");
	return used;
}

/*
 * Draws the lines before a branch.  With `through`, which is for sites and for
 * an only child, all lines are vertical ones.  If names would have no room, the
 * first levels are replaced by their number.  Returns the columns used.
 */
static size_t put_levels(const struct drawing *d, size_t levels, bool through, size_t used)
{
	/* By boxes, whether the branch begins here, and whether one follows. */
	static const char *const pieces[2][2][2] = {
		{{"   ", "|  "}, {"`- ", "|- "}},
		{{"   ", "\xe2\x94\x82  "},
		 {"\xe2\x94\x94\xe2\x94\x80 ", "\xe2\x94\x9c\xe2\x94\x80 "}},
	};
	size_t width = d->t->width, most = levels, i;

	if (width && used + levels * STEP + NAMES > width) {
		/* The count is as wide as a level. */
		most = width > used + STEP + NAMES ? (width - used - STEP - NAMES) / STEP : 0;
		if (most < levels)
			used += (size_t)fprintf(d->t->out, "+%-2zu", levels - most);
	}
	for (i = levels - most + 1; i <= levels; i++)
		fputs(pieces[d->t->w->boxes][i == levels && !through][d->open[i]], d->t->out);
	return used + most * STEP;
}

static void put_words(const struct drawing *d, const struct branch *branch, size_t used)
{
	const struct flow *flow = &d->tree.flow;
	struct draft draft;

	draft_open(&draft);
	switch (branch->kind) {
	case BRANCH_PROGRAM:
		fputs("program", draft.file);
		break;
	case BRANCH_NODE:
		flow_put_cycle(flow, branch->node, draft.file);
		break;
	case BRANCH_ENTRY:
		fputs("(no caller)", draft.file);
		break;
	case BRANCH_DEEPER:
		fprintf(draft.file, "(deeper: %s)",
			text_share(d->t, branch->amount, d->tree.total).text);
		break;
	case BRANCH_MORE:
		fprintf(draft.file, "(%zu more)", branch->count);
		break;
	case BRANCH_REST:
		fputs("(not in any function)", draft.file);
		break;
	}
	text_put_rest(d->t, draft_close(&draft), used, str_print);
	fputc('\n', d->t->out);
	free(draft.text);
}

static void put_branch(const struct drawing *d, const struct branch *branch)
{
	const struct flow *flow = &d->tree.flow;
	bool node = branch->kind == BRANCH_NODE;
	size_t used = put_figures(d, branch->amount, node ? branch : NULL, branch->calls,
				  branch->inlined);

	used = put_levels(d, d->levels[branch->depth], branch->only, used);
	if (branch->estimate) {
		fputc('~', d->t->out);
		used++;
	}
	if (node && flow->nodes[branch->node].row != NONE)
		text_label(d->t, flow->nodes[branch->node].row, used, "", true);
	else
		put_words(d, branch, used);
}

/* Prints, below a branch, the lines that its calls come from. */
static bool put_sites(const struct drawing *d, const struct branch *branch, struct error *error)
{
	struct branch_site *sites;
	size_t count, i;
	bool good = call_tree_sites(&d->tree, branch, &sites, &count, error);

	for (i = 0; good && i < count; i++) {
		const struct branch_site *site = &sites[i];
		char after[256];
		size_t used = put_figures(d, site->amount, NULL, site->calls, site->inlined);

		if (site->calls > 0)
			sprintf(after, " (%sx, %s each)", text_count(site->calls, false).text,
				text_average(d->column, site->amount, site->calls).text);
		else
			*after = '\0';
		used = put_levels(d, d->levels[branch->depth], true, used) + 2;
		fputs(site->estimate ? " ~" : "  ", d->t->out);
		if (site->more)
			fprintf(d->t->out, "(%zu more lines)\n", site->more);
		else
			text_site(d->t, site->file, site->line, used, after);
	}
	free(sites);
	return good;
}

static void put_headings(const struct drawing *d)
{
	FILE *out = d->t->out;

	text_dim(d->t, true);
	fprintf(out, "%-6s ", "Share");
	str_print(out, d->column->name);
	fprintf(out, "%*s", (int)(d->amount - d->column->name.length + 1), "");
	if (!d->tree.up)
		fprintf(out, "%-*s ", (int)d->amount + 1, "Self");
	fprintf(out, "%-*s  %s, and %s", (int)d->calls, "Calls", BY_KINDS[d->t->report->by].noun,
		d->tree.up ? "who calls it" : "what it calls");
	text_dim(d->t, false);
	fputc('\n', out);
}

/* Finds how the labels of a tree are told apart in the room that deep ones have. */
static bool tell_apart(struct text *text, struct error *error)
{
	const struct report *report = text->report;
	size_t most = report->rows.count, count = 0, used = text->width - DEEP;
	row_id *rows = util_alloc(most, sizeof(*rows));
	struct call_tree tree;
	struct branch branch;
	bool good = call_tree_begin(&tree, report, error);

	while (good && count < most && call_tree_next(&tree, &branch)) {
		row_id row = branch.kind == BRANCH_NODE ? tree.flow.nodes[branch.node].row : NONE;

		if (row != NONE)
			rows[count++] = row;
		if (count == most)
			count = groups_unique(rows, count);
	}
	call_tree_free(&tree);
	if (good)
		text_apart_find(text, rows, groups_unique(rows, count), used);
	free(rows);
	return good;
}

bool text_tree(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct text text = *t;
	struct drawing d = {.t = &text, .column = columns_additive(report->columns)};
	struct branch branch;
	bool good = (text.width <= DEEP || tell_apart(&text, error)) &&
		    call_tree_begin(&d.tree, report, error);

	if (good) {
		d.amount = text_amount(d.column, d.tree.total, false).length;
		if (d.amount < d.column->name.length)
			d.amount = d.column->name.length;
		d.calls = text_count(d.tree.most_calls, false).length;
		if (d.calls < sizeof("Calls") - 1)
			d.calls = sizeof("Calls") - 1;
		if (d.tree.any_inlined && d.calls < sizeof("(inlined)") - 1)
			d.calls = sizeof("(inlined)") - 1;
		put_headings(&d);
	}
	while (good && !ferror(t->out) && call_tree_next(&d.tree, &branch)) {
		if (branch.depth)
			d.levels[branch.depth] = d.levels[branch.depth - 1] + !branch.only;
		if (!branch.only)
			d.open[d.levels[branch.depth]] = !branch.last;
		put_branch(&d, &branch);
		good = put_sites(&d, &branch, error);
	}
	call_tree_free(&d.tree);
	free(text.apart);
	return good;
}
