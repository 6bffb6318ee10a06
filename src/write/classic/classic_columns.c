/* SPDX-License-Identifier: GPL-3.0-or-later */
/* compat: widths, blanks and shares are those of callgrind_annotate: scripts read them. */
#include "write/classic/classic.h"

#include "write/numbers.h"
#include "write/prose.h"

#include <stdlib.h>
#include <string.h>

const char CLASSIC_RULE[] = "----------------------------------------"
			    "----------------------------------------\n";

enum {
	PERCENT_WIDTH = 9, /* " (12.34%)" */
	WIDEST = 40,       /* bytes of an event's name that are shown */
};

struct classic_columns classic_columns_begin(const struct classic *c)
{
	const struct columns *all = c->report->columns;
	struct classic_columns columns = {
		.cells = util_alloc(all->shown_count, sizeof(*columns.cells)),
		.count = all->shown_count,
	};

	for (size_t i = 0; i < columns.count; i++) {
		const struct column *column = &all->shown[i];
		size_t length = column->name.length;

		columns.cells[i] = (struct classic_cell){
			.column = column,
			.width = length > WIDEST ? WIDEST
				 : length        ? length
						 : 1,
			.fits = -1,
			.whole = report_whole(c->report, column),
			.shares = c->report->settings->show_percs && column_adds_up(column),
		};
	}
	return columns;
}

void classic_columns_free(struct classic_columns *columns)
{
	free(columns->cells);
}

void classic_columns_widen(const struct classic *c, struct classic_columns *columns,
			   struct item item)
{
	size_t n;

	for (size_t i = 0; i < columns->count; i++) {
		struct classic_cell *cell = &columns->cells[i];
		const struct column *column = cell->column;
		bool count = column_is_count(column);
		int64_t value;
		bool given = column_value(c->report->columns, column, item, &value);

		/* A count that is not given widens no column. */
		if ((!given && column_adds_up(column)) ||
		    (count && value >= 0 && value <= cell->fits))
			continue;
		n = count ? strlen(number_grouped(value).text)
			  : numbers_of_item(c->report->columns, column, item, false, false).length;
		if (count && value > cell->fits)
			cell->fits = value;
		/* compat: shares of 100 % or more are not aligned. */
		n += cell->shares ? PERCENT_WIDTH : 0;
		if (n > cell->width)
			cell->width = n;
	}
}

void classic_columns_headings(const struct classic *c, const struct classic_columns *columns,
			      const char *after)
{
	for (size_t i = 0; i < columns->count; i++) {
		const struct classic_cell *cell = &columns->cells[i];
		struct str name = str_head(cell->column->name, WIDEST);

		str_print(c->out, name);
		fprintf(c->out, "%*s",
			name.length < cell->width ? (int)(cell->width - name.length) + 1 : 1, "");
	}
	fprintf(c->out, "%s\n", after);
}

/*
 * Appends blanks, or text, to a line and returns its new end.  Both have room to spare: to copy a
 * fixed number of bytes compiles without a call.
 */
enum { SPARE = 32 };

static char *line_fill(char *to, size_t count)
{
	memset(to, ' ', SPARE);
	if (count > SPARE)
		memset(to + SPARE, ' ', count - SPARE);
	return to + count;
}

static char *line_copy(char *to, const char *text, size_t count)
{
	memcpy(to, text, SPARE);
	if (count > SPARE)
		memcpy(to + SPARE, text + SPARE, count - SPARE);
	return to + count;
}

enum { WIDEST_CELL = WIDEST + 2 * FRACTION_TEXT };

/* Puts the value of a column, right-aligned, its share, and a blank; returns the end. */
static char *put_cell(const struct classic *c, const struct classic_cell *cell, struct item item,
		      char *to)
{
	const struct column *column = cell->column;
	char text[FRACTION_TEXT + SPARE], *end = text + FRACTION_TEXT, *digits = end - 1;
	struct value_text share;
	size_t n, percent = share.length = 0;
	int64_t value;
	bool given = column_value(c->report->columns, column, item, &value);

	*digits = '.';
	if (!column_is_count(column)) {
		struct value_text printed =
			numbers_of_item(c->report->columns, column, item, false, false);

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
	if (n + percent < cell->width)
		to = line_fill(to, cell->width - n - percent);
	to = line_copy(to, digits, n);
	if (share.length) {
		to = line_fill(stpcpy(to, " ("), share.length < 6 ? 6 - share.length : 0);
		to = line_copy(to, share.text, share.length);
		*to++ = ')';
	} else {
		/* compat: what has no percentage has room for one, even if no other has one. */
		to = line_fill(to, percent);
	}
	*to++ = ' ';
	return to;
}

void classic_columns_put(const struct classic *c, const struct classic_columns *columns,
			 struct item item)
{
	char line[8 * WIDEST_CELL];
	char *to = line;

	for (size_t i = 0; i < columns->count; i++) {
		if (to > line + sizeof(line) - WIDEST_CELL) {
			fwrite(line, 1, (size_t)(to - line), c->out);
			to = line;
		}
		to = put_cell(c, &columns->cells[i], item, to);
	}
	if (to > line)
		fwrite(line, 1, (size_t)(to - line), c->out);
}

void classic_columns_sum(const struct classic *c, struct item sum, const char *title)
{
	struct classic_columns columns = classic_columns_begin(c);

	classic_columns_widen(c, &columns, sum);
	fputs(CLASSIC_RULE, c->out);
	classic_columns_headings(c, &columns, "");
	fputs(CLASSIC_RULE, c->out);
	classic_columns_put(c, &columns, sum);
	fprintf(c->out, " %s\n\n", title);
	classic_columns_free(&columns);
}

void classic_columns_call(const struct classic *c, const struct classic_columns *columns,
			  const struct row_calls *calls, const struct row_call *call,
			  const char *sign, bool with_object)
{
	int64_t n = row_calls_count(c->report, calls, call);
	bool counted = n || call->seen & CALL_RECORDED, inlined = call->seen & CALL_INLINED;
	char after[FRACTION_TEXT + sizeof(" (x and inlined)")] = "";

	if (counted || inlined)
		sprintf(after, " (%s%s%s)", counted ? number_grouped(n).text : "",
			!counted  ? ""
			: inlined ? "x and "
				  : "x",
			inlined ? "inlined" : "");
	classic_columns_put(c, columns, row_calls_item(c->report, calls, call));
	fputs(sign, c->out);
	label_put(c->out, c->report, call->row, after, with_object);
	fputc('\n', c->out);
}
