/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/*
 * Writes the page of a suite: the table of its benchmarks, the largest change first, and a section
 * for each benchmark that has a report, which the table links to.
 */
void html_suite(const struct writing *w, const struct table *table);

/*
 * The id of the section of a benchmark is "benchmark=" and its number in the suite, by name, from
 * 1: without scripts the link to "#benchmark=3" leads there.  If the section has a script element
 * with the data of a page, the script of the page shows them at this address (main.js).
 */
#define HTML_SUITE_DATA "<script type=\"application/json\">"
