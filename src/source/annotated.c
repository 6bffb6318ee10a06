/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/annotated.h"

#include <stdlib.h>

void annotated_begin(struct annotated *a, struct report *report, row_id row,
		     struct source_search *search, struct diag *diag)
{
	*a = (struct annotated){.report = report, .row = row, .search = search, .diag = diag};
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

/* Finds a source; keeps the name of one that is not found, and warns if it cannot be read. */
static bool find(struct annotated *a, const struct report_file *file)
{
	struct error why;
	enum source_absence absence =
		source_find_file(&a->source, a->report, file, a->search, &why);
	struct str name;

	if (absence == SOURCE_FOUND)
		return true;
	source_search_unreadable(a->search, absence, &why, a->diag);
	a->outside += absence == SOURCE_OUTSIDE;
	name = report_file_name(a->report, file);
	report_source_name(a->report, file, 0, &name);
	UTIL_PUSH(a->not_found, a->not_found_count, a->not_found_room) = name;
	a->missing_files += annotated_can_be_file(name);
	return false;
}

bool annotated_open(struct annotated *a, const struct report_file *file)
{
	const struct side *before = report_before(a->report)->side;

	if (!find(a, file))
		return false;
	a->file = file->file;
	a->lines = (struct source_lines){0};
	a->source.inside = a->row != NONE;
	a->newer = source_is_newer(&a->source, a->report->profile->current);
	a->past = a->failed = false;
	if (file->file == NONE)
		return true;
	source_lines_of(
		a->report, file->file, a->row,
		source_lines_kind(a->report, file->file, source_is_newer(&a->source, before)),
		&a->lines);
	/* As part of one function, the hot lines of the next would look cold. */
	if (a->source.inside && a->report->settings->context < UINT64_MAX)
		source_lines_find_others(a->report, file->file, a->row, &a->lines);
	return true;
}

/* Warns of what shows the costs of more than one file beside its lines. */
static void warn_of_merged(struct annotated *a, const struct report_file *file)
{
	size_t n = file->wanted != NULL, merged = 1;
	struct str first, name;
	struct scratch scratch;

	if (report_source_name(a->report, file, n, &first))
		while (report_source_name(a->report, file, ++n, &name))
			merged += !str_equal(name, first);
	if (merged > 1)
		diag_warn(a->diag,
			  "%s: its lines show the costs of %s files that are all called %s",
			  a->source.path, number_grouped((int64_t)merged).text,
			  diag_quote(&scratch, report_name(a->report, file->file)));
}

bool annotated_read(struct annotated *a, const struct report_file *file)
{
	const struct profile *profile = a->report->profile;
	bool code = a->lines.count;

	/* compat: a file that is only called into has nothing to show. */
	for (size_t i = 0; !code && i < profile->portions.count; i++)
		code = profile->portions.pairs[i].b == file->file;
	if (file->file != NONE && code) {
		if (a->newer)
			source_search_remark(a->search, SOURCE_NEWER, a->source.path);
		warn_of_merged(a, file);
		a->any = true;
		source_begin(&a->source, &a->lines, a->report->settings->context);
		return true;
	}
	if (file->alike)
		diag_warn(a->diag,
			  "%s is ambiguous: the names of %s files of the profile end in it; give a "
			  "longer path",
			  file->wanted, number_grouped((int64_t)file->alike).text);
	return false;
}

bool annotated_next(struct annotated *a, FILE *out, struct source_item *item)
{
	struct error why;

	while (!source_next(&a->source, item, &why)) {
		diag_warn(a->diag, "%s; the rest is not shown", why.text);
		a->failed = true;
	}
	if (item->kind == SOURCE_BOGUS && !a->failed)
		a->past = true;
	/* If writing has failed, the rest is of no use. */
	if (item->kind != SOURCE_END && !ferror(out))
		return true;
	if (a->past)
		source_search_remark(a->search, SOURCE_PAST_END, a->source.path);
	if (a->source.input.cut)
		diag_warn(a->diag, "%s: lines of more than 1 MB are cut: %s", a->source.path,
			  number_grouped((int64_t)a->source.input.cut).text);
	return false;
}

void annotated_put_state(const struct annotated *a, FILE *out)
{
	if (a->newer || a->past)
		fprintf(out, " (%s%s%s)", a->newer ? "changed after the profile was taken" : "",
			a->newer && a->past ? "; " : "",
			a->past ? "the profile has lines past its end" : "");
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
	if (a->outside)
		diag_warn(a->diag,
			  "--sources=inside: %s source file%s outside the allowed directories",
			  number_grouped((int64_t)a->outside).text,
			  a->outside == 1 ? " is" : "s are");
}
