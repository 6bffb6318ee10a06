/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/line_texts.h"

#include "source/source.h"

#include <stdlib.h>

/* --- wanted texts ------------------------------------------------------ */

struct wanted_text *line_texts_begin(struct line_texts *texts, size_t count)
{
	*texts = (struct line_texts){
		util_alloc(count, sizeof(*texts->text)),
		count,
	};
	return util_alloc(count, sizeof(struct wanted_text));
}

static int compare_wanted(const void *a, const void *b)
{
	const struct wanted_text *x = a, *y = b;

	if (x->in != y->in)
		return x->in < y->in ? -1 : 1;
	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

void line_texts_sort(struct wanted_text *wanted, size_t count)
{
	qsort(wanted, count, sizeof(*wanted), compare_wanted);
}

size_t line_texts_run(const struct wanted_text *wanted, size_t count)
{
	size_t n = 0;

	while (n < count && wanted[n].in == wanted[0].in)
		n++;
	return n;
}

void line_texts_set(struct line_texts *texts, const struct wanted_text *wanted,
		    struct str text)
{
	texts->text[wanted->place] = (struct str){str_copy(text), text.length};
}

/* --- the texts of lines ------------------------------------------------ */

/* Stores the text of a line, unless that exceeds the limit. */
static void set_text(struct line_texts *texts, struct limits *limits,
		     const struct wanted_text *wanted, struct str text)
{
	text = str_trim(text);
	if (limits_take(limits, LIMIT_SOURCE_TEXT, text.length + 1))
		line_texts_set(texts, wanted, text);
}

/* Copies the texts of n lines from woven texts. */
static void copy_texts(struct line_texts *texts, struct limits *limits,
		       const struct woven *woven,
		       const struct wanted_text *wanted, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		uint64_t place = woven_old_place(woven, wanted[i].at);

		if (place && place <= woven->count)
			set_text(texts, limits, &wanted[i],
				 names_str(&woven->texts,
					   woven->lines[place - 1].text));
	}
}

/* Reads the texts of n lines of one file, in order. */
static void read_texts(struct line_texts *texts, struct source *source,
		       const struct wanted_text *wanted, size_t n,
		       struct diag *diag)
{
	struct str text = STR("");
	struct error error;
	bool failed = false;
	size_t i;

	for (i = 0; i < n; i++) {
		source_skip(source, wanted[i].at);
		while (source->line < wanted[i].at)
			if (!source_read_line(source, &text, &failed, &error))
				break;
		if (source->line != wanted[i].at)
			break;
		if (wanted[i].at)
			set_text(texts, source->limits, &wanted[i], text);
	}
	if (failed)
		diag_warn(diag, "%s; the rest is not shown", error.text);
}

static void read_source(struct line_texts *texts, const struct report *report,
			struct source_search *search, bool *told,
			struct wanted_text *wanted, size_t n, struct diag *diag)
{
	struct report_file file = {.file = wanted->in};
	struct source source;
	struct error error;

	/* If the source is annotated too, the annotation issues the warning. */
	bool tells = !report->settings->annotate || report->settings->assembly;

	if (wanted->in == NONE)
		return;
	if (told) {
		tells &= !told[wanted->in];
		told[wanted->in] = true;
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
	if (tells && source_is_newer(&source, report->profile->new))
		source_warn_newer(&source, diag);
	line_texts_sort(wanted, n);
	if (source.woven)
		copy_texts(texts, search->limits, source.woven, wanted, n);
	else
		read_texts(texts, &source, wanted, n, diag);
	source_close(&source);
}

void line_texts_of(struct line_texts *texts, const struct report *report,
		   struct wanted_text *wanted, struct source_search *search,
		   bool *told, struct diag *diag)
{
	size_t n = texts->count, i, run;

	line_texts_sort(wanted, n);
	for (i = 0; i < n; i += run) {
		run = line_texts_run(wanted + i, n - i);
		read_source(texts, report, search, told, wanted + i, run, diag);
	}
}

void line_texts_read(struct line_texts *texts, const struct report *report,
		     struct source_search *search, struct diag *diag)
{
	const row_id *listed = report->order.listed;
	size_t n = report->order.count, names = report->profile->names.count, i;
	uint32_t *key = util_alloc(n, sizeof(*key));
	struct groups of;
	name_id file;

	*texts = (struct line_texts){util_alloc(n, sizeof(*texts->text)), n};
	for (i = 0; i < n; i++) {
		file = report->rows.list[listed[i]].file;
		key[i] = file == NONE ? (uint32_t)names : file;
	}
	groups_make(&of, key, n, names + 1);
	free(key);
	/* One file at a time, as there may be very many rows. */
	for (file = 0; file < names; file++) {
		struct ids rows = groups_get(&of, file);
		struct wanted_text *wanted;

		if (!rows.count)
			continue;
		wanted = util_alloc(rows.count, sizeof(*wanted));
		for (i = 0; i < rows.count; i++)
			wanted[i] = (struct wanted_text){
				file, report_line(report, listed[rows.id[i]]),
				rows.id[i]};
		read_source(texts, report, search, NULL, wanted, rows.count,
			    diag);
		free(wanted);
	}
	groups_free(&of);
}

void line_texts_free(struct line_texts *texts)
{
	while (texts->count)
		free((char *)texts->text[--texts->count].at);
	free(texts->text);
	*texts = (struct line_texts){0};
}
