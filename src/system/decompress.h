/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/limits.h"
#include "system/input.h"

#include <stdbool.h>
#include <sys/types.h>

/*
 * A file that may be compressed, read as its plain content.  Files of gzip, xz,
 * bzip2 and zstd are recognised by their first bytes, and read through the
 * programs of these names, which are run without a shell.
 */
struct decompress {
	struct input input;  /* must be first: feed() casts its address */
	const char *program; /* the name of the helper; NULL: there is none */
	pid_t helper;
	const struct limits *limits;
	uint64_t packed; /* compressed bytes (of a pipe: as far as read) */
	bool warned;     /* once closed: the helper found garbage at the end */
	/* Only for a pipe, which we read and pass on to the helper: */
	int from, to; /* the pipe, and the helper's input; or -1 */
	char *bytes;  /* a buffer of INPUT_BLOCK bytes */
	size_t given,
		held; /* bytes that the helper has received, and bytes in all */
	bool failed;  /* reading the pipe has failed */
};

/*
 * Opens a file, or standard input for "-".  Reads no more of the content of a
 * compressed file than limits_unpacked() allows (for a pipe: for the bytes that
 * came so far).  False: there is nothing to close; if a helper could not be
 * run, program names it.  The struct must keep its address until it is closed,
 * and the caller must ignore SIGPIPE.
 */
bool decompress_open(struct decompress *unpack, const char *path,
		     const struct limits *limits, struct error *error);

/*
 * Closes the file.  finished: the input was read to its end.  With finished,
 * false means that content is missing: the helper failed, or there was more
 * content than allowed.
 */
bool decompress_close(struct decompress *unpack, bool finished,
		      struct error *error);
