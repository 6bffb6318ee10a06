/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_REPORT_H
#define TEXT_REPORT_H

#include "figures/differences.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * A report as callgrind_annotate prints it, its sources included; with --fn,
 * these functions in full instead.
 */
bool text_report(const struct writing *w, struct error *error);

/*
 * A line for each way in which runs that are compared differ, their costs and
 * commands aside: label prints what it is and whose, put the text of it.
 */
void text_differences(FILE *out, const struct report *report,
		      const struct heads *heads,
		      void (*label)(FILE *out, const char *before,
				    struct str side),
		      void (*put)(FILE *out, struct str text));

#endif
