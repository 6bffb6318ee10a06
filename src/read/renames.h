/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RENAMES_H
#define RENAMES_H

#include "base/names.h"
#include "base/str.h"
#include "base/util.h"
#include "base/words.h"

#include <regex.h>
#include <stdbool.h>

/*
 * Changes of names: those that are mangled, by demangle_names(); then
 * "s/REGEX/TEXT/gi", in the order in which they apply; and after them, with no_levels, f for f'2, as Callgrind calls a level of recursion.
 */
struct renames {
	struct rename {
		regex_t regex;
		struct str text; /* with \1 to \9, & and \& */
		bool all;        /* g */
		bool used;       /* it has changed a name */
	} * list;
	size_t count;
	bool no_levels;
	struct names mangled;  /* names that have another one, */
	struct str *demangled; /* by their ids, in text */
	char *text;
};

/*
 * Reads the values of --option.  False: *error names the wrong one.  Call
 * renames_free in either case; the words must outlive the renames.
 */
bool renames_read(struct renames *renames, const struct words *words,
		  const char *option, struct error *error);

/* Whether renames_apply() could return another name. */
bool renames_change(const struct renames *renames, struct str name);

/*
 * The name after all changes, whose bytes the caller frees.  What follows a NUL
 * or the first PATTERN_LONGEST bytes is not changed.
 */
struct str renames_apply(const struct renames *renames, struct str name);

void renames_free(struct renames *renames);

#endif
