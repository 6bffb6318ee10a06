/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "base/util.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * A file that replaces an old one only when it is complete.  It is written
 * beside the old file under another name and then renamed; if it is never
 * completed, the old file stays as it was, with its permissions, which the new
 * one gets.  A signal that ends the program removes what was written, but for
 * SIGKILL and those of defects, and so does the end for want of memory.
 * Anything but a regular file, such as /dev/null, a pipe or a link to nothing,
 * is written to directly.
 */
struct output {
	FILE *file;
	char *path;      /* its place, with links followed; owned */
	char *temporary; /* where it is written; owned, NULL: directly */
};

/* False: *error says why it cannot be written there. */
bool output_open(struct output *output, const char *path, struct error *error);

/*
 * Closes the file.  If keep says that it is complete, it replaces the old one.
 * False: *error says why that failed.
 */
bool output_close(struct output *output, bool keep, struct error *error);

#endif
