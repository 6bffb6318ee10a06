/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUN_READ_H
#define RUN_READ_H

#include "run.h"

/*
 * Reads the files that the options name, or else those of the newest run, and
 * prepares them for the report: pairs sides, makes slices, folds functions.
 * False: *error says why.
 */
bool run_read(struct run *run, struct error *error);

/* As run_read, for --check: makes no slices and folds nothing. */
bool run_read_files(struct run *run, struct error *error);

#endif
