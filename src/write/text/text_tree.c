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

/* The state of printing a tree. */
struct drawing {
	const struct text *t;
	struct call_tree tree;
	const struct column *column;
	/* Widths of figures; 0: they are left out.  With --diff, amount is of OLD's and NEW's. */
	size_t share, old, amount, change, self, calls;
	/*
	 * By depth: the level that branches are drawn at.  By level: whether
	 * another branch follows there.
	 */
	size_t levels[CALL_TREE_DEEPEST + 3];
	bool open[CALL_TREE_DEEPEST + 3];
	/* By depth: whether this branch or one above it does something: put_passed(). */
	bool works[CALL_TREE_DEEPEST + 3];
	struct branch first; /* of the branches that are one line */
	struct str *passed;  /* their names */
	size_t passed_count, passed_room;
	row_id *rows; /* of the tree; or NULL: there is no width */
	size_t row_count;
	/* By columns before a label: how labels are told apart there; or without a report. */
	struct text *told;
	size_t told_count;
};

/* Prints a figure and a blank, if its column is not left out; returns the columns used. */
static size_t put_figure(const struct drawing *d, size_t width, const char *text)
{
	return width ? (size_t)fprintf(d->t->out, "%*s ", (int)width, text) : 0;
}

/* Prints figures, self unless it is NULL; returns the columns used. */
static size_t put_figures(const struct drawing *d, int64_t amount, const struct branch *self,
			  int64_t calls, bool inlined)
{
	char text[1 + FRACTION_TEXT] = ".";
	size_t used = put_figure(d, d->share, text_share(d->t, amount, d->tree.total).text);

	used += put_figure(d, d->amount, text_amount(d->column, amount, false).text);
	if (self)
		sprintf(text, "%s%s", self->self_estimate ? "~" : "",
			text_amount(d->column, self->self, false).text);
	used += put_figure(d, d->self, text);
	used += put_figure(d, d->calls,
			   inlined     ? "(inlined)"
			   : calls > 0 ? text_count(calls, false).text
				       : ".");
	fputc(' ', d->t->out);
	return used + 1;
}

/* Prints OLD's and NEW's amount, the change, and that of the self cost. */
static size_t put_changes(const struct drawing *d, const struct branch *branch)
{
	int64_t change = branch->amount - branch->old_amount;
	struct figure_text self = {".", 1};
	size_t used =
		put_figure(d, d->share, text_share_of(change, d->tree.old_total, true, true).text);

	if (branch->kind == BRANCH_NODE)
		self = text_amount(d->column, branch->self - branch->old_self, true);
	used += put_figure(d, d->old, text_amount(d->column, branch->old_amount, false).text);
	used += put_figure(d, d->amount, text_amount(d->column, branch->amount, false).text);
	used += put_figure(d, d->change, text_amount(d->column, change, true).text);
	used += put_figure(d, d->self, self.text);
	fputc(' ', d->t->out);
	return used + 1;
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
			d->tree.diff ? text_share_of(branch->amount - branch->old_amount,
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
	size_t used = d->tree.diff ? put_changes(d, branch)
				   : put_figures(d, branch->amount, node ? branch : NULL,
						 branch->calls, branch->inlined);
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
		text_apart_find(&d->told[at], d->rows, d->row_count, at);
	}
	return &d->told[at];
}

static void put_branch(const struct drawing *d, const struct branch *branch)
{
	const struct flow *flow = &d->tree.flow;
	size_t used = put_front(d, branch);

	if (branch->kind == BRANCH_NODE && flow->nodes[branch->node].row != NONE)
		text_label(told_at(d, used), flow->nodes[branch->node].row, used, "", true);
	else
		put_words(d, branch, used);
}

/* Whether a function is that in which a program of C, C++ or Rust begins. */
static bool is_main(struct str name)
{
	struct str last = short_name_without_level(name), end = str_tail(last, sizeof("main") - 1);

	return str_equal(end, STR("main")) &&
	       (end.at == last.at || end.at[-1] == ':' || end.at[-1] == '.');
}

/* The name of a branch that is the program or a function; of a cycle "". */
static struct str name_of(const struct drawing *d, const struct branch *branch)
{
	row_id row = branch->kind == BRANCH_NODE ? d->tree.flow.nodes[branch->node].row : NONE;

	return branch->kind == BRANCH_PROGRAM ? STR("program")
	       : row == NONE                  ? STR("")
					      : flow_name(d->t->report, row);
}

/* Adds a branch to those that are one line. */
static void pass(struct drawing *d, const struct branch *branch)
{
	if (d->passed_count) {
		d->first.self += branch->self;
		d->first.old_self += branch->old_self;
	} else {
		d->first = *branch;
		d->first.kind = BRANCH_NODE;
	}
	UTIL_PUSH(d->passed, d->passed_count, d->passed_room) = name_of(d, branch);
}

/*
 * In a compact tree, whether a branch is one of those before the first that does
 * something, or before main: the frames that start a program cost all of it and
 * do nothing.  Those that follow each other are one line, put_passed().
 */
static bool is_passed(struct drawing *d, const struct branch *branch)
{
	struct str name = name_of(d, branch);
	struct branch self = {.amount = branch->self, .old_amount = branch->old_self};
	bool *works = &d->works[branch->depth];

	*works = (branch->depth && d->works[branch->depth - 1]) || !name.length || is_main(name) ||
		 branch->kind > BRANCH_NODE || call_tree_size(&d->tree, &self) >= d->tree.least;
	if (!d->t->compact || d->t->report->settings->fn.count || *works ||
	    !call_tree_pass(&d->tree, branch))
		return false;
	pass(d, branch);
	return true;
}

/* Prints the names of the branches that were passed, as many as fit: the last at least. */
static void put_chain(const struct drawing *d, size_t used)
{
	static const struct str arrow = {" > ", 3};
	const struct str *names = d->passed;
	size_t width = d->t->width, count = d->passed_count, i;
	struct str chain = str_join(names, 1);

	for (i = 1; i < count; i++) {
		struct str pieces[] = {chain, arrow, names[i]};
		struct str joined = str_join(pieces, LENGTH(pieces));

		free((char *)chain.at);
		chain = joined;
	}
	for (i = count > 2 ? 0 : 1; i < 3 && width && used + fit_columns(chain, width) > width;
	     i++) {
		struct str pieces[] = {
			i ? STR("") : names[0],
			i == 0   ? STR(" > ... > ")
			: i == 1 ? STR("... > ")
				 : STR(""),
			names[count - 1],
		};

		free((char *)chain.at);
		chain = str_join(pieces, LENGTH(pieces));
	}
	text_put_fit(d->t, fit_function(chain, width > used ? width - used : SIZE_MAX, SIZE_MAX),
		     str_print);
	free((char *)chain.at);
}

/*
 * Prints the branches that were passed as one line, if there are any.  Returns
 * whether that line has the next one, too, as that does nothing either.
 */
static bool put_passed(struct drawing *d, const struct branch *next)
{
	if (!d->passed_count)
		return false;
	if (!d->works[next->depth])
		pass(d, next);
	put_chain(d, put_front(d, &d->first));
	fputc('\n', d->t->out);
	d->passed_count = 0;
	return !d->works[next->depth];
}

/* Whether the last part of a file and its line have room before `after`. */
static bool has_room(const struct drawing *d, const struct branch_site *site, size_t used,
		     const char *after)
{
	struct str base = str_base(report_name(d->t->report, site->file));
	size_t width = d->t->width;
	int line = snprintf(NULL, 0, ":%" PRIu64, site->line);

	return !width || used + fit_columns(base, width) + (size_t)line + strlen(after) <= width;
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

		used = put_levels(d, d->levels[branch->depth], true, used, NAMES) + 2;
		if (site->calls > 0)
			sprintf(after, " (%sx, %s each)", text_count(site->calls, false).text,
				text_average(d->column, site->amount, site->calls).text);
		if (site->calls <= 0 || (d->t->compact && !has_room(d, site, used, after)))
			*after = '\0';
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
	const size_t widths[] = {d->share, d->old, d->amount, d->change, d->self, d->calls};
	size_t columns = 1, i;

	for (i = 0; i < LENGTH(widths); i++)
		columns += widths[i] ? widths[i] + 1 : 0;
	return columns;
}

static void put_heading(const struct drawing *d, size_t width, const char *title)
{
	if (width)
		fprintf(d->t->out, "%-*s ", (int)width, title);
}

static void put_headings(const struct drawing *d)
{
	FILE *out = d->t->out;
	size_t width = d->t->width;
	const char *noun = BY_KINDS[d->t->report->by].noun;
	char what[64];

	text_dim(d->t, true);
	put_heading(d, d->share, "Share");
	if (d->tree.diff) {
		put_heading(d, d->old, "Old");
		put_heading(d, d->amount, "New");
		put_heading(d, d->change, "Change");
	} else {
		str_print(out, d->column->name);
		fprintf(out, "%*s", (int)(d->amount - d->column->name.length + 1), "");
	}
	put_heading(d, d->self, "Self");
	put_heading(d, d->calls, "Calls");
	sprintf(what, " %s, and %s", noun, d->tree.up ? "who calls it" : "what it calls");
	if (d->t->compact && width && figures_columns(d) + strlen(what) - 1 > width)
		sprintf(what, " %s", noun);
	fputs(what, out);
	text_dim(d->t, false);
	fputc('\n', out);
}

/* Leaves out columns, first those that others say, until names have room. */
static void leave_out(struct drawing *d)
{
	size_t *const others[] = {&d->self, &d->old, &d->calls, &d->share};
	size_t used = figures_columns(d) + STEP + NAMES, width = d->t->width, i;

	for (i = 0; width && used > width && i < LENGTH(others); i++) {
		used -= *others[i] ? *others[i] + 1 : 0;
		*others[i] = 0;
	}
}

/* Finds the widths of the figures. */
static void find_widths(struct drawing *d)
{
	int64_t largest = d->tree.total > d->tree.old_total ? d->tree.total : d->tree.old_total;

	d->share = sizeof("100.0%") - 1;
	d->amount = text_amount(d->column, largest, false).length;
	if (d->tree.diff) {
		d->old = d->amount;
		/* Only a function that was new can change by the total. */
		d->change = text_amount(d->column, largest, true).length;
		if (d->change < sizeof("Change") - 1)
			d->change = sizeof("Change") - 1;
	} else {
		if (d->amount < d->column->name.length)
			d->amount = d->column->name.length;
		d->calls = text_count(d->tree.most_calls, false).length;
		if (d->calls < sizeof("Calls") - 1)
			d->calls = sizeof("Calls") - 1;
		if (d->tree.any_inlined && d->calls < sizeof("(inlined)") - 1)
			d->calls = sizeof("(inlined)") - 1;
	}
	if (!d->tree.up)
		d->self = d->tree.diff ? d->change : d->amount + 1;
	if (d->t->compact)
		leave_out(d);
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

	if (good) {
		find_widths(&d);
		if (text.width && (text.compact || text.width > DEEP))
			good = find_rows(&d, error);
	}
	if (good)
		put_headings(&d);
	while (good && !ferror(t->out) && call_tree_next(&d.tree, &branch)) {
		if (branch.depth)
			d.levels[branch.depth] = d.levels[branch.depth - 1] + !branch.only;
		if (!branch.only)
			d.open[d.levels[branch.depth]] = !branch.last;
		if (is_passed(&d, &branch))
			continue;
		if (put_passed(&d, &branch))
			continue;
		put_branch(&d, &branch);
		good = put_sites(&d, &branch, error);
	}
	for (i = 0; i < d.told_count; i++)
		free(d.told[i].apart);
	free(d.told);
	free(d.rows);
	free(d.passed);
	call_tree_free(&d.tree);
	return good;
}
