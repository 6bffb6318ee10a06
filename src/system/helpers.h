/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "system/input.h"

#include <sys/types.h>

/* A program whose output is read. */
struct running {
	struct input input; /* it must be first, as its wait() casts its address */
	pid_t process;
	int64_t end;      /* the time at which it is killed, by process_clock() */
	int64_t patience; /* milliseconds without output after which it is; 0: see end */
	bool left;        /* it has ended, and left another program with its output open */
};

/* A program whose output is not trusted, and handed on line by line. */
struct helper {
	const char *const *argv; /* ends with NULL; owned by the caller */
	struct str input;        /* for its standard input, likewise */
	/*
	 * Takes a line of its output, without newline, and cut as struct input does.  A last line
	 * without newline is left out.
	 */
	void (*take)(void *context, struct str line);
	void *context;
	int error;  /* 0, or an errno: ENOENT: it is not installed; ETIMEDOUT: it took too long */
	int status; /* as of waitpid() */
	struct running running;
};

/*
 * Runs helpers, and reads them one after the other, while the next one runs already; ends them
 * after `patience` milliseconds, unless that is 0.
 */
void helpers_run(struct helper *helpers, size_t count, int64_t patience);

/* Says why a helper was of no use for a file; the caller frees it.  NULL: it ended well. */
char *helper_failure(const struct helper *helper, const char *path);

/*
 * The path as an argument of a program: without links, so that /proc/self/exe is not the program
 * itself, and beginning with "/", so that it is no option.  The caller frees it.
 */
char *helper_path(const char *path);

/*
 * A file that may be compressed, read as its plain content.  Files of gzip, xz, bzip2 and zstd are
 * recognised by their first bytes, and read through the programs of these names.
 */
struct decompress {
	struct running running; /* or only its input, which is the file */
	const char *program;    /* the name of the helper; NULL: there is none */
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
