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
#include "write/markup.h"
#include "write/numbers.h"
#include "write/writing.h"

#include <ctype.h>
#include <inttypes.h>
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
	struct draft piece;          /* the next piece of text, such as a row */
	FILE *out;                   /* its file */
	const struct report *report; /* NULL: the table is not of a report */
	const struct columns *columns;
	bool diff;
	size_t column_count; /* 1, or several with --compare */
	bool has_before;     /* NEW's values and changes are columns */
	size_t left;         /* bytes that still fit */
	size_t left_out;     /* pieces that did not fit */
};

/* Begins a text.  *m must keep its address until draft_end(). */
static void begin_text(struct markdown *m, const struct writing *w)
{
	*m = (struct markdown){
		.w = w,
		.to = w->out,
		.report = w->report,
		.columns = w->columns,
		.left = (w->in_suite ? ONE : MOST) - LAST,
	};
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

/* Writes that n more things did not fit, if any; a thing may be "". */
static void put_unfit(const struct markdown *m, size_t n, const char *thing)
{
	char plain[NUMBER_TEXT];

	number_print(n, plain);
	if (n)
		fprintf(m->to, "\n%s more%s%s%s %s not fit into a comment\n",
			m->report ? numbers_count((int64_t)n, false).text : plain,
			*thing ? " " : "", thing, *thing && n > 1 ? "s" : "",
			n == 1 ? "does" : "do");
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

/* Writes a value, "." if not given; with plus, + before a positive one. */
static void put_value(const struct markdown *m, const struct column *column, struct item item,
		      bool plus)
{
	fputs(numbers_of_item(m->columns, column, item, plus).text, m->out);
}

/* Returns whether a column has shares.  Slices have none, for lack of room. */
static bool has_share(const struct markdown *m, const struct column *column)
{
	return column_adds_up(column) && m->report->settings->show_percs &&
	       (!column_is_of_slices(column) || column_is_change(column));
}

/* Writes `before` and the share of a value; writes nothing for a value of 0. */
static void put_share(const struct markdown *m, const struct column *column, struct item item,
		      const char *before)
{
	int64_t value;

	column_value(m->columns, column, item, &value);
	if (!value)
		return;
	fprintf(m->out, "%s%s", before,
		numbers_share(value, report_whole(m->report, column), column_is_signed(column),
			      m->diff)
			.text);
}

/* Writes "**Ir** ". */
static void put_title(const struct markdown *m, struct str event)
{
	fputs("**", m->out);
	put_event(m->out, event);
	fputs("** ", m->out);
}

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
	struct heads heads;

	heads_make(&heads, m->report->profile);
	for (size_t i = 0; i < heads.count; i++) {
		for (size_t k = 0; k < heads.list[i].file_count; k++) {
			const struct head_file *file = &heads.list[i].files[k];
			struct str command = report_shown_name(m->report, file->origin.command);

			put_bullet(m->out, "", columns_side(m->columns, i));
			put_quoted(m->out, report_shown_name(m->report, file->name));
			fputs(command.length ? ", " : "", m->out);
			put_quoted(m->out, command);
			putc('\n', m->out);
		}
	}
	differences_put(m->out, m->report, &heads, put_bullet, put_quoted);
	heads_free(&heads);
	putc('\n', m->out);
}

/*
 * Writes totals: "**Ir** 1,234", or "**Ir** 1,234 → 1,230 (-4, -0.32%)"; of
 * slices "**Ir** A 1,234 → B 1,200 → C 1,230 (-4, -0.32%)"; of parts and
 * threads "**Ir** 2,434 (thread 1 1,234, thread 2 1,200)".
 */
static void put_totals(const struct markdown *m)
{
	const struct columns *columns = m->columns;
	struct item total = report_totals(m->report);
	size_t slices = columns->slice_count, count = slices ? 1 : columns->shown_count;

	for (size_t i = 0; i < count; i++) {
		const struct column *column = &columns->shown[i];
		const struct column *all = slices ? &columns->across : column;

		fputs(i ? " · " : "", m->out);
		put_title(m, column->name);
		if (m->diff && !slices) {
			put_value(m, column, item_in(total, 0), false);
			fputs(" → ", m->out);
			put_value(m, column, item_in(total, 1), false);
		} else if (!m->diff) {
			put_value(m, all, total, false);
			fputs(slices ? " (" : "", m->out);
		}
		for (size_t k = 0; k < slices; k++) {
			fputs(!k ? "" : m->diff ? " → " : ", ", m->out);
			put_event(m->out, columns->slices[k].name);
			putc(' ', m->out);
			put_value(m, &columns->slices[k], total, false);
		}
		if (m->diff) {
			fputs(" (", m->out);
			put_value(m, all, total, true);
			if (has_share(m, all))
				put_share(m, all, total, ", ");
		}
		fputs(m->diff || slices ? ")" : "", m->out);
	}
	if (m->report->settings->inclusive)
		fputs(" (rows: with all that they call)", m->out);
	fputs("\n\n", m->out);
	if (m->diff)
		put_compared(m);
}

/* --- rows -------------------------------------------------------------- */

static const struct column *column_at(const struct markdown *m, size_t i)
{
	return m->columns->slice_count ? columns_of_table(m->columns, i)
				       : columns_first(m->columns);
}

/* Writes a heading, or `below` it how its column is aligned. */
static void put_heading(const struct markdown *m, bool below, void (*put)(FILE *, struct str),
			struct str title, char align)
{
	fputs(!below ? "| " : align == '>' ? "| ---:" : "| :---", m->out);
	if (!below)
		put(m->out, title);
	putc(' ', m->out);
}

static void put_headings(const struct markdown *m)
{
	const char *noun = BY_KINDS[m->report->by].noun;
	char title[32];

	sprintf(title, "%c%s", toupper(*noun), noun + 1);
	for (size_t below = 0; below < 2; below++) {
		for (size_t i = 0; i < m->column_count; i++) {
			const struct column *column = column_at(m, i);
			struct str share = column_is_signed(column) ? STR("of total") : STR("%");

			put_heading(m, below, put_event, column->name, '>');
			if (m->has_before)
				put_heading(m, below, put_bytes, STR("Change"), '>');
			if (has_share(m, column))
				put_heading(m, below, put_bytes, share, '>');
		}
		put_heading(m, below, put_bytes, str_of(title), '<');
		fputs("|\n", m->out);
	}
}

/* Writes "file:function MARK [object]" as code; names may be NONE. */
static void put_names(const struct markdown *m, name_id file, name_id function, name_id object,
		      const char *mark)
{
	const struct report *report = m->report;
	bool named = function != NONE, placed = file != NONE;
	/* The order of these calls is that of the names that a limit shortens. */
	struct str place = source_search_name(m->w->search, report, file);
	struct str name =
		!named ? STR("")
		       : limits_name(report->limits, report_function_name(report, function));
	struct str in = report_shown_name(report, object);
	struct str pieces[] = {
		place,
		named && placed ? STR(":") : STR(""),
		name,
		str_of(mark),
		in.length && (named || placed) ? STR(" ") : STR(""),
		in.length ? STR("[") : STR(""),
		in,
		in.length ? STR("]") : STR(""),
	};
	struct str whole = str_join(pieces, LENGTH(pieces));

	put_quoted(m->out, whole);
	free((char *)whole.at);
}

static void put_label(const struct markdown *m, row_id r)
{
	const struct row *row = &m->report->rows.list[r];
	struct report_marks marks = report_marks(m->report, r, false);

	put_names(m, row->file == NONE ? row->object : row->file, row->name,
		  row->with_object ? row->object : NONE, marks.cycle);
	fputs(marks.side, m->out);
}

/* Writes the values of an item as cells; behind a change, by how much of OLD it is. */
static void put_values(const struct markdown *m, struct item item)
{
	const struct columns *columns = m->columns;

	for (size_t i = 0; i < m->column_count; i++) {
		const struct column *column = column_at(m, i);
		bool change = column_is_signed(column), share = has_share(m, column);
		const struct column *first = columns->slice_count ? &columns->slices[0] : column;
		int64_t by, before;

		fputs("| ", m->out);
		if (m->has_before) {
			put_value(m, column, item_in(item, 1), false);
			fputs(" | ", m->out);
		}
		put_value(m, column, item, change);
		if (change && share && column_value(columns, column, item, &by) && by &&
		    column_value(columns, first, first == column ? item_in(item, 0) : item,
				 &before) &&
		    before)
			fprintf(m->out, " (%s)", numbers_share(by, before, true, false).text);
		putc(' ', m->out);
		if (!share)
			continue;
		fputs("| ", m->out);
		put_share(m, column, item, "");
		putc(' ', m->out);
	}
}

/*
 * Writes a table of the listed rows, and the functions without names as a row.  Returns how many
 * rows fit.
 */
static size_t put_table(struct markdown *m)
{
	const struct report *report = m->report;
	const struct report_order *order = &report->order;
	size_t done = 0;
	bool fits;

	put_headings(m);
	fits = end_piece(m);
	for (; fits && done < order->count; done += fits) {
		put_values(m, report_row(report, order->listed[done]));
		fputs("| ", m->out);
		put_label(m, order->listed[done]);
		fputs(" |\n", m->out);
		fits = end_piece(m);
	}
	if (!order->unnamed || !fits)
		return done;
	put_values(m, report_item(report, &report->costs, order->unnamed_cost));
	fprintf(m->out, "| (unnamed): %s address%s without a counterpart |\n",
		numbers_count((int64_t)order->unnamed, false).text,
		order->unnamed == 1 ? "" : "es");
	end_piece(m);
	return done;
}

/* Writes "N functions", or with more "N more functions". */
static void put_number_of(const struct markdown *m, size_t n, const char *more)
{
	fprintf(m->to, "%s %s%s%s", numbers_count((int64_t)n, false).text, more,
		BY_KINDS[m->report->by].noun, n == 1 ? "" : "s");
}

/* Writes a table of the listed rows, and how many rows there are that it lacks. */
static void put_rows(struct markdown *m)
{
	const struct report *report = m->report;
	const struct report_order *order = &report->order;
	size_t listed = order->count, done = put_table(m);
	size_t all = order->worth ? order->worth : report->rows.count;
	const char *none = ranking_is_same(report) ? "no difference"
			   : !listed && report->settings->brief && !order->unnamed
				   ? "no change of note"
				   : NULL;

	for (size_t i = 0; none && i < m->column_count; i++) {
		fputs(m->has_before ? "| | " : "| ", m->to);
		fputs(has_share(m, column_at(m, i)) ? "| " : "", m->to);
	}
	if (none)
		fprintf(m->to, "| %s |\n", none);
	if (order->worth ? listed < all : ranking_is_cut(report))
		fprintf(m->to, "\n%s of %s listed\n", numbers_count((int64_t)listed, false).text,
			numbers_count((int64_t)all, false).text);
	if (order->smaller) {
		putc('\n', m->to);
		put_number_of(m, order->smaller, listed ? "more " : "");
		fprintf(m->to, " changed by less than %s%s\n",
			numbers_value(m->columns->sorted, order->least, false).text,
			order->smaller == 1 ? "" : " each");
	}
	put_unfit(m, listed - done, BY_KINDS[report->by].noun);
}

static bool write_report(const struct writing *w, struct error *error)
{
	struct str limits = exceeded_text(w->report, w->verdicts, LIMITS), left = limits;
	size_t slices = w->columns->slice_count;
	struct markdown m;

	(void)error;
	begin_text(&m, w);
	m.diff = profile_compares(w->profile);
	m.column_count = slices ? columns_in_table(w->columns) : 1;
	m.has_before = m.diff && !slices;
	put_totals(&m);
	end_piece(&m);
	if (left.length) {
		fputs("Limits:\n\n", m.out);
		while (left.length) {
			struct str line = str_eat_until(&left, '\n');

			fputs(str_eat(&line, STR("  ")) ? "  - " : "- ", m.out);
			put_quoted(m.out, line);
			putc('\n', m.out);
		}
		putc('\n', m.out);
	}
	free((char *)limits.at);
	end_piece(&m);
	m.left_out = 0;
	put_rows(&m);
	draft_end(&m.piece, false, m.to);
	return true;
}

/* --- tables ------------------------------------------------------------ */

/* Writes "| CELL ", names as code. */
static void put_cell(FILE *out, const struct table_cell *cell)
{
	char value[FRACTION_TEXT];
	struct str text = cell->kind == CELL_VALUE ? table_value(cell, false, value) : cell->text;

	fputs("| ", out);
	(cell->kind == CELL_NAME || cell->kind == CELL_DIGITS ? put_quoted : put_bytes)(out, text);
	if (cell->mark.length) {
		fputs(" (", out);
		(cell->kind == CELL_VALUE ? put_bytes : put_event)(out, cell->mark);
		putc(')', out);
	}
	putc(' ', out);
}

/* Writes the i-th row, or the foot, whose empty cells have one blank. */
static void put_table_row(const struct markdown *m, const struct table *table, size_t row)
{
	size_t count = table->kind->count;

	for (size_t i = 0; i < count; i++) {
		const struct table_cell *cell = &table->cells[row * count + i];

		if (!table->kind->columns[i].title[TABLE_MARKDOWN])
			continue;
		if (row < table_rows(table) || (i < table->foot && cell->kind != CELL_NONE))
			put_cell(m->out, cell);
		else
			fputs("| ", m->out);
	}
	fputs("|\n", m->out);
}

static void write_table(const struct writing *w, const struct table *table)
{
	const struct table_column *columns = table->kind->columns;
	struct str event = table->event.length ? table->event : STR("Total");
	const struct suite *suite = table->of;
	struct markdown m;
	size_t reports, i;

	begin_text(&m, w);
	if (suite) {
		put_title(&m, suite->list[0].column.name);
		fprintf(m.out, "of %zu benchmark%s: ", suite->count, suite->count == 1 ? "" : "s");
		put_quoted(m.out, str_of(suite->path[0]));
		fputs(" → ", m.out);
		put_quoted(m.out, str_of(suite->path[1]));
		fputs("\n\n", m.out);
	}
	for (size_t below = 0; below < 2; below++) {
		for (i = 0; i < table->kind->count; i++) {
			const char *title = columns[i].title[TABLE_MARKDOWN];

			if (title)
				put_heading(&m, below, *title ? put_bytes : put_event,
					    *title ? str_of(title) : event, columns[i].align);
		}
		fputs("|\n", m.out);
	}
	end_piece(&m);
	for (i = 0; i < table_rows(table); i++) {
		put_table_row(&m, table, i);
		end_piece(&m);
	}
	if (table->foot && !m.left_out) {
		m.out = m.to;
		put_table_row(&m, table, i);
		m.out = m.piece.file;
	}
	put_unfit(&m, m.left_out, table->kind->row);
	/* If all rows fit, the reports that fit, and how many others there are. */
	reports = suite && !m.left_out ? suite->count : 0;
	for (i = 0; i < reports; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fputs("\n### ", m.out);
		put_quoted(m.out, str_of(row->name));
		fputs("\n\n", m.out);
		fwrite(row->report, 1, row->length, m.out);
		end_piece(&m);
	}
	if (reports)
		put_unfit(&m, m.left_out, "report");
	draft_end(&m.piece, false, m.to);
}

const struct writer MARKDOWN_WRITER = {
	.has = LISTS_FUNCTIONS | LISTS_ALL | LISTS_SHORT | IS_OF_ONE | HAS_SUITES,
	.top = 20,
	.report = write_report,
	.table = write_table,
};
