/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/line_texts.h"

#include <stdlib.h>

static int compare_wanted(const void *a, const void *b)
{
	const struct wanted_text *x = a, *y = b;

	if (x->in != y->in)
		return x->in < y->in ? -1 : 1;
	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

/* Reads the texts of n sorted lines of one file. */
static void read_source(struct line_texts *texts, const struct report *report,
			struct source_search *search, const struct wanted_text *wanted, size_t n)
{
	struct report_file file = {.file = wanted->in};
	struct str text = STR("");
	struct source source;

	if (wanted->in == NONE || source_find_file(&source, report, &file, search) != SOURCE_FOUND)
		return;
	if (source_is_newer(&source, report->profile->current))
		source_search_remark(search, SOURCE_NEWER, source.path);
	for (size_t i = 0; i < n; i++) {
		source_skip(&source, wanted[i].at);
		while (source.line < wanted[i].at && source_read_line(&source, &text))
			;
		if (source.line != wanted[i].at)
			break;
		text = str_trim(text);
		if (limits_take(search->limits, LIMIT_SOURCE_TEXT, text.length + 1))
			texts->text[wanted[i].place] = (struct str){str_copy(text), text.length};
	}
	source_close(&source);
}

struct line_texts line_texts_of(const struct report *report, struct wanted_text *wanted,
				size_t count, struct source_search *search)
{
	struct line_texts texts = {.text = util_alloc(count, sizeof(*texts.text)), .count = count};
	size_t n;

	for (size_t i = 0; i < count; i++) {
		const struct woven *woven = woven_of(report->woven, wanted[i].in);

		if (woven)
			wanted[i].at = woven_old_place(woven, wanted[i].at);
	}
	if (count)
		qsort(wanted, count, sizeof(*wanted), compare_wanted);
	for (size_t i = 0; i < count; i += n) {
		for (n = 1; i + n < count && wanted[i + n].in == wanted[i].in;)
			n++;
		read_source(&texts, report, search, wanted + i, n);
	}
	return texts;
}

struct line_texts line_texts_of_rows(const struct report *report, struct source_search *search)
{
	size_t n = report->order.count;
	struct wanted_text *wanted = util_alloc(n, sizeof(*wanted));
	struct line_texts texts;

	for (size_t i = 0; i < n; i++) {
		row_id row = report->order.listed[i];

		wanted[i] = (struct wanted_text){report->rows.list[row].file,
						 report_line(report, row), i};
	}
	texts = line_texts_of(report, wanted, n, search);
	free(wanted);
	return texts;
}

void line_texts_free(struct line_texts *texts)
{
	while (texts->count)
		str_free(texts->text[--texts->count]);
	free(texts->text);
	*texts = (struct line_texts){0};
}
