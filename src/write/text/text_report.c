/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The words and columns are those of callgrind_annotate (compat): scripts read
 * them.
 */
#include "write/text/text_report.h"

#include "base/stream.h"
#include "report/composition.h"
#include "report/ranking.h"
#include "source/line_texts.h"
#include "write/text/text.h"
#include "write/text/text_apart.h"
#include "write/text/text_asm.h"
#include "write/text/text_functions.h"
#include "write/text/text_sources.h"
#include "write/text/text_tree.h"

#include <inttypes.h>
#include <stdlib.h>

/* --- header ------------------------------------------------------------ */

static void put_word_list(const struct text *t, const char *title, const struct words *words,
			  const char *after)
{
	size_t i;

	if (!words->count)
		fprintf(t->out, "%-18s\n", title);
	for (i = 0; i < words->count; i++) {
		fprintf(t->out, "%-18s", i ? "" : title);
		str_print(t->out, str_of(words->at[i]));
		fprintf(t->out, "%s\n", after);
	}
}

/* Prints the "desc:" lines that the parts agree on. */
static void put_descs(const struct text *t, const struct head *head)
{
	size_t i;

	for (i = 0; i < head->desc_count; i++) {
		if (!head->descs[i].agreed)
			continue;
		text_put_name(t, head->descs[i].line);
		fputc('\n', t->out);
	}
}

/* Prints `title` and a name; prints nothing for NONE. */
static void put_named(const struct text *t, const char *title, name_id name)
{
	if (name == NONE)
		return;
	fputs(title, t->out);
	text_put_name(t, name);
}

/* Prints "BEFORE NAME:", and blanks up to the column after all titles. */
static void put_caption(FILE *out, const char *before, struct str name)
{
	size_t used = strlen(before) + fit_columns(name, 18) + 1;

	fputs(before, out);
	str_print(out, name);
	fprintf(out, ":%*s", used < 17 ? (int)(18 - used) : 1, "");
}

static void put_command(const struct text *t, const struct head *head, name_id command)
{
	if (!report_name(t->report, command).length)
		fputs("(unknown)", t->out);
	else
		text_put_name(t, command);
	if (head->pid != NONE) {
		put_named(t, " (PID ", head->pid);
		put_named(t, ", part ", head->number);
		put_named(t, ", thread ", head->thread);
		fputs(")", t->out);
	}
	fputs("\n", t->out);
}

/* Prints each command of the parts, with the process if there is only one. */
static void put_targets(const struct text *t, const char *title, struct str name,
			const struct head *head)
{
	size_t count = head->command_count, i;

	for (i = 0; i < count || i == 0; i++) {
		put_caption(t->out, title, name);
		put_command(t, head, count ? head->commands[i] : NONE);
	}
}

static void put_columns(const struct text *t, const char *title, const struct column *column,
			size_t count)
{
	size_t i;

	fprintf(t->out, "%-18s", title);
	for (i = 0; i < count; i++) {
		fputs(i ? " " : "", t->out);
		str_print(t->out, column[i].name);
	}
	fputs("\n", t->out);
}

/* Prints which rows are listed, and how much of the total they cover. */
static void put_choice(const struct text *t)
{
	const struct report *report = t->report;
	struct running listed;

	if (report->by != BY_ROW)
		fprintf(t->out, "%-18s%s\n", "Listed by:", BY_KINDS[report->by].noun);
	if (!report->order.chosen)
		return;
	fprintf(t->out, "%-18s%zu of %zu", "Listed:", report->order.count, report->order.listable);
	listed = running_listed(report);
	if (listed.column && listed.fits) {
		fprintf(t->out, ", with %s (%s) of ",
			text_amount(listed.column, listed.sum, t->changes).text,
			text_share(t, listed.sum, listed.total).text);
		str_print(t->out, listed.column->name);
	}
	fputc('\n', t->out);
}

static void put_settings(const struct text *t)
{
	const struct report *report = t->report;
	const struct profile *profile = report->profile;
	const struct columns *columns = report->columns;
	size_t i;

	fputs("Events recorded:  ", t->out);
	for (i = 0; i < profile->event_count; i++) {
		fputs(i ? " " : "", t->out);
		text_put_name(t, profile->events[i]);
	}
	fputs("\n", t->out);
	put_columns(t, "Events shown:", columns->shown,
		    columns->slice_count ? 1 : columns->shown_count);
	put_columns(t, "Event sort order:", columns->sorted, columns->sorted_count);
	fprintf(t->out, "%-18s", "Thresholds:");
	for (i = 0; i < columns->sorted_count; i++) {
		fputs(i ? " " : "", t->out);
		str_print(t->out, columns->thresholds[i].text);
	}
	fputs("\n", t->out);
	put_choice(t);
	put_word_list(t, "Include dirs:", &report->settings->include, "/");
	put_word_list(t, "User annotated:", report->sources, "");
	fprintf(t->out, "Auto-annotation:  %s\n\n", report->settings->annotate ? "on" : "off");
}

/* Prints how many parts and threads there are, if several. */
static void put_parts(const struct text *t, const struct head *head)
{
	if (head->parts <= 1)
		return;
	fprintf(t->out, "%-18s%zu", "Parts:", head->parts);
	if (head->threads > 1)
		fprintf(t->out, " (of %zu threads)", head->threads);
	fputs("\n", t->out);
}

/* Prints the name of each file, as "Profile data file 'NAME'". */
static void put_profile_names(const struct text *t, const struct head *head, const char *title,
			      name_id creator)
{
	size_t i;

	for (i = 0; i < head->file_count; i++) {
		if (!head->files[i].listed)
			continue;
		fprintf(t->out, "%s '", title);
		text_put_name(t, head->files[i].name);
		fputs("'", t->out);
		if (report_name(t->report, creator).length) {
			put_named(t, " (creator: ", creator);
			fputs(")", t->out);
		}
		creator = NONE;
		fputs("\n", t->out);
	}
}

void text_differences(FILE *out, const struct report *report, const struct heads *heads,
		      void (*label)(FILE *out, const char *before, struct str side),
		      void (*put)(FILE *out, struct str text))
{
	bool any = false;
	size_t i;

	for (i = 0; i < heads->difference_count; i++) {
		const struct difference *one = &heads->differences[i];

		if (one->kind == DIFFERENCE_COMMAND)
			continue;
		/* Events of the same side are in one line. */
		if (i && one->kind == DIFFERENCE_EVENT && one[-1].kind == DIFFERENCE_EVENT &&
		    one[-1].side == one->side) {
			fputc(' ', out);
		} else {
			fputs(any ? "\n" : "", out);
			label(out, one->kind == DIFFERENCE_LINE ? "Differs in " : "Not in ",
			      columns_side(report->columns, one->side));
		}
		put(out, report_shown_name(report, one->text));
		any = true;
	}
	fputs(any ? "\n" : "", out);
}

/* Prints trigger and time range of a single part, or the number of parts. */
static void put_part_range(const struct text *t, const struct head *head)
{
	static const struct str keys[] = {{"Trigger:", 8}, {"Timerange:", 10}};
	bool any = false;
	size_t i, j;

	for (j = 0; head->parts == 1 && j < LENGTH(keys); j++)
		for (i = 0; i < head->desc_count; i++) {
			struct str line = report_name(t->report, head->descs[i].line);

			if (!head->descs[i].agreed || !str_begins(line, keys[j]))
				continue;
			fputs(any ? "; " : "", t->out);
			any = true;
			str_print(t->out, line);
		}
	if (!any)
		fprintf(t->out, "%zu part%s", head->parts, head->parts == 1 ? "" : "s");
	fputc('\n', t->out);
}

/* Prints what the slices are, if they are parts or threads of one run. */
static void put_slices(const struct text *t)
{
	const struct profile *profile = t->report->profile;
	size_t i;

	for (i = 0; i < profile->slice_count; i++) {
		struct head head;

		head_of(&head, profile, profile->slices[i]);
		put_caption(t->out, "", columns_side(t->report->columns, i));
		put_part_range(t, &head);
		head_free(&head);
	}
}

/* The i-th side of the header: slices in order, but NEW before OLD. */
static size_t header_side(const struct heads *heads, size_t i)
{
	return heads->slices ? i : heads->count - 1 - i;
}

/* Prints the commands of the sides or slices, and what else differs. */
static void put_compared(const struct text *t, const struct heads *heads)
{
	size_t i;

	for (i = 0; i < heads->count; i++) {
		size_t side = header_side(heads, i);
		const struct head *head = &heads->list[side];

		if (!i && !heads->slices)
			put_targets(t, "Profiled target", STR(""), head);
		else if (heads->slices || head->command_count || heads->list[1].command_count)
			put_targets(t, "Target of ", columns_side(t->report->columns, side), head);
	}
	if (heads->count == 1)
		put_slices(t);
	text_differences(t->out, t->report, heads, put_caption, str_print);
}

static void put_header(const struct text *t, const struct heads *heads)
{
	const struct head *new = &heads->list[heads->count - 1];
	size_t i;

	fputs(TEXT_RULE, t->out);
	for (i = 0; i < heads->count; i++) {
		const struct head *head = &heads->list[header_side(heads, i)];
		bool old = i && !heads->slices;

		put_profile_names(t, head, old ? "Compared with" : "Profile data file",
				  old ? NONE : head->creator);
	}
	fputs(TEXT_RULE, t->out);
	put_descs(t, new);
	put_compared(t, heads);
	put_parts(t, new);
	put_settings(t);
}

/* --- the head of --summary --------------------------------------------- */

static void put_next(FILE *out, struct str text)
{
	fwrite(text.at, 1, text.length, out);
}

/* Appends a side's first file, cut to half the width, and how many follow. */
static void append_files(const struct text *t, const struct head *head)
{
	size_t i, more = 0;
	struct str first = STR("");

	for (i = 0; i < head->file_count; i++) {
		struct str name = report_shown_name(t->report, head->files[i].name);

		if (!head->files[i].listed)
			continue;
		more += first.length > 0;
		first = first.length ? first : name;
	}
	text_put_fit(t, fit_path(first, t->width ? t->width / 2 : SIZE_MAX, SIZE_MAX), put_next);
	if (more)
		fprintf(t->out, " and %zu more", more);
}

/* Appends the file of the profile, OLD's file, and the commands. */
static void append_run(const struct text *t, const struct heads *heads)
{
	const struct head *new = &heads->list[heads->count - 1];
	size_t i;

	append_files(t, new);
	if (heads->count > 1) {
		fputs(" compared with ", t->out);
		append_files(t, &heads->list[0]);
	}
	for (i = 0; i < new->command_count; i++) {
		fputs(i ? ", " : ": ", t->out);
		put_next(t->out, report_shown_name(t->report, new->commands[i]));
	}
}

/* Appends "1,234 Ir"; with --diff "+34 Ir (+2.83%: 1,200 to 1,234)". */
static void append_total(const struct text *t, const struct column *column)
{
	const struct report *report = t->report;
	const struct columns *columns = report->columns;
	const struct costs *costs = &report->costs;
	struct figure_text new =
		text_value(columns, column, costs, report_new(report)->total, false);
	int64_t change;

	if (!t->changes || !column_adds_up(column)) {
		if (t->changes)
			new = text_value(columns, column, costs, report->totals, true);
		fprintf(t->out, "%s ", new.text);
		put_next(t->out, column->name);
		return;
	}
	column_value(columns, column, costs, report->totals, &change);
	fprintf(t->out, "%s ", text_amount(column, change, true).text);
	put_next(t->out, column->name);
	fprintf(t->out, " (%s: %s to %s)", text_share(t, change, report_whole(report, column)).text,
		text_value(columns, column, costs, report_old(report)->total, false).text,
		new.text);
}

/* Whether any view has a total of a column; some profiles have no calls. */
static bool has_total(const struct report *report, const struct column *column)
{
	struct fraction ignored;
	size_t i;

	for (i = 0; i < report->view_count; i++)
		if (column_fraction(report->columns, column, &report->costs, report->views[i].total,
				    &ignored))
			return true;
	return false;
}

/* Whether a column is Incl(X) and X, which has the same total, is shown. */
static bool is_said_by_self(const struct columns *columns, const struct column *column)
{
	size_t i;

	for (i = 0; column->self && i < columns->shown_count; i++)
		if (str_equal(columns->shown[i].name, column->self->name))
			return true;
	return false;
}

/* Appends the totals, and how much of them the listed rows cover. */
static void append_totals(const struct text *t, const struct heads *heads)
{
	const struct report *report = t->report;
	const struct columns *columns = report->columns;
	struct running listed = running_listed(report);
	bool any = false;
	size_t i;

	fputs("Total:", t->out);
	for (i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];

		if (is_said_by_self(columns, column) || !has_total(report, column))
			continue;
		fputs(any ? ", " : " ", t->out);
		append_total(t, column);
		any = true;
	}
	if (!any)
		fputs(" nothing", t->out);
	if (!heads->list[heads->count - 1].believed)
		fputs(" (calculated)", t->out);
	fprintf(t->out, "; below: %s", text_count((int64_t)report->order.count, false).text);
	fprintf(t->out, " of %s %s%s", text_count((int64_t)report->order.listable, false).text,
		BY_KINDS[report->settings->by].noun, report->order.listable == 1 ? "" : "s");
	if (listed.column && listed.fits)
		fprintf(t->out, ", %s", text_share(t, listed.sum, listed.total).text);
}

/* Appends the total, and the share of it that a branch must have. */
static void append_cut(const struct text *t, const struct heads *heads)
{
	const struct report *report = t->report;
	const struct settings *settings = report->settings;
	const struct column *column = columns_additive(report->columns);

	(void)heads;
	fputs("Total: ", t->out);
	if (column)
		append_total(t, column);
	fprintf(t->out, "; below: calls of %s %% or more", settings->branch_min);
	if (settings->depth < UINT64_MAX)
		fprintf(t->out, ", %" PRIu64 " level%s", settings->depth,
			settings->depth == 1 ? "" : "s");
}

static void put_head_line(const struct text *t, const struct heads *heads,
			  void (*append_to)(const struct text *t, const struct heads *heads))
{
	struct draft line;
	struct text to = *t;

	draft_open(&line);
	to.out = line.file;
	append_to(&to, heads);
	text_put_rest(t, draft_close(&line), 0, str_print);
	fputc('\n', t->out);
	free(line.text);
}

/* --- functions --------------------------------------------------------- */

static void put_total(const struct text *t, const struct heads *heads)
{
	const struct report *report = t->report;
	const struct profile *profile = report->profile;
	const struct costs *totals = &report->costs;
	struct widths widths = text_widths(t);
	struct text plain = *t;
	const struct head *new = &heads->list[heads->count - 1];
	const char *calculated = new->believed ? "" : " (calculated)";
	size_t title = strlen(" PROGRAM TOTALS") + strlen(calculated);
	/* With --compare, one cost has the values of all columns. */
	bool slices = profile->slice_count;
	bool diff = profile_compares(profile) && !slices;
	cost_id total = slices ? report->totals : report_new(report)->total;

	plain.changes = false;
	text_widen(&plain, &widths, totals, total);
	if (diff) {
		text_widen(&plain, &widths, totals, report_old(report)->total);
		text_widen(t, &widths, totals, report->totals);
	}
	text_widths_cut(t, &widths, title);
	fputs(TEXT_RULE, t->out);
	text_headings(t, &widths, "");
	fputs(TEXT_RULE, t->out);
	if (diff) {
		text_costs(t, &widths, totals, report->totals);
		fputs(" PROGRAM TOTALS (NEW - OLD)\n", t->out);
		text_costs(&plain, &widths, totals, report_old(report)->total);
		fprintf(t->out, " OLD%s\n", heads->list[0].believed ? "" : " (calculated)");
	}
	text_costs(&plain, &widths, totals, total);
	fprintf(t->out, " %s%s\n", diff ? "NEW" : "PROGRAM TOTALS", calculated);
	fputc('\n', t->out);
	text_widths_free(&widths);
}

static bool put_tree_calls(const struct text *t, const struct widths *widths, row_id row,
			   bool callers, struct error *error)
{
	struct row_calls calls = {0};
	bool good = row_calls_of(t->report, row, callers, &calls, error);
	struct text text = text_apart_calls(t, &calls, text_widths_sum(widths) + TEXT_CALLS);
	size_t i;

	for (i = 0; good && i < calls.count; i++)
		text_call(&text, widths, &calls, &calls.list[i], callers ? " < " : " >   ", true);
	text_apart_end(t, &text);
	row_calls_free(&calls);
	return good;
}

/* Whether rows show the share of the total in all rows up to them. */
static bool has_running(const struct report *report)
{
	return !report->columns->slice_count && (report->by != BY_ROW || report_has_lines(report));
}

enum { RUNNING_WIDTH = 9 /* "  12.34% " */, SUB_INDENT = 4 };

/* The state of printing the list. */
struct list {
	const struct text *t;
	struct widths widths;
	struct running running;
	size_t running_width; /* 0: put_running() prints nothing */
};

/*
 * Prints the share of the total in the rows up to this one.  Returns the number
 * of columns used.
 */
static size_t put_running(const struct list *l)
{
	const struct running *running = &l->running;
	FILE *out = l->t->out;
	struct figure_text share = {"", 0};

	if (!l->running_width)
		return 0;
	if (running->fits && running->column)
		share = text_share(l->t, running->sum, running->total);
	fwrite("        ", 1, share.length < 7 ? 8 - share.length : 1, out);
	fwrite(share.text, 1, share.length, out);
	fputc(' ', out);
	return l->running_width;
}

/* Prints the figures of a part of a row; returns the number of columns used. */
static size_t put_sub(const struct list *l, const struct composition *subs, cost_id cost)
{
	size_t used = text_costs(l->t, &l->widths, &subs->costs, cost);
	size_t indent = l->running_width + SUB_INDENT;

	fprintf(l->t->out, "%*s", (int)indent, "");
	return used + indent;
}

/* Prints how many parts are left out and, if it fits, the option for them. */
static void put_more(const struct list *l, size_t count, size_t used)
{
	size_t width = l->t->width;
	char text[64];
	int n = sprintf(text, "(%zu more, --min=0 shows them)", count);

	if (width && used + (size_t)n > width)
		sprintf(text, "(%zu more)", count);
	fprintf(l->t->out, "%s\n", text);
}

/* Prints the parts that a row consists of, if there are several. */
static bool put_subs(const struct list *l, row_id row, struct error *error)
{
	struct composition subs;
	bool good = composition_large(l->t->report, row, &subs, error);
	size_t i;

	for (i = 0; good && i < subs.count; i++) {
		const struct component *sub = &subs.list[i];

		size_t used = put_sub(l, &subs, sub->cost);

		text_part(l->t, sub->file, sub->name, sub->object, used);
	}
	if (good && subs.folded)
		put_more(l, subs.folded, put_sub(l, &subs, subs.rest));
	composition_free(&subs);
	return good;
}

/* The width of the labels before texts; labels wider than MOST do not count. */
static size_t text_column(const struct text *t, const struct line_texts *texts)
{
	enum { MOST = 64 };
	const struct report *report = t->report;
	size_t widest = 0, i;

	for (i = 0; i < texts->count; i++) {
		size_t n = texts->text[i].length
				   ? text_label_columns(t, report->order.listed[i], MOST + 1)
				   : 0;

		widest = n > widest && n <= MOST ? n : widest;
	}
	return widest;
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
	size_t sign = sign_width(report);
	size_t used = text_costs(t, &l->widths, &report->costs, report->rows.list[row].cost);

	used += put_running(l) + sign;
	fputc(' ', t->out);
	if (sign > 1)
		fputs("*  ", t->out);
	return used;
}

static bool put_function(const struct list *l, row_id row, struct error *error)
{
	const struct text *t = l->t;
	const struct report *report = t->report;
	int tree = report->settings->tree;

	if (tree != TREE_NONE)
		fputc('\n', t->out);
	if (tree != TREE_NONE && tree != TREE_CALLING &&
	    !put_tree_calls(t, &l->widths, row, true, error))
		return false;
	text_label(t, row, put_figures(l, row), "", true);
	/* With --summary, each row is one line, to fit on a screen. */
	if (has_running(report) && !report->settings->summary && !put_subs(l, row, error))
		return false;
	return tree == TREE_NONE || tree == TREE_CALLER ||
	       put_tree_calls(t, &l->widths, row, false, error);
}

/* Prints the listed rows; those of --by=line with their texts. */
static bool put_rows(struct list *l, struct error *error)
{
	const struct text *t = l->t;
	const struct report *report = t->report;
	struct line_texts texts = {0};
	bool good = true;
	size_t column, i;

	if (report_has_lines(report))
		texts = line_texts_of_rows(report, t->w->search, t->w->diag);
	column = text_column(t, &texts);
	for (i = 0; good && i < report->order.count && !ferror(t->out); i++) {
		row_id row = report->order.listed[i];

		running_add(&l->running, report, row);
		if (report_has_lines(report))
			text_line_label(t, row, put_figures(l, row), column, texts.text[i]);
		else
			good = put_function(l, row, error);
	}
	line_texts_free(&texts);
	return good;
}

/* Widens the columns for the rows. */
static void widen_for_rows(struct list *l, bool listed_only)
{
	const struct report *report = l->t->report;
	size_t i;

	if (listed_only) {
		for (i = 0; i < report->order.count; i++)
			text_widen(l->t, &l->widths, &report->costs,
				   report->rows.list[report->order.listed[i]].cost);
		return;
	}
	/* compat: all rows count, also those that are not listed. */
	for (i = report->rows.first; i < report->rows.count; i++)
		if ((report->rows.list[i].recorded || report->settings->inclusive) &&
		    report->rows.list[i].cost)
			text_widen(l->t, &l->widths, &report->costs, report->rows.list[i].cost);
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

static void put_title(const struct list *l)
{
	const struct report *report = l->t->report;
	const char *rule = report->settings->summary ? "" : TEXT_RULE;
	char title[96];

	sprintf(title, "%s %s", l->running_width ? " Running " : "",
		report_has_lines(report)    ? "file:line:function"
		: report_is_grouped(report) ? BY_KINDS[report->by].noun
					    : "file:function");
	fputs(rule, l->t->out);
	text_headings(l->t, &l->widths, title);
	fputs(rule, l->t->out);
}

static bool put_functions(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct text text = *t;
	struct list l = {.t = &text, .running = running_begin(report)};
	bool good;

	find_widths(&l);
	if (t->width && !report_has_lines(report))
		text_apart_find(&text, report->order.listed, report->order.count,
				text_widths_sum(&l.widths) + l.running_width + sign_width(report));
	put_title(&l);
	good = put_rows(&l, error);
	if (ranking_is_same(report))
		fputs("no difference\n", t->out);
	/* --summary needs a blank line only before sources. */
	if (!report->settings->summary || report->file_count)
		fputc('\n', t->out);
	text_widths_free(&l.widths);
	free(text.apart);
	return good;
}

bool text_report(const struct writing *w, struct error *error)
{
	const struct settings *settings = w->report->settings;
	struct text t = text_begin(w);
	struct heads heads;

	if (settings->fn.count && !settings->call_tree)
		return text_functions(&t, error);
	heads_make(&heads, w->profile);
	if (settings->summary || settings->call_tree) {
		put_head_line(&t, &heads, append_run);
		put_head_line(&t, &heads, settings->call_tree ? append_cut : append_totals);
	} else {
		put_header(&t, &heads);
		put_total(&t, &heads);
	}
	heads_free(&heads);
	if (settings->call_tree)
		return text_tree(&t, error);
	if (!put_functions(&t, error))
		return false;
	if (!settings->assembly)
		return text_sources(&t, error);
	return text_asm(&t, error);
}
