/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/text/text.h"

#include <stdbool.h>

/* Prints the sources, the files not found, and the sum of the costs shown. */
bool text_sources(const struct text *t, struct error *error);

/*
 * Prints the sources that a row has code in, with the lines and calls of that
 * row only, and the names of the files not found.  Nothing with --no-auto.
 */
bool text_row_sources(const struct text *t, row_id row, struct error *error);
