/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef READ_FILE_H
#define READ_FILE_H

#include "profile/profile.h"
#include "read/departures.h"
#include "read/parse.h"

#include <stdbool.h>

/* What became of a file. */
enum read_result {
	READ_DONE,
	READ_EMPTY,  /* it has no bytes */
	READ_OTHER,  /* it is not a profile, and was not read */
	READ_FAILED, /* *error says why, or what it is if it is no text */
};

/*
 * Reads a file (or "-", standard input), compressed or not, into a profile.
 * doubtful says that it may be another text: then it is read only if it begins
 * like a profile.  progress, if not NULL, is a terminal that shows how
 * far the reading is.
 */
enum read_result read_file(struct profile *profile,
			   struct departures *departures,
			   const struct parse_rules *rules, const char *path,
			   bool doubtful, FILE *progress, struct error *error);

/*
 * Whether a file that can be opened again, so no pipe, begins like a profile;
 * false also if it cannot be read.  Of a profile, *command is what its "cmd:"
 * says, unless command is NULL: the caller frees it; NULL, if it has none.
 */
bool read_file_is_profile(const char *path, char **command);

#endif
