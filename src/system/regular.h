/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"

#include <stdbool.h>

/*
 * Opens a file that a stranger may have named, for reading.  Opens only regular files, as opening
 * other files can have effects, and no file on the file systems of the kernel (/proc, /sys, /dev),
 * whatever path leads there.  Returns a descriptor, or -1 and *error says why; *missing then says
 * that there is no file that may be opened, so that another name may be tried.
 *
 * *real is the absolute path of the opened file, without links, which the
 * caller frees; NULL if path leads nowhere.  If a part of *real becomes a link
 * while the file is opened, the link is not followed.
 */
int regular_open(const char *path, char **real, bool *missing, struct error *error);

/* As realpath(path, NULL), but ends the program if there is no memory. */
char *regular_path(const char *path);
