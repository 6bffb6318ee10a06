/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"

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
 * Views of a name, which the caller frees; empty only for the name "": the short name; and all but
 * hash and suffixes of clones, what another build may call the function.
 */
struct str name_short(struct str name);
struct str name_key(struct str name);

/* The short name without "<...>", likewise; empty if it has nothing else. */
struct str name_bare(struct str name);

/*
 * The short name in so many columns of a terminal; the caller frees the bytes.  Where there is
 * little room, callers and then outer scopes are left out, "...Session::Session"; the last
 * component is cut only if that alone is too wide.
 */
struct str name_fit(struct str name, size_t columns);

/* The columns, at most `most`, of the last component, which name_fit() always shows. */
size_t name_least_columns(struct str name, size_t most);

/*
 * Puts short names in the place of names that are all different, but for empty ones, which stay;
 * those that would be equal are whole.  The caller frees what has bytes.
 */
void name_list_make(struct str *list, size_t count);

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

/* A name without Rust's hash: of "a::f::h0123456789abcdef", "a::f". */
struct str name_without_hash(struct str name);

/* --- fit.c -------------------------------------------------------------- */

/*
 * Text cut to a number of columns of a terminal, as str_print() shows it, with "..." where something
 * is left out.  Characters are never split.
 */
enum { FIT_MARK = sizeof("...") - 1 };

/*
 * The number of columns that s takes, but at most `most`; wide characters take 2.  Here and below,
 * text of more than FIT_BYTES bytes per column, which has characters of no width, counts as too
 * wide.  So the time depends on the columns and not on the length of the text.
 */
enum { FIT_BYTES = 16 };
size_t fit_columns(struct str s, size_t most);

/* Returns whether a text takes no more than so many columns. */
bool fit_is_within(struct str s, size_t columns);

/* The longest beginning, or end, of s that takes so many columns. */
struct str fit_head(struct str s, size_t columns);
struct str fit_tail(struct str s, size_t columns);

/* The texts with "..." between them; the caller frees the bytes. */
struct str fit_mark(struct str head, struct str tail);

/*
 * fit_name cuts a text at its end; fit_end cuts it in front.  fit_path cuts whole directories from
 * the front of a path: ".../base/fit.c"; and the beginning of the last part if that alone is too
 * wide.  In fewer columns than "..." needs, only "..." is left.  The caller frees the bytes.
 */
struct str fit_name(struct str s, size_t columns);
struct str fit_end(struct str s, size_t columns);
struct str fit_path(struct str s, size_t columns);
