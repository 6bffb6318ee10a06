/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/objects.h"

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
	case SOURCE_REFUSED:
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
