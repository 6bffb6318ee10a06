/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browse/draw.h"

#include "base/fit.h"
#include "base/stream.h"
#include "base/util.h"

#include <stdlib.h>
#include <string.h>

const char draw_before[] = "\033[?2026h", draw_after[] = "\033[?2026l";

/* Tabs stand at each eighth column, as on terminals. */
enum { TAB = 8 };

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

/* Writes what stands in the columns from left to end; returns how many there are. */
static size_t put_columns(FILE *out, struct str text, size_t left, size_t end, bool colors)
{
	size_t at = 0, length;

	while (text.length && at < end) {
		size_t columns = 0;
		uint32_t c;

		length = colors_length(text);
		if (length) {
			if (colors)
				fwrite(text.at, 1, length, out);
			text = str_from(text, length);
			continue;
		}
		length = str_utf8(text, &c);
		/* Bytes that are no UTF-8 could be anything to a terminal. */
		if (!length && at >= left)
			fputc('?', out);
		if (!length) {
			text = str_from(text, 1);
			at++;
			continue;
		}
		columns = *text.at == '\t' ? TAB - at % TAB
					   : fit_columns((struct str){text.at, length}, TAB);
		if (*text.at != '\t' && at >= left && at + columns <= end)
			fwrite(text.at, 1, length, out);
		else
			/* A tab, or a wide character of which only a half is seen. */
			for (size_t i = at; i < at + columns; i++)
				if (i >= left && i < end)
					fputc(' ', out);
		at += columns;
		text = str_from(text, length);
	}
	/* What combines with the last character. */
	while (text.length && (length = str_utf8(text, &(uint32_t){0})) > 1 &&
	       fit_columns((struct str){text.at, length}, TAB) == 0) {
		fwrite(text.at, 1, length, out);
		text = str_from(text, length);
	}
	return at < end ? at : end;
}

void draw_row(struct draw *draw, FILE *out, size_t row, struct str text, size_t left, bool reverse)
{
	size_t end = left + draw->columns, used;
	struct draft draft;

	draft_open(&draft);
	if (reverse)
		fputs("\033[7m", draft.file);
	used = put_columns(draft.file, text, left, end, !reverse);
	if (reverse)
		fprintf(draft.file, "%*s", (int)(end - (used > left ? used : left)), "");
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
