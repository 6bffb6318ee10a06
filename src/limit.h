/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LIMIT_H
#define LIMIT_H

#include "report.h"

#include <stdbool.h>
#include <stdio.h>

/* The limits of --fail-if. */
struct limits {
	struct limit *list;
	size_t count;
};

/*
 * Reads the limits of the options that columns was made with.  False: *error
 * names the wrong one.  limits_free in either case.
 */
bool limits_read(struct limits *limits, struct columns *columns,
		 struct error *error);

/*
 * Prints a line with the figures for each limit that is exceeded; *exceeded
 * is how many.  False: a sum does not fit into 64 bits.
 */
bool limits_check(const struct limits *limits, const struct report *report,
		  FILE *out, size_t *exceeded, struct error *error);

void limits_free(struct limits *limits);

#endif
