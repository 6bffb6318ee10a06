/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/objects.h"

#include <stdlib.h>
#include <string.h>

bool objects_is_none(struct str object)
{
	return !object.length || str_equal(object, STR("???"));
}

enum objects_result objects_find(struct source *file, const struct side *side, struct str name,
				 struct source_search *search, struct error *error)
{
	struct scratch scratch;
	struct error ignored;

	switch (source_find(file, name, SOURCE_OBJECT, search, error)) {
	case SOURCE_FOUND:
		break;
	case SOURCE_UNREADABLE:
		return OBJECTS_UNREADABLE;
	default:
		error_set(error, "%s: no such object, here or under a directory of --include",
			  diag_quote(&scratch, name));
		return OBJECTS_GONE;
	}
	if (!source_is_newer(file, side))
		return OBJECTS_OPEN;
	error_set(error, "%s: changed after the profile was taken", file->path);
	source_close(file);
	if (source_find(file, name, SOURCE_COPY, search, &ignored) == SOURCE_FOUND) {
		if (!source_is_newer(file, side))
			return OBJECTS_OPEN;
		source_close(file);
	}
	return OBJECTS_NEWER;
}

/* --- with --diff ------------------------------------------------------- */

static bool is_same_object(const struct report *report, name_id object,
			   struct source_search *search, struct error *error)
{
	const struct side_sums *sides[] = {report_before(report), report_after(report)};
	struct source files[LENGTH(sides)];
	struct error why;
	size_t n = 0;
	bool same;

	for (; n < LENGTH(sides); n++) {
		struct str name = STR("");

		report_original(report, sides[n], object, 0, &name);
		if (objects_find(&files[n], sides[n]->side, name, search, &why) != OBJECTS_OPEN)
			break;
	}
	same = n == LENGTH(sides) && strcmp(files[0].path, files[1].path) == 0;
	if (!same && n == LENGTH(sides))
		error_set(&why, "%s and %s are two files", files[0].path, files[1].path);
	while (n-- > 0)
		source_close(&files[n]);
	return same ||
	       error_set(error, "--diff by address needs the same objects in OLD and NEW: %s",
			 why.text);
}

bool objects_are_same(const struct report *report, struct source_search *search,
		      struct error *error)
{
	const struct profile *profile = report->profile;
	const struct code *code = profile->code;
	unsigned char *sides; /* by name of an object: the sides with code of it */
	bool good = true;

	if (!profile_compares(profile) || !code)
		return true;
	sides = util_alloc(profile->names.count, 1);
	for (instruction_id i = 0; i < code->instructions.count; i++) {
		portion_id portion = code->instructions.pairs[i].a;
		name_id object = profile_object(profile, profile->portions.pairs[portion].a);

		sides[object] |= (code_cost_on(code, 0, i) ? LOCATION_OLD : 0) |
				 (code_cost_on(code, 1, i) ? LOCATION_NEW : 0);
	}
	for (name_id name = 0; good && name < profile->names.count; name++)
		if (sides[name] == (LOCATION_OLD | LOCATION_NEW) &&
		    !objects_is_none(report_name(report, name)))
			good = is_same_object(report, name, search, error);
	free(sides);
	return good;
}
