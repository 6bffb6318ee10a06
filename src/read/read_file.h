/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"
#include "read/departures.h"
#include "read/parse.h"

#include <stdbool.h>

/* The results of read_file(). */
enum read_result {
	READ_DONE,
	READ_EMPTY,  /* it has no bytes */
	READ_OTHER,  /* it is not a profile, and was not read */
	READ_FAILED, /* *error says why, or which kind of file it is */
};

/*
 * Reads a file (or "-", standard input), compressed or not, into a profile. A
 * doubtful file may be another text, and is read only if it begins like a
 * profile. progress, if not NULL, is a terminal that shows how much has been
 * read.
 */
enum read_result read_file(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *path, bool doubtful,
			   FILE *progress, struct error *error);

/*
 * Returns what a file is by its beginning: READ_DONE for a profile.  READ_FAILED:
 * it cannot be read, *error says why.  The file must not be a pipe, as it is
 * opened again later.  For a profile, sets *command, unless command is NULL, to
 * the value of its "cmd:", or to NULL if it has none; the caller frees it.
 */
enum read_result read_file_kind(const char *path, char **command, struct error *error);
