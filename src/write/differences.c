/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/differences.h"

void differences_put(FILE *out, const struct report *report, const struct heads *heads,
		     void (*label)(FILE *out, const char *before, struct str side),
		     void (*put)(FILE *out, struct str text))
{
	bool any = false;

	for (size_t i = 0; i < heads->difference_count; i++) {
		const struct difference *one = &heads->differences[i];

		if (one->kind == DIFFERENCE_COMMAND)
			continue;
		/* Events of the same side are in one line. */
		if (i && one->kind == DIFFERENCE_EVENT && one[-1].kind == DIFFERENCE_EVENT &&
		    one[-1].side == one->side) {
			fputc(' ', out);
		} else {
			fputs(any ? "\n" : "", out);
			label(out, one->kind == DIFFERENCE_LINE ? "Differs in " : "Not in ",
			      columns_side(report->columns, one->side));
		}
		put(out, report_shown_name(report, one->text));
		any = true;
	}
	fputs(any ? "\n" : "", out);
}
