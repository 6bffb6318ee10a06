/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SHORT_NAMES_H
#define SHORT_NAMES_H

#include "base/str.h"

#include <stddef.h>

/*
 * Names of functions of C++ and Rust, as demanglers print them, without what
 * makes them long: the arguments of templates, parameters, the type that a
 * function returns, suffixes of clones, hashes.  Other names stay as they are.
 */

/* How much of a name is left; from SHORT_NAME_LEAST on it is more and more. */
enum { SHORT_NAME_LEAST = 0, SHORT_NAME_FULL = 7 };

/*
 * Writes a name so shortened to a place with room for name.length bytes, and
 * returns how many there are.  It takes time in proportion to the length.
 */
size_t short_name(struct str name, unsigned detail, char *to);

/* Short names of a list, by their places in it. */
struct short_names {
	struct str *list;
	char *bytes;
};

/*
 * Shortens names that are all different to ones that are all different: where
 * two would become one, both get as much back as tells them apart.
 */
void short_names_make(struct short_names *shorts, const struct str *names,
		      size_t count);
void short_names_free(struct short_names *shorts);

#endif
