/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <regex.h>

/*
 * Compiles a POSIX extended regular expression; flags are further ones for regcomp().  \b, \s, \w
 * and their opposites mean what the C library takes them for, outside of [ ]; other letters behind
 * a backslash are refused.  False: *error says what is wrong with it, and regfree() must not be
 * called.  Without memory the program ends, here and while matching.
 */
bool pattern_read(regex_t *regex, struct str text, int flags, struct error *error);

/* As regexec(): returns whether some part of text matches, and sets match. */
bool pattern_find(const regex_t *regex, const char *text, size_t count, regmatch_t *match,
		  int flags);

/*
 * Returns whether some part of s matches.  Only the first PATTERN_LONGEST bytes are
 * looked at, as the time of the C library may grow with the square of the
 * length.  A NUL is matched as the byte 1, as regexec() stops at a NUL.
 */
enum { PATTERN_LONGEST = 16 * 1024 };
bool pattern_matches(const regex_t *regex, struct str s);

/* Regular expressions; a text matches if any of them does. */
struct patterns {
	regex_t *list;
	size_t count;
};

/*
 * Compiles words, the values of --option.  False: *error names the wrong one.
 * Call patterns_free in either case.
 */
bool patterns_read(struct patterns *patterns, const struct words *words, const char *option,
		   struct error *error);
bool patterns_match(const struct patterns *patterns, struct str s);
void patterns_free(struct patterns *patterns);
