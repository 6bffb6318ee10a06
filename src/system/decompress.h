/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/limits.h"
#include "system/input.h"

#include <stdbool.h>
#include <sys/types.h>

/*
 * A file that may be compressed, read as its plain content.  Files of gzip, xz, bzip2 and zstd are
 * recognised by their first bytes, and read through the programs of these names.
 */
struct decompress {
	struct input input;
	const char *program; /* the name of the helper; NULL: there is none */
	pid_t helper;
	bool warned; /* once closed: the helper found garbage at the end */
};

/*
 * Opens a file, or standard input for "-".  What a pipe gives, if it is compressed, goes to a
 * temporary file first.  Reads no more of the content of a compressed file than limits_unpacked()
 * allows.  False: there is nothing to close; if a helper could not be run, program names it.
 */
bool decompress_open(struct decompress *unpack, const char *path, const struct limits *limits,
		     struct error *error);

/*
 * Closes the file.  finished: the input was read to its end.  With finished, false means that
 * content is missing: the helper failed, or there was more content than allowed.
 */
bool decompress_close(struct decompress *unpack, bool finished, struct error *error);
