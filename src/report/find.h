/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/report.h"

#include <stdbool.h>

/*
 * Keeps only the listed rows that --fn selects, the dearest first, and of these the first --top.
 * A word means the functions whose whole name it is; or else whose short name it is, or the last
 * components of that; or else those that have it as a part, in any case.  The first of these that
 * finds any counts.  FILE: may stand before the first two: the end of the path of a file that the
 * function has code in.  /REGEX/ means those whose names match.  False: *error names the word that
 * means none, and similar names.
 */
bool find_list(struct report *report, struct error *error);

/*
 * Returns whether a name has a word as a part, in any case; or its short name has, if both are
 * looked at without template arguments, as lists show them.
 */
bool find_has(struct str name, struct str word);

/*
 * Warns, with similar names, if no row matches any word of --match; or if other
 * options left out all functions of --fn.
 */
void find_unmatched(const struct report *report, struct diag *diag);
