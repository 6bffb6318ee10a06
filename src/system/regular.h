/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef REGULAR_H
#define REGULAR_H

#include "base/util.h"

#include <stdbool.h>

/*
 * Opens a file that a stranger may have named, for reading.  Only a regular
 * file is opened, as opening another one can do things, and none of the file
 * systems in which the kernel shows itself (/proc, /sys, /dev), whatever leads
 * there.  Returns a descriptor, or -1 and *error says why; *missing then says
 * that there is no such file, so that another name may be tried.
 *
 * *real is the absolute path of what was opened, without links, which the
 * caller frees; NULL if path leads nowhere.  A link that is put into its way
 * while it is opened is not followed.
 */
int regular_open(const char *path, char **real, bool *missing,
		 struct error *error);

/* As realpath(path, NULL), but without memory the program ends. */
char *regular_path(const char *path);

#endif
