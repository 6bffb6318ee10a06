/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Other programs that work for this one, run without a shell. */

/*
 * Who a program works for.  A helper obeys its arguments alone: options for it are not in its
 * environment, nor the servers that it could ask (DEBUGINFOD_URLS).  It leads a process group of
 * its own, which is ended with this program, whatever ends that.
 */
enum process_kind {
	PROCESS_OF_USER, /* the pager: it has the terminal, and ends when the user wants */
	PROCESS_HELPER
};

/*
 * Starts argv[0], which is looked for in PATH.  Returns 0 and sets *process, or returns an errno.
 * If in is set, the caller writes to *in what the program reads, else the program reads `from` (-1:
 * /dev/null).  If out is set, the caller reads from *out what the program writes, and its standard
 * error is /dev/null; else both are ours.  The caller closes *in and *out; no other program
 * inherits them.
 */
int process_run(pid_t *process, enum process_kind kind, const char *const argv[], int from, int *in,
		int *out);

/*
 * Waits until a helper has ended, then ends what is left of its group; returns its status as
 * waitpid() does, or -1 if it is not known.  At the time `end`, kills the group; 0: at once.
 */
#define PROCESS_ANY_TIME INT64_MAX
int process_wait(pid_t process, int64_t end);

/* Returns whether there is a program of this name, which is looked for as process_run() does. */
bool process_exists(const char *name);

/* Milliseconds of the monotonic clock, to measure durations. */
int64_t process_clock(void);
