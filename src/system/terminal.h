/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"

#include <stdbool.h>
#include <stddef.h>
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
