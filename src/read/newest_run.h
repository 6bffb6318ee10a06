/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/words.h"

/*
 * Adds the profiles of the newest run in the current directory to files: the
 * newest profile whose name begins with prefix; and if its name is PREFIX.PID,
 * PREFIX.PID.DUMP, PREFIX.PID-THREAD or PREFIX.PID.DUMP-THREAD, all profiles of
 * that PID, by dump and thread, with the end of the run last. Adds nothing if
 * there is no profile. Warns of a newer file that is empty. The caller frees
 * each name. False: a file that is of this run, or newer, cannot be read.
 */
bool newest_run(const char *prefix, struct words *files, struct diag *diag, struct error *error);

/*
 * Adds the files of the run that wrote an empty file: those called PATH.DUMP,
 * PATH-THREAD or PATH.DUMP-THREAD that are not empty, by dump and thread. The
 * caller frees each name.
 */
void newest_run_others(const char *path, struct words *files);
