/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_SUITE_H
#define TEXT_SUITE_H

#include "write/writing.h"

/*
 * Prints the table of the benchmarks of a suite, and below it the reports of
 * the benchmarks that exceed limits.
 */
void text_suite(const struct writing *w, const struct suite *suite);

#endif
