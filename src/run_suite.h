/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUN_SUITE_H
#define RUN_SUITE_H

#include "run.h"

/* Whether --diff is given a directory, or --new-ok, which is for two. */
bool run_is_suite(const struct options *options);

/*
 * Compares the benchmarks of two directories, one at a time, each as a run of
 * its own; the table and the reports are kept for run_write.
 */
bool run_compare(struct run *run, struct error *error);

#endif
