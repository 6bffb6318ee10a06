/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PATTERN_H
#define PATTERN_H

#include "base/str.h"
#include "base/util.h"
#include "base/words.h"

#include <regex.h>
#include <stdbool.h>

/*
 * Compiles a POSIX extended regular expression, with extra flags.  False:
 * *error says what is wrong with it, and there is nothing to regfree.  Without
 * memory the program ends, here and while matching.
 */
bool pattern_read(regex_t *regex, struct str text, int flags,
		  struct error *error);

/* As regexec(): whether some part of text matches, and which one. */
bool pattern_find(const regex_t *regex, const char *text, size_t count,
		  regmatch_t *match, int flags);

/*
 * Whether some part of s matches.  The time that the C library takes may grow
 * with the square of the length, so no more than the first bytes are looked at.
 * A NUL is matched as the byte 1, as there is no other way to look behind it.
 */
enum { PATTERN_LONGEST = 16 * 1024 };
bool pattern_matches(const regex_t *regex, struct str s);

/* Regular expressions, any of which may match. */
struct patterns {
	regex_t *list;
	size_t count;
	bool *used; /* whether each has matched something */
};

/*
 * Compiles those of --option.  False: *error names the wrong one.
 * patterns_free in either case.
 */
bool patterns_read(struct patterns *patterns, const struct words *words,
		   const char *option, struct error *error);
bool patterns_match(const struct patterns *patterns, struct str s);
void patterns_free(struct patterns *patterns);

/* Adds the words of those that have matched nothing so far. */
void patterns_unused(const struct patterns *patterns, const struct words *words,
		     struct words *unused);

#endif
