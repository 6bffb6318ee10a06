/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"
#include "write/screen/screen.h"

#include <stdbool.h>

/*
 * Prints the sources of the report, or those with code of one row: its own file first, then those
 * that it has inlined code from: the user's before those of libraries.  False: *error says why.
 */
bool screen_sources(const struct screen *s, struct error *error);
bool screen_sources_of_row(const struct screen *s, row_id row, struct error *error);
