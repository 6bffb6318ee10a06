/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/row_calls.h"
#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A report reduced to its large rows; all others are one row, "(other)", so that sums hold.  A row
 * is large if it is listed, and its self or inclusive cost is a large enough part of the total of
 * any column on any side; if all columns are ratios, every row is large.  Rows have new ids: those
 * kept count from 0, in the order of the list, and (other) is kept_count.
 */
struct cut {
	struct report *report;
	row_id *kept; /* by id: the row */
	size_t kept_count;
	uint32_t *id; /* by row: its id */
	size_t left;  /* number of rows in (other); 0: there is no (other) */
	struct costs costs;
	struct values in[SIDES]; /* of (other) */
	/*
	 * By id: the calls from the row, the largest first, then the call to (other); their rows
	 * are ids.  calls[kept_count]: the calls from (other).
	 */
	struct row_calls *calls;

	struct groups code; /* portions by id of their function's row */
};

/*
 * Keeps the rows that cost at least percent, as typed, of a total; NULL: the 5,000 largest listed
 * rows.  False: a sum does not fit into 64 bits.  The caller frees with cut_free() in either case.
 */
void cut_make(struct cut *cut, struct report *report, const char *percent);
void cut_free(struct cut *cut);

/* Code of functions that lies in other rows, as it was inlined from other files. */
struct cut_code {
	struct one_code {
		uint32_t id;
		struct values in[SIDES]; /* inclusive: with the calls from it */
	} * list;                        /* sorted by id */
	size_t count;
	struct costs costs;
};

/*
 * Finds the inlined code of the functions of the row with an id; of (other), only code in rows that
 * are kept.  The caller frees with cut_code_free(), also if it returned false.
 */
void cut_code_of(const struct cut *cut, uint32_t id, struct cut_code *code);
void cut_code_free(struct cut_code *code);
