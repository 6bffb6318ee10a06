/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/objects.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool objects_is_none(struct str object)
{
	return !object.length || str_equal(object, STR("???"));
}

/* The file of an object that a side has called so, if it is not newer. */
static char *find_file(const struct side *side, struct str name,
		       struct source_search *search, struct error *error)
{
	char *path = NULL;
	struct source file;
	struct scratch scratch;

	switch (source_find(&file, name, SOURCE_OBJECT, search, error)) {
	case SOURCE_FOUND:
		if (source_is_newer(&file, side))
			error_set(error,
				  "%s: changed after the profile was taken",
				  file.path);
		else
			path = str_copy(str_of(file.path));
		source_close(&file);
		break;
	case SOURCE_UNREADABLE:
		break;
	default:
		error_set(error,
			  "%s: no such object, here or under a directory of "
			  "--include",
			  diag_quote(&scratch, name));
	}
	return path;
}

char *objects_find(const struct report *report, name_id object,
		   struct source_search *search, struct error *error)
{
	struct error why;
	char *path = find_file(report->profile->now,
			       report_name(report, object), search, &why);

	if (!path)
		error_set(error, "%s; its instructions are not shown",
			  why.text);
	return path;
}

void objects_bare(const char *path, size_t count, struct error *error)
{
	error_set(error,
		  "%s: %zu addresses of the profile are not instruction "
		  "boundaries in this file",
		  path, count);
}

/* --- with --diff ------------------------------------------------------- */

static bool have_same_bytes(FILE *a, FILE *b)
{
	enum { SIZE = 64 * 1024 };
	char *x = util_alloc(2, SIZE), *y = x + SIZE;
	bool same;
	size_t n;

	do {
		n = fread(x, 1, SIZE, a);
		same = fread(y, 1, SIZE, b) == n && memcmp(x, y, n) == 0;
	} while (same && n);
	free(x);
	return same && !ferror(a) && !ferror(b);
}

/* Both were found, so they are regular files. */
static bool are_same_files(const char *a, const char *b)
{
	FILE *x = fopen(a, "rb"), *y = fopen(b, "rb");
	bool same = x && y && have_same_bytes(x, y);

	if (x)
		fclose(x);
	if (y)
		fclose(y);
	return same;
}

static bool is_same(const struct report *report, name_id object,
		    struct source_search *search, struct error *error)
{
	const struct view *old = report_old(report), *now = report_now(report);
	struct str old_name = STR(""), name = STR("");
	struct error why;
	char *old_path, *path = NULL;
	bool same = false;

	report_original(report, old, object, 0, &old_name);
	report_original(report, now, object, 0, &name);
	old_path = find_file(old->side, old_name, search, &why);
	if (old_path)
		path = find_file(now->side, name, search, &why);
	if (path) {
		same = strcmp(old_path, path) == 0 ||
		       are_same_files(old_path, path);
		if (!same)
			error_set(&why, "%s and %s differ", old_path, path);
	}
	free(old_path);
	free(path);
	return same ||
	       error_set(error,
			 "--diff by address needs the same objects in OLD and "
			 "NEW: %s",
			 why.text);
}

/* The objects that a side has instructions of, by name. */
static bool *find_objects(const struct report *report, size_t side)
{
	const struct profile *profile = report->profile;
	const struct code *code = profile->code;
	bool *found = util_alloc(profile->names.count, sizeof(*found));
	size_t i;

	for (i = 0; i < code->instructions.count; i++) {
		portion_id portion = code->instructions.pairs[i].a;

		if (code->instruction[i].cost[side])
			found[profile_object(
				profile, profile->portions.pairs[portion].a)] =
				true;
	}
	return found;
}

bool objects_are_same(const struct report *report, struct source_search *search,
		      struct error *error)
{
	bool *old, *now, good = true;
	name_id i;

	if (!profile_compares(report->profile) || !report->profile->code)
		return true;
	old = find_objects(report, 0);
	now = find_objects(report, 1);
	for (i = 0; good && i < report->profile->names.count; i++)
		if (old[i] && now[i] &&
		    !objects_is_none(report_name(report, i)))
			good = is_same(report, i, search, error);
	free(old);
	free(now);
	return good;
}
