/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * What of a report is annotated, and which sources were not found, as the
 * sources are shown.  Begin with annotated_begin; the report must outlive it.
 */
struct annotated {
	struct report *report;
	row_id row;                   /* only the code of this row, or NONE */
	bool any;                     /* some source was found */
	struct costs costs;           /* for the sums below */
	struct values shown[SIDES];   /* sum of the lines shown */
	struct str *not_found;        /* names of files, owned by the report */
	size_t not_found_count, not_found_room;
	size_t missing_files; /* those that can be files: annotated_can_be_file() */
	size_t outside;       /* number of files that --sources leaves out */
};

/* Begins for one row, or for all rows if row is NONE. */
void annotated_begin(struct annotated *annotated, struct report *report, row_id row);
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
 * Looks for a file to annotate.  If *found, the caller closes the source.  Else keeps its name, and
 * warns if it cannot be read.
 */
void annotated_find(struct annotated *annotated, const struct report_file *file,
		    struct source_search *search, struct diag *diag, struct source *source,
		    bool *found);

/* Sorts the names of the files not found. */
void annotated_end(struct annotated *annotated);

/*
 * Returns whether a name can be that of a file, unlike php:internal, ~, <string>, [native]
 * and an empty name, which interpreters write (src/README O8).
 */
bool annotated_can_be_file(struct str name);

/* One of the sums as an item. */
static inline struct item annotated_item(const struct annotated *annotated,
					 const struct values *sum)
{
	return report_item(annotated->report, &annotated->costs, sum);
}
