/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PROCESS_H
#define PROCESS_H

#include "base/util.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* Other programs that work for this one, run without a shell. */

/*
 * A pipe; none of its ends is a standard stream, and none is inherited.  False:
 * *error names path.
 */
bool process_pipe(int ends[2], const char *path, struct error *error);

/*
 * Runs argv[0], which is looked for in PATH, from one descriptor (-1: nothing)
 * to another; what it says on standard error is not shown, unless that is our
 * standard output, and options that the environment has for unpackers are not
 * passed on.  Returns 0 and sets *process, or returns an errno.
 */
int process_run(pid_t *process, const char *const argv[], int from, int to);

/*
 * The status of a process, as of waitpid, once it has ended; -1: not known.
 * With at_once it is killed, as it has stalled.
 */
int process_wait(pid_t process, bool at_once);

/* Milliseconds on a clock that nobody sets, to tell how long something takes. */
int64_t process_clock(void);

#endif
