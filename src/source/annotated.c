/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/annotated.h"


#include <stdlib.h>

void annotated_begin(struct annotated *a, struct report *report, row_id row)
{
	*a = (struct annotated){.report = report, .row = row};
}

void annotated_free(struct annotated *a)
{
	free(a->not_found);
	cost_free(&a->costs);
}

void annotated_add(struct annotated *a, struct item line)
{
	values_add(&a->costs, a->shown, line.costs, line.in, line.sides);
}

bool annotated_can_be_file(struct str name)
{
	size_t letters = 0, unknown = 0;

	while (unknown < name.length && name.at[unknown] == '?')
		unknown++;
	if (unknown == name.length || str_equal(name, STR("~")) || str_equal(name, STR("-")) ||
	    (name.at[0] && strchr("<[({", name.at[0])))
		return false;
	while (letters < name.length && letters < STR_PATH &&
	       ((name.at[letters] | 0x20) >= 'a' && (name.at[letters] | 0x20) <= 'z'))
		letters++;
	/* php:internal, node:fs, https://..., but neither C:\x.c nor file:///x.js */
	return letters < 2 || letters == name.length || name.at[letters] != ':' ||
	       str_begins(name, STR("file:"));
}

void annotated_find(struct annotated *a, const struct report_file *file,
		    struct source_search *search, struct diag *diag, struct source *source,
		    bool *found)
{
	struct error why;
	enum source_absence absence = source_find_file(source, a->report, file, search, &why);
	struct str name;

	*found = absence == SOURCE_FOUND;
	if (*found)
		return;
	source_search_unreadable(search, absence, &why, diag);
	a->outside += absence == SOURCE_OUTSIDE;
	name = report_file_name(a->report, file);
	report_source_name(a->report, file, 0, &name);
	UTIL_PUSH(a->not_found, a->not_found_count, a->not_found_room) = name;
	a->missing_files += annotated_can_be_file(name);
}

bool annotated_wanted(const struct report *report, struct source_search *search,
		      struct error *error)
{
	struct source source;
	struct error why;

	for (size_t i = 0; i < report->file_count && report->files[i].wanted; i++) {
		const struct report_file *file = &report->files[i];
		enum source_absence absence = source_find_file(&source, report, file, search, &why);

		if (absence == SOURCE_UNREADABLE)
			return error_set(error, "%s", why.text);
		if (absence == SOURCE_NOT_TEXT)
			return error_set(error, "%s is a binary file, which is not shown",
					 why.text);
		if (absence != SOURCE_FOUND)
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
	/* For a single row no sum is reported. */
	if (a->row == NONE)
		report_note_overflow(a->report, &a->costs);
}
