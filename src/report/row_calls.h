/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/rows.h"

/* Calls to or from a row, added up. */
struct row_call {
	row_id row;      /* the other row: the caller or callee */
	row_id from;     /* caller of a call on a line, if the format has all values */
	edge_id edge;    /* the edge of all these calls, NONE if several */
	name_id file;    /* with row_calls_sites: the file of the line */
	uint64_t line;   /* with row_calls_sites; 0: not known */
	unsigned seen;   /* CALL_RECORDED, CALL_INLINED, or both */
	uint64_t capped; /* events that the calls paid more for: in a cycle, for work again */
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

/* The values of a function that --fn shows. */
struct detail {
	struct row_calls callers, callees;
	struct costs costs;
	struct values in[SIDES]; /* in costs, with values for all columns */
	/*
	 * The main column: the first sort column if it is shown, else the first
	 * shown column, of columns that add up.  NULL: there is none.
	 */
	const struct column *main;
	int64_t whole; /* the inclusive cost in that column; with --diff 0 */
};

/* Finds the values for the row of a function.  The caller frees with detail_free(). */
void detail_of(const struct report *report, row_id row, struct detail *detail);
void detail_free(struct detail *detail);

/* The function as an item, by its self cost. */
static inline struct item detail_item(const struct report *report, const struct detail *detail)
{
	return report_item(report, &detail->costs, detail->in);
}

/* --- causes.c ----------------------------------------------------------- */

enum { CAUSES = 3 };

/*
 * A function of the user's own that made the program's cost change: what itself and the library
 * code that it calls cost more than OLD would have had for as many calls (src/README N10).
 */
struct cause {
	function_id function; /* of several where it was inlined, the one that changed most */
	int64_t change;       /* not 0 */
	bool is_new, is_gone; /* OLD, or NEW, has neither code nor calls of it */
	int64_t calls[SIDES], cost[SIDES]; /* all calls of it, and its inclusive cost */
};

/*
 * Lists the causes of the change of a column that adds up, the largest first, equal ones by name,
 * file and object; only those that are a tenth of the first or more.  With growth, only what costs
 * more.  Returns the number listed: 0 if no calls were
 * recorded, or some cost is below 0 or does not fit into 64 bits.
 */
size_t causes_find(const struct report *report, const struct column *column, bool growth,
		   struct cause list[CAUSES]);
