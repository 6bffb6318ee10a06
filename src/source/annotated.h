/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ANNOTATED_H
#define ANNOTATED_H

#include "base/diag.h"
#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * How much of a report is annotated while its sources are shown, and which of
 * them were not found.  It begins with annotated_begin; the report outlives it.
 */
struct annotated {
	struct report *report;
	row_id row;            /* only the code of this row, or NONE */
	bool any;              /* a source was found */
	struct costs costs;    /* of the sums below */
	cost_id shown;         /* of the lines shown */
	cost_id missing;       /* of the files not found */
	cost_id unknown;       /* of ??? */
	struct str *not_found; /* names of the report */
	size_t not_found_count, not_found_room;
	size_t outside;    /* files that --sources leaves out */
	size_t unreadable; /* files that are there, but cannot be read */

	/*
	 * Of all rows, where profiles are not compared: the name of the program
	 * itself, or empty if that is not known; whether most of its cost is in
	 * code without a file; and whether it has a file that was not found.
	 */
	struct str program;
	bool program_unknown, program_missing;

	/*
	 * By name: the number of a file not found, or 0.  NULL: costs of files
	 * are added up line by line.
	 */
	uint32_t *missing_at;
	struct str dearest; /* of the names: that of the largest cost */
	int64_t dearest_cost;
};

/* For all rows, with row NONE, or for one. */
void annotated_begin(struct annotated *annotated, struct report *report,
		     row_id row);
void annotated_free(struct annotated *annotated);

/* Adds what is shown beside a line. */
void annotated_add(struct annotated *annotated, const struct costs *costs,
		   cost_id cost);

/*
 * Whether all sources that the user has named can be shown, which is to be
 * known before the report is written.
 */
bool annotated_wanted(const struct report *report, struct source_search *search,
		      struct error *error);

/*
 * Looks for a file to annotate.  If *found, the caller closes the source.  If
 * not, its name is kept and its costs are added, and what cannot be read is
 * warned of.  False: a sum does not fit into 64 bits.
 */
bool annotated_find(struct annotated *annotated, const struct report_file *file,
		    struct source_search *search, struct diag *diag,
		    struct source *source, bool *found, struct error *error);

/*
 * Sorts the names of the files not found, and makes the sums complete: they are
 * those of the files that were shown or kept so far.  False: one does not fit
 * into 64 bits.
 */
bool annotated_end(struct annotated *annotated, struct error *error);

/*
 * The column that says how much of the program a cost of the sums is, with the
 * cost's value and the total's; NULL: the first sorted does not add up, or the
 * cost was not given.
 */
const struct column *annotated_share(const struct annotated *annotated,
				     cost_id cost, int64_t *value,
				     int64_t *total);

/*
 * The directory of all files not found, or else that of the one that costs
 * most: what --source-map is to map.  Empty if it is not for a command line.
 */
struct str annotated_from(const struct annotated *annotated);

#endif
