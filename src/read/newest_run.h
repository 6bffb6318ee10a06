/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/words.h"

/*
 * The name of a file as Callgrind makes it of the name for a run: BASE, BASE.DUMP, BASE-THREAD or
 * BASE.DUMP-THREAD.
 */
struct run_name {
	struct str base;
	uint64_t dump, thread; /* UINT64_MAX, as the end of the run has no number; 0 */
};

/* Splits a name, which may be a path. */
struct run_name run_name_of(struct str name);

/*
 * Returns whether a file of this "pid:" is the first dump, or the end of a thread, of a run whose
 * name, in --callgrind-out-file, has no PID.  All files of this base and "pid:" are of that run
 * then.
 */
bool run_name_has_no_pid(const struct run_name *name, const char *pid);

/*
 * Finds the profiles of the newest run in the current directory, of Callgrind or else of
 * Cachegrind: the newest profile whose name begins with callgrind.out (cachegrind.out); and if its
 * name is PREFIX.PID, PREFIX.PID.DUMP, PREFIX.PID-THREAD or PREFIX.PID.DUMP-THREAD, all profiles of
 * that PID, by dump and thread, with the end of the run last; or all of one "pid:" whose names are
 * those without a PID. Tells people which these are, and warns of a newer file that is empty. The
 * caller frees each name. False: there is none, or a file that is of this run, or newer, cannot be
 * read.
 */
bool newest_run(struct words *found, struct diag *diag, struct error *error);

/*
 * Adds to *error the files that the run of an empty file wrote beside it: those
 * called PATH.DUMP, PATH-THREAD or PATH.DUMP-THREAD that are not empty, by dump
 * and thread, but not those that the user named.
 */
void newest_run_add_others(const char *path, const struct words *named, struct error *error);
