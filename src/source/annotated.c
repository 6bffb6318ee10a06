/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/annotated.h"

#include <stdlib.h>

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
