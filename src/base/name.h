/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Names of functions, as demanglers and profilers write them.  One scan over brackets, separators
 * of scopes ("::", ".", "/", "\\") and quotes finds the pieces of a name; all else here are views
 * of them.  Time is in proportion to the length of a name; one of more than NAME_LONGEST bytes is
 * one piece, and where it is cut to a width only so many bytes are looked at.
 *
 * A short name has no parameters, result, hash, clone, version, or place behind it (of Python:
 * " /home/me/t.py:17"), and "<...>" for template arguments.  Levels of recursion ("'2") and callers
 * of --separate-callers ("f'main") stay.  Its last component is what names the function: "push" of
 * "std::vector<...>::push", with lambdas and the like behind it.
 */
enum { NAME_LONGEST = 8192 };

/*
 * Write a view of a name into `to`, which has room for name.length bytes, and return its length,
 * which is 0 only for the name "": the short name; and all but hash and suffixes of clones, what
 * another build may call the function.
 */
size_t name_short(struct str name, char *to);
size_t name_key(struct str name, char *to);

/*
 * The short name in so many columns of a terminal; the caller frees the bytes.  Where there is
 * little room, callers and then outer scopes are left out, "...Session::Session"; the last
 * component is cut only if that alone is too wide.  name_fit_whole() cuts the whole name in front,
 * or if its last component would be cut, behind that: "sort..., shop::ByName>)".
 */
struct str name_fit(struct str name, size_t columns);
struct str name_fit_whole(struct str name, size_t columns);

/* The columns, at most `most`, of the last component, which name_fit() always shows. */
size_t name_least_columns(struct str name, size_t most);

/*
 * Short names of a list of names that are all different, in the same order.  Those that would be
 * equal are whole.
 */
struct name_list {
	struct str *list;
	char *bytes;
};
void name_list_make(struct name_list *shorts, const struct str *names, size_t count);
void name_list_free(struct name_list *shorts);

/*
 * Returns whether a name identifies nothing: without symbols, Callgrind writes ??? or the address,
 * which changes with each build.
 */
bool name_is_unnamed(struct str name);

/*
 * The "'2" of a level of recursion, which ends the name, or stands before the callers, as in
 * f'2'main; empty, at the end: none.
 */
struct str name_level(struct str name);

/*
 * A function's name as Rust's demangler has it, if only C++ was demangled:
 * "_$LT$a..B$GT$::f::h0123456789abcdef" is "<a::B>::f".  A copy is in *memory, to be freed; other
 * names are returned as they are.
 */
struct str name_of_rust(struct str name, char **memory);
