/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PATTERN_H
#define PATTERN_H

#include "base/str.h"
#include "base/util.h"

#include <regex.h>
#include <stdbool.h>

/*
 * Compiles a POSIX extended regular expression, with extra flags.  False:
 * *error says what is wrong with it, and there is nothing to regfree.
 */
bool pattern_read(regex_t *regex, struct str text, int flags,
		  struct error *error);

/* Whether some part of s matches. */
bool pattern_matches(const regex_t *regex, struct str s);

#endif
