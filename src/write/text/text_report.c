/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The words and columns of the classic layout are those of callgrind_annotate
 * (compat): scripts read them.
 */
#include "write/text/text_report.h"

#include "report/composition.h"
#include "report/ranking.h"
#include "source/line_texts.h"
#include "write/classic/classic.h"
#include "write/text/text.h"
#include "write/text/text_apart.h"
#include "write/text/text_asm.h"
#include "write/text/text_columns.h"
#include "write/text/text_functions.h"
#include "write/text/text_head.h"
#include "write/text/text_sources.h"
#include "write/text/text_tables.h"
#include "write/text/text_tree.h"

#include <stdlib.h>

static bool put_tree_calls(const struct text *t, const struct widths *widths, row_id row,
			   bool callers, struct error *error)
{
	struct row_calls calls = {0};
	bool good = row_calls_of(t->report, row, callers, &calls, error);
	const char *sign = callers ? " < " : " >   ";
	struct text text = text_apart_calls(t, &calls, text_widths_sum(widths) + strlen(sign),
					    TEXT_CALLS - strlen(sign));
	size_t i;

	for (i = 0; good && i < calls.count; i++)
		text_call(&text, widths, &calls, &calls.list[i], sign, true);
	text_apart_end(t, &text);
	row_calls_free(&calls);
	return good;
}

/*
 * Whether the parts of rows follow them.  With --summary, each row is one line, to fit on a screen;
 * in a compact list, each function.
 */
static bool has_subs(const struct report *report)
{
	return report->by != BY_ROW && !report->columns->slice_count &&
	       !report->settings->summary &&
	       (!settings_compact(report->settings) || report_is_grouped(report));
}

/*
 * Whether rows show the share of the total in all rows up to them.  Of the lines with the highest
 * inclusive costs, those of calls, self costs add up to next to nothing.
 */
static bool has_running(const struct report *report)
{
	bool lines = report_has_lines(report);

	return !report->columns->slice_count &&
	       (lines ? !report->settings->inclusive : report->by != BY_ROW);
}

enum { RUNNING_WIDTH = 9 /* "  12.34% " */, SUB_INDENT = 4 };

/* The state of printing the list. */
struct list {
	const struct text *t;
	struct widths widths;
	struct running running;
	size_t running_width; /* of the share of the total in the rows so far; 0: not shown */
};

/* Prints the figures of a part of a row; returns the number of columns used. */
static size_t put_sub(const struct list *l, const struct composition *subs,
		      const struct amounts *in)
{
	size_t used = text_costs(l->t, &l->widths, report_item(l->t->report, &subs->costs, in));
	size_t indent = l->running_width + SUB_INDENT;

	fprintf(l->t->out, "%*s", (int)indent, "");
	return used + indent;
}

/* Prints the parts that a row consists of, if there are several. */
static bool put_subs(const struct list *l, row_id row, struct error *error)
{
	struct composition subs;
	bool good = composition_large(l->t->report, row, &subs, error);
	struct text_apart *apart = NULL;
	size_t i;

	if (good && l->t->compact)
		apart = text_apart_parts(l->t, subs.list, subs.count,
					 text_widths_sum(&l->widths) + l->running_width +
						 SUB_INDENT);
	for (i = 0; good && i < subs.count; i++)
		text_part(l->t, &subs.list[i], apart ? &apart[i] : NULL,
			  put_sub(l, &subs, subs.list[i].in));
	if (good && subs.folded) {
		/* How many parts are left out and, if it fits, the option for them. */
		size_t used = put_sub(l, &subs, subs.rest), width = l->t->width;
		char text[64];
		int n = sprintf(text, "(%zu more, --min=0 shows them)", subs.folded);

		if (width && used + (size_t)n > width)
			sprintf(text, "(%zu more)", subs.folded);
		fprintf(l->t->out, "%s\n", text);
	}
	free(apart);
	composition_free(&subs);
	return good;
}

/* The width of the sign before the label of a row: " ", or " *  ". */
static size_t sign_width(const struct report *report)
{
	return report->settings->tree == TREE_NONE ? 1 : 4;
}

/* Prints what stands before the label of a row; returns the columns used. */
static size_t put_figures(const struct list *l, row_id row)
{
	const struct text *t = l->t;
	const struct report *report = t->report;
	const struct running *running = &l->running;
	struct figure_text share = {"", 0};
	size_t sign = sign_width(report);
	size_t used = text_costs(t, &l->widths, report_row(report, row));

	if (l->running_width) {
		if (running->fits && running->column)
			share = text_share(t, running->sum, running->total);
		fprintf(t->out, " %7s ", share.text);
	}
	fputs(sign > 1 ? " *  " : " ", t->out);
	return used + l->running_width + sign;
}

/* Prints the listed rows; those of --by=line with their texts. */
static bool put_rows(struct list *l, const struct line_texts *texts, struct error *error)
{
	const struct text *t = l->t;
	const struct report *report = t->report;
	enum { MOST = 64 };
	size_t column = 0, i; /* of texts; behind labels wider than MOST, they are farther right */
	int tree = report->settings->tree;
	bool callers = tree != TREE_NONE && tree != TREE_CALLING;
	bool callees = tree != TREE_NONE && tree != TREE_CALLER, good = true;

	for (i = 0; i < texts->count; i++) {
		size_t n = texts->text[i].length
				   ? text_label_columns(t, report->order.listed[i], MOST + 1)
				   : 0;

		column = n > column && n <= MOST ? n : column;
	}
	for (i = 0; good && i < report->order.count && !ferror(t->out); i++) {
		row_id row = report->order.listed[i];

		running_add(&l->running, report, row);
		if (i < texts->count) {
			text_line_label(t, row, put_figures(l, row), column, texts->text[i]);
			continue;
		}
		if (tree != TREE_NONE)
			fputc('\n', t->out);
		good = !callers || put_tree_calls(t, &l->widths, row, true, error);
		if (good)
			text_label(t, row, put_figures(l, row), "", true);
		if (good && has_subs(report))
			good = put_subs(l, row, error);
		if (good && callees)
			good = put_tree_calls(t, &l->widths, row, false, error);
	}
	return good;
}

/* Widens the columns for the rows. */
static void widen_for_rows(struct list *l, bool listed_only)
{
	const struct report *report = l->t->report;
	size_t i;

	if (listed_only) {
		for (i = 0; i < report->order.count; i++)
			text_widen(l->t, &l->widths, report_row(report, report->order.listed[i]));
		return;
	}
	/* compat: all rows count, also those that are not listed. */
	for (i = report->rows.first; i < report->rows.count; i++)
		if (report->rows.list[i].recorded || report->settings->inclusive)
			text_widen(l->t, &l->widths, report_row(report, (row_id)i));
}

/*
 * Finds the widths.  On a narrow screen, the running share is left out first.
 * For longer names, --summary leaves it and percentages of calls out earlier.
 */
static void find_widths(struct list *l)
{
	enum { PAGE_NAMES = 36 };
	const struct text *t = l->t;
	const struct report *report = t->report;
	bool page = t->width && report->settings->summary && report->settings->tree == TREE_NONE;
	size_t names = page ? PAGE_NAMES : TEXT_NAMES;

	l->running_width = has_running(report) ? RUNNING_WIDTH : 0;
	l->widths = text_widths(t);
	widen_for_rows(l, page);
	if (t->width && text_widths_sum(&l->widths) + names + l->running_width > t->width)
		l->running_width = 0;
	text_widths_cut_calls(t, &l->widths, names);
	text_widths_cut(t, &l->widths,
			report->settings->tree == TREE_NONE ? TEXT_NAMES : TEXT_NAMES + TEXT_CALLS);
}

/* Finds the columns and widths of a compact list. */
static void find_compact(struct list *l, struct text *t)
{
	enum { NAMES = 26, GOOD_NAMES = 36, PLACES = 14, GAP = 2 };
	const struct report *report = t->report;
	size_t names = NAMES, most = NAMES, i;

	if (report->settings->tree != TREE_NONE)
		names += TEXT_CALLS;
	/* A function has a row for each of its files or lines, which tell them apart. */
	if (report->by == BY_ROW || report_has_lines(report))
		names += PLACES + GAP;
	if (has_subs(report))
		names += SUB_INDENT - 1;

	/* What stands behind a name, such as its cycle, leaves as much room for it. */
	for (i = 0; i < report->order.count; i++) {
		size_t columns = text_name_columns(t, report->order.listed[i], TEXT_NAMES) + NAMES -
				 TEXT_NAMES;

		most = columns > most ? columns : most;
	}
	names += most - NAMES;
	l->widths = text_widths(t);
	widen_for_rows(l, true);
	text_columns_choose(t, &l->widths, report->order.listed, report->order.count, names);
	l->running_width = has_running(report) && l->running.column ? RUNNING_WIDTH : 0;
	if (t->width &&
	    text_widths_sum(&l->widths) + l->running_width + GOOD_NAMES + PLACES > t->width)
		l->running_width = 0;
}

/* The headings of a list, whose names begin after `used` columns. */
static void put_title(const struct list *l, size_t used)
{
	enum { LONGEST = 100, ROOM = sizeof("  where") - 1 };
	const struct report *report = l->t->report;
	bool compact = l->t->compact, lines = report_has_lines(report);
	const char *rule = compact || report->settings->summary ? "" : TEXT_RULE;
	const char *noun = compact || report_is_grouped(report) ? BY_KINDS[report->by].noun
			   : lines                              ? "file:line:function"
								: "file:function";
	size_t names = l->t->names < LONGEST ? l->t->names : LONGEST;
	char title[LONGEST + 64];
	int n = sprintf(title, "%s %*s%s", l->running_width ? " Running " : "",
			compact ? (int)sign_width(report) - 1 : 0, "", noun);

	if (compact && !report_is_grouped(report) && names >= strlen(noun) &&
	    (!l->t->width || used + names + ROOM <= l->t->width))
		sprintf(title + n, "%*s%s", (int)(names - strlen(noun)), "",
			lines ? "  line" : "  where");
	fputs(rule, l->t->out);
	text_headings(l->t, &l->widths, title);
	fputs(rule, l->t->out);
}

/* Leaves out the rows for which a long head leaves no room on the screen. */
static void fit_page(const struct text *t, const struct widths *widths)
{
	struct report *report = t->report;
	size_t lines = 2; /* of columns, and for the next prompt */
	struct draft head;
	struct text to;
	struct str left;

	if (!t->page)
		return;
	to = text_draft(t, &head);
	text_head(&to, widths);
	left = draft_close(&head);
	for (; left.length; lines++)
		str_eat_until(&left, '\n');
	free(head.text);
	if (report->order.count + lines > t->page)
		report->order.count = t->page > lines ? t->page - lines : 1;
}

static bool put_functions(struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct text text = *t;
	struct list l = {.t = &text, .running = running_begin(report)};
	struct line_texts texts = {0};
	size_t before, first = 0;
	bool good;

	if (t->compact)
		find_compact(&l, t);
	else
		find_widths(&l);
	before = text_widths_sum(&l.widths) + l.running_width + sign_width(report);
	fit_page(t, &l.widths);
	text_head(t, &l.widths);
	if (report_has_lines(report))
		texts = line_texts_of_rows(report, t->w->search, t->w->diag);
	while (first < texts.count && !texts.text[first].length)
		first++;
	/* Behind labels come texts: text_line_label(). */
	if (first < texts.count && before < t->width)
		text.width = before + (t->width - before) / 3 * 2;
	if (t->compact)
		text_apart_names(&text, report->order.listed, report->order.count, before);
	else if (t->width && !report_has_lines(report))
		text_apart_find(&text, report->order.listed, report->order.count, NULL, before);
	text.width = t->width;
	put_title(&l, before);
	good = put_rows(&l, &texts, error);
	text_put_newer(t, &texts.newer);
	line_texts_free(&texts);
	if (ranking_is_same(report))
		fputs("no difference\n", t->out);
	/* --summary needs a blank line only before sources. */
	if (!report->settings->summary || report->file_count)
		fputc('\n', t->out);
	text_widths_free(&l.widths);
	free(text.apart);
	return good;
}

/* Whether nothing is asked for that callgrind_annotate does not have. */
static bool is_classic(const struct writing *w)
{
	const struct settings *settings = w->report->settings;

	return !settings_compact(settings) && settings->by == BY_ROW && !settings->diff &&
	       !settings->compare && !settings->summary && !settings->fn.count &&
	       !settings->call_tree && !settings->assembly && !settings->line_min &&
	       !settings->line_numbers && settings->names == NAMES_FULL && !w->width && !w->color;
}

bool text_report(const struct writing *w, struct error *error)
{
	const struct settings *settings = w->report->settings;
	struct text t;
	bool good;

	if (is_classic(w))
		return classic_report(w, error);
	t = text_begin(w);
	if (settings->fn.count && !settings->call_tree)
		return text_functions(&t, error);
	if (settings->call_tree) {
		text_head(&t, NULL);
		return text_tree(&t, error);
	}
	good = put_functions(&t, error) &&
	       (settings->assembly ? text_asm(&t, error) : text_sources(&t, error));
	free(t.left_out);
	return good;
}

const struct writer TEXT_WRITER = {
	.name = "text",
	.has = HAS_SOURCES | HAS_LAYOUTS | HAS_SUITES,
	.report = text_report,
	.table = text_table,
	.functions = text_function_names,
};
