/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tables for programs, with a header line: csv by RFC 4180, or tsv with tabs,
 * where tabs, newlines and backslashes in names are \t, \n and \\.  They differ
 * only in separators, in ends of lines and in how a field is escaped.  In both,
 * a name that a spreadsheet would take for a formula gets a ' in front.
 * Characters that are not printable are escaped by str_escape(), as the table
 * may be printed to a terminal.
 */
#include "base/number.h"
#include "report/rows.h"
#include "write/formats/plain_value.h"
#include "write/writing.h"

#include <inttypes.h>
#include <stdlib.h>

/* A table that is being written. */
struct table_out {
	FILE *out;
	bool tabs;  /* tsv */
	bool begun; /* the line has a field already */
};

/*
 * Whether a spreadsheet would take s for a formula.  It takes "-5" and "+0.5"
 * for numbers.
 */
static bool is_formula_like(struct str s)
{
	struct decimal number;

	if (!s.length || !s.at[0] || !strchr("=+-@\t\r", s.at[0]))
		return false;
	return (s.at[0] != '+' && s.at[0] != '-') ||
	       number_decimal(str_from(s, 1), &number) == NUMBER_BAD;
}

/* What stands for a byte in text; NULL: the byte itself, or its escape. */
static const char *escape_of(bool tabs, char c)
{
	switch (c) {
	case '"':
		return tabs ? NULL : "\"\"";
	case '\\':
		return tabs ? "\\\\" : NULL;
	case '\t':
		return tabs ? "\\t" : NULL;
	case '\n':
		return tabs ? "\\n" : "\n";
	case '\r':
		return tabs ? "\\r" : "\r";
	default:
		return NULL;
	}
}

/* Writes text; other unprintable characters as str_escape() has them. */
static void put_text(FILE *out, bool tabs, struct str s)
{
	size_t safe = str_printable(s), from = 0, i = 0;
	char escape[STR_ESCAPE];

	while (i < s.length) {
		const char *special = escape_of(tabs, s.at[i]);
		size_t n = 1;

		if (!special && i < safe) {
			i++;
			continue;
		}
		fwrite(s.at + from, 1, i - from, out);
		if (!special)
			n = str_escape(str_from(s, i), escape);
		fputs(special ? special : escape, out);
		from = i += n;
		if (from > safe)
			safe = from + str_printable(str_from(s, from));
	}
	fwrite(s.at + from, 1, i - from, out);
}

static void begin_field(struct table_out *t)
{
	if (t->begun)
		putc(t->tabs ? '\t' : ',', t->out);
	t->begun = true;
}

/* Writes a field of text. */
static void put_field(struct table_out *t, struct str s)
{
	bool formula = is_formula_like(s), quoted = formula && !t->tabs;
	size_t i;

	for (i = 0; !t->tabs && !quoted && i < s.length; i++)
		/* In some locales, semicolons separate cells. */
		quoted = s.at[i] == ',' || s.at[i] == ';' || s.at[i] == '"' || s.at[i] == '\r' ||
			 s.at[i] == '\n';
	begin_field(t);
	if (quoted)
		putc('"', t->out);
	if (formula)
		putc('\'', t->out);
	put_text(t->out, t->tabs, s);
	if (quoted)
		putc('"', t->out);
}

/* Writes the fields of a list "A,B,C". */
static void put_fields(struct table_out *t, const char *names)
{
	struct str left = str_of(names);

	while (left.length)
		put_field(t, str_eat_until(&left, ','));
}

/* Writes a field of text that is joined from pieces. */
static void put_joined(struct table_out *t, const char *before, struct str s, const char *between,
		       struct str after)
{
	struct str pieces[] = {str_of(before), s, str_of(between), after};
	struct str text = str_join(pieces, LENGTH(pieces));

	put_field(t, text);
	free((char *)text.at);
}

/* Writes a text that needs no quotes. */
static void put_plain(struct table_out *t, struct str text)
{
	begin_field(t);
	fwrite(text.at, 1, text.length, t->out);
}

static void put_value(struct table_out *t, const struct columns *columns,
		      const struct column *column, const struct costs *costs, cost_id cost)
{
	char text[PLAIN_TEXT];

	put_plain(t, plain_value(text, columns, column, costs, cost, ""));
}

static void end_line(struct table_out *t)
{
	fputs(t->tabs ? "\n" : "\r\n", t->out);
	t->begun = false;
}

/* --- limits ------------------------------------------------------------ */

/* How rows relate to limits: each way has a column of its own. */
enum mark { EXCEEDS, REASON_OF, MARKS };

/* The number of columns of enum mark that the table has. */
static unsigned mark_count(const struct writing *w)
{
	return w->report->settings->fail_if.count ? MARKS : 0;
}

/* The limits of a row that one column shows. */
struct marks {
	char *text;       /* with blanks between them; or NULL */
	const char *last; /* the last of them */
};

static void add_mark(struct marks *marks, const struct writing *w, const struct verdict *verdict,
		     function_id function, enum mark mark)
{
	const char *limit = verdict->limit->text;
	char *before;

	if (function == NONE)
		return;
	marks += (size_t)w->report->rows.of_function[function] * MARKS + mark;
	/* Several functions of a row may have the same limit. */
	if (marks->last == limit)
		return;
	before = marks->text;
	marks->text = before ? util_format("%s %s", before, limit) : str_copy(str_of(limit));
	marks->last = limit;
	free(before);
}

/* Returns the limits to print beside rows, by row * MARKS + enum mark. */
static struct marks *find_marks(const struct writing *w)
{
	struct marks *marks = util_alloc(w->report->rows.count * MARKS, sizeof(*marks));
	size_t i, j;

	for (i = 0; i < w->verdicts->count; i++) {
		const struct verdict *verdict = &w->verdicts->list[i];

		for (j = 0; j < verdict->count; j++)
			add_mark(marks, w, verdict, verdict->list[j].function, EXCEEDS);
		for (j = 0; j < verdict->reason_count; j++)
			add_mark(marks, w, verdict, verdict->reasons[j].function, REASON_OF);
	}
	return marks;
}

/* --- the report -------------------------------------------------------- */

/*
 * The figures of a row: its calls, and its self and inclusive cost of each
 * event in --show, each figure once.
 */
struct fields {
	struct csv_field {
		const struct column *column;
		bool inclusive;
		struct str name; /* of the event */
	} * list;
	size_t count;
};

/*
 * Adds a field unless the list has it.  The first one, the number of calls, is
 * not compared: an event may have its name.
 */
static void add_field(struct fields *fields, const struct column *column, bool inclusive,
		      struct str name)
{
	size_t i;

	for (i = 1; i < fields->count; i++)
		if (fields->list[i].inclusive == inclusive && str_equal(fields->list[i].name, name))
			return;
	fields->list[fields->count++] = (struct csv_field){column, inclusive, name};
}

static struct fields find_fields(const struct columns *columns)
{
	struct fields fields = {0};
	size_t n = columns->shown_count, i;

	fields.list = util_alloc(2 * n + 1, sizeof(*fields.list));
	add_field(&fields, &columns->count, false, STR("calls"));
	for (i = 0; i < 2 * n; i++) {
		bool inclusive = i >= n;
		const struct column *column = &columns->shown[inclusive ? i - n : i];
		struct str inner = column->inclusive_of;

		if (!column_is_calls(column) && (inclusive || !inner.length))
			add_field(&fields, column, inclusive, inner.length ? inner : column->name);
	}
	return fields;
}

/*
 * Writes the headings of a figure: with --diff the change, OLD and NEW; with
 * --compare each slice, and the change or the sum.
 */
static void put_headings_of(struct table_out *t, const struct writing *w,
			    const struct csv_field *field)
{
	const struct columns *columns = w->columns;
	const char *before = field->inclusive ? "incl_" : "";
	size_t i;

	if (!columns->slice_count) {
		put_joined(t, before, field->name, "", STR(""));
		if (!profile_compares(w->profile))
			return;
		put_joined(t, before, field->name, "_old", STR(""));
		put_joined(t, before, field->name, "_new", STR(""));
		return;
	}
	for (i = 0; i <= columns->slice_count; i++)
		put_joined(t, before, field->name, "_",
			   i < columns->slice_count ? columns->slices[i].name
						    : columns->across.name);
}

static void put_headings(struct table_out *t, const struct writing *w, const struct fields *fields)
{
	size_t i;

	put_fields(t, "object,file,function");
	if (report_has_lines(w->report))
		put_field(t, STR("line"));
	for (i = 0; i < fields->count; i++)
		put_headings_of(t, w, &fields->list[i]);
	if (mark_count(w))
		put_fields(t, "exceeds,reason_of");
	end_line(t);
}

/* Writes a figure of a row, in the fields of put_headings_of(). */
UTIL_INLINE void put_figure(struct table_out *t, const struct writing *w,
			    const struct csv_field *field, const struct row *row)
{
	const struct costs *costs = &w->report->costs;
	cost_id cost = field->inclusive ? row->inclusive : row->self;
	size_t i;

	for (i = 0; i < w->columns->slice_count; i++)
		put_value(t, w->columns, field->column, costs,
			  cost_side(costs, cost, w->profile->side_count + i));
	put_value(t, w->columns, field->column, costs, cost);
	if (!profile_compares(w->profile) || w->columns->slice_count)
		return;
	put_value(t, w->columns, field->column, costs, cost_old(costs, cost));
	put_value(t, w->columns, field->column, costs, cost_new(costs, cost));
}

static void put_row(struct table_out *t, const struct writing *w, const struct fields *fields,
		    const struct marks *marks, row_id r)
{
	const struct report *report = w->report;
	const struct row *row = &report->rows.list[r];
	unsigned mark;
	size_t i;

	put_field(t, report_shown_name(report, row->object));
	put_field(t, report_shown_name(report, row->file));
	put_field(t, report_function_name(report, row->name));
	if (report_has_lines(report)) {
		char line[REPORT_LINE];

		begin_field(t);
		report_line_label(report, r, line);
		fputs(line, t->out);
	}
	for (i = 0; i < fields->count; i++)
		put_figure(t, w, &fields->list[i], row);
	for (mark = 0; mark < mark_count(w); mark++) {
		const char *text = marks[(size_t)r * MARKS + mark].text;

		put_field(t, str_of(text ? text : ""));
	}
	end_line(t);
}

static bool write_report(const struct writing *w, struct error *error)
{
	struct table_out t = {.out = w->out, .tabs = w->tabs};
	struct fields fields = find_fields(w->columns);
	struct marks *marks = mark_count(w) ? find_marks(w) : NULL;
	size_t i;

	(void)error;
	put_headings(&t, w, &fields);
	for (i = 0; i < w->report->order.count && !ferror(w->out); i++)
		put_row(&t, w, &fields, marks, w->report->order.listed[i]);
	for (i = 0; marks && i < w->report->rows.count * MARKS; i++)
		free(marks[i].text);
	free(marks);
	free(fields.list);
	return true;
}

/* --- tables ------------------------------------------------------------ */

static void put_cell(struct table_out *t, const struct table_cell *cell)
{
	const struct column column = {.unit = cell->unit};
	char text[PLAIN_TEXT];

	if (cell->kind != CELL_FIGURE && cell->kind != CELL_PLAIN)
		put_field(t, cell->text);
	else if (cell->kind == CELL_PLAIN)
		put_plain(t, cell->text);
	else
		put_plain(t, cell->given ? plain_fraction(text, &column, &cell->value) : STR(""));
}

static void write_table(const struct writing *w, const struct table *table)
{
	const struct table_kind *kind = table->kind;
	struct table_out t = {.out = w->out, .tabs = w->tabs};
	size_t rows = table_rows(table), i, k;

	for (k = 0; k < kind->count; k++) {
		const char *title = kind->columns[k].title[TABLE_CSV];

		if (title)
			put_field(&t, *title ? str_of(title) : table->event);
	}
	end_line(&t);
	for (i = 0; i < rows; i++) {
		for (k = 0; k < kind->count; k++)
			if (kind->columns[k].title[TABLE_CSV])
				put_cell(&t, &table->cells[i * kind->count + k]);
		end_line(&t);
	}
}

const struct writer CSV_WRITER = {
	.name = "csv",
	.has = HAS_TABLE,
	.report = write_report,
	.table = write_table,
};

const struct writer TSV_WRITER = {
	.name = "tsv",
	.has = HAS_TABLE | HAS_TABS,
	.report = write_report,
	.table = write_table,
};
