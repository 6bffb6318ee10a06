/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a tree of calls: figures, lines that show its shape, and labels. */
#include "write/text/text_tree.h"

#include "base/groups.h"
#include "base/stream.h"
#include "shapes/call_tree.h"
#include "write/text/text_apart.h"

#include <inttypes.h>
#include <stdlib.h>

enum { STEP = 3, NAMES = 24, DEEP = 40 };

/* The columns of figures.  With --diff, AMOUNT is NEW's. */
enum { SHARE, OLD, AMOUNT, CHANGE, SELF, CALLS, COLUMNS };

/* The state of printing a tree. */
struct drawing {
	const struct text *t;
	struct call_tree tree;
	const struct column *column;
	size_t width[COLUMNS]; /* 0: the column is left out */
	/*
	 * By depth: the level that branches are drawn at.  By level: whether
	 * another branch follows there.
	 */
	size_t levels[CALL_TREE_DEEPEST + 3];
	bool open[CALL_TREE_DEEPEST + 3];
	row_id *rows; /* of the tree; or NULL: there is no width */
	size_t row_count;
	/* By columns before a label: how labels are told apart there; or without a report. */
	struct text *told;
	size_t told_count;
};

/* Prints the figures of a branch; returns the columns used. */
static size_t put_figures(const struct drawing *d, const struct branch *branch)
{
	static const struct figure_text none = {".", 1}, inlined = {"(inlined)", 9};
	struct figure_text text[COLUMNS];
	bool node = branch->kind == BRANCH_NODE || branch->chain_count;
	int64_t change = branch->amount - branch->old_amount;
	size_t used = 1, i;

	text[AMOUNT] = numbers_amount(d->column, branch->amount, false);
	text[SELF] = none;
	if (d->tree.diff) {
		text[SHARE] = numbers_share(change, d->tree.old_total, true, true);
		text[OLD] = numbers_amount(d->column, branch->old_amount, false);
		text[CHANGE] = numbers_amount(d->column, change, true);
		if (node)
			text[SELF] =
				numbers_amount(d->column, branch->self - branch->old_self, true);
	} else {
		text[SHARE] = text_share(d->t, branch->amount, d->tree.total);
		if (node)
			text[SELF] = numbers_marked(branch->self_estimate ? "~" : "",
						    numbers_amount(d->column, branch->self, false));
		text[CALLS] = branch->inlined     ? inlined
			      : branch->calls > 0 ? numbers_count(branch->calls, false)
						  : none;
	}
	for (i = 0; i < COLUMNS; i++)
		if (d->width[i])
			used += (size_t)fprintf(d->t->out, "%*s ", (int)d->width[i], text[i].text);
	fputc(' ', d->t->out);
	return used;
}

/*
 * Draws the lines before a branch.  With `through`, which is for sites and for an only child, all
 * lines are vertical ones.  If names would have less room than `names`, the first levels are
 * replaced by their number.  Returns the columns used.
 */
static size_t put_levels(const struct drawing *d, size_t levels, bool through, size_t used,
			 size_t names)
{
	/* By boxes, whether the branch begins here, and whether one follows. */
	static const char *const pieces[2][2][2] = {
		{{"   ", "|  "}, {"`- ", "|- "}},
		{{"   ", "\xe2\x94\x82  "},
		 {"\xe2\x94\x94\xe2\x94\x80 ", "\xe2\x94\x9c\xe2\x94\x80 "}},
	};
	size_t width = d->t->width, most = levels, i;

	if (width && used + levels * STEP + names > width) {
		/* The count is as wide as a level. */
		most = width > used + STEP + names ? (width - used - STEP - names) / STEP : 0;
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
			d->tree.diff ? numbers_share(branch->amount - branch->old_amount,
						     d->tree.old_total, true, true)
					       .text
				     : text_share(d->t, branch->amount, d->tree.total).text);
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

/* Prints what stands before the name of a branch; returns the columns used. */
static size_t put_front(const struct drawing *d, const struct branch *branch)
{
	bool node = branch->kind == BRANCH_NODE;
	row_id row = node ? d->tree.flow.nodes[branch->node].row : NONE;
	size_t used = put_figures(d, branch);
	/* What stands behind a name, such as its cycle, leaves as much room for it. */
	size_t name = d->t->compact && row != NONE ? text_name_columns(d->t, row, NAMES) : NAMES;

	used = put_levels(d, d->levels[branch->depth], branch->only, used,
			  (name > NAMES ? name : NAMES) + (d->t->compact && branch->estimate));
	if (branch->estimate) {
		fputc('~', d->t->out);
		used++;
	}
	return used;
}

/*
 * Returns the struct text that tells labels apart which begin after `used` columns.  Classic labels
 * are told apart in the room that deep ones have.
 */
static const struct text *told_at(const struct drawing *d, size_t used)
{
	size_t at = d->t->compact ? used : d->t->width - DEEP;

	if (!d->rows || at >= d->told_count)
		return d->t;
	if (!d->told[at].report) {
		d->told[at] = *d->t;
		text_apart_find(&d->told[at], d->rows, d->row_count, NULL, at);
	}
	return &d->told[at];
}

/* The name of a node of a chain: NONE is the program. */
static struct str name_in_chain(const struct drawing *d, uint32_t node)
{
	return node == NONE ? STR("program")
			    : flow_name(d->t->report, flow_row(&d->tree.flow, node));
}

static void put_name(const struct drawing *d, struct str name, size_t columns)
{
	struct str fit = name_fit(limits_fitted(d->t->report->limits, name), columns);

	str_print(d->t->out, fit);
	free((char *)fit.at);
}

/*
 * Prints the names of a chain, as many as fit: the first and the last in any case, as the figures
 * are those of the first, and the lines below those of the last.
 */
static void put_chain(const struct drawing *d, const struct branch *branch, size_t used)
{
	const size_t count = branch->chain_count;
	const size_t width = d->t->width && d->t->width > used ? d->t->width - used : SIZE_MAX;
	const struct str first = name_in_chain(d, branch->chain[0]);
	const struct str last = name_in_chain(d, branch->chain[count - 1]);
	const char *between = count > 2 ? " > ... > " : " > ";
	size_t columns, room, i;
	struct draft draft;
	struct str chain;

	draft_open(&draft);
	for (i = 0; i < count; i++) {
		struct str name = name_in_chain(d, branch->chain[i]);

		fputs(i ? " > " : "", draft.file);
		fwrite(name.at, 1, name.length, draft.file);
	}
	chain = draft_close(&draft);
	if (width == SIZE_MAX || fit_columns(chain, width + 1) <= width) {
		str_print(d->t->out, chain);
		free(draft.text);
		return;
	}
	free(draft.text);
	room = width > strlen(between) ? width - strlen(between) : 0;
	/* What the shorter one leaves of its half, the other one has. */
	columns = fit_columns(last, room / 2);
	put_name(d, first, columns < room / 2 ? room - columns : room - room / 2);
	fputs(between, d->t->out);
	columns = fit_columns(first, room - room / 2);
	put_name(d, last, columns < room - room / 2 ? room - columns : room / 2);
}

/* Prints, below a branch, the lines that its calls come from. */
static bool put_sites(const struct drawing *d, const struct branch *branch, struct error *error)
{
	struct branch_site *sites;
	size_t count, i;
	bool good = call_tree_sites(&d->tree, branch, &sites, &count, error);

	for (i = 0; good && i < count; i++) {
		const struct branch_site *site = &sites[i];
		/* A line has no self cost of its own here. */
		const struct branch figures = {.kind = BRANCH_MORE,
					       .amount = site->amount,
					       .calls = site->calls,
					       .inlined = site->inlined};
		size_t used = put_levels(d, d->levels[branch->depth], true,
					 put_figures(d, &figures), NAMES) +
			      2;
		size_t width = d->t->width;
		char after[256] = "";

		if (site->calls > 0)
			sprintf(after, " (%sx, %s each)", numbers_count(site->calls, false).text,
				numbers_average(d->column, site->amount, site->calls).text);
		/* Without room for the last part of the file, what is after it is left out. */
		if (*after && d->t->compact && width) {
			struct str file = report_name(d->t->report, site->file);
			size_t place = fit_columns(fit_base(file, width), width) +
				       (size_t)snprintf(NULL, 0, ":%" PRIu64, site->line);

			if (used + place + strlen(after) > width)
				*after = '\0';
		}
		fputs(site->estimate ? " ~" : "  ", d->t->out);
		if (site->more)
			fprintf(d->t->out, "(%zu more lines)\n", site->more);
		else
			text_site(d->t, site->file, site->line, used, after);
	}
	free(sites);
	return good;
}

/* The columns that figures and the blanks behind them take. */
static size_t figures_columns(const struct drawing *d)
{
	size_t columns = 1, i;

	for (i = 0; i < COLUMNS; i++)
		columns += d->width[i] ? d->width[i] + 1 : 0;
	return columns;
}

static void put_headings(const struct drawing *d)
{
	static const char *const titles[] = {"Share", "Old", "New", "Change", "Self", "Calls"};
	FILE *out = d->t->out;
	size_t width = d->t->width, i;
	const char *noun = BY_KINDS[d->t->report->by].noun;
	char what[64];

	text_dim(d->t, true);
	for (i = 0; i < COLUMNS; i++) {
		struct str title =
			i == AMOUNT && !d->tree.diff ? d->column->name : str_of(titles[i]);

		if (!d->width[i])
			continue;
		str_print(out, title);
		fprintf(out, "%*s",
			d->width[i] > title.length ? (int)(d->width[i] - title.length) + 1 : 1, "");
	}
	sprintf(what, " %s, and %s", noun, d->tree.up ? "who calls it" : "what it calls");
	if (d->t->compact && width && figures_columns(d) + strlen(what) - 1 > width)
		sprintf(what, " %s", noun);
	fputs(what, out);
	text_dim(d->t, false);
	fputc('\n', out);
}

/* The width of a column of values like this one, below its title. */
static size_t width_of(struct figure_text value, const char *title)
{
	return value.length > strlen(title) ? value.length : strlen(title);
}

/* Finds the widths of the figures.  If compact, columns are left out until names have room. */
static void find_widths(struct drawing *d)
{
	static const int left_out[] = {SELF, OLD, CALLS, SHARE};
	int64_t largest = d->tree.total > d->tree.old_total ? d->tree.total : d->tree.old_total;
	size_t *width = d->width, i;

	width[SHARE] = sizeof("100.0%") - 1;
	width[AMOUNT] = numbers_amount(d->column, largest, false).length;
	if (d->tree.diff) {
		width[OLD] = width[AMOUNT];
		/* Only a function that was new can change by the total. */
		width[CHANGE] = width_of(numbers_amount(d->column, largest, true), "Change");
	} else {
		if (width[AMOUNT] < d->column->name.length)
			width[AMOUNT] = d->column->name.length;
		width[CALLS] = width_of(numbers_count(d->tree.most_calls, false),
					d->tree.any_inlined ? "(inlined)" : "Calls");
	}
	if (!d->tree.up)
		width[SELF] = d->tree.diff ? width[CHANGE] : width[AMOUNT] + 1;
	for (i = 0; d->t->compact && d->t->width && i < LENGTH(left_out) &&
		    figures_columns(d) + STEP + NAMES > d->t->width;
	     i++)
		width[left_out[i]] = 0;
}

/* Finds the rows of a tree, whose labels may have to be told apart. */
static bool find_rows(struct drawing *d, struct error *error)
{
	const struct report *report = d->t->report;
	size_t most = report->rows.count, count = 0;
	struct call_tree tree;
	struct branch branch;
	bool good = call_tree_begin(&tree, report, error);

	d->rows = util_alloc(most, sizeof(*d->rows));
	while (good && count < most && call_tree_next(&tree, &branch)) {
		row_id row = branch.kind == BRANCH_NODE ? tree.flow.nodes[branch.node].row : NONE;

		if (row != NONE)
			d->rows[count++] = row;
		if (count == most)
			count = groups_unique(d->rows, count);
	}
	call_tree_free(&tree);
	d->row_count = groups_unique(d->rows, count);
	d->told_count = d->t->width + 1;
	d->told = util_alloc(d->told_count, sizeof(*d->told));
	return good;
}

bool text_tree(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct text text = *t;
	struct drawing d = {.t = &text, .column = columns_additive(report->columns)};
	struct branch branch;
	size_t i;
	bool good = call_tree_begin(&d.tree, report, error);

	d.tree.joins = text.compact && !report->settings->fn.count;
	d.tree.hulls = text.compact;
	if (good) {
		find_widths(&d);
		if (text.width && (text.compact || text.width > DEEP))
			good = find_rows(&d, error);
	}
	if (good)
		put_headings(&d);
	while (good && !ferror(t->out) && call_tree_next(&d.tree, &branch)) {
		size_t used;
		row_id row;

		if (branch.depth)
			d.levels[branch.depth] = d.levels[branch.depth - 1] + !branch.only;
		if (!branch.only)
			d.open[d.levels[branch.depth]] = !branch.last;
		used = put_front(&d, &branch);
		row = branch.kind == BRANCH_NODE ? d.tree.flow.nodes[branch.node].row : NONE;
		if (branch.chain_count) {
			put_chain(&d, &branch, used);
			fputc('\n', t->out);
		} else if (row != NONE)
			text_label(told_at(&d, used), row, used, "", true);
		else
			put_words(&d, &branch, used);
		good = put_sites(&d, &branch, error);
	}
	for (i = 0; i < d.told_count; i++)
		free(d.told[i].apart);
	free(d.told);
	free(d.rows);
	call_tree_free(&d.tree);
	return good;
}
