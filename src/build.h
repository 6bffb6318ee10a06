/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef BUILD_H
#define BUILD_H

#include "report/report.h"

#include <stdbool.h>

/*
 * The facts that a report needs whatever its columns are.  A report that
 * annotates the sources that the user names needs all lines and calls.
 */
struct keep build_needs(const struct settings *settings);

/*
 * Whether a column of the report may need calls: see parse_rules.  The profile
 * has the events of the first part, and its "event:" lines.
 */
bool build_needs_calls(const struct settings *settings,
		       const struct profile *profile);

/*
 * Makes a report: all that can be worked out before a writer asks.
 * sources are the files that the user wants annotated; directory is cut from
 * their names, as parse_rules has it cut from those of the profile.  woven are
 * the texts of both sides, or NULL.
 * False: a sum does not fit into 64 bits.  Call report_free in either case.
 */
bool build_report(struct report *report, const struct profile *profile,
		  const struct settings *settings,
		  const struct columns *columns, const struct words *sources,
		  const struct woven_files *woven, struct str directory,
		  struct error *error);

#endif
