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
	bool warned; /* once closed: the helper found garbage at the end */
	bool failed; /* reading the file has failed */
	/* If there is a helper: the file, and how much of its buffer it got. */
	struct input file;
	int to; /* the helper's input, or -1 */
};

/*
 * Opens a file, or standard input for "-".  Reads no more of the content of a compressed file than
 * limits_unpacked() allows (for a pipe: for the bytes that came so far).  False: there is nothing
 * to close; if a helper could not be run, program names it.  The struct must keep its address until
 * it is closed, and the caller must ignore SIGPIPE.
 */
bool decompress_open(struct decompress *unpack, const char *path, const struct limits *limits,
		     struct error *error);

/*
 * Closes the file.  finished: the input was read to its end.  With finished, false means that
 * content is missing: the helper failed, or there was more content than allowed.
 */
bool decompress_close(struct decompress *unpack, bool finished, struct error *error);
