/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "base/stream.h"
#include "base/util.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Standard output, or a file that replaces an old one only when it is complete.
 * That is written beside the old file under another name and then renamed; if
 * it is never completed, the old file stays as it was, with its permissions,
 * which the new one gets.  Every signal that ends the program and can be
 * caught removes what was written, and so does the end for want of memory.
 * Where nothing can be put beside it, or not be moved over it, as over a mount
 * point, the text is kept elsewhere and in the end written into the old file.
 * What is no regular file, such as /dev/null, a pipe or a link to nothing, and
 * what is one of the descriptors of the program, as /dev/stdout is, is written
 * to directly.
 */
struct output {
	FILE *file;
	char *path;      /* its place, with links followed; NULL: has none */
	char *temporary; /* the file beside it, or NULL */
	int fd;          /* what is written to; -1: that is held */
	struct draft held;
	int why; /* errno of the first write that failed, or 0 */
	struct stream stream;
	char buffer[64 * 1024];
};

/*
 * Opens that path, or with NULL takes a descriptor: standard output, or what a
 * pager reads.  False: *error says why it cannot be written there.  The output
 * must stay where it is.
 */
bool output_open(struct output *output, const char *path, int fd,
		 struct error *error);

/*
 * Closes the file.  If keep says that it is complete, it replaces the old one.
 * False: *error says why that failed.  A reader of a descriptor that has
 * gone away is no failure.
 */
bool output_close(struct output *output, bool keep, struct error *error);

#endif
