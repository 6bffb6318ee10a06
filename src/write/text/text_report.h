/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "figures/head.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * Prints a report as callgrind_annotate does, with the sources; with --fn, the
 * functions in full instead.  False: *error says why.
 */
bool text_report(const struct writing *w, struct error *error);

/*
 * Prints a line for each way in which compared runs differ, except in costs and
 * commands.  label prints the kind of the difference and the side, put prints
 * its text.
 */
void text_differences(FILE *out, const struct report *report, const struct heads *heads,
		      void (*label)(FILE *out, const char *before, struct str side),
		      void (*put)(FILE *out, struct str text));
