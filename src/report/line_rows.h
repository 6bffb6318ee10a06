/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/rows.h"

#include <stdbool.h>

/*
 * As rows_add_costs(), but adds rows for the lines of all rows before.  Only these may then be
 * listed.  A line of inlined code is a line of that code's row.  Its inclusive cost is its self
 * cost and the calls from it, capped like a row's (src/README N5).
 */
void line_rows_make(struct report *report);
