/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shapes/cut.h"
#include "write/html/html_code.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes the data of a page: the object of --format=json for the rows of the
 * cut, without repetitions: functions have no "callers", which follow from the
 * "callees", and lines are in their functions and not in files.  In addition:
 *
 *   "check"                 the cost of all rows, for the page to compare
 *   "inlined" of a function the costs of its code in other rows
 *   "lines" of a function   with their costs and calls
 *   "short" of a function   the name that is shown, if it differs
 *   "other" of (other)      the number of rows that were cut
 *   "code", "arrows"        of a function, with --asm: see html_code.h
 *   "source" of a file      the text around lines with costs
 *   "shared" of a file      with --diff: see put_shared()
 *
 * A line of "source" is [number, text] or, with --old-sources, where numbers are
 * places in both texts, [place, text, label].  (other) has no names and no lines.
 */
bool html_data(const struct writing *w, const struct cut *cut,
	       struct html_code *code, struct error *error);
