/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_DATA_H
#define HTML_DATA_H

#include "shapes/cut.h"
#include "write/html/html_code.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * The data of a page: the object of --format=json, of the rows of the cut.
 * What would be there twice is not: functions have no "callers", which follow
 * from the "callees", and the lines of files stand in their functions.  There
 * is, besides:
 *
 *   "check"                 what all rows cost, for the page to compare
 *   "inlined" of a function the code that it has in other rows
 *   "lines" of a function   with their costs, and their calls
 *   "short" of a function   its name as it is shown, if that is another
 *   "other" of a function   it is what was cut: so many rows
 *   "code", "arrows"        of a function, with --asm: see html_code.h
 *   "source" of a file      the text around lines with costs, in blocks
 *
 * A line of such text is a string, or [text, number] if the number is not its
 * place: see --old-sources.
 */
bool html_data(const struct writing *w, const struct cut *cut,
	       struct html_code *code, struct error *error);

#endif
