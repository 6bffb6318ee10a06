/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Shortens names of functions of C++ and Rust, as demanglers print them: drops
 * the arguments of templates, parameters, return types, suffixes of clones, and
 * hashes; and the leading zeros of addresses.  Other names stay as they are.
 */

/* Levels of detail: the higher the level, the more of a name is kept. */
enum { SHORT_NAME_LEAST = 0, SHORT_NAME_FULL = 8 };

/*
 * Writes the shortened name into `to`, which has room for name.length bytes,
 * and returns its length.  The time is proportional to the length of the name.
 */
size_t short_name(struct str name, unsigned detail, char *to);

/*
 * Returns a function's name as Rust's demangler has it, if only C++ was demangled:
 * "_$LT$a..B$GT$::f::h0123456789abcdef" is "<a::B>::f".  A copy is in *memory, to
 * be freed; other names are returned as they are.
 */
struct str short_name_of_rust(struct str name, char **memory);

/*
 * Returns the "'2" of a level of recursion, which ends the name, or stands before
 * the callers of Callgrind's --separate-callers, as in f'2'main; empty: none.
 */
struct str short_name_level(struct str name);

/* A name without the "'2" of a level of recursion at its end. */
struct str short_name_without_level(struct str name);

/*
 * Whether a name identifies nothing: without symbols, Callgrind writes ??? or
 * the address, which changes with each build.
 */
bool short_name_is_unnamed(struct str name);

/* The length of "operator" and its sign, or "operator " of another one, at the front of s, or 0. */
size_t short_name_operator(struct str s);

/* The length of Rust's "::h0123456789abcdef" at the front of s, or 0. */
size_t short_name_hash(struct str s);

/* Whether a name has nothing to leave out, as most names of C. */
bool short_name_is_plain(struct str name);

/* The short names of a list of names, in the same order. */
struct short_names {
	struct str *list;
	char *bytes;
};

/*
 * Shortens names that are all different to short names that are all different:
 * if two would become equal, both keep enough to tell them apart.
 */
void short_names_make(struct short_names *shorts, const struct str *names, size_t count);
void short_names_free(struct short_names *shorts);
