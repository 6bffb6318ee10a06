/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Reduces a report to its large rows, for a page, and returns how many others there were.  Those
 * are now one row without names, the last one, so that sums and calls hold; it is not listed, and
 * has no inclusive cost.  If there were none, there is no such row.
 *
 * A row is large if it is listed, and its self or inclusive cost is at least percent, as typed, of
 * the total of the first column on any side; if that is a ratio, every row is large.  Without
 * percent, the 5,000 largest rows are.
 */
size_t cut_make(struct report *report, const char *percent);
