/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CSV_H
#define CSV_H

#include "read/departures.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * The rows listed as a table with a header line: csv by RFC 4180; tsv with tabs,
 * in which tabs, newlines and backslashes of names are \t, \n and \\.  In both, a
 * name that a spreadsheet would take for a formula gets a ' in front, and what
 * is not printable is as str_escape() has it, as it may reach a terminal.
 */
bool csv_report(const struct writing *w, struct error *error);
bool csv_parts(const struct writing *w, struct error *error);
bool csv_events(const struct writing *w, struct error *error);
extern const struct check_style CSV_CHECKS, TSV_CHECKS;

/* The table of the benchmarks of a suite; no reports. */
void csv_suite(const struct writing *w, const struct suite *suite);

#endif
