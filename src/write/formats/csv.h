/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/departures.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * Write tables with a header line; csv_report writes the listed rows.  The
 * tables are csv by RFC 4180, or tsv with tabs, where tabs, newlines and
 * backslashes in names are \t, \n and \\.  In both, a name that a spreadsheet
 * would take for a formula gets a ' in front.  Characters that are not
 * printable are escaped by str_escape(), as the table may be printed to a
 * terminal.
 */
bool csv_report(const struct writing *w, struct error *error);
void csv_parts(const struct writing *w);
void csv_events(const struct writing *w);
extern const struct check_style CSV_CHECKS, TSV_CHECKS;

/* Writes the table of the benchmarks of a suite, without their reports. */
void csv_suite(const struct writing *w, const struct suite *suite);
