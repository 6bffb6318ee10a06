/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/*
 * Writes a suite as one page in one file: the table of its benchmarks, with
 * links to the reports of benchmarks that exceed limits, and these reports.
 */
void html_suite(const struct writing *w, const struct suite *suite);
