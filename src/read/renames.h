/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"
#include "base/str.h"
#include "base/util.h"

#include <regex.h>
#include <stdbool.h>

/*
 * Changes of names, in this order: the changes "s/REGEX/TEXT/gi" of the list; and, with no_levels,
 * f instead of f'2, which is how Callgrind names a level of recursion.
 */
struct renames {
	struct rename {
		regex_t regex;
		struct str text; /* with \1 to \9, & and \& */
		bool all;        /* flag g: all matches */
		bool used;       /* it has changed a name */
	} * list;
	size_t count;
	bool no_levels;
};

/*
 * Reads the values of --option. Returns false if one is wrong; *error names it.
 * Call renames_free() in either case. The words must outlive the renames.
 */
bool renames_read(struct renames *renames, const struct words *words, const char *option,
		  struct error *error);

/* Returns whether renames_apply() could change the name. */
bool renames_change(const struct renames *renames, struct str name);

/*
 * Returns the name after all changes; the caller frees its bytes. Regular expressions see only the
 * bytes before the first NUL, and at most PATTERN_LONGEST.
 */
struct str renames_apply(const struct renames *renames, struct str name);

void renames_free(struct renames *renames);
