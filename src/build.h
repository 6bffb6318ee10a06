/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>

/*
 * The facts that a report needs whatever its columns are.  The caller adds
 * lines and calls if the user names sources to annotate.
 */
struct keep build_needs(const struct settings *settings);

/*
 * Whether a column of the report may need calls: see parse_rules.  Of profile,
 * only the events of the first part and its "event:" lines are used.
 */
bool build_needs_calls(const struct settings *settings, const struct profile *profile);

/*
 * Makes a report, with all figures except those that are found on demand.
 * sources are the files that the user wants annotated; directory is cut from
 * the beginning of their names.  woven has the texts of both sides, or is NULL.
 * False: *error says why, such as a sum that does not fit into 64 bits.  The
 * caller frees with report_free in either case.
 */
bool build_report(struct report *report, const struct profile *profile,
		  const struct settings *settings, const struct columns *columns,
		  const struct words *sources, const struct woven_files *woven,
		  struct str directory, struct error *error);
