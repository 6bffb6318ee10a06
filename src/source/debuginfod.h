/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/names.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Gets sources from debuginfod servers, by debuginfod-find of elfutils, which
 * keeps them in its cache.  Asks for each file once.
 */
struct debuginfod {
	struct diag *diag;
	FILE *progress; /* shows the progress; or NULL */
	unsigned seconds;
	bool gave_up;       /* after a failure: nothing more is asked */
	struct names asked; /* names of files that were asked for */
	char **path;        /* by name asked: path of the source, or NULL */
	size_t room;
	char *relative; /* the first relative name, such as ../a.c; or NULL */
	size_t relative_count;
};

/*
 * Initializes *debuginfod; warns if DEBUGINFOD_URLS names no server.  One file may take
 * DEBUGINFOD_TIMEOUT seconds, or 90; if it takes longer, no more files are asked for.
 */
void debuginfod_init(struct debuginfod *debuginfod, struct diag *diag, FILE *progress);
void debuginfod_free(struct debuginfod *debuginfod);

/*
 * Returns the path of the source of a file of the profile, by one of the file's names, or NULL.
 * This needs an object with code of the file on this machine, and an absolute name, because servers
 * know files by the directory in which the compiler ran.  A name that begins with "./" or "../" is
 * relative to that directory; any other relative name, to the current directory.
 */
const char *debuginfod_source(struct debuginfod *debuginfod, const struct profile *profile,
			      name_id file, struct str name);

/* Warns of the names that could not be made absolute. */
void debuginfod_end(const struct debuginfod *debuginfod);
