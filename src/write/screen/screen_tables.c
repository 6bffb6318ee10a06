/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen.h"

#include "base/fit.h"
#include "write/formats/plain_value.h"

#include <stdlib.h>

enum {
	INHERITED = 40, /* bytes of a name that many rows may have */
	GAP = 2,        /* between columns */
	LEAST = 12,     /* columns that are left of a column that is cut */
};

/* Shrinks *columns by at most `over`, but not below least; returns what remains to be saved. */
static size_t shrink(size_t *columns, size_t least, size_t over)
{
	size_t by = *columns > least ? *columns - least : 0;

	if (by > over)
		by = over;
	*columns -= by;
	return over - by;
}

/* The text of a heading or, behind the columns, of a cell; freed by the caller. */
static struct str text_of(const struct table *table, size_t i)
{
	const struct table_kind *kind = table->kind;
	const struct table_cell *cell = i < kind->count ? NULL : &table->cells[i - kind->count];
	const char *title = kind->columns[i % kind->count].title[TABLE_TEXT];
	const char *none = kind->columns[i % kind->count].none;
	struct str pieces[] = {STR(""), STR(" ("), cell ? cell->mark : STR(""), STR(")")};
	char value[FRACTION_TEXT];

	if (!cell)
		pieces[0] = title && *title ? str_of(title) : str_head(table->event, INHERITED);
	else if (cell->kind == CELL_VALUE)
		pieces[0] = table_value(cell, value);
	else if (cell->kind == CELL_NONE)
		pieces[0] = str_of(i < kind->count + table->count - table->foot ? none : "");
	else
		pieces[0] = str_head(cell->text, cell->kind == CELL_DIGITS ? INHERITED : SIZE_MAX);
	return str_join(pieces, pieces[2].length ? LENGTH(pieces) : 1);
}

static size_t width_of(const struct table_kind *kind, struct str text)
{
	size_t width = kind->in_bytes ? text.length : fit_columns(text, kind->widest);

	return width < kind->widest ? width : kind->widest;
}

/* Prints the text of a cell, cut or aligned to the width of its column. */
static void put_text(FILE *out, const struct table_kind *kind, size_t column, struct str text,
		     size_t width, bool last)
{
	size_t used = width_of(kind, text);
	struct fit fit = {.count = 1, .piece = {text}};
	int pad = used < width ? (int)(width - used) : 0;
	bool right = kind->columns[column].align == '>';

	if (used > width)
		fit = column ? fit_name(text, width) : fit_path(text, width);
	fprintf(out, "%*s", (column ? GAP : 0) + (right ? pad : 0), "");
	for (size_t i = 0; i < fit.count; i++)
		str_print(out, fit.piece[i]);
	fprintf(out, "%*s", right || last ? 0 : pad, "");
}

static void put_rows(FILE *out, const struct table *table, size_t room)
{
	const struct table_kind *kind = table->kind;
	size_t width[LENGTH(kind->columns)] = {0}, last = 0, sum = 0, i, k;
	size_t from = kind->is_message ? kind->count : 0, end = kind->count + table->count;
	struct str *texts = util_alloc(end, sizeof(*texts));

	for (i = from; i < end; i++) {
		if (!kind->columns[i % kind->count].title[TABLE_TEXT])
			continue;
		texts[i] = text_of(table, i);
		k = width_of(kind, texts[i]);
		width[i % kind->count] = k > width[i % kind->count] ? k : width[i % kind->count];
	}
	for (i = 0; i < kind->count; i++) {
		if (!kind->columns[i].title[TABLE_TEXT])
			continue;
		sum += width[i] + (i ? GAP : 0);
		last = i;
	}
	if (kind->fits && room && sum > room)
		shrink(&width[last], LEAST, shrink(&width[0], LEAST, sum - room));
	for (i = from; i < end && !ferror(out); i++) {
		size_t column = i % kind->count;

		if (texts[i].at)
			put_text(out, kind, column, texts[i], width[column], column == last);
		if (column + 1 == kind->count || i + 1 == end)
			fputc('\n', out);
	}
	for (i = from; i < end; i++)
		free((char *)texts[i].at);
	free(texts);
}

void screen_table(const struct writing *w, const struct table *table)
{
	const struct suite *suite = table->of;

	if (suite) {
		fprintf(w->out, "%zu benchmark%s by ", suite->count, suite->count == 1 ? "" : "s");
		str_print(w->out, suite->list[0].column.name);
		fputs(": ", w->out);
		str_print(w->out, str_of(suite->path[1]));
		fputs(" compared with ", w->out);
		str_print(w->out, str_of(suite->path[0]));
		fputc('\n', w->out);
	}
	put_rows(w->out, table, w->width);
	for (size_t i = 0; suite && i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fputs("\nBenchmark: ", w->out);
		str_print(w->out, str_of(row->name));
		fputc('\n', w->out);
		fwrite(row->report, 1, row->length, w->out);
	}
}
