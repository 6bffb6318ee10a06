/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tables for programs, with a header line: csv by RFC 4180, or tsv with tabs, where tabs, newlines
 * and backslashes in names are \t, \n and \\.  They differ only in separators, in ends of lines and
 * in how a field is escaped.  In both, a name that a spreadsheet would take for a formula gets a '
 * in front.  Characters that are not printable are escaped by str_escape(), as the table may be
 * printed to a terminal.
 */
#include "write/writing.h"

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

static bool has_any(struct str s, const char *characters)
{
	for (; *characters; characters++)
		if (s.length && memchr(s.at, *characters, s.length))
			return true;
	return false;
}

/* Writes text, in csv with quotes doubled; other unprintable characters as str_print() does. */
static void put_text(FILE *out, bool tabs, struct str s)
{
	const char *special = tabs ? "\\\t\n\r" : "\"\n";
	size_t from = 0;

	for (size_t i = has_any(s, special) ? 0 : s.length; i < s.length; i++) {
		const char *is = s.at[i] ? strchr(special, s.at[i]) : NULL;

		if (!is)
			continue;
		str_print(out, (struct str){s.at + from, i - from});
		if (tabs)
			fprintf(out, "\\%c", "\\tnr"[is - special]);
		else
			fputs(*is == '"' ? "\"\"" : "\n", out);
		from = i + 1;
	}
	str_print(out, str_from(s, from));
}

/* Writes a text that needs no quotes. */
static void put_plain(struct table_out *t, struct str text)
{
	if (t->begun)
		putc(t->tabs ? '\t' : ',', t->out);
	t->begun = true;
	fwrite(text.at, 1, text.length, t->out);
}

/* Writes a field of text.  In some locales, semicolons separate cells. */
static void put_field(struct table_out *t, struct str s)
{
	const bool formula = is_formula_like(s);
	const bool quoted = !t->tabs && (formula || has_any(s, ",;\"\r\n"));

	put_plain(t, quoted ? STR("\"") : STR(""));
	fputs(formula ? "'" : "", t->out);
	put_text(t->out, t->tabs, s);
	fputs(quoted ? "\"" : "", t->out);
}

static void end_line(struct table_out *t)
{
	fputs(t->tabs ? "\n" : "\r\n", t->out);
	t->begun = false;
}

/* --- tables ------------------------------------------------------------ */

static void put_cell(struct table_out *t, const struct table_cell *cell)
{
	if (cell->kind == CELL_VALUE && cell->given) {
		const struct column column = {.unit = cell->unit};

		put_plain(t, STR(""));
		numbers_put_plain(t->out, &column, &cell->value);
	} else if (cell->kind == CELL_VALUE || cell->kind == CELL_PLAIN) {
		put_plain(t, cell->text);
	} else {
		put_field(t, cell->text);
	}
}

static void put_table(const struct writing *w, struct table *table)
{
	struct table_out t = {.out = w->out, .tabs = w->tabs};
	size_t rows = table_rows(table), count = table->kind->count;

	for (size_t k = 0; k < count; k++) {
		struct str title = table_title(table, k, TABLE_CSV);

		if (title.at)
			put_field(&t, title);
	}
	end_line(&t);
	for (size_t i = 0; i < rows && !ferror(w->out); i++) {
		const struct table_cell *cells = table_row(table, i);

		for (size_t k = 0; k < count; k++)
			if (table->kind->columns[k].title[TABLE_CSV])
				put_cell(&t, &cells[k]);
		end_line(&t);
	}
}

static bool write_report(const struct writing *w, struct error *error)
{
	struct table list = tables_list(w, true);

	(void)error;
	put_table(w, &list);
	table_free(&list);
	return true;
}

const struct writer CSV_WRITER = {
	.has = HAS_TABLE,
	.report = write_report,
	.table = put_table,
};

const struct writer TSV_WRITER = {
	.has = HAS_TABLE | HAS_TABS,
	.report = write_report,
	.table = put_table,
};
