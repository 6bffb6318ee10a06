/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

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
