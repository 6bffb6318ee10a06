/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/util.h"

/*
 * What files of one run, or runs of one benchmark, share: their path without its numbers. A number
 * is digits without a letter beside them, or the hash of a build, "-" or "::h" and 16 hexadecimal
 * digits.  Each becomes a #, or nothing at the end, behind "." or "-": sort8.4711.out is
 * sort8.#.out then, and callgrind.out.10-01 callgrind.out.  Without `digits`, as of a command, only
 * hashes are numbers.  The caller frees the result.
 */
char *run_key(struct str text, bool digits);

/*
 * Returns whether an empty file is the one that Callgrind leaves beside those of threads:
 * callgrind.out.10 beside callgrind.out.10-01.
 */
bool run_has_threads(const char *path);

/*
 * Finds the profiles of the newest run in the current directory: the newest file called
 * callgrind.out*, cachegrind.out* or *.callgrind that is a profile, and those that share its key and
 * "pid:", by part and thread.  Tells people which these are, and warns of a newer file that is
 * empty.  The caller frees each name.  False: there is none, or a newer file cannot be read.
 */
bool newest_run(struct words *found, struct diag *diag, struct error *error);
