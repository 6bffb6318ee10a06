/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/source.h"

bool annotated_can_be_file(struct str name)
{
	struct str rest = name;
	size_t scheme = str_eat_until(&rest, ':').length;

	/* ~, ???, <string>, php:internal, node:fs, https://..., but not C:\x.c */
	return name.length && !strchr("<[({?-", *name.at) && !str_equal(name, STR("~")) &&
	       (scheme == name.length || scheme < 2 || memchr(name.at, '/', scheme));
}

bool annotated_open(struct annotated *a, const struct report_file *file)
{
	const struct side *before = report_before(a->report)->side;
	struct str name = report_file_name(a->report, file);

	if (source_find_file(&a->source, a->report, file, a->search) != SOURCE_FOUND) {
		report_source_name(a->report, file, 0, &name);
		UTIL_PUSH(a->not_found, a->not_found_count, a->not_found_room) = name;
		a->missing_files += annotated_can_be_file(name);
		return false;
	}
	if (file->alike)
		source_search_remark(a->search, SOURCE_AMBIGUOUS, file->wanted);
	/* compat: a file that is only called into has nothing to show. */
	a->file = file->file != NONE && a->report->has_file[file->file] ? file->file : NONE;
	a->lines = (struct source_lines){0};
	a->source.inside = a->row != NONE;
	a->newer = source_is_newer(&a->source, a->report->profile->current);
	if (a->file == NONE)
		return true;
	if (a->newer)
		source_search_remark(a->search, SOURCE_NEWER, a->source.path);
	source_lines_of(a->report, a->file, a->row,
			source_lines_apart(a->report, a->file, source_is_newer(&a->source, before)),
			&a->lines);
	source_begin(&a->source, &a->lines, a->report->settings->context);
	a->any = true;
	return true;
}

bool annotated_next(struct annotated *a, FILE *out, struct source_item *item)
{
	const struct woven *woven = a->source.woven;

	source_next(&a->source, item);
	if (item->kind == SOURCE_BOGUS)
		source_search_remark(a->search, SOURCE_PAST_END,
				     item->numbers.after || !woven ? a->source.path
								   : woven->path_before);
	/* If writing has failed, the rest is of no use. */
	return item->kind != SOURCE_END && !ferror(out);
}

void annotated_close(struct annotated *a)
{
	source_lines_free(&a->lines);
	source_close(&a->source);
}

bool annotated_wanted(const struct report *report, struct source_search *search,
		      struct error *error)
{
	struct source source;

	for (size_t i = 0; i < report->file_count && report->files[i].wanted; i++) {
		const struct report_file *file = &report->files[i];
		enum source_absence absence = source_find_file(&source, report, file, search);

		if (absence == SOURCE_REFUSED)
			return error_set(error, "%s", search->remarks[SOURCE_NOT_READ].first);
		if (absence == SOURCE_MISSING)
			return error_set(error,
					 "%s: no such profile, and no such source file here or "
					 "under a directory of --include",
					 file->wanted);
		source_close(&source);
	}
	return true;
}

static int compare_names(const void *a, const void *b)
{
	return str_compare(*(const struct str *)a, *(const struct str *)b);
}

void annotated_end(struct annotated *a)
{
	if (a->not_found_count)
		qsort(a->not_found, a->not_found_count, sizeof(*a->not_found), compare_names);
}

/* --- single lines ------------------------------------------------------- */

static int compare_wanted(const void *a, const void *b)
{
	const struct wanted_text *x = a, *y = b;
	int order = (x->in > y->in) - (x->in < y->in);

	order = order ? order : (x->at > y->at) - (x->at < y->at);
	return order ? order : (x->place > y->place) - (x->place < y->place);
}

static void read_source(struct str *texts, const struct report *report,
			struct source_search *search, const struct wanted_text *wanted, size_t n)
{
	struct report_file file = {.file = wanted->in};
	struct str text = STR("");
	struct source source;
	bool there = false;

	if (wanted->in == NONE || source_find_file(&source, report, &file, search) != SOURCE_FOUND)
		return;
	if (source_is_newer(&source, report->profile->current))
		source_search_remark(search, SOURCE_NEWER, source.path);
	for (size_t i = 0; i < n; i++) {
		if (!i || wanted[i].at != wanted[i - 1].at)
			there = source_text(&source, wanted[i].at, &text);
		if (!there)
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
