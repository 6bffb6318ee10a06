/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Text cut to a number of columns of a terminal, as str_print() shows it.  If
 * cut is set, "..." is shown between head and tail.  Characters are never
 * split.
 */
struct fit {
	struct str head, tail;
	bool cut;
};

/*
 * The number of columns that s takes, but at most `most`; wide characters take
 * 2.  Here and below, text of more than FIT_BYTES bytes per column, which has
 * characters of no width, counts as too wide.  So the time depends on the
 * columns and not on the length of the text.
 */
enum { FIT_BYTES = 16 };
size_t fit_columns(struct str s, size_t most);

/*
 * fit_name cuts a name at its end.  fit_scoped cuts the scopes before the name,
 * in their middle or at their beginning: "...Parser::parse"; if "...parse" is
 * too wide, it cuts "parse" at its end.  fit_path cuts whole directories from
 * the front of a path: ".../base/fit.c"; and the beginning of the last part if
 * that alone is too wide.  In fewer columns than "..." needs, only "..." is
 * left.
 */
struct fit fit_name(struct str s, size_t columns);
struct fit fit_scoped(struct str s, size_t columns);
struct fit fit_path(struct str s, size_t columns);

/*
 * Cuts a name, but keeps its byte at an offset, which tells it from names with
 * the same beginning.  The cut is at the end, in the middle, or before that
 * byte.  The offset may be the length of the name; then its end is kept.  With
 * few columns, cuts as fit_scoped.
 */
struct fit fit_around(struct str s, size_t columns, size_t at);
