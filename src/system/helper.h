/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HELPER_H
#define HELPER_H

#include <stddef.h>
#include <sys/types.h>

/*
 * Starts a program as process_run() does, whose output is read from *to, which
 * the caller closes.
 */
int helper_start(pid_t *process, const char *const argv[], int from, int *to);

enum helper_result {
	HELPER_ANSWERED,
	HELPER_FAILED,   /* it has no answer: its exit status is not 0 */
	HELPER_MISSING,  /* it cannot be run: errno says why */
	HELPER_TOO_SLOW, /* it was ended */
};

/*
 * Runs a program, without a shell and found in PATH, for the line that it
 * prints: it goes to answer, of room bytes, with a NUL and no newline.  What the
 * program says on standard error goes nowhere.  It has so many seconds.
 */
enum helper_result helper_ask(const char *const argv[], unsigned seconds,
			      char *answer, size_t room);

/*
 * The same for all that the program prints, without a NUL, when it reads a file
 * (-1: nothing).  What does not fit into room bytes is HELPER_FAILED.
 */
enum helper_result helper_filter(const char *const argv[], int from,
				 unsigned seconds, char *answer, size_t room,
				 size_t *length);

#endif
