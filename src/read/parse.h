/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"
#include "base/util.h"
#include "profile/profile.h"
#include "read/departures.h"
#include "read/marks.h"
#include "read/parser.h"

#include <stdbool.h>

/*
 * Reads one file in the Callgrind format into a profile, in one pass, by the specification (format
 * version 1) and src/README R1 to R13. The costs of parts and files are added up.
 */
/* Begins a file; messages and the profile show it as `file`. */
struct parser *parse_begin(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *file);

/*
 * Reads the header of the first part: whole lines, as parse_block() does, but
 * only up to the first line of a body, and takes them from the front of *block.
 * profile.keep may be set until parse_block().  False: as of parse_block().
 */
bool parse_header(struct parser *parser, struct str *block, struct error *error);

/*
 * Reads whole lines: the last byte of a block, end[-1], is a newline, and
 * PARSE_MARGIN bytes before and after it can be read (their content does not
 * matter). False: the file cannot be used; *error says why, with file and line.
 */
enum { PARSE_MARGIN = MARKS_MARGIN };
bool parse_block(struct parser *parser, const char *at, const char *end, struct error *error);

/*
 * Returns whether the last line of the last block, which has no newline in the file, is whole: no
 * header, and no cost line without a cost.
 */
bool parse_ends_whole(const struct parser *parser, struct str block);

/*
 * Ends the file and frees the parser; good: it was read to its end. Warnings are
 * held until now, and written only if the file is a profile or damaged. False:
 * *error says what is wrong.
 */
bool parse_end(struct parser *parser, bool good, struct error *error);

/*
 * Returns whether a file that begins with these bytes, at least PARSE_PEEK if it has so many, looks
 * like a profile: with a comment "# callgrind format", or header lines that include "events:" or do
 * not end.
 */
enum { PARSE_PEEK = 8 * 1024 };
bool parse_looks_like(struct str beginning);
