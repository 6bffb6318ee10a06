/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Write tables for a comment on a pull request, in GitHub's Markdown.  A report
 * has the totals in its first line; rows past the 20th are folded away.  No
 * text is longer than 60,000 bytes: rows that do not fit are counted in the
 * last line.
 */
bool markdown_report(const struct writing *w, struct error *error);
void markdown_parts(const struct writing *w);
void markdown_events(const struct writing *w);

/* Writes the table of the benchmarks of a suite, and the reports that fit. */
void markdown_suite(const struct writing *w, const struct suite *suite);
