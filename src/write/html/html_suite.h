/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_SUITE_H
#define HTML_SUITE_H

#include "write/writing.h"

/*
 * Writes a suite as one page in one file: the table of its benchmarks, with
 * links to the reports of benchmarks that exceed limits, and these reports.
 */
void html_suite(const struct writing *w, const struct suite *suite);

#endif
