/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/words.h"

/*
 * Adds the profiles of the newest run in the current directory to files: the
 * newest profile whose name begins with prefix; and if its name is PREFIX.PID,
 * PREFIX.PID.DUMP, PREFIX.PID-THREAD or PREFIX.PID.DUMP-THREAD, all profiles of
 * that PID, by dump and thread, with the end of the run last. Adds nothing if
 * there is no profile. The caller frees each name.
 */
void newest_run(const char *prefix, struct words *files);
