/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUN_READ_H
#define RUN_READ_H

#include "run.h"

/*
 * Reads the files that the options name, or else those of the newest run, and
 * makes of them what is reported: sides, slices, and functions folded.
 */
bool run_read(struct run *run, struct error *error);

/* The same for --check, which reports what stands in the files. */
bool run_read_files(struct run *run, struct error *error);

#endif
