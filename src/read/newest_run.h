/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef NEWEST_RUN_H
#define NEWEST_RUN_H

#include "base/words.h"

/*
 * Adds the profiles of the newest run in the current directory: the newest
 * profile whose name is prefix or goes on after it, and if it is PREFIX.PID,
 * PREFIX.PID.DUMP, PREFIX.PID-THREAD or PREFIX.PID.DUMP-THREAD, all others of
 * that PID, dumps before the end of the run and threads in order.  Nothing is
 * added if there is no profile.  The caller frees each name.
 */
void newest_run(const char *prefix, struct words *files);

#endif
