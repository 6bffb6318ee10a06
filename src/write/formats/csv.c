/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tables for programs, with a header line: csv by RFC 4180, or tsv with tabs, where tabs, newlines
 * and backslashes in names are \t, \n and \\.  They differ only in separators, in ends of lines and
 * in how a field is escaped.  In both, a name that a spreadsheet would take for a formula gets a '
 * in front.  Characters that are not printable are escaped by str_escape(), as the table may be
 * printed to a terminal.
 */
#include "base/number.h"
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
 * Returns whether a spreadsheet would take s for a formula.  It takes "-5" and "+0.5" for numbers.
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
		return tabs ? "\\r" : NULL;
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

/* Writes a text that needs no quotes. */
static void put_plain(struct table_out *t, struct str text)
{
	if (t->begun)
		putc(t->tabs ? '\t' : ',', t->out);
	t->begun = true;
	fwrite(text.at, 1, text.length, t->out);
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
	put_plain(t, quoted ? STR("\"") : STR(""));
	if (formula)
		putc('\'', t->out);
	put_text(t->out, t->tabs, s);
	if (quoted)
		putc('"', t->out);
}

static void end_line(struct table_out *t)
{
	fputs(t->tabs ? "\n" : "\r\n", t->out);
	t->begun = false;
}

/* --- limits ------------------------------------------------------------ */

/* The limits that rows exceed, with blanks between them, by row; or NULL. */
static char **find_exceeded(const struct writing *w)
{
	char **limits = util_alloc(w->report->rows.count, sizeof(*limits));

	for (size_t i = 0; i < w->verdicts->count; i++) {
		const struct verdict *verdict = &w->verdicts->list[i];

		for (size_t k = 0; k < verdict->count; k++) {
			const row_id row = verdict->list[k].row;
			char *before = row == NONE ? NULL : limits[row];

			if (row == NONE)
				continue;
			limits[row] = util_format("%s%s%s", before ? before : "", before ? " " : "",
						  verdict->limit->text);
			free(before);
		}
	}
	return limits;
}

/* --- the report -------------------------------------------------------- */

/* A field of the rows: a value, or that of one side. */
struct field {
	const struct column *column;
	bool inclusive;
	struct str event;
	size_t side; /* of the row; SIZE_MAX: all of them */
	struct str heading;
};

struct fields {
	struct field *list;
	size_t count, room;
};

static void add_field(struct fields *fields, const struct field *field, const char *between,
		      struct str name, size_t side)
{
	struct str pieces[] = {field->inclusive ? STR("incl_") : STR(""), field->event,
			       str_of(between), name};
	struct field *added = &UTIL_PUSH(fields->list, fields->count, fields->room);

	*added = *field;
	added->side = side;
	added->heading = str_join(pieces, LENGTH(pieces));
}

/*
 * Adds a value unless the list has it: with --diff the change, OLD and NEW; with --compare each
 * slice, and the change or the sum.  The number of calls is not compared: an event may have its
 * name.
 */
static void add_value(struct fields *fields, const struct writing *w, struct field field)
{
	const struct columns *columns = w->columns;
	bool slices = columns->slice_count;
	size_t i;

	for (i = 0; i < fields->count; i++)
		if (fields->list[i].column != &columns->count &&
		    fields->list[i].inclusive == field.inclusive &&
		    str_equal(fields->list[i].event, field.event))
			return;
	for (i = 0; i < columns->slice_count; i++)
		add_field(fields, &field, "_", columns->slices[i].name,
			  profile_slice_side(w->profile, i));
	add_field(fields, &field, slices ? "_" : "", slices ? columns->across.name : STR(""),
		  SIZE_MAX);
	for (i = 0; !slices && profile_compares(w->profile) && i < 2; i++)
		add_field(fields, &field, "_", i ? STR("new") : STR("old"), i);
}

static bool write_report(const struct writing *w, struct error *error)
{
	static const char *const names[] = {"object", "file", "function", "line"};
	const struct report *report = w->report;
	const struct columns *columns = w->columns;
	struct table_out t = {.out = w->out, .tabs = w->tabs};
	bool has_lines = report_has_lines(report);
	size_t shown = columns->shown_count, i, k;
	char **exceeded = report->settings->fail_if.count ? find_exceeded(w) : NULL;
	struct fields fields = {0};

	(void)error;
	/* The calls of rows, then their self and inclusive cost of each event in --show. */
	add_value(&fields, w, (struct field){.column = &columns->count, .event = STR("calls")});
	for (i = 0; i < 2 * shown; i++) {
		bool inclusive = i >= shown;
		const struct column *column = &columns->shown[inclusive ? i - shown : i];
		struct str inner = column->inclusive_of;
		struct str event = inner.length ? inner : column->name;

		if (!column_is_calls(column) && (inclusive || !inner.length))
			add_value(&fields, w, (struct field){column, inclusive, event, 0, event});
	}
	for (i = 0; i < LENGTH(names) - !has_lines; i++)
		put_field(&t, str_of(names[i]));
	for (i = 0; i < fields.count; i++)
		put_field(&t, fields.list[i].heading);
	if (exceeded)
		put_field(&t, STR("exceeds"));
	end_line(&t);
	for (i = 0; i < report->order.count && !ferror(w->out); i++) {
		row_id r = report->order.listed[i];
		const struct row *row = &report->rows.list[r];
		char text[PLAIN_TEXT];

		put_field(&t, report_shown_name(report, row->object));
		put_field(&t, report_shown_name(report, row->file));
		put_field(&t, report_function_name(report, row->name));
		if (has_lines) {
			report_line_label(report, r, text);
			put_plain(&t, str_of(text));
		}
		for (k = 0; k < fields.count; k++) {
			const struct field *field = &fields.list[k];
			struct item item = report_self(report, r);

			item.inclusive = field->inclusive;
			if (field->side != SIZE_MAX)
				item = item_in(item, field->side);
			put_plain(&t, plain_value(text, columns, field->column, item, ""));
		}
		if (exceeded)
			put_field(&t, str_of(exceeded[r] ? exceeded[r] : ""));
		end_line(&t);
	}
	for (i = 0; exceeded && i < report->rows.count; i++)
		free(exceeded[i]);
	free(exceeded);
	for (i = 0; i < fields.count; i++)
		free((char *)fields.list[i].heading.at);
	free(fields.list);
	return true;
}

/* --- tables ------------------------------------------------------------ */

static void write_table(const struct writing *w, const struct table *table)
{
	const struct table_kind *kind = table->kind;
	struct table_out t = {.out = w->out, .tabs = w->tabs};
	size_t rows = table_rows(table);

	for (size_t k = 0; k < kind->count; k++) {
		const char *title = kind->columns[k].title[TABLE_CSV];

		if (title)
			put_field(&t, *title ? str_of(title) : table->event);
	}
	end_line(&t);
	for (size_t i = 0; i < rows; i++) {
		for (size_t k = 0; k < kind->count; k++) {
			const struct table_cell *cell = &table->cells[i * kind->count + k];

			if (!kind->columns[k].title[TABLE_CSV])
				continue;
			if (cell->kind == CELL_VALUE && cell->given) {
				const struct column column = {.unit = cell->unit};
				char text[PLAIN_TEXT];

				put_plain(&t, plain_fraction(text, &column, &cell->value));
			} else if (cell->kind == CELL_VALUE || cell->kind == CELL_PLAIN) {
				put_plain(&t, cell->text);
			} else {
				put_field(&t, cell->text);
			}
		}
		end_line(&t);
	}
}

const struct writer CSV_WRITER = {
	.has = HAS_TABLE,
	.report = write_report,
	.table = write_table,
};

const struct writer TSV_WRITER = {
	.has = HAS_TABLE | HAS_TABS,
	.report = write_report,
	.table = write_table,
};
