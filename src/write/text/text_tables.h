/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/* Prints a table of the parts that were read. */
void text_parts(const struct writing *w);

/* Prints a table of the events: those of the profile and those defined. */
void text_events(const struct writing *w);

/*
 * Prints the names of the listed functions, each once and on a line of its own:
 * as --fn takes them.
 */
void text_function_names(const struct writing *w);

/*
 * Prints the table of the benchmarks of a suite, and below it the reports of
 * the benchmarks that exceed limits.
 */
void text_suite(const struct writing *w, const struct suite *suite);
