/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUN_SUITE_H
#define RUN_SUITE_H

#include "run.h"

/*
 * Whether --diff compares directories: it has two files, and one of them is a
 * directory or --new-ok is given.
 */
bool run_is_suite(const struct options *options);

/*
 * Compares the benchmarks of two directories one by one, each in a run of its
 * own.  The results and reports are kept in run->suite for run_write.
 */
bool run_compare(struct run *run, struct error *error);

#endif
