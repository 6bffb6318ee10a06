/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "figures/head.h"
#include "write/text/text.h"

/* Prints what stands above a report.  widths: of the list below it, or NULL for a tree. */
void text_head(const struct text *t, const struct widths *widths);

/*
 * Prints which columns a compact table has no room for, if any, and how to see them; with their
 * totals, or only their names.
 */
void text_head_left_out(const struct text *t, const struct widths *widths, bool totals);

/*
 * Prints a line for each way in which compared runs differ, except in costs and commands.  label
 * prints the kind of the difference and the side, put prints its text.
 */
void text_differences(FILE *out, const struct report *report, const struct heads *heads,
		      void (*label)(FILE *out, const char *before, struct str side),
		      void (*put)(FILE *out, struct str text));
