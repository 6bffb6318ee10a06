/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/words.h"

/*
 * Finds the profiles of the newest run in the current directory, of Callgrind or else of
 * Cachegrind: the newest profile whose name begins with callgrind.out (cachegrind.out); and if its
 * name is PREFIX.PID, PREFIX.PID.DUMP, PREFIX.PID-THREAD or PREFIX.PID.DUMP-THREAD, all profiles of
 * that PID, by dump and thread, with the end of the run last. Tells people which these are, and
 * warns of a newer file that is empty. The caller frees each name. False: there is none, or a file
 * that is of this run, or newer, cannot be read.
 */
bool newest_run(struct words *found, struct diag *diag, struct error *error);

/*
 * Adds to *error the files that the run of an empty file wrote beside it: those
 * called PATH.DUMP, PATH-THREAD or PATH.DUMP-THREAD that are not empty, by dump
 * and thread, but not those that the user named.
 */
void newest_run_add_others(const char *path, const struct words *named, struct error *error);
