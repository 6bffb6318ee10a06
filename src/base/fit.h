/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>

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
