/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/* Prints a table; after that of a suite, the reports of those that exceed limits. */
void text_table(const struct writing *w, const struct table *table);

/*
 * Prints the names of the listed functions, each once and on a line of its own: as --fn takes them.
 */
void text_function_names(const struct writing *w);
