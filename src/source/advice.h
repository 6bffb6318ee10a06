/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ADVICE_H
#define ADVICE_H

#include "base/str.h"

#include <stddef.h>

/*
 * The one option that would find the most of the sources that were not found:
 * "-I DIR" or "--source-map=FROM=DIR", as there are files under directory whose
 * names end as theirs.  The end of one name must be two pieces long, or several
 * names must agree; so many directories and files are looked at, the nearest
 * first, and none behind a symbolic link or with a dot at its beginning.
 *
 * Returns the option, which the caller frees, and in *found how many it would
 * find; NULL: there is none.
 */
enum { ADVICE_MOST_FILES = 10000 };

char *advice_find(const struct str *names, size_t count, const char *directory,
		  size_t *found);

#endif
