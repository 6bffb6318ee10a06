/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DECOMPRESS_H
#define DECOMPRESS_H

#include "base/input.h"

#include <stdbool.h>
#include <sys/types.h>

/*
 * A file that may be compressed, as an input of what is in it.  gzip, xz,
 * bzip2 and zstd files, known by their first bytes, are read through those
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
 * Opens a file, or standard input for "-".  False: nothing is to be closed;
 * program says which helper could not be run, if that was it.
 */
bool decompress_open(struct decompress *unpack, const char *path,
		     struct error *error);

/*
 * Ends it.  With finished, all of the input was read: then false says that the
 * helper failed, so what was read is not all there was.
 */
bool decompress_close(struct decompress *unpack, bool finished,
		      struct error *error);

#endif
