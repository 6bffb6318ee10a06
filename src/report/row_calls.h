/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/* Calls to or from a row, added up. */
struct row_call {
	row_id row;    /* the other row: the caller or callee */
	row_id from;   /* caller of a call on a line, if the format has all values */
	edge_id edge;  /* the edge of all these calls, NONE if several */
	name_id file;  /* with row_calls_sites: the file of the line */
	uint64_t line; /* with row_calls_sites; 0: not known */
	unsigned seen; /* CALL_RECORDED, CALL_INLINED, or both */
	/*
	 * With --fn: the cost of recorded calls of OLD or the only side; that in `in` may be
	 * capped, and has inlined code, too.
	 */
	cost_id recorded;
	struct values in[SIDES]; /* costs of the list */
};

struct row_calls {
	struct row_call *list;
	size_t count, room;
	struct costs costs;
};

/* Makes the indices that the functions below need. */
void row_calls_index(struct report *report);

/*
 * Finds the calls to a row (callers) or from it, the largest first.  The caller
 * frees with row_calls_free().
 */
void row_calls_of(const struct report *report, row_id row, bool callers, struct row_calls *calls);

/*
 * Finds the lines from which the row caller calls the row callee, the most expensive first; none if
 * profiles are compared, as line numbers may differ.  edge is the only edge between the rows if the
 * caller knows it, else NONE.  The result is as for row_calls_of.
 */
void row_calls_sites(const struct report *report, row_id caller, row_id callee, edge_id edge,
		     struct row_calls *sites);

void row_calls_free(struct row_calls *calls);

/* The number of calls, or with --diff its change. */
int64_t row_calls_count(const struct report *report, const struct row_calls *calls,
			const struct row_call *call);

/*
 * Adds the calls among n facts of one location to the list, one entry for each row
 * called, the largest first.
 */
void row_calls_at(const struct report *report, const struct locations *locations,
		  const struct location *facts, size_t n, struct row_calls *calls);

/* A call of a list as an item. */
static inline struct item row_calls_item(const struct report *report, const struct row_calls *calls,
					 const struct row_call *call)
{
	return report_item(report, &calls->costs, call->in);
}

/* The value of a column in the recorded cost of a call, with --fn. */
int64_t row_calls_recorded(const struct report *report, const struct row_calls *calls,
			   const struct row_call *call, const struct column *column);
