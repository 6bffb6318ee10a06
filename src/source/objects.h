/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "source/source.h"

#include <stdbool.h>

/* Returns whether a name stands for code without an object. */
bool objects_is_none(struct str object);

/*
 * Opens the file of an object by a side's name for it; one that is newer than the profile, by a
 * copy under --include or --source-map instead.  Otherwise *error says why not.
 */
enum objects_result { OBJECTS_OPEN, OBJECTS_NEWER, OBJECTS_GONE, OBJECTS_UNREADABLE };
enum objects_result objects_find(struct source *file, const struct side *side, struct str name,
				 struct source_search *search, struct error *error);
