/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FIT_H
#define FIT_H

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Text cut to a number of columns of a terminal, as str_print shows it.  If
 * something is cut out, "..." is shown between head and tail.  Characters are
 * never split.
 */
struct fit {
	struct str head, tail;
	bool cut;
};

/*
 * How many columns some text takes, or most, if it takes more: wide characters
 * count 2.  More than FIT_BYTES bytes a column, which are characters that take
 * none, are too many.  So the time depends on the columns and not on the text,
 * here and below.
 */
enum { FIT_BYTES = 16 };
size_t fit_columns(struct str s, size_t most);

/*
 * fit_name cuts a name at its end.  fit_scoped cuts the scopes before it, in
 * their middle or at their beginning: "...Parser::parse"; if "...parse" does
 * not fit, it is "parse" cut at its end.  fit_path cuts a path in front, by whole
 * directories: ".../base/fit.c"; and the beginning of the last part if that alone
 * is too long.  If there are fewer columns than "..." needs, only that is left.
 */
struct fit fit_name(struct str s, size_t columns);
struct fit fit_scoped(struct str s, size_t columns);
struct fit fit_path(struct str s, size_t columns);

/*
 * Cuts a name so that its byte at an offset is seen, which tells it from names
 * that begin like it: at its end or in its middle, or all that is before.  The
 * offset may be the length of the name; then its end is seen.  Of a few columns
 * fit_scoped makes more.
 */
struct fit fit_around(struct str s, size_t columns, size_t at);

#endif
