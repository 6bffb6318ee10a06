/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CHANGES_H
#define CHANGES_H

#include "report/report.h"

#include <stdbool.h>

/*
 * Finds what differs between the two sides of a comparison, also where the sum
 * is the same: report.rows.portion_changed, and the rows that are to be listed.  The
 * lines of a portion have not changed where they have all moved by so many
 * lines, unless texts of both sides say which line is which (report.woven).
 */
void changes_find(struct report *report);

#endif
