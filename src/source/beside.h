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
 * Whether the lines of OLD may be others than those of NEW's source (src/README
 * O16): that was changed since, or the two runs are not of one build.  Of a
 * source that was not found, which is NULL, only the latter is known.
 */
bool beside_is_apart(struct report *report, name_id file,
		     const struct source *source);

/*
 * As source_lines_of(), or if OLD's lines are apart, as source_lines_apart().
 */
bool beside_lines(struct report *report, name_id file, row_id only, bool apart,
		  struct source_lines *lines, struct error *error);

/* Whether OLD's lines cost anything where they are apart: lines->unplaced. */
bool beside_unplaced(const struct source_lines *lines);

/*
 * The costs and calls of a file, of all rows or of one, for its source.  False:
 * a sum does not fit into 64 bits.  The caller frees with beside_free in either
 * case.
 */
bool beside_of(struct beside *beside, struct report *report,
	       const struct report_file *file, row_id only,
	       const struct source *source, struct error *error);
void beside_free(struct beside *beside);

#endif
