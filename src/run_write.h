/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUN_WRITE_H
#define RUN_WRITE_H

#include "run.h"

/* Whether the format has what is asked for. */
bool run_suits(const struct options *options, struct error *error);

/* Whether the report goes to a terminal that can do more than print it. */
bool run_is_on_terminal(const struct options *options);

/* Writes the report, or the list, of what was read; of a suite its table. */
bool run_write(struct run *run, FILE *out, struct error *error);

/* Reads the profiles, and writes what is odd in them while it does. */
bool run_check(struct run *run, FILE *out, struct error *error);

#endif
