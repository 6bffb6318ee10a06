/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef WRITE_H
#define WRITE_H

#include "diag.h"
#include "report.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Prints a report as callgrind_annotate prints it, its sources included.
 * Files that cannot be read to their end are false, with the reason in *error;
 * whether all could be written is for the caller to ask of out.
 */
bool write_text(FILE *out, const struct report *report, struct diag *diag,
		struct error *error);

/* Prints a table of the parts that were read. */
void write_parts(FILE *out, const struct profile *profile);

/* Prints text from a profile or a source: control characters as \xNN. */
void write_str(FILE *out, struct str s);

#endif
