/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browse/draw.h"

#include "base/fit.h"
#include "base/stream.h"
#include "base/util.h"

#include <stdlib.h>
#include <string.h>

const char draw_before[] = "\033[?2026h", draw_after[] = "\033[?2026l";

void draw_end(struct draw *draw)
{
	while (draw->rows)
		free(draw->row[--draw->rows]);
	free(draw->row);
	*draw = (struct draw){0};
}

void draw_begin(struct draw *draw, size_t rows, size_t columns)
{
	draw_end(draw);
	*draw = (struct draw){util_alloc(rows, sizeof(char *)), rows, columns};
}

void draw_forget(struct draw *draw, size_t row)
{
	if (row >= draw->rows)
		return;
	free(draw->row[row]);
	draw->row[row] = NULL;
}

/* The length of the sequence of colours at the front of s, or 0. */
static size_t colors_length(struct str s)
{
	size_t i = 2;

	if (!str_begins(s, STR("\033[")))
		return 0;
	while (i < s.length && s.at[i] != 'm')
		i++;
	return i < s.length ? i + 1 : 0;
}

/* Writes what has room in so many columns; returns how many it takes. */
static size_t put_columns(FILE *out, struct str text, size_t end, bool colors)
{
	size_t at = 0;

	while (text.length) {
		size_t length = colors_length(text), columns;
		uint32_t c;

		if (length) {
			if (colors)
				fwrite(text.at, 1, length, out);
			text = str_from(text, length);
			continue;
		}
		length = str_utf8(text, &c);
		/* Bytes that are no UTF-8 could be anything to a terminal. */
		columns = length && *text.at != '\t'
				  ? fit_columns((struct str){text.at, length}, 2)
				  : 1;
		if (at + columns > end)
			break;
		if (!length || *text.at == '\t')
			fputc(length ? ' ' : '?', out);
		else
			fwrite(text.at, 1, length, out);
		at += columns;
		text = str_from(text, length ? length : 1);
	}
	return at;
}

void draw_row(struct draw *draw, FILE *out, size_t row, struct str text, bool reverse)
{
	struct draft draft;
	size_t used;

	draft_open(&draft);
	if (reverse)
		fputs("\033[7m", draft.file);
	used = put_columns(draft.file, text, draw->columns, !reverse);
	if (reverse)
		fprintf(draft.file, "%*s", (int)(draw->columns - used), "");
	fputs("\033[m", draft.file);
	fputc('\0', draft.file);
	draft_close(&draft);
	if (draw->row[row] && strcmp(draw->row[row], draft.text) == 0) {
		free(draft.text);
		return;
	}
	free(draw->row[row]);
	draw->row[row] = draft.text;
	fprintf(out, "\033[%zu;1H\033[K%s", row + 1, draft.text);
}
