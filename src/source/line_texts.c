/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/line_texts.h"

#include "source/disassembly.h"

#include <stdlib.h>

/* --- wanted texts ------------------------------------------------------ */

static int compare_wanted(const void *a, const void *b)
{
	const struct wanted_text *x = a, *y = b;

	if (x->in != y->in)
		return x->in < y->in ? -1 : 1;
	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

/* The number of texts, from the first on, in one file or object. */
static size_t run_of(const struct wanted_text *wanted, size_t count)
{
	size_t n = 0;

	while (n < count && wanted[n].in == wanted[0].in)
		n++;
	return n;
}

/* Stores a copy of a text. */
static void set_text(struct line_texts *texts, const struct wanted_text *wanted, struct str text)
{
	texts->text[wanted->place] = (struct str){str_copy(text), text.length};
}

/* --- the texts of lines ------------------------------------------------ */

/* Stores the text of a line, unless that exceeds the limit. */
static void set_line(struct line_texts *texts, struct limits *limits,
		     const struct wanted_text *wanted, struct str text)
{
	text = str_trim(text);
	if (limits_take(limits, LIMIT_SOURCE_TEXT, text.length + 1))
		set_text(texts, wanted, text);
}

/* Copies the texts of n lines from woven texts. */
static void copy_lines(struct line_texts *texts, struct limits *limits, const struct woven *woven,
		       const struct wanted_text *wanted, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		uint64_t place = woven_old_place(woven, wanted[i].at);

		if (place && place <= woven->count)
			set_line(texts, limits, &wanted[i],
				 names_str(&woven->texts, woven->lines[place - 1].text));
	}
}

/* Reads the texts of n lines of one file, in order. */
static void read_lines(struct line_texts *texts, struct source *source,
		       const struct wanted_text *wanted, size_t n, struct diag *diag)
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
			set_line(texts, source->limits, &wanted[i], text);
	}
	if (failed)
		diag_warn(diag, "%s; the rest is not shown", error.text);
}

static void read_source(struct line_texts *texts, const struct report *report,
			struct source_search *search, bool *told, struct wanted_text *wanted,
			size_t n, struct diag *diag)
{
	struct report_file file = {.file = wanted->in};
	enum source_absence absence;
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
	absence = source_find_file(&source, report, &file, search, &error);
	if (tells && absence == SOURCE_UNREADABLE)
		diag_warn(diag, "%s", error.text);
	if (absence != SOURCE_FOUND)
		return;
	if (source_is_newer(&source, report->profile->new))
		words_add(&texts->newer, str_copy(str_of(source.heading)));
	if (tells)
		source_warn_newer(&source, report->profile->new, diag);
	qsort(wanted, n, sizeof(*wanted), compare_wanted);
	if (source.woven)
		copy_lines(texts, search->limits, source.woven, wanted, n);
	else
		read_lines(texts, &source, wanted, n, diag);
	source_close(&source);
}

/* Reads the wanted texts, of one file after the other. */
static void read_sources(struct line_texts *texts, const struct report *report,
			 struct source_search *search, bool *told, struct wanted_text *wanted,
			 struct diag *diag)
{
	size_t n = texts->count, i, run;

	for (i = 0; i < n; i += run) {
		run = run_of(wanted + i, n - i);
		read_source(texts, report, search, told, wanted + i, run, diag);
	}
}

struct line_texts line_texts_of(const struct report *report, struct wanted_text *wanted,
				size_t count, struct source_search *search, bool *told,
				struct diag *diag)
{
	struct line_texts texts = {.text = util_alloc(count, sizeof(*texts.text)), .count = count};

	qsort(wanted, count, sizeof(*wanted), compare_wanted);
	read_sources(&texts, report, search, told, wanted, diag);
	return texts;
}

/* --- the texts of instructions ----------------------------------------- */

struct line_texts line_texts_of_rows(const struct report *report, struct source_search *search,
				     struct diag *diag)
{
	size_t n = report->order.count, names = report->profile->names.count, i;
	uint32_t *key = util_alloc(n, sizeof(*key));
	struct wanted_text *wanted = util_alloc(n, sizeof(*wanted));
	struct line_texts texts = {.text = util_alloc(n, sizeof(*texts.text)), .count = n};
	struct groups of;

	for (i = 0; i < n; i++) {
		name_id in = report->rows.list[report->order.listed[i]].file;

		key[i] = in == NONE ? (uint32_t)names : in;
	}
	/* To sort very many rows at once would take longer. */
	groups_make(&of, key, n, names + 1);
	for (i = 0; i < n; i++) {
		uint32_t place = of.id[i];
		row_id row = report->order.listed[place];

		wanted[i] = (struct wanted_text){key[place] == names ? NONE : key[place],
						 report_line(report, row), place};
	}
	groups_free(&of);
	free(key);
	read_sources(&texts, report, search, NULL, wanted, diag);
	free(wanted);
	return texts;
}

void line_texts_free(struct line_texts *texts)
{
	while (texts->count)
		free((char *)texts->text[--texts->count].at);
	free(texts->text);
	words_free_all(&texts->newer);
	*texts = (struct line_texts){0};
}
