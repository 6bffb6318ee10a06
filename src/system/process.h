/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Other programs that work for this one, run without a shell. */
enum process_kind {
	/*
	 * Obeys its arguments alone: its environment is PATH and places of files.  It leads a
	 * process group of its own, which is ended with this program, whatever ends that.  The
	 * caller reads from *end what it writes to standard output; what it writes to standard
	 * error is lost.
	 */
	PROCESS_HELPER,
	/* Has the terminal, and ends when the user wants; the caller writes to *end what it reads. */
	PROCESS_PAGER,
};

/*
 * Starts argv[0], which is looked for in PATH; a helper reads the descriptor `from`, -1: /dev/null.
 * Returns 0 and sets *process, or returns an errno.  The caller closes *end; no other program
 * inherits it.
 */
int process_run(pid_t *process, enum process_kind kind, const char *const argv[], int from,
		int *end);

/*
 * Waits until a helper has ended, then ends what is left of its group; returns its status as
 * waitpid() does, or -1 if it is not known.  At the time `end`, kills the group; 0: at once.
 */
#define PROCESS_ANY_TIME INT64_MAX
int process_wait(pid_t process, int64_t end);

/* Returns whether a helper has ended; it is still to be waited for. */
bool process_has_ended(pid_t process);

/* Returns whether there is a program of this name, which is looked for as process_run() does. */
bool process_exists(const char *name);

/* Milliseconds of the monotonic clock, to measure durations. */
int64_t process_clock(void);
