/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef MARKDOWN_H
#define MARKDOWN_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * Tables for a comment on a pull request, in GitHub's Markdown.  A report has
 * the totals in its first line; rows past the 20th are folded away.  No text is
 * longer than 60,000 bytes: what does not fit is counted in the last line.
 */
bool markdown_report(const struct writing *w, struct error *error);
bool markdown_parts(const struct writing *w, struct error *error);
bool markdown_events(const struct writing *w, struct error *error);

/* The table of the benchmarks of a suite, and their reports, as far as fit. */
void markdown_suite(const struct writing *w, const struct suite *suite);

#endif
