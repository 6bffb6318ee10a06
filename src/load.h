/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LOAD_H
#define LOAD_H

#include "diag.h"
#include "parse.h"
#include "profile.h"

#include <stdbool.h>

/* What became of a file. */
enum load {
	LOAD_DONE,
	LOAD_EMPTY,  /* no byte in it */
	LOAD_OTHER,  /* it is no profile, and was not read */
	LOAD_FAILED, /* *error says why */
};

/*
 * Reads a file (or "-", standard input), compressed or not, into a profile.
 * With doubtful, it may be something else: it is read only if its beginning
 * looks like a profile's.  A rate of reading is shown on progress, a terminal,
 * unless that is NULL.
 */
enum load load_file(struct profile *profile, struct diag *diag,
		    const struct parse_rules *rules, const char *path,
		    bool doubtful, FILE *progress, struct error *error);

#endif
