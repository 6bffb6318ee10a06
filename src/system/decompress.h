/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DECOMPRESS_H
#define DECOMPRESS_H

#include "base/limits.h"
#include "system/input.h"

#include <stdbool.h>
#include <sys/types.h>

/*
 * A file that may be compressed, read as its plain content.  Files of gzip, xz,
 * bzip2 and zstd are recognised by their first bytes and read through these
 * programs, which are run without a shell.
 */
struct decompress {
	struct input input;
	const char *program; /* the helper, NULL if there is none */
	pid_t helper;
	pid_t feeder; /* gives a pipe's bytes to the helper, or 0 */
	int lifeline; /* when it is closed the feeder ends; or -1 */
	bool warned;  /* once closed: the helper found garbage at the end */
};

/*
 * Opens a file, or standard input for "-".  Of a compressed file no more is
 * read than limits_unpacked() says; of a pipe nobody knows its size.  False:
 * there is nothing to close; if a helper could not be run, program says which.
 */
bool decompress_open(struct decompress *unpack, const char *path,
		     const struct limits *limits, struct error *error);

/*
 * Closes it.  finished says that the input was read to its end.  False then
 * means that the helper failed or that more was left to read than the bound,
 * so something is missing.
 */
bool decompress_close(struct decompress *unpack, bool finished,
		      struct error *error);

#endif
