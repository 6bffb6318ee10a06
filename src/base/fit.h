/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Text cut to a number of columns of a terminal, as str_print() shows it: its pieces, with "..."
 * among them where something is left out.  Characters are never split.
 */
enum { FIT_PIECES = 2 };
struct fit {
	struct str piece[FIT_PIECES];
	size_t count;
};

/*
 * The number of columns that s takes, but at most `most`; wide characters take 2.  Here and below,
 * text of more than FIT_BYTES bytes per column, which has characters of no width, counts as too
 * wide.  So the time depends on the columns and not on the length of the text.
 */
enum { FIT_BYTES = 16 };
size_t fit_columns(struct str s, size_t most);

/* The longest beginning, or end, of s that takes so many columns. */
struct str fit_head(struct str s, size_t columns);
struct str fit_tail(struct str s, size_t columns);

/*
 * fit_name cuts a name at its end.  fit_path cuts whole directories from the front of a path:
 * ".../base/fit.c"; and the beginning of the last part if that alone is too wide.  In fewer columns
 * than "..." needs, only "..." is left.
 */
struct fit fit_name(struct str s, size_t columns);
struct fit fit_path(struct str s, size_t columns);

/*
 * The last part of a path, to be cut to that many columns or fewer; if it is far too long, only the
 * end of it, which is cut to the same.
 */
struct str fit_base(struct str path, size_t columns);
