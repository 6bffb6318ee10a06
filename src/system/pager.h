/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PAGER_H
#define PAGER_H

#include "base/util.h"

#include <stdbool.h>
#include <sys/types.h>

/*
 * The program that shows a report a page at a time.  While it runs, the keys of
 * the user are for it: SIGINT does not end this program before the pager, and
 * no other signal does before the pager has ended.
 */
struct pager {
	const char *variable; /* that names it; NULL: it is less */
	const char *command;
	pid_t process; /* 0: it does not run */
	int fd;        /* where it reads what is written */
};

/*
 * Starts the pager of CGANNOTATE_PAGER or PAGER, which the shell runs, or else
 * less with the options FRX; pager_end ends it.  False: there is none, as the
 * user wants none (the command is empty or cat), or as less is not installed.
 */
bool pager_begin(struct pager *pager);

/*
 * Waits until the user is done.  False: *error says that the pager could not be
 * run.
 */
bool pager_end(struct pager *pager, struct error *error);

#endif
