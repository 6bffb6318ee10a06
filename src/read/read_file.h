/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef READ_FILE_H
#define READ_FILE_H

#include "profile/profile.h"
#include "read/diag.h"
#include "read/parse.h"

#include <stdbool.h>

/* What became of a file. */
enum read_result {
	READ_DONE,
	READ_EMPTY,  /* no byte in it */
	READ_OTHER,  /* it is no profile, and was not read */
	READ_FAILED, /* *error says why */
};

/*
 * Reads a file (or "-", standard input), compressed or not, into a profile.
 * With doubtful, it may be something else: it is read only if its beginning
 * looks like a profile's.  A rate of reading is shown on progress, a terminal,
 * unless that is NULL.
 */
enum read_result read_file(struct profile *profile, struct diag *diag,
			   const struct parse_rules *rules, const char *path,
			   bool doubtful, FILE *progress, struct error *error);

#endif
