/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>

/*
 * Finds what differs between OLD and NEW, even if sums are the same: sets
 * report.rows.portion_changed, and `changed` of the rows to be listed.  Lines
 * that have all moved by the same number of lines have not changed, unless
 * texts of both sides tell which line is which (report.woven).
 */
void changes_find(struct report *report);
