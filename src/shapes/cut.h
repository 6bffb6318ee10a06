/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CUT_H
#define CUT_H

#include "report/row_calls.h"
#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A report reduced to the rows that are worth a look; the rest is one row,
 * "(other)", so that sums hold. A row is worth a look if it is listed and it
 * costs enough, itself or with all that it calls, of the total of any column on
 * any side; if all columns are ratios, every row is. Rows have new ids: those
 * kept count from 0, in the order of the list, and (other) is kept_count.
 */
struct cut {
	struct report *report;
	row_id *kept; /* by id */
	size_t kept_count;
	uint32_t *id; /* by row */
	size_t left;  /* how many rows (other) is; there is none if 0 */
	struct costs costs;
	cost_id self, inclusive; /* of (other) */
	/*
	 * By id: the calls from it, the largest first and those of (other)
	 * last; row is an id.  Behind those kept: what (other) calls.
	 */
	struct row_calls *calls;

	struct groups code; /* portions by the id of their function's row */
};

/*
 * percent, as typed, is what a row must cost to be kept; NULL: the 5,000 that
 * cost most, or all that are listed.  False: a sum does not
 * fit into 64 bits.  The caller frees with cut_free in either case.
 */
bool cut_make(struct cut *cut, struct report *report, const char *percent,
	      struct error *error);
void cut_free(struct cut *cut);

/* Code of a function that stands in other files, and is in other rows. */
struct cut_code {
	struct one_code {
		uint32_t id;
		cost_id self;
		cost_id inclusive; /* with the calls it makes */
	} * list;                  /* by id */
	size_t count;
	struct costs costs;
};

/*
 * The code of what has an id; of (other) what is kept of it.  The caller frees
 * it, also after false.
 */
bool cut_code_of(const struct cut *cut, uint32_t id, struct cut_code *code,
		 struct error *error);
void cut_code_free(struct cut_code *code);

#endif
