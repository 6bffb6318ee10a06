/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
	enum helper_result {
		HELPER_ENDED,   /* status says how */
		HELPER_MISSING, /* the program is not installed */
		HELPER_UNUSED,  /* it cannot be run: error */
		HELPER_SLOW,    /* it took too long and was ended */
	} result;
	int status; /* as of waitpid() */
	int error;  /* errno */
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
