/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/line_texts.h"

#include "source/source.h"

#include <stdlib.h>

struct wanted {
	name_id file;
	uint64_t line;
	size_t listed; /* its place in the list */
};

static int compare_wanted(const void *a, const void *b)
{
	const struct wanted *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	return (x->listed > y->listed) - (x->listed < y->listed);
}

static struct str copy(struct str text)
{
	return (struct str){str_copy(text), text.length};
}

/* The texts of n lines of woven texts. */
static void copy_texts(struct line_texts *texts, const struct woven *woven,
		       const struct wanted *wanted, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		uint64_t place = woven_old_place(woven, wanted[i].line);

		if (place && place <= woven->count)
			texts->text[wanted[i].listed] = copy(str_trim(names_str(
				&woven->texts, woven->lines[place - 1].text)));
	}
}

/* The texts of n lines of one file, in order. */
static void read_texts(struct line_texts *texts, struct source *source,
		       const struct wanted *wanted, size_t n, struct diag *diag)
{
	struct str text = STR("");
	struct error error;
	bool failed = false;
	size_t i;

	for (i = 0; i < n; i++) {
		while (source->line < wanted[i].line)
			if (!source_read_line(source, &text, &failed, &error))
				break;
		if (source->line != wanted[i].line)
			break;
		if (wanted[i].line)
			texts->text[wanted[i].listed] = copy(str_trim(text));
	}
	if (failed)
		diag_warn(diag, "%s; the rest is not shown", error.text);
}

static void read_file(struct line_texts *texts, const struct report *report,
		      struct source_search *search, bool *told,
		      const struct wanted *wanted, size_t n, struct diag *diag)
{
	struct report_file file = {.file = wanted->file, .recorded = true};
	struct source source;
	struct error error;

	/* Of a source that is annotated, that tells it. */
	bool tells = !report->settings->annotate || report->settings->assembly;

	if (wanted->file == NONE)
		return;
	if (told) {
		tells &= !told[wanted->file];
		told[wanted->file] = true;
	}
	switch (source_find_file(&source, report, &file, search, &error)) {
	case SOURCE_FOUND:
		break;
	case SOURCE_UNREADABLE:
		if (tells)
			diag_warn(diag, "%s", error.text);
		return;
	default:
		return;
	}
	if (tells && source_is_newer(&source, report->profile->now))
		source_warn_newer(&source, diag);
	if (source.woven)
		copy_texts(texts, source.woven, wanted, n);
	else
		read_texts(texts, &source, wanted, n, diag);
	source_close(&source);
}

void line_texts_of(struct line_texts *texts, const struct report *report,
		   const struct line_name *lines, size_t n,
		   struct source_search *search, bool *told, struct diag *diag)
{
	size_t i, j;
	struct wanted *wanted = util_alloc(n, sizeof(*wanted));

	*texts = (struct line_texts){util_alloc(n, sizeof(*texts->text)), n};
	for (i = 0; i < n; i++) {
		texts->text[i] = (struct str){NULL, 0};
		wanted[i] = (struct wanted){lines[i].file, lines[i].line, i};
	}
	qsort(wanted, n, sizeof(*wanted), compare_wanted);
	for (i = 0; i < n; i = j) {
		for (j = i; j < n && wanted[j].file == wanted[i].file; j++)
			;
		read_file(texts, report, search, told, wanted + i, j - i, diag);
	}
	free(wanted);
}

void line_texts_read(struct line_texts *texts, const struct report *report,
		     struct source_search *search, struct diag *diag)
{
	size_t n = report->listed_count, i;
	struct line_name *lines = util_alloc(n, sizeof(*lines));

	for (i = 0; i < n; i++) {
		row_id row = report->listed[i];

		lines[i] = (struct line_name){report->rows[row].file,
					      report_line(report, row)};
	}
	line_texts_of(texts, report, lines, n, search, NULL, diag);
	free(lines);
}

void line_texts_free(struct line_texts *texts)
{
	while (texts->count)
		free((char *)texts->text[--texts->count].at);
	free(texts->text);
	*texts = (struct line_texts){0};
}
