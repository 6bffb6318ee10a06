/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Other programs that work for this one, run without a shell. */

/*
 * Makes a pipe.  Its ends are above the standard streams, and other programs do
 * not inherit them.  False: *error names path.
 */
bool process_pipe(int ends[2], const char *path, struct error *error);

/*
 * Starts argv[0], which is looked for in PATH.  Its standard input is `from`
 * (-1: /dev/null).  Its output can be read from *to, which the caller closes,
 * and its standard error is /dev/null; if to is NULL, both are ours.  Options
 * for unpackers are removed from the environment, ours too.  Returns 0 and sets
 * *process, or returns an errno.
 */
int process_run(pid_t *process, const char *const argv[], int from, int *to);

/*
 * Waits until a process has ended; returns its status as waitpid() does, or -1
 * if it is not known.  At the time `end`, kills the process; 0: at once.
 */
#define PROCESS_ANY_TIME INT64_MAX
int process_wait(pid_t process, int64_t end);

/* Whether there is a program of this name, which is looked for as process_run() does. */
bool process_exists(const char *name);

/* Milliseconds of the monotonic clock, to measure durations. */
int64_t process_clock(void);

enum process_result {
	PROCESS_ANSWERED,
	PROCESS_FAILED,   /* its exit status is not 0, or its answer unusable */
	PROCESS_MISSING,  /* the program cannot be run: errno says why */
	PROCESS_TOO_SLOW, /* it took too long and was killed */
};

/*
 * Runs a program, which is found in PATH, without a shell and with its standard
 * error ignored.  The program reads the descriptor `from` (-1: nothing).  Puts
 * what it prints into answer, without a NUL, and the number of bytes into
 * *length.  Output of room bytes or more is PROCESS_FAILED.  Kills the program
 * after a number of seconds.
 */
enum process_result process_ask(const char *const argv[], int from, unsigned seconds, char *answer,
				size_t room, size_t *length);
