/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef WRITE_H
#define WRITE_H

#include "write/text.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Each prints one thing.  What cannot be read to its end or does not fit into
 * 64 bits is false, with the reason in *error; whether all could be written is
 * for the caller to ask of out.
 */

/* A report as callgrind_annotate prints it, its sources included. */
bool write_text(const struct text *t, struct error *error);

/* The sources of a report, what was not found, and the sum of what was. */
bool write_sources(const struct text *t, struct error *error);

/*
 * The files that a row has code in, with the lines and calls of that row only;
 * those that are not found are said by their names.
 */
bool write_row_sources(const struct text *t, row_id row, struct error *error);

/* The functions of --fn in full. */
bool write_functions(const struct text *t, struct error *error);

/* A table of the parts that were read. */
void write_parts(FILE *out, const struct profile *profile);

/* A table of the events: those of the profile, and those defined. */
void write_events(FILE *out, const struct columns *columns);

#endif
