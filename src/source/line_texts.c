/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/annotated.h"

#include <stdlib.h>

static int compare_wanted(const void *a, const void *b)
{
	const struct wanted_text *x = a, *y = b;
	int order = (x->in > y->in) - (x->in < y->in);

	order = order ? order : (x->at > y->at) - (x->at < y->at);
	return order ? order : (x->place > y->place) - (x->place < y->place);
}

/* Reads the texts of n sorted lines of one file. */
static void read_source(struct str *texts, const struct report *report,
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
		if (!source_text(&source, wanted[i].at, &text))
			continue;
		text = str_trim(text);
		if (limits_take(search->limits, LIMIT_SOURCE_TEXT, text.length + 1))
			texts[wanted[i].place] = (struct str){str_copy(text), text.length};
	}
	source_close(&source);
}

struct str *line_texts_of(const struct report *report, struct wanted_text *wanted, size_t count,
			  struct source_search *search)
{
	struct str *texts = util_alloc(count, sizeof(*texts));
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
		read_source(texts, report, search, wanted + i, n);
	}
	return texts;
}

void line_texts_free(struct str *texts, size_t count)
{
	while (count)
		str_free(texts[--count]);
	free(texts);
}
