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
	struct input input;  /* the first one: it is handed on alone */
	const char *program; /* the helper, NULL if there is none */
	pid_t helper;
	const struct limits *limits;
	uint64_t packed; /* bytes of a file; of a pipe, as far as it was read */
	bool warned;     /* once closed: the helper found garbage at the end */
	/* Of a pipe, which we read for the helper: */
	int from, to; /* the pipe, and what the helper reads; or -1 */
	char *bytes;  /* room for INPUT_BLOCK */
	size_t given,
		held; /* bytes that the helper has got, and that there are */
	bool failed;  /* the pipe could not be read */
};

/*
 * Opens a file, or standard input for "-".  Of a compressed file no more is
 * read than limits_unpacked() says; of a pipe, than it says of what came so far.
 * False: there is nothing to close; if a helper could not be run, program says
 * which.  It stays where it is until it is closed, and SIGPIPE is ignored.
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
