/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The report of one profile, or of the sum of several, as callgrind_annotate prints it.  It is
 * frozen: programs read it, and whatever the script does not have is a matter of the screen.
 * compat: the words, widths, blanks and shares are the script's.
 */
#include "write/prose.h"
#include "write/writing.h"

#include <inttypes.h>

/* A line of 80 dashes. */
static const char RULE[] = "----------------------------------------"
			   "----------------------------------------\n";

/* --- columns ------------------------------------------------------------- */

enum {
	PERCENT_WIDTH = 9, /* " (12.34%)" */
	WIDEST = 40,       /* bytes of an event's name that are shown */
	WIDEST_CELL = WIDEST + 2 * FRACTION_TEXT,
};

/* The columns of one table. */
struct classic_columns {
	struct classic_cell {
		const struct column *column;
		size_t width;
		int64_t fits;  /* counts from 0 to this fit into width; or -1 */
		int64_t whole; /* the total that shares are of */
		bool shares;   /* counts have their percentages beside them */
	} * cells;             /* the caller frees */
	size_t count;
};

static struct classic_columns columns_begin(const struct report *report)
{
	const struct columns *all = report->columns;
	struct classic_columns columns = {
		.cells = util_alloc(all->shown_count, sizeof(*columns.cells)),
		.count = all->shown_count,
	};

	for (size_t i = 0; i < columns.count; i++) {
		const struct column *column = &all->shown[i];

		columns.cells[i] = (struct classic_cell){
			.column = column,
			.width = str_head(column->name, WIDEST).length,
			.fits = -1,
			.whole = report_whole(report, column),
			.shares = report->settings->show_percs && !column->is_ratio,
		};
	}
	return columns;
}

/* Widens the columns so that an item fits. */
static void columns_widen(const struct report *report, struct classic_columns *columns,
			  struct item item)
{
	for (size_t i = 0; i < columns->count; i++) {
		struct classic_cell *cell = &columns->cells[i];
		const struct column *column = cell->column;
		bool count = column->unit == COLUMN_COUNT;
		int64_t value;
		bool given = column_value(report->columns, column, item, &value);
		size_t n;

		/* A count that is not given widens no column. */
		if ((!given && !column->is_ratio) || (count && value >= 0 && value <= cell->fits))
			continue;
		cell->fits = count && value > cell->fits ? value : cell->fits;
		/* compat: shares of 100 % or more are not aligned. */
		n = numbers_of_item(report->columns, column, item, false, false).length +
		    (cell->shares ? PERCENT_WIDTH : 0);
		if (n > cell->width)
			cell->width = n;
	}
}

/* Prints the names of the columns and, behind them, `after`. */
static void put_headings(FILE *out, const struct classic_columns *columns, const char *after)
{
	for (size_t i = 0; i < columns->count; i++) {
		const struct classic_cell *cell = &columns->cells[i];
		struct str name = str_head(cell->column->name, WIDEST);

		str_print(out, name);
		fprintf(out, "%*s",
			name.length < cell->width ? (int)(cell->width - name.length) + 1 : 1, "");
	}
	fprintf(out, "%s\n", after);
}

/* Puts blanks, and a text behind them; returns the end. */
static char *put_text(char *to, size_t blanks, const char *text, size_t length)
{
	memset(to, ' ', blanks);
	memcpy(to + blanks, text, length);
	return to + blanks + length;
}

/* Puts the value of a column, right-aligned, its share, and a blank; returns the end. */
static char *put_cell(const struct report *report, const struct classic_cell *cell,
		      struct item item, char *to)
{
	const struct column *column = cell->column;
	char text[FRACTION_TEXT], *end = text + FRACTION_TEXT, *digits = end - 1;
	struct value_text share;
	size_t n, used, percent = share.length = 0;
	int64_t value;
	bool given = column_value(report->columns, column, item, &value);

	*digits = '.';
	if (column->unit != COLUMN_COUNT) {
		struct value_text printed =
			numbers_of_item(report->columns, column, item, false, false);

		digits = end - printed.length;
		memcpy(digits, printed.text, printed.length);
	} else if (given) {
		digits = number_put_grouped(end, value);
	}
	n = (size_t)(end - digits);
	if (cell->shares) {
		if (value)
			share = numbers_share(value, cell->whole, false, false);
		percent = share.length > 6 ? share.length + 3 : PERCENT_WIDTH;
	}
	used = n + percent;
	to = put_text(to, used < cell->width ? cell->width - used : 0, digits, n);
	/* compat: what has no percentage has room for one, even if no other has one. */
	if (!share.length)
		return put_text(to, percent, " ", 1);
	to = put_text(stpcpy(to, " ("), share.length < 6 ? 6 - share.length : 0, share.text,
		      share.length);
	return stpcpy(to, ") ");
}

/* Prints the values of an item in all columns, with a blank after each. */
static void put_item(const struct writing *w, const struct classic_columns *columns,
		     struct item item)
{
	char line[8 * WIDEST_CELL];
	char *to = line;

	for (size_t i = 0; i < columns->count; i++) {
		if (to > line + sizeof(line) - WIDEST_CELL) {
			fwrite(line, 1, (size_t)(to - line), w->out);
			to = line;
		}
		to = put_cell(w->report, &columns->cells[i], item, to);
	}
	/* cppcheck-suppress uninitvar; of no column, nothing is written */
	fwrite(line, 1, (size_t)(to - line), w->out);
}

/* Prints a table of one line: its costs, a blank and a title. */
static void put_sum(const struct writing *w, struct item sum, const char *title)
{
	struct classic_columns columns = columns_begin(w->report);

	columns_widen(w->report, &columns, sum);
	fputs(RULE, w->out);
	put_headings(w->out, &columns, "");
	fputs(RULE, w->out);
	put_item(w, &columns, sum);
	fprintf(w->out, " %s\n\n", title);
	free(columns.cells);
}

/* Prints a call: its costs, a sign, the label of its row, its count. */
static void put_call(const struct writing *w, const struct classic_columns *columns,
		     const struct row_calls *calls, const struct row_call *call, const char *sign,
		     bool with_object)
{
	put_item(w, columns, row_calls_item(w->report, calls, call));
	fputs(sign, w->out);
	label_put(w->out, w->report, call->row,
		  call_text(w->report, calls, call, false, false).text, with_object);
	fputc('\n', w->out);
}

/* --- what stands above the list ------------------------------------------ */

/* Prints `before` and a name; prints nothing for NONE. */
static void put_named(const struct writing *w, const char *before, name_id name, const char *after)
{
	if (name == NONE)
		return;
	fputs(before, w->out);
	str_print(w->out, report_shown_name(w->report, name));
	fputs(after, w->out);
}

static void put_files(const struct writing *w, const struct head *head)
{
	for (size_t i = 0; i < head->file_count; i++) {
		const struct part *part = head->files[i].first;

		put_named(w, "Profile data file '", part->file, "'");
		if (!i && report_name(w->report, part->origin.creator).length)
			put_named(w, " (creator: ", part->origin.creator, ")");
		fputs("\n", w->out);
	}
}

/* Prints each command of the parts, with the process if there is only one. */
static void put_targets(const struct writing *w, const struct head *head)
{
	const struct map *commands = &head->texts[HEAD_COMMAND];
	const name_id pid = head_text(head, HEAD_PID);

	for (size_t i = 0; i < commands->count || i == 0; i++) {
		name_id command = commands->count ? commands->pairs[i].a : NONE;
		bool known = report_name(w->report, command).length;

		fprintf(w->out, "%-18s", "Profiled target:");
		str_print(w->out, known ? report_shown_name(w->report, command) : STR("(unknown)"));
		put_named(w, " (PID ", pid, "");
		if (pid != NONE && head->parts.count == 1) {
			put_named(w, ", part ", head->files[0].first->number, "");
			put_named(w, ", thread ", head_text(head, HEAD_THREAD), "");
		}
		fputs(pid != NONE ? ")\n" : "\n", w->out);
	}
}

/* Prints the names of columns, or the thresholds of those that sort. */
static void put_columns(const struct writing *w, const char *title, const struct column *column,
			size_t count, bool thresholds)
{
	fprintf(w->out, "%-18s", title);
	for (size_t i = 0; i < count; i++) {
		fputs(i ? " " : "", w->out);
		str_print(w->out, thresholds ? column[i].threshold.text : column[i].name);
	}
	fputs("\n", w->out);
}

static void put_words(const struct writing *w, const char *title, const struct words *words,
		      const char *after)
{
	for (size_t i = 0; i < words->count || i == 0; i++) {
		fprintf(w->out, "%-18s", i ? "" : title);
		str_print(w->out, words->count ? str_of(words->at[i]) : STR(""));
		fprintf(w->out, "%s\n", words->count ? after : "");
	}
}

static void put_listed(const struct writing *w)
{
	const struct report_order *order = &w->report->order;
	const struct column *column = columns_additive(w->columns);
	int64_t sum, total;

	fprintf(w->out, "%-18s%zu of %zu", "Listed:", order->count, order->listable);
	if (ranking_listed(w->report, &sum, &total)) {
		fprintf(w->out, ", with %s (%s) of ", numbers_value(column, sum, false, false).text,
			numbers_share(sum, total, false, false).text);
		str_print(w->out, column->name);
	}
	fputc('\n', w->out);
}

static void put_settings(const struct writing *w)
{
	const struct report *report = w->report;
	const struct profile *profile = w->profile;
	const struct columns *columns = w->columns;
	size_t sorted = columns->sorted_count;

	fputs("Events recorded:  ", w->out);
	for (size_t i = 0; i < profile->event_count; i++)
		put_named(w, i ? " " : "", profile->events[i], "");
	fputs("\n", w->out);
	put_columns(w, "Events shown:", columns->shown, columns->shown_count, false);
	put_columns(w, "Event sort order:", columns->sorted, sorted, false);
	put_columns(w, "Thresholds:", columns->sorted, sorted, true);
	if (report->order.chosen)
		put_listed(w);
	if (profile->symbolizer != NONE) {
		fprintf(w->out, "%-18s", "Inlined:");
		totals_put_resolved(w->out, report);
		fputc('\n', w->out);
	}
	put_words(w, "Include dirs:", &report->settings->include, "/");
	put_words(w, "User annotated:", report->sources, "");
	fprintf(w->out, "Auto-annotation:  %s\n\n", report->settings->annotate ? "on" : "off");
}

static void put_head(const struct writing *w)
{
	struct head head;

	head_of(&head, w->profile, w->profile->current);
	fputs(RULE, w->out);
	put_files(w, &head);
	fputs(RULE, w->out);
	for (size_t i = 0; i < head.texts[HEAD_LINE].count; i++)
		put_named(w, "", head.texts[HEAD_LINE].pairs[i].a, "\n");
	put_targets(w, &head);
	if (head.parts.count > 1) {
		fprintf(w->out, "%-18s%zu", "Parts:", head.parts.count);
		if (head.texts[HEAD_THREAD].count > 1)
			fprintf(w->out, " (of %zu threads)", head.texts[HEAD_THREAD].count);
		fputs("\n", w->out);
	}
	put_settings(w);
	put_sum(w, report_totals(w->report),
		head.parts.believed ? "PROGRAM TOTALS" : "PROGRAM TOTALS (calculated)");
	head_free(&head);
}

/* --- the list ------------------------------------------------------------ */

/* Prints the callers or the callees of a row. */
static void put_calls(const struct writing *w, const struct classic_columns *columns, row_id row,
		      bool callers)
{
	struct row_calls calls = {0};

	row_calls_of(w->report, row, callers, &calls);
	for (size_t i = 0; i < calls.count; i++)
		put_call(w, columns, &calls, &calls.list[i], callers ? " < " : " >   ", true);
	row_calls_free(&calls);
}

static void put_list(const struct writing *w)
{
	const struct report *report = w->report;
	struct classic_columns columns = columns_begin(report);
	int tree = report->settings->tree;

	/* compat: all rows count, also those that are not listed. */
	for (size_t i = report->rows.first; i < report->rows.count; i++)
		if (report->rows.list[i].recorded || report->settings->inclusive)
			columns_widen(report, &columns, report_row(report, (row_id)i));
	fputs(RULE, w->out);
	put_headings(w->out, &columns, " file:function");
	fputs(RULE, w->out);
	for (size_t i = 0; i < report->order.count && !ferror(w->out); i++) {
		row_id row = report->order.listed[i];

		if (tree != TREE_NONE)
			fputc('\n', w->out);
		if (tree == TREE_CALLER || tree == TREE_BOTH)
			put_calls(w, &columns, row, true);
		put_item(w, &columns, report_row(report, row));
		fputs(tree == TREE_NONE ? " " : " *  ", w->out);
		label_put(w->out, report, row, "", true);
		fputc('\n', w->out);
		if (tree == TREE_CALLING || tree == TREE_BOTH)
			put_calls(w, &columns, row, false);
	}
	fputc('\n', w->out);
	free(columns.cells);
}

/* --- the annotated sources ----------------------------------------------- */

/* The sources, and the sum of the lines that are printed. */
struct sources {
	struct annotated annotated;
	struct costs costs;
	struct values shown[SIDES];
};

/* Prints a line of a source with its costs and calls. */
static void put_line(const struct writing *w, struct sources *s, struct classic_columns *columns,
		     const struct source_item *item)
{
	const struct annotated *a = &s->annotated;
	const struct source_line *line = &item->line;
	struct item cost = source_lines_item(w->report, &a->lines, line);

	put_item(w, columns, cost);
	fputc(' ', w->out);
	if (item->kind == SOURCE_BOGUS) {
		fprintf(w->out, "<bogus line %" PRIu64 ">\n", source_shown_line(item));
		return;
	}
	str_print_source(w->out, item->text);
	fputc('\n', w->out);
	for (size_t i = line->first; i < line->end; i++) {
		const struct row_call *call = &a->lines.calls.list[i];

		put_call(w, columns, &a->lines.calls, call, " => ",
			 w->report->rows.list[call->row].ambiguous);
	}
	values_add(&s->costs, s->shown, cost.costs, cost.in, cost.sides);
}

static void put_lines(const struct writing *w, struct sources *s, struct str name)
{
	struct annotated *a = &s->annotated;
	const struct source_lines *lines = &a->lines;
	struct classic_columns columns = columns_begin(w->report);
	struct source_item item;

	/* compat: calls may be wider than the columns. */
	for (size_t i = 0; i < lines->count; i++)
		if (lines->lines[i].costly)
			columns_widen(w->report, &columns,
				      source_lines_item(w->report, lines, &lines->lines[i]));
	put_headings(w->out, &columns, "");
	fputc('\n', w->out);
	while (annotated_next(a, w->out, &item))
		if (item.kind == SOURCE_GAP)
			fprintf(w->out,
				"-- line %" PRIu64 " ----------------------------------------\n",
				item.number);
		else
			put_line(w, s, &columns, &item);
	if (lines->count && lines->lines[0].costly && lines->lines[0].number == 0) {
		fputc('\n', w->out);
		put_item(w, &columns, source_lines_item(w->report, lines, lines->lines));
		fputs(" <counts for unidentified lines in ", w->out);
		str_print(w->out, name);
		fputs(">\n", w->out);
	}
	fputc('\n', w->out);
	free(columns.cells);
}

static void put_file(const struct writing *w, struct sources *s, const struct report_file *file)
{
	struct annotated *a = &s->annotated;
	struct str name = report_file_name(w->report, file);

	if (!annotated_open(a, file))
		return;
	fprintf(w->out, "%s-- %s-annotated source: ", RULE, file->wanted ? "User" : "Auto");
	str_print(w->out, str_of(a->source.heading));
	/* compat: the script has a banner here, which programs do not expect. */
	if (a->newer && !w->report->settings->drop_in)
		fputs(" (changed after the profile was taken)", w->out);
	fprintf(w->out, "\n%s", RULE);
	if (a->file != NONE) {
		put_lines(w, s, name);
	} else {
		fputs("  No information has been collected for ", w->out);
		str_print(w->out, name);
		fputs("\n\n", w->out);
	}
	annotated_close(a);
}

static void put_not_found(const struct writing *w, const struct annotated *a)
{
	if (!a->not_found_count)
		return;
	fprintf(w->out, "%sThe following files chosen for auto-annotation could not be found:\n%s",
		RULE, RULE);
	for (size_t i = 0; i < a->not_found_count; i++) {
		fputs("  ", w->out);
		str_print(w->out, limits_name(w->report->limits, a->not_found[i]));
		fputc('\n', w->out);
	}
	fputc('\n', w->out);
}

/* Prints the annotated sources, and what is not annotated. */
static void put_sources(const struct writing *w)
{
	struct report *report = w->report;
	struct sources s = {.annotated = {.report = report, .row = NONE, .search = w->search}};
	struct annotated *a = &s.annotated;

	/* What people are told does not depend on when they leave the pager. */
	for (size_t i = 0; i < report->file_count && (!ferror(w->out) || w->diag->people); i++)
		put_file(w, &s, &report->files[i]);
	annotated_end(a);
	put_not_found(w, a);
	report_note_overflow(report, &s.costs);
	if (a->any)
		put_sum(w, report_item(report, &s.costs, s.shown), "events annotated");
	if (a->missing_files && w->diag->people)
		diag_warn(w->diag, "%s source file%s not found (say where with -I DIR)",
			  number_grouped((int64_t)a->missing_files).text,
			  a->missing_files == 1 ? "" : "s");
	cost_free(&s.costs);
	free(a->not_found);
}

void classic_report(const struct writing *w)
{
	put_head(w);
	put_list(w);
	put_sources(w);
}
