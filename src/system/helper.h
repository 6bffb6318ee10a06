/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

enum helper_result {
	HELPER_ANSWERED,
	HELPER_FAILED,   /* its exit status is not 0, or its answer unusable */
	HELPER_MISSING,  /* the program cannot be run: errno says why */
	HELPER_TOO_SLOW, /* it took too long and was killed */
};

/*
 * Runs a program, which is found in PATH, without a shell and with its standard
 * error ignored.  The program reads the descriptor `from` (-1: nothing).  Puts
 * what it prints into answer, without a NUL, and the number of bytes into
 * *length.  Output of room bytes or more is HELPER_FAILED.  Kills the program
 * after a number of seconds.
 */
enum helper_result helper_ask(const char *const argv[], int from,
			      unsigned seconds, char *answer, size_t room,
			      size_t *length);
