/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_SOURCES_H
#define TEXT_SOURCES_H

#include "write/text/text.h"

#include <stdbool.h>

/* The sources of a report, what was not found, and the sum of what was. */
bool text_sources(const struct text *t, struct error *error);

/*
 * The files that a row has code in, with the lines and calls of that row only;
 * those that are not found are said by their names.  Nothing with --no-auto.
 */
bool text_row_sources(const struct text *t, row_id row, struct error *error);

#endif
