/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>

/*
 * Chooses the facts to keep, when the header of the first part was read: of
 * profile, only its events and "event:" lines are used.  none: there is no
 * report; all: it may be of any line and call.
 */
struct keep build_keep(const struct settings *settings, const struct profile *profile, bool none,
		       bool all);

/*
 * Makes a report, with all values except those that are found on demand.  sources are the files
 * that the user wants annotated; directory is cut from the beginning of their names.  woven has the
 * texts of both sides, or is NULL.  False: *error says why, such as a sum that does not fit into 64
 * bits.  The caller frees with report_free in either case.
 */
bool build_report(struct report *report, const struct profile *profile,
		  const struct settings *settings, const struct columns *columns,
		  const struct words *sources, const struct woven_files *woven,
		  struct str directory, struct error *error);

/*
 * Chooses and sorts the rows of a report anew, after other settings or columns were stored where
 * those are that it was made with.  It keeps its values: they were made with the settings "walked"
 * and "by" that hold now, of the same profile.  False: as above.
 */
bool build_again(struct report *report, struct error *error);
