/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Walks through the sources of a report, one after the other, line by line, and notes what there is
 * to say: of a text that may not be the one that ran, of costs past its end.  Counts what is
 * annotated, and which sources were not found.
 */
struct annotated {
	struct report *report;
	row_id row; /* only the code of this row, or NONE */
	struct source_search *search;
	struct diag *diag;
	bool any;                   /* some source was found that has costs */
	struct costs costs;         /* for the sums below */
	struct values shown[SIDES]; /* sum of the lines shown */
	struct str *not_found;      /* names of files, owned by the report */
	size_t not_found_count, not_found_room;
	size_t missing_files; /* those that can be files: annotated_can_be_file() */
	/* What is open, and the costs of its lines: */
	name_id file; /* NONE: nothing was counted in it */
	struct source source;
	struct source_lines lines;
	bool newer; /* it changed after the profile was taken */
};

/* Begins for one row, or for all rows if row is NONE.  The report must outlive it. */
void annotated_begin(struct annotated *annotated, struct report *report, row_id row,
		     struct source_search *search, struct diag *diag);
void annotated_free(struct annotated *annotated);

/* Adds the cost of a line that is shown. */
void annotated_add(struct annotated *annotated, struct item line);

/*
 * Returns whether all sources that the user named can be shown; called before anything
 * of the report is written.
 */
bool annotated_wanted(const struct report *report, struct source_search *search,
		      struct error *error);

/*
 * Opens the source of a file, finds the costs of its lines, and begins to read them.  False: it was
 * not found; its name is kept.
 */
bool annotated_open(struct annotated *annotated, const struct report_file *file);

/* Gets the next line, or gap.  False: there is none, or `out` has failed. */
bool annotated_next(struct annotated *annotated, FILE *out, struct source_item *item);

void annotated_close(struct annotated *annotated);

/* Ends: sorts the names of the files not found. */
void annotated_end(struct annotated *annotated);

/*
 * Returns whether a name can be that of a file, unlike php:internal, ~, <string>, [native]
 * and an empty name, which interpreters write (src/README O8).
 */
bool annotated_can_be_file(struct str name);

/* The sum of the lines shown. */
static inline struct item annotated_sum(const struct annotated *annotated)
{
	return report_item(annotated->report, &annotated->costs, annotated->shown);
}
