/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <sys/types.h>

/* Returns whether standard output is a terminal. */
bool terminal_is_output(void);

/* The number of columns of standard output; 0: it is no terminal. */
size_t terminal_columns(void);

/* The number of rows of standard output; 0: it is no terminal. */
size_t terminal_rows(void);

/*
 * The program that shows a report a page at a time.  While the pager runs, it
 * gets the keys of the user: SIGINT does not end this program before the pager,
 * and other signals end this program only after the pager has ended.
 */
struct pager {
	const char *variable; /* names the pager; NULL: the pager is less */
	const char *command;
	pid_t process;
	int fd; /* the pager's input */
};

/*
 * Starts the pager: the command in CGANNOTATE_PAGER or PAGER, run by the shell, or else less.  less
 * gets the options FRSX, unless LESS is set.  False: there is no pager to end, as the user wants
 * none (the command is empty or cat) or it could not be started.
 */
bool pager_begin(struct pager *pager);

/* Waits until the user leaves the pager.  False: *error says that the pager could not be run. */
bool pager_end(struct pager *pager, struct error *error);

/* --- output.c ----------------------------------------------------------- */

/*
 * Standard output, or a file that replaces an old file only when it is complete.  The new file is
 * written beside the old one under another name, gets the old one's permissions, and is then
 * renamed.  If it is never completed, the old file stays as it was.  Every signal that ends the
 * program and can be caught removes the new file, and so does the end for lack of memory.  A path
 * that is not a regular file (such as /dev/null, a pipe or a link to nothing), or that standard
 * output or error is open for (such as /dev/stdout), is written to directly.
 */
struct output {
	FILE *file;
	char *path;      /* with links followed; NULL: there is only fd */
	char *temporary; /* the path of the new file beside it, or NULL */
	int fd;          /* the descriptor written to */
	int why;         /* errno of the first write that failed, or 0 */
	struct stream stream;
	char buffer[64 * 1024];
};

/*
 * Opens a path, or if path is NULL takes fd: standard output, or the pipe to a pager.  False:
 * *error says why the path cannot be written.  The output must keep its address until it is closed.
 */
bool output_open(struct output *output, const char *path, int fd, struct error *error);

/*
 * Closes the output.  keep: it is complete, and replaces the old file.  False: *error says why that
 * failed.  It is no failure if the reader of a descriptor has gone away.
 */
bool output_close(struct output *output, bool keep, struct error *error);
