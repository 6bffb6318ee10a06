/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tables for a comment on a pull request, in GitHub's Markdown.  A report has the totals in its
 * first line.  No text is longer than 60,000 bytes: rows are
 * formatted one by one, written as long as they fit, and counted in the last line if not.  Names
 * are written as code, so that nothing in them is taken for Markdown.
 */
#include "base/number.h"
#include "base/stream.h"
#include "report/ranking.h"
#include "write/differences.h"
#include "write/exceeded.h"
#include "write/lists.h"
#include "write/markup.h"
#include "write/numbers.h"
#include "write/totals.h"

#include <ctype.h>
#include <stdlib.h>

enum {
	MOST = 60000,   /* bytes; a comment may have 65,536 characters */
	LAST = 200,     /* bytes of MOST that are left for the last lines */
	ONE = 12000,    /* bytes of one report of a suite */
	LIMITS = 20,    /* exceeded limits that are named one by one */
	LONGEST = 1000, /* bytes of a name */
	WIDEST = 40,    /* bytes of an event's name */
};

struct markdown {
	const struct writing *w;
	FILE *to;
	struct draft piece; /* the next piece of text, such as a row */
	FILE *out;          /* its file */
	size_t left;        /* bytes that still fit */
	size_t left_out;    /* pieces that did not fit */
};

/* Begins a text.  *m must keep its address until draft_end(). */
static void begin_text(struct markdown *m, const struct writing *w)
{
	*m = (struct markdown){.w = w, .to = w->out, .left = (w->in_suite ? ONE : MOST) - LAST};
	draft_open(&m->piece);
	m->out = m->piece.file;
}

/* Ends a piece: writes it if it and all before fit, else counts it. */
static bool end_piece(struct markdown *m)
{
	struct draft *piece = &m->piece;
	bool fits;

	fflush(piece->file);
	fits = !m->left_out && piece->length <= m->left;
	if (fits) {
		fwrite(piece->text, 1, piece->length, m->to);
		m->left -= piece->length;
	}
	m->left_out += !fits;
	piece->length = 0;
	return fits;
}

/* Writes that n more things did not fit, if any. */
static void put_unfit(const struct markdown *m, size_t n, const char *thing)
{
	if (n)
		fprintf(m->to, "\n%s more %s%s not fit into a comment\n",
			number_grouped((int64_t)n).text, thing, n > 1 ? "s do" : " does");
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
static void put_compared(const struct markdown *m)
{
	const struct report *report = m->w->report;
	struct heads heads;

	heads_make(&heads, report->profile);
	for (size_t i = 0; i < heads.count; i++) {
		for (size_t k = 0; k < heads.list[i].file_count; k++) {
			const struct head_file *file = &heads.list[i].files[k];
			struct str command = report_shown_name(report, file->origin.command);

			put_bullet(m->out, "", columns_side(report->columns, i));
			put_quoted(m->out, report_shown_name(report, file->name));
			fputs(command.length ? ", " : "", m->out);
			put_quoted(m->out, command);
			putc('\n', m->out);
		}
	}
	differences_put(m->out, report, &heads, put_bullet, put_quoted);
	heads_free(&heads);
	putc('\n', m->out);
}

/* --- tables ------------------------------------------------------------ */

/* Writes "CELL ", names as code. */
static void put_cell(const struct markdown *m, const struct table_cell *cell)
{
	const bool is_value = cell->kind == CELL_VALUE;
	char value[FRACTION_TEXT];

	if (cell->column)
		fputs(numbers_of_item(m->w->columns, cell->column, cell->item, cell->plus).text,
		      m->out);
	else if (cell->kind == CELL_NAME || cell->kind == CELL_DIGITS)
		put_quoted(m->out, cell->text);
	else
		put_bytes(m->out, is_value ? table_value(cell, false, value) : cell->text);
	if (cell->mark.length) {
		fputs(" (", m->out);
		(is_value ? put_bytes : put_event)(m->out, cell->mark);
		putc(')', m->out);
	}
	putc(' ', m->out);
}

/* Writes the i-th row, or the foot. */
static void put_row(struct markdown *m, struct table *table, size_t row)
{
	const struct table_cell *cells = table_row(table, row);

	for (size_t i = 0; i < table->kind->count; i++) {
		if (!table->kind->columns[i].title[TABLE_MARKDOWN])
			continue;
		fputs("| ", m->out);
		if (cells[i].kind != CELL_NONE || (!table->fill && row < table_rows(table)))
			put_cell(m, &cells[i]);
	}
	fputs("|\n", m->out);
}

/* Writes a table, as many rows as fit, and how many do not. */
static void put_table(struct markdown *m, struct table *table)
{
	size_t rows = table_rows(table), i;

	for (size_t below = 0; below < 2; below++) {
		for (i = 0; i < table->kind->count; i++) {
			bool of_stranger;
			struct str title = table_title(table, i, TABLE_MARKDOWN, &of_stranger);

			if (!title.at && !of_stranger)
				continue;
			if (!title.length)
				title = STR("Total");
			fputs(!below                                 ? "| "
			      : table->kind->columns[i].align == '>' ? "| ---:"
								     : "| :---",
			      m->out);
			if (!below)
				(of_stranger ? put_event : put_bytes)(m->out, title);
			putc(' ', m->out);
		}
		fputs("|\n", m->out);
	}
	end_piece(m);
	for (i = 0; i < rows && !m->left_out; i++) {
		put_row(m, table, i);
		end_piece(m);
	}
	if (m->left_out)
		m->left_out += rows - i;
	if (table->foot && !m->left_out) {
		put_row(m, table, rows);
		end_piece(m);
	}
}

/* Writes how many rows there are that the list lacks. */
static void put_others(const struct markdown *m)
{
	const struct report *report = m->w->report;
	const struct report_order *order = &report->order;

	if (order->count < order->listable)
		fprintf(m->to, "\n%s of %s listed\n", number_grouped((int64_t)order->count).text,
			number_grouped((int64_t)order->listable).text);
}

static bool write_report(const struct writing *w, struct error *error)
{
	struct str limits = exceeded_text(w->report, w->verdicts, LIMITS), left = limits;
	struct table list = lists_make(w, false);
	struct markdown m;

	(void)error;
	begin_text(&m, w);
	fputs("**", m.out);
	totals_put_all(m.out, w->report, put_event, "** · **");
	fputs(w->report->settings->inclusive ? "** (rows: with all that they call)\n\n" : "**\n\n",
	      m.out);
	if (profile_compares(w->profile))
		put_compared(&m);
	end_piece(&m);
	fputs(left.length ? "Limits:\n\n" : "", m.out);
	while (left.length) {
		struct str line = str_eat_until(&left, '\n');

		fputs(str_eat(&line, STR("  ")) ? "  - " : "- ", m.out);
		put_quoted(m.out, line);
		fputs(left.length ? "\n" : "\n\n", m.out);
	}
	str_free(limits);
	end_piece(&m);
	m.left_out = 0;
	put_table(&m, &list);
	put_others(&m);
	put_unfit(&m, m.left_out, list.kind->row);
	table_free(&list);
	draft_end(&m.piece, false, m.to);
	return true;
}

static void write_table(const struct writing *w, struct table *table)
{
	const struct suite *suite = table->of;
	struct markdown m;

	begin_text(&m, w);
	if (suite) {
		fputs("**", m.out);
		put_event(m.out, suite->list[0].column.name);
		fprintf(m.out, "** of %zu benchmark%s: ", suite->count,
			suite->count == 1 ? "" : "s");
		put_quoted(m.out, str_of(suite->path[0]));
		fputs(" → ", m.out);
		put_quoted(m.out, str_of(suite->path[1]));
		fputs("\n\n", m.out);
	}
	put_table(&m, table);
	put_unfit(&m, m.left_out, table->kind->row);
	if (!suite || m.left_out) {
		draft_end(&m.piece, false, m.to);
		return;
	}
	/* The reports that fit, and how many others there are. */
	for (size_t i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fputs("\n### ", m.out);
		put_quoted(m.out, str_of(row->name));
		fputs("\n\n", m.out);
		fwrite(row->report, 1, row->length, m.out);
		end_piece(&m);
	}
	put_unfit(&m, m.left_out, "report");
	draft_end(&m.piece, false, m.to);
}

const struct writer MARKDOWN_WRITER = {
	.has = LISTS_FUNCTIONS | LISTS_SHORT | IS_OF_ONE | HAS_SUITES,
	.top = 20,
	.report = write_report,
	.table = write_table,
};
