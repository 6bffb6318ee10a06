/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FIT_H
#define FIT_H

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Text that fits into a number of columns of a terminal, as str_print shows
 * it.  Where something is cut out, "..." stands between head and tail.  A
 * character is never cut apart.
 */
struct fit {
	struct str head, tail;
	bool cut;
};

/* How many columns some text takes: wide characters count 2. */
size_t fit_columns(struct str s);

/*
 * Cuts a name at its end, or a path in its middle: whole directories if that
 * leaves some, and of its last part the end if even that is too long.  With
 * fewer columns than "..." takes, there is only that.
 */
struct fit fit_name(struct str s, size_t columns);
struct fit fit_path(struct str s, size_t columns);

#endif
