/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DEBUGINFOD_H
#define DEBUGINFOD_H

#include "base/diag.h"
#include "base/groups.h"
#include "base/names.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Sources that a debuginfod server has, asked for by debuginfod-find of
 * elfutils, which keeps them in its cache.  Each file is asked for once.
 */
struct debuginfod {
	struct diag *diag;
	FILE *progress; /* or NULL */
	unsigned seconds;
	bool gave_up;       /* nothing more is asked */
	struct names asked; /* names of files */
	char **path;        /* by these: where it is; NULL: not there */
	size_t room;
	char *relative; /* the first name that is, as ../a.c; or NULL */
	size_t relative_count;
	struct groups portions; /* by file, once they are needed */
};

/*
 * Prepares it; warns where DEBUGINFOD_URLS names no server.  A file may take
 * DEBUGINFOD_TIMEOUT seconds, or 90; if one takes longer, no more are asked for.
 */
void debuginfod_init(struct debuginfod *debuginfod, struct diag *diag,
		     FILE *progress);
void debuginfod_free(struct debuginfod *debuginfod);

/*
 * Where the source of a file of the profile is, by one of its names, or NULL.
 * An object is needed
 * that has code of it and is here, and a name that is absolute: servers know a
 * file by the directory in which the compiler ran, and the compiler's names
 * are relative to that.  A name without "./" or "../" before it is one under
 * the current directory.
 */
const char *debuginfod_source(struct debuginfod *debuginfod,
			      const struct profile *profile, name_id file,
			      struct str name);

/* Warns of the names that were not absolute. */
void debuginfod_end(const struct debuginfod *debuginfod);

#endif
