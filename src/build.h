/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef BUILD_H
#define BUILD_H

#include "report/report.h"

#include <stdbool.h>

/*
 * What a report of these settings needs of the facts; one that annotates the
 * sources that the user wants needs all.
 */
struct keep build_needs(const struct settings *settings);

/*
 * Makes a report: all that can be worked out before a writer asks.
 * sources are the files that the user wants annotated.  directory is cut from
 * their names, as parse_rules has it cut from those of the profile.
 * False: a sum does not fit into 64 bits.  Call report_free in either case.
 */
bool build_report(struct report *report, const struct profile *profile,
		  const struct settings *settings,
		  const struct columns *columns, const struct words *sources,
		  struct str directory, struct error *error);

#endif
