/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef BESIDE_H
#define BESIDE_H

#include "report/report.h"
#include "source/source.h"
#include "source/source_lines.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * What stands beside the lines of a source that was found, and what a reader
 * has to know of it.
 */
struct beside {
	struct source_lines lines; /* none if the profile has no such file */
	bool small;    /* no line of it costs as much as --line-min asks for */
	bool newer;    /* the source was changed after the profile was taken */
	size_t merged; /* so many files are shown as this one, if several */
};

/*
 * The costs and calls of a file, of all rows or of one; NEW's alone where the
 * lines of OLD may be those of another text.  False: a sum does not fit into 64
 * bits.  The caller frees with beside_free in either case.
 */
bool beside_of(struct beside *beside, const struct report *report,
	       const struct report_file *file, row_id only,
	       const struct source *source, struct error *error);
void beside_free(struct beside *beside);

#endif
