/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A tree of calls: values, lines that show its shape, and labels.  The lines below a line add up to
 * it.  Where it gets deep, a level takes two columns, and then one; the first levels are never a
 * number instead of lines, so that a parent never stands right of its child.
 */
#include "write/screen/screen.h"

#include "shapes/call_tree.h"
#include "write/screen/screen_label.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
	NAMES = 24, /* columns that names need at least */
	DEEPEST = CALL_TREE_DEEPEST + 3,
};

/* The columns of values.  With --diff, they are of changes. */
enum { SHARE, OLD, VALUE, CHANGE, SELF_SHARE, SELF, CALLS, VALUES };

/* The state of printing a tree. */
struct drawing {
	const struct screen *s;
	struct call_tree tree;
	const struct column *column;
	size_t width[VALUES]; /* 0: the column is left out */
	size_t step;          /* columns of a level */
	/*
	 * By depth: the level that branches are drawn at.  By level: whether another branch
	 * follows there.
	 */
	size_t levels[DEEPEST];
	bool open[DEEPEST];
};

/* --- values ------------------------------------------------------------- */

static void set_values(const struct drawing *d, const struct branch *branch,
		       struct value_text text[VALUES])
{
	static const struct value_text none = {".", 1}, inlined = {"inlined", 7};
	const struct screen *s = d->s;
	bool node = branch->kind == BRANCH_NODE || branch->chain_count;
	int64_t change = branch->value - branch->value_before;
	int64_t self_change = branch->self - branch->self_before;
	const char *mark = branch->self_estimate ? "~" : "";

	text[VALUE] = screen_value(s, d->column, branch->value, false);
	text[SELF] = text[SELF_SHARE] = none;
	if (d->tree.diff) {
		text[SHARE] = screen_share(s, change, d->tree.total_before, true);
		text[OLD] = screen_value(s, d->column, branch->value_before, false);
		text[CHANGE] = screen_value(s, d->column, change, true);
		text[CALLS] = none;
		if (node) {
			text[SELF] = screen_value(s, d->column, self_change, true);
			text[SELF_SHARE] = screen_share(s, self_change, d->tree.total_before, true);
		}
		return;
	}
	text[SHARE] = screen_share(s, branch->value, d->tree.total, false);
	if (node) {
		text[SELF] = numbers_marked(mark, screen_value(s, d->column, branch->self, false));
		text[SELF_SHARE] =
			numbers_marked(mark, screen_share(s, branch->self, d->tree.total, false));
	}
	text[CALLS] = branch->inlined ? inlined
		      : branch->calls > 0
			      ? screen_value(s, &s->report->columns->count, branch->calls, false)
			      : none;
}

/* The columns that values and the blanks after them take. */
static size_t values_columns(const struct drawing *d)
{
	size_t columns = 1;

	for (size_t i = 0; i < VALUES; i++)
		columns += d->width[i] ? d->width[i] + 1 : 0;
	return columns;
}

/* Prints the values of a branch; returns the columns used. */
static size_t put_values(const struct drawing *d, const struct branch *branch)
{
	struct value_text text[VALUES];

	set_values(d, branch, text);
	for (size_t i = 0; i < VALUES; i++) {
		if (!d->width[i])
			continue;
		screen_put_value(d->s->out, text[i].text, d->width[i]);
		fputc(' ', d->s->out);
	}
	fputc(' ', d->s->out);
	return values_columns(d);
}

static const char *title_of(const struct drawing *d, size_t i)
{
	static const char *const titles[] = {"Incl", "Old",  "Incl", "Change",
					     "Self", "Self", "Calls"};

	return d->tree.diff && i == SHARE   ? "Change"
	       : d->tree.diff && i == VALUE ? "New"
					    : titles[i];
}

static void widen(size_t *width, struct value_text text)
{
	size_t columns = fit_columns(str_of(text.text), FRACTION_TEXT);

	*width = columns > *width ? columns : *width;
}

/*
 * Widens a column for all values from -most to most, of which short numbers are not the widest
 * where they are the largest: 99,999 and 100k.
 */
static void widen_to(const struct drawing *d, size_t *width, const struct column *column,
		     int64_t most, bool plus)
{
	int64_t nines;

	widen(width, screen_value(d->s, column, most, plus));
	for (nines = 9; nines < most && nines < INT64_MAX / 10; nines = 10 * nines + 9)
		widen(width, screen_value(d->s, column, nines, plus));
}

/*
 * Finds the columns: for people, shares say how much that is, and with --diff the change; else
 * exact values, too.  Where names have no room, those that tell least are left out.
 */
static void find_widths(struct drawing *d)
{
	static const int left_out[] = {CALLS, SELF_SHARE, SELF};
	const struct screen *s = d->s;
	int64_t largest =
		d->tree.total > d->tree.total_before ? d->tree.total : d->tree.total_before;
	/* Only a function that is new can change by the total. */
	struct branch most = {.kind = BRANCH_NODE,
			      .value = largest,
			      .self = largest,
			      .self_estimate = !d->tree.diff,
			      .calls = d->tree.most_calls,
			      .inlined = d->tree.any_inlined};
	struct value_text text[VALUES];
	size_t i;

	set_values(d, &most, text);
	text[OLD] = text[VALUE];
	for (i = 0; i < VALUES; i++) {
		bool exact = i == VALUE || i == OLD || i == SELF;

		if ((s->human && exact && !(d->tree.diff && i == SELF)) ||
		    (!d->tree.diff && (i == OLD || i == CHANGE)) ||
		    (d->tree.diff && (i == CALLS || i == SELF_SHARE)) ||
		    (i == SELF_SHARE && !s->human) ||
		    (d->tree.up && (i == SELF || i == SELF_SHARE)))
			continue;
		d->width[i] = strlen(title_of(d, i));
		widen(&d->width[i], text[i]);
	}
	for (i = 0; i < VALUES; i++)
		if (d->width[i] && i == CALLS)
			widen_to(d, &d->width[i], &s->report->columns->count, d->tree.most_calls,
				 false);
		else if (d->width[i] && i != SHARE && i != SELF_SHARE)
			widen_to(d, &d->width[i], d->column, largest,
				 i == CHANGE || (d->tree.diff && i == SELF));
	for (i = 0; s->width && i < LENGTH(left_out) && values_columns(d) + NAMES > s->width; i++)
		d->width[left_out[i]] = 0;
}

static void put_titles(const struct drawing *d)
{
	const struct screen *s = d->s;
	size_t used = values_columns(d);
	char what[64];

	screen_dim(s, true);
	for (size_t i = 0; i < VALUES; i++)
		if (d->width[i])
			fprintf(s->out, "%*s ", (int)d->width[i], title_of(d, i));
	fputc(' ', s->out);
	sprintf(what, "%s, and %s", BY_KINDS[s->report->by].noun,
		d->tree.up ? "who calls it" : "what it calls");
	screen_put_rest(s, str_of(what), used);
	screen_dim(s, false);
	screen_end_line(s);
}

/* --- lines --------------------------------------------------------------- */

/*
 * Draws the lines before a branch; with `through`, for an only child and for sites, all are
 * vertical.  Returns the columns used.
 */
static size_t put_levels(const struct drawing *d, size_t levels, bool through, size_t used)
{
	/* By boxes, whether the branch begins here, and whether one follows. */
	static const char *const pieces[2][2][2] = {
		{{" ", "|"}, {"`", "|"}},
		{{" ", "\xe2\x94\x82"}, {"\xe2\x94\x94", "\xe2\x94\x9c"}},
	};
	const struct screen *s = d->s;

	for (size_t i = 1; i <= levels; i++) {
		bool begins = i == levels && !through;

		fputs(pieces[s->w->boxes][begins][d->open[i]], s->out);
		if (d->step > 1)
			fputc(begins && d->step > 2 ? '-' : ' ', s->out);
		if (d->step > 2)
			fputc(' ', s->out);
	}
	return used + levels * d->step;
}

/* A level takes as many columns as leave names their room at the deepest branch: 2, or 1. */
static void find_step(struct drawing *d)
{
	size_t deepest = 0, levels[DEEPEST] = {0};
	struct branch branch;

	d->step = 2;
	if (!d->s->width)
		return;
	while (call_tree_next(&d->tree, &branch)) {
		if (branch.depth)
			levels[branch.depth] = levels[branch.depth - 1] + !branch.only;
		if (levels[branch.depth] > deepest)
			deepest = levels[branch.depth];
	}
	call_tree_again(&d->tree);
	if (values_columns(d) + deepest * d->step + NAMES > d->s->width)
		d->step = 1;
}

/* Writes what a branch is that is no row. */
static void put_words(const struct drawing *d, const struct branch *branch, FILE *out)
{
	const struct screen *s = d->s;
	struct value_text share = d->tree.diff
					  ? screen_share(s, branch->value - branch->value_before,
							 d->tree.total_before, true)
					  : screen_share(s, branch->value, d->tree.total, false);

	switch (branch->kind) {
	case BRANCH_PROGRAM:
		fputs("program", out);
		break;
	case BRANCH_NODE:
		flow_put_cycle(&d->tree.flow, branch->node, out);
		break;
	case BRANCH_ENTRY:
		fputs("(no caller)", out);
		break;
	case BRANCH_DEEPER:
		fprintf(out, "(deeper: %s)", share.text);
		break;
	case BRANCH_MORE:
		fprintf(out, "(%zu more%s)", branch->count, branch->of_level ? " below these" : "");
		break;
	case BRANCH_REST:
		fputs("(not in any function)", out);
		break;
	}
}

/* The row of a node of the tree; NONE: it is a cycle, or the program. */
static row_id row_of(const struct drawing *d, uint32_t node)
{
	return node == NONE ? NONE : flow_row(&d->tree.flow, node);
}

/*
 * Writes the names of a chain of branches that are one line: the first, whose the values are, and
 * the last, whose the lines below are, in any case; without the first, where both have no room.
 */
static void put_chain(const struct drawing *d, const struct branch *branch, size_t used)
{
	const struct screen *s = d->s;
	size_t room = !s->width ? SIZE_MAX : s->width > used ? s->width - used : 0;
	size_t count = branch->chain_count;
	struct draft draft;

	draft_open(&draft);
	for (size_t i = 0; i < count; i++) {
		row_id row = row_of(d, branch->chain[i]);
		struct str name = row == NONE ? STR("program") : flow_name(s->report, row);

		fputs(i ? " > " : "", draft.file);
		fwrite(name.at, 1, name.length, draft.file);
	}
	draft_close(&draft);
	if (fit_columns((struct str){draft.text, draft.length}, room) < room || !s->width) {
		str_print(s->out, (struct str){draft.text, draft.length});
	} else {
		const char *between = count > 2 ? " > ... > " : " > ";
		row_id row = row_of(d, branch->chain[0]);
		struct str first = row == NONE ? STR("program") : flow_name(s->report, row);
		struct str last = flow_name(s->report, row_of(d, branch->chain[count - 1])), fit;
		size_t needed = name_least_columns(first, room) + name_least_columns(last, room);

		if (needed + strlen(between) > room) {
			between = "... > ";
			room = room > strlen(between) ? room - strlen(between) : 0;
		} else {
			size_t columns;

			room -= strlen(between);
			/* What the last one leaves of its half, the first one has. */
			columns = fit_columns(last, room / 2);
			if (columns < name_least_columns(last, room))
				columns = name_least_columns(last, room);
			fit = name_fit(limits_fitted(s->report->limits, first), room - columns);
			str_print(s->out, fit);
			room -= fit_columns(fit, room);
			free((char *)fit.at);
		}
		fputs(between, s->out);
		fit = name_fit(limits_fitted(s->report->limits, last), room);
		str_print(s->out, fit);
		free((char *)fit.at);
	}
	free(draft.text);
}

/* Writes what a call from a line costs, and how many there are unless a column says so. */
static void put_each(const struct drawing *d, const struct branch_site *site, FILE *out)
{
	const struct column *count = &d->s->report->columns->count;
	struct value_text each = screen_average(d->s, d->column, site->value, site->calls);

	if (!d->width[CALLS])
		fprintf(out, " (%sx, %s each)", screen_value(d->s, count, site->calls, false).text,
			each.text);
	else if (site->calls > 1)
		fprintf(out, " (%s each)", each.text);
}

/* Prints, below a branch, the lines that its calls come from. */
static bool put_sites(const struct drawing *d, const struct branch *branch, struct error *error)
{
	const struct screen *s = d->s;
	struct branch_site *sites;
	size_t count;
	bool good = call_tree_sites(&d->tree, branch, &sites, &count, error);

	for (size_t i = 0; good && i < count; i++) {
		const struct branch_site *site = &sites[i];
		/* A line has no self cost of its own here. */
		const struct branch values = {.kind = BRANCH_MORE,
					      .value = site->value,
					      .calls = site->calls,
					      .inlined = site->inlined};
		size_t used = put_levels(d, d->levels[branch->depth], true, put_values(d, &values));
		struct draft line;

		targets_add(s->targets, target_of(TARGET_LINE, NONE, site->file, site->line));
		draft_open(&line);
		fputs(site->estimate ? "~" : "", line.file);
		if (site->more)
			fprintf(line.file, "(%zu more lines)", site->more);
		else if (!report_is_file(s->report, site->file))
			fprintf(line.file, "???:%" PRIu64, site->line);
		else
			str_print(line.file, s->width ? str_base(report_name(s->report, site->file))
						      : report_name(s->report, site->file));
		if (!site->more && report_is_file(s->report, site->file))
			fprintf(line.file, ":%" PRIu64, site->line);
		if (!site->more && site->calls > 0)
			put_each(d, site, line.file);
		draft_close(&line);
		fputs("  ", s->out);
		screen_put_rest(s, (struct str){line.text, line.length}, used + 2);
		screen_end_line(s);
		free(line.text);
	}
	free(sites);
	return good;
}

/* Says what the line of a branch is about: the row, NONE for a cycle and the program. */
static void add_target(const struct drawing *d, const struct branch *branch, row_id row)
{
	if (branch->kind != BRANCH_NODE && branch->kind != BRANCH_PROGRAM)
		return;
	targets_add(d->s->targets, (struct target){.kind = TARGET_ROW,
						   .row = row,
						   .file = NONE,
						   .at = branch->path,
						   .fold = branch->closed  ? FOLD_CLOSED
							   : branch->below ? FOLD_OPEN
									   : FOLD_NONE,
						   .depth = branch->depth});
}

static bool put_branch(struct drawing *d, const struct branch *branch, struct error *error)
{
	const struct screen *s = d->s;
	row_id row = branch->kind == BRANCH_NODE && !branch->chain_count ? row_of(d, branch->node)
									 : NONE;
	size_t used;

	used = put_levels(d, d->levels[branch->depth], branch->only || branch->of_level,
			  put_values(d, branch));
	if (branch->estimate) {
		fputc('~', s->out);
		used++;
	}
	if (branch->closed) {
		fputs("+ ", s->out);
		used += 2;
	}
	add_target(d, branch,
		   branch->chain_count ? row_of(d, branch->chain[branch->chain_count - 1]) : row);
	if (branch->chain_count) {
		put_chain(d, branch, used);
		screen_end_line(s);
	} else if (row != NONE) {
		struct labels labels = screen_labels_of(s, &row, 1, used);

		screen_label_put(s, labels.list, 0, used);
		screen_labels_free(&labels);
	} else {
		struct draft words;

		draft_open(&words);
		put_words(d, branch, words.file);
		draft_close(&words);
		screen_put_rest(s, (struct str){words.text, words.length}, used);
		screen_end_line(s);
		free(words.text);
	}
	return put_sites(d, branch, error);
}

bool screen_tree(const struct screen *s, struct error *error)
{
	struct drawing d = {.s = s, .column = columns_additive(s->report->columns)};
	bool good = call_tree_begin(&d.tree, s->report, error);
	struct branch branch;

	if (good) {
		/* The frames that start a program cost all of it and do nothing. */
		d.tree.joins = !s->report->settings->fn.count;
		d.tree.hulls = d.tree.brief = true;
		d.tree.folds = s->w->folds;
		find_widths(&d);
		find_step(&d);
		put_titles(&d);
	}
	while (good && !ferror(s->out) && call_tree_next(&d.tree, &branch)) {
		if (branch.depth)
			d.levels[branch.depth] = d.levels[branch.depth - 1] + !branch.only;
		if (!branch.only)
			d.open[d.levels[branch.depth]] = !branch.last;
		good = put_branch(&d, &branch, error);
	}
	call_tree_free(&d.tree);
	return good;
}
