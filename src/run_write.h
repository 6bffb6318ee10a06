/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUN_WRITE_H
#define RUN_WRITE_H

#include "run.h"

/* Whether the format supports --fn, --check and the lists, if given. */
bool run_suits(const struct options *options, struct error *error);

/* Whether the report goes to a terminal that is not "dumb" (TERM). */
bool run_is_on_terminal(const struct options *options);

/* Writes the report or the list; of a suite, its table and reports. */
bool run_write(struct run *run, FILE *out, struct error *error);

/* For --check: reads the profiles and writes each departure that it finds. */
bool run_check(struct run *run, FILE *out, struct error *error);

#endif
