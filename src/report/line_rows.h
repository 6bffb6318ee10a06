/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LINE_ROWS_H
#define LINE_ROWS_H

#include "report/rows.h"

#include <stdbool.h>

/*
 * Puts the lines, or with --by=instr the instructions, of all rows behind them,
 * as rows with costs of their own, and makes them those that may be listed.  A
 * line of inlined code is one of the row of that code.  Its inclusive cost is that of the line and of the calls
 * from it, limited as that of a row is (src/README N5).  False: *error says
 * why; whether the costs fit, report->costs knows.
 */
bool line_rows_find(struct report *report, struct error *error);

#endif
