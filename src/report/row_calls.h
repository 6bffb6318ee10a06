/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ROW_CALLS_H
#define ROW_CALLS_H

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/* Calls to or from a row, added up. */
struct row_call {
	row_id row;    /* the other one */
	row_id from;   /* of a call on a line, if asked for: the caller */
	edge_id edge;  /* the only one that these calls are along, or NONE */
	name_id file;  /* of row_calls_sites: where the calls stand */
	uint64_t line; /* likewise; 0: not known */
	cost_id cost;  /* of the list's costs, with the number of calls */
	/* With --fn: what was recorded, where cost is no more than a limit. */
	cost_id recorded;
};

struct row_calls {
	struct row_call *list;
	size_t count, room;
	struct costs costs;
};

/* Prepares what the next four need. */
void row_calls_index(struct report *report);

/*
 * The calls to a row and from it, the largest first.  False: a sum does not fit
 * into 64 bits.  The caller frees with row_calls_free in either case.
 */
bool row_calls_to(const struct report *report, row_id row,
		  struct row_calls *calls, struct error *error);
bool row_calls_from(const struct report *report, row_id row,
		    struct row_calls *calls, struct error *error);

/*
 * The same of the calls along n edges only, by the rows of their callers, or of
 * what they call.
 */
bool row_calls_along(const struct report *report, const uint32_t *edges,
		     size_t n, bool callers, struct row_calls *calls,
		     struct error *error);

/*
 * The lines that some calls between rows come from, the most expensive first:
 * those of caller that call callee.  None are found where profiles are
 * compared, as a line may have another number in each.  Whoever knows the only
 * edge says it, else NONE.  As above otherwise.
 */
bool row_calls_sites(const struct report *report, row_id caller, row_id callee,
		     edge_id edge, struct row_calls *sites,
		     struct error *error);
void row_calls_free(struct row_calls *calls);

/*
 * As ranking_prefetch(), for what rows consist of, their calls with the lines of
 * these, and what an array has of the other rows.  A report with settings
 * complete has all that.
 */
void row_calls_prefetch(const struct report *report, size_t listed,
			const uint32_t *by_row);

/* How many calls one of a list stands for, or with --diff their change. */
int64_t row_calls_count(const struct report *report,
			const struct row_calls *calls,
			const struct row_call *call);

/*
 * Adds the calls among n facts of one spot to the list, those of a row as one
 * entry, the largest first.  False: a sum does not fit into 64 bits.
 */
bool row_calls_at(const struct report *report, const struct spots *spots,
		  const struct spot *facts, size_t n, struct row_calls *calls,
		  struct error *error);

#endif
