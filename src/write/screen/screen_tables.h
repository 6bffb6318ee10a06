/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/* Prints a table; after that of a suite, the reports of those that exceed limits. */
void screen_table(const struct writing *w, const struct table *table);

/*
 * Prints a line for each listed function: its exact cost in each column shown and its name, as --fn
 * takes it, with tabs between them.
 */
void screen_functions_table(const struct writing *w);
