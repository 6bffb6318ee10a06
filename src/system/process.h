/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <signal.h>
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

/* --- ending.c ----------------------------------------------------------- */

/*
 * What must not outlive the program: a file that is not complete, and helpers; and what it must not
 * leave: a pager, which has the terminal, and a terminal that is not as it was.  The usual signals
 * that end a program see to these first; so does whoever ends it otherwise, with ending_now().  A
 * signal that the caller of the program ignores stays ignored (nohup).
 */

/* The most helpers at a time. */
enum { ENDING_HELPERS = 4 };

/*
 * Blocks all signals until ending_release(), so that none comes between the making of a file or
 * helper and its being noted here.  Returns the signals that were blocked before.
 */
sigset_t ending_hold(void);
void ending_release(const sigset_t *before);

/* Sets the file to remove, which stays the caller's; NULL: none. */
void ending_file(const char *path);

/* Sets what restores the terminal, which a signal handler may call; NULL: nothing. */
void ending_terminal(void (*restore)(void));

/*
 * Puts a helper, which leads a process group of its own, in the place of another one; 0: none.
 * False: there are too many.
 */
bool ending_helper(pid_t from, pid_t to);

/*
 * Sets the pager that is to be waited for, or 0, and its input, or -1 if that is closed.  While it
 * runs, SIGINT is a key of its, and does not end this program.
 */
void ending_pager(pid_t pager, int input);

/*
 * Restores the terminal, removes the file, kills the helpers, each with its whole group, closes the
 * pager's input and waits for it.  A signal handler may do so.
 */
void ending_now(void);
