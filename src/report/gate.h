/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef GATE_H
#define GATE_H

#include "report/report.h"

#include <stdbool.h>
#include <stdio.h>

/* The limits of --fail-if. */
struct gate {
	struct limit *list;
	size_t count;
};

/*
 * Reads the limits of the options that columns was made with.  False: *error
 * names the wrong one.  gate_free in either case.
 */
bool gate_read(struct gate *limits, struct columns *columns,
	       struct error *error);

/*
 * Prints a line with the figures for each limit that is exceeded; *exceeded
 * is how many.  False: a sum does not fit into 64 bits, or a limit is of
 * functions that are not there and settings.fail_if_missing.
 */
bool gate_check(const struct gate *limits, const struct report *report,
		FILE *out, size_t *exceeded, struct error *error);

void gate_free(struct gate *limits);

#endif
