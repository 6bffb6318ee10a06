/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "base/util.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * A file that is written beside its place, under another name, and takes it
 * when it is complete: until then, and if that never comes, the old file stays
 * as it was.  What is no regular file, such as /dev/null or a pipe, is written
 * to directly.
 */
struct output {
	FILE *file;
	char *path;      /* its place, with links followed; owned */
	char *temporary; /* where it is written; owned, NULL: directly */
};

/* False: *error says why it cannot be written there. */
bool output_open(struct output *output, const char *path, struct error *error);

/*
 * Ends the file, which takes its place if keep says that it is complete.
 * False: *error says why it could not.
 */
bool output_close(struct output *output, bool keep, struct error *error);

#endif
