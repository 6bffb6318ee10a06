/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef BESIDE_H
#define BESIDE_H

#include "report/report.h"
#include "source/source.h"
#include "source/source_lines.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Costs and calls beside the lines of a source that was found, and facts that a
 * reader has to know.
 */
struct beside {
	struct source_lines lines; /* empty if the profile has no such file */
	bool small;                /* all lines cost less than --line-min */
	bool newer;    /* the source was changed after the profile was taken */
	size_t merged; /* number of files shown as this one; 0: only one */
};

/*
 * Returns SOURCE_LINES_APART if OLD's line numbers may not fit NEW's source
 * (src/README O16): the source was changed since, or the two runs are not of
 * one build.  Else SOURCE_LINES_ALL.  If source is NULL, as it was not found,
 * only the build is compared.
 */
enum source_lines_kind beside_kind(struct report *report, name_id file,
				   const struct source *source);

/* Whether OLD's lines have costs that are not shown beside NEW's lines. */
bool beside_unplaced(const struct source_lines *lines);

/*
 * Finds the costs and calls of a file for its source, of all rows or of one.
 * False: a sum does not fit into 64 bits.  Call beside_free in either case.
 */
bool beside_of(struct beside *beside, struct report *report,
	       const struct report_file *file, row_id only,
	       const struct source *source, struct error *error);
void beside_free(struct beside *beside);

#endif
