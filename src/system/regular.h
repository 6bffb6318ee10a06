/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>

/*
 * Opens a file that a stranger may have named, for reading.  Opens only regular files, as opening
 * other files can have effects, and none that lies below /proc, /sys or /dev, whatever link leads
 * there.  Returns a descriptor, or -1 and *error says why; *missing then says that there is no file
 * that may be opened, so that another name may be tried.
 *
 * *real is the absolute path of the opened file, without links, which the caller frees; NULL if
 * path leads nowhere.  It is the file that was there before it was opened.
 */
int regular_open(const char *path, char **real, bool *missing, struct error *error);

/*
 * Opens any file that the user named, as open() does; but a signal that the program outlives, as
 * when it is stopped and goes on, is no failure.
 */
static inline int regular_open_any(const char *path, int flags)
{
	int fd;

	do
		fd = open(path, flags, 0666);
	while (fd < 0 && errno == EINTR);
	return fd;
}

/* As realpath(path, NULL), but ends the program if there is no memory. */
char *regular_path(const char *path);
