/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef REPORT_H
#define REPORT_H

#include "calls.h"
#include "lines.h"
#include "listing.h"
#include "rows.h"
#include "subs.h"

#include <stdbool.h>

/*
 * sources are the files that the user wants annotated; directory is cut from
 * their names as from those of the profile (parse_rules).
 * False: a sum does not fit into 64 bits.  report_free in either case.
 */
bool report_init(struct report *report, const struct profile *profile,
		 const struct options *options, const struct columns *columns,
		 const struct words *sources, struct str directory,
		 struct error *error);
void report_free(struct report *report);

#endif
