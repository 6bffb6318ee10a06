/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tables for a comment on a pull request, in GitHub's Markdown.  A report has the totals in its
 * first line.  No text is longer than 60,000 bytes: lines are written as long as they fit, and those
 * of tables that do not are counted in the last line.  Names are written as code, so that nothing in
 * them is taken for Markdown.
 */
#include "write/prose.h"
#include "write/writing.h"

#include <ctype.h>

enum {
	MOST = 60000,   /* bytes; a comment may have 65,536 characters */
	LAST = 100,     /* bytes of MOST that are left for the last line */
	LONGEST = 1000, /* bytes of a name */
	WIDEST = 40,    /* bytes of an event's name */
};

/*
 * Ends a text, which draft has: writes its lines as long as they fit, and how many of tables did
 * not.
 */
static void put_fitting(FILE *out, struct draft *draft)
{
	struct str text = draft_close(draft);
	size_t left = MOST - LAST, unfit = 0;

	while (text.length) {
		struct str line = str_eat_until(&text, '\n');
		bool fits = line.length < left;

		left = fits ? left - line.length - 1 : 0;
		if (fits)
			fprintf(out, "%.*s\n", (int)line.length, line.at);
		unfit += !fits && line.length && line.at[0] == '|';
	}
	free(draft->text);
	if (unfit)
		fprintf(out, "\n%s more line%s not fit into a comment\n",
			number_grouped((int64_t)unfit).text, unfit > 1 ? "s do" : " does");
}

/* --- text of strangers ------------------------------------------------- */

/* Returns whether a name can be quoted with backquotes inside a table. */
static bool is_quotable(struct str s)
{
	for (size_t i = 0; i < s.length; i++)
		if (s.at[i] == '`' || s.at[i] == '|' || s.at[i] == '\\')
			return false;
	return s.length && s.at[0] != ' ' && s.at[s.length - 1] != ' ';
}

/* Writes a name as code. */
static void put_quoted(FILE *out, struct str name)
{
	static const struct markup in_backquotes = {.backslash = "\\"};
	static const struct markup in_html = {.backslash = "&#92;", .numbers = true};
	struct str head = str_head(name, LONGEST);
	bool plain = is_quotable(head);

	if (!name.length)
		return;
	fputs(plain ? "`" : "<code>", out);
	markup_put(out, plain ? &in_backquotes : &in_html, head);
	if (head.length < name.length)
		fputs("...", out);
	fputs(plain ? "`" : "</code>", out);
}

static void put_bytes(FILE *out, struct str text)
{
	fwrite(text.at, 1, text.length, out);
}

/* Writes the name of an event; as code if it has special characters. */
static void put_event(FILE *out, struct str name)
{
	struct str head = str_head(name, WIDEST);
	size_t i = 0;

	while (i < head.length && isalnum((unsigned char)head.at[i]))
		i++;
	(i == head.length ? put_bytes : put_quoted)(out, head);
}

/* --- totals ------------------------------------------------------------ */

/* Writes a label such as "- Not in OLD: ". */
static void put_bullet(FILE *out, const char *before, struct str name)
{
	fprintf(out, "- %s", before);
	put_event(out, name);
	fputs(": ", out);
}

/* Writes "- OLD: `file`, `command`" by profile, and what differs other than costs. */
static void put_compared(FILE *out, const struct report *report)
{
	struct heads heads;

	heads_make(&heads, report->profile);
	for (size_t i = 0; i < heads.count; i++) {
		for (size_t k = 0; k < heads.list[i].file_count; k++) {
			const struct head_file *file = &heads.list[i].files[k];
			struct str command = report_shown_name(report, file->first->origin.command);

			put_bullet(out, "", columns_side(report->columns, i));
			put_quoted(out, report_shown_name(report, file->first->file));
			fputs(command.length ? ", " : "", out);
			put_quoted(out, command);
			putc('\n', out);
		}
	}
	differences_put(out, report, &heads, false, put_bullet, put_quoted);
	heads_free(&heads);
	putc('\n', out);
}

/* --- tables ------------------------------------------------------------ */

/* Writes "CELL ", names as code. */
static void put_cell(FILE *out, const struct table_cell *cell)
{
	const bool is_value = cell->kind == CELL_VALUE;

	if (cell->kind == CELL_NAME || cell->kind == CELL_DIGITS) {
		put_quoted(out, cell->text);
	} else {
		struct value_text value = table_value(cell, false);

		put_bytes(out, is_value ? (struct str){value.text, value.length} : cell->text);
	}
	if (cell->mark.length) {
		fputs(" (", out);
		(is_value ? put_bytes : put_event)(out, cell->mark);
		putc(')', out);
	}
	putc(' ', out);
}

/* Writes the head of a table and its rows. */
static void put_table(FILE *out, struct table *table)
{
	const struct table_kind *kind = table->kind;
	size_t rows = table_rows(table), i;

	for (i = 0; i < kind->count; i++) {
		const char *ours = kind->columns[i].title[TABLE_PEOPLE];
		struct str title = table_title(table, i, TABLE_PEOPLE);

		if (!ours)
			continue;
		fputs("| ", out);
		(*ours ? put_bytes : put_event)(out, title.length ? title : STR("Total"));
		putc(' ', out);
	}
	fputs("|\n", out);
	for (i = 0; i < kind->count; i++)
		if (kind->columns[i].title[TABLE_PEOPLE])
			fputs(kind->columns[i].align == '>' ? "| ---: " : "| :--- ", out);
	fputs("|\n", out);
	for (i = 0; i < rows; i++) {
		const struct table_cell *cells = table_row(table, i);

		for (size_t k = 0; k < kind->count; k++) {
			if (!kind->columns[k].title[TABLE_PEOPLE])
				continue;
			fputs("| ", out);
			if (cells[k].kind != CELL_NONE || !table->list)
				put_cell(out, &cells[k]);
		}
		fputs("|\n", out);
	}
}

static bool write_report(const struct writing *w, struct error *error)
{
	const struct report_order *order = &w->report->order;
	struct str limits = exceeded_text(w->report, w->verdicts), text = limits;
	struct table list = tables_list(w, false);
	struct draft draft;
	FILE *out;

	(void)error;
	draft_open(&draft);
	out = draft.file;
	fputs("**", out);
	totals_put_all(out, w->report, put_event, "** · **");
	fputs(w->report->settings->inclusive ? "** (rows: with all that they call)\n\n" : "**\n\n",
	      out);
	if (w->diff)
		put_compared(out, w->report);
	fputs(text.length ? "Limits:\n\n" : "", out);
	while (text.length) {
		struct str line = str_eat_until(&text, '\n');

		fputs(str_eat(&line, STR("  ")) ? "  - " : "- ", out);
		put_quoted(out, line);
		fputs(text.length ? "\n" : "\n\n", out);
	}
	str_free(limits);
	put_table(out, &list);
	table_free(&list);
	if (order->count < order->listable)
		fprintf(out, "\n%s of %s listed\n", number_grouped((int64_t)order->count).text,
			number_grouped((int64_t)order->listable).text);
	put_fitting(w->out, &draft);
	return true;
}

static void write_table(const struct writing *w, struct table *table)
{
	const struct suite *suite = table->of;
	struct draft draft;

	draft_open(&draft);
	if (suite) {
		fputs("**", draft.file);
		put_event(draft.file, suite->list[0].column.name);
		fprintf(draft.file, "** of %zu benchmark%s: ", suite->count,
			suite->count == 1 ? "" : "s");
		put_quoted(draft.file, str_of(suite->path[0]));
		fputs(" → ", draft.file);
		put_quoted(draft.file, str_of(suite->path[1]));
		fputs("\n\n", draft.file);
	}
	put_table(draft.file, table);
	for (size_t i = 0; suite && i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fputs("\n### ", draft.file);
		put_quoted(draft.file, str_of(row->name));
		fputs("\n\n", draft.file);
		fwrite(row->report, 1, row->length, draft.file);
	}
	put_fitting(w->out, &draft);
}

const struct writer MARKDOWN_WRITER = {
	.has = LISTS_FUNCTIONS | LISTS_SHORT | IS_OF_ONE,
	.top = 20,
	.report = write_report,
	.table = write_table,
};
