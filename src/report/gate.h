/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/fraction.h"
#include "base/pattern.h"
#include "report/causes.h"
#include "report/report.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { REASONS = 3 };

/* A function whose own cost has grown, with its numbers of calls. */
struct reason {
	function_id function;
	int64_t growth; /* above 0 */
	int64_t calls[SIDES];
	bool is_new;   /* OLD has neither code nor calls of it */
	bool by_calls; /* more calls explain half of the growth or more */
};

/*
 * Returns the self or inclusive costs of all functions, by function and side.
 * The caller frees the array.
 */
cost_id *reasons_costs(const struct report *report, bool inclusive, struct costs *costs);

/*
 * Lists the functions whose own cost has grown most from OLD to NEW, largest first, equal ones by
 * name, file and object.  With among, only functions marked there; with callees also marks all
 * functions that they call in turn, on either side.  Returns the number listed.
 */
size_t reasons_find(const struct report *report, const struct column *column, bool *among,
		    bool callees, struct reason list[REASONS]);

/* A limit of --fail-if. */
struct limit {
	const char *text; /* as typed */
	struct column column;
	enum limit_of {
		LIMIT_PROGRAM,
		LIMIT_MATCHED,   /* the sum of what --match selects */
		LIMIT_FUNCTIONS, /* each function that the pattern matches */
		LIMIT_GROUPS,    /* each file or object that it matches, with --by */
	} of;
	regex_t pattern;
	bool change;  /* +: limits the growth since OLD */
	bool percent; /* %: the growth is a percentage of OLD's value */
	struct fraction most;
};

struct gate {
	struct limit *list;
	size_t count;
};

/* A function or a group that exceeds a limit; both are NONE for the program, or a sum. */
struct excess {
	function_id function;
	row_id group;
	struct fraction before, after; /* its values */
};

/* The result of checking a limit. */
struct verdict {
	const struct limit *limit;
	struct excess *list;
	size_t count, room;
	/* With --diff, if it is exceeded: what made the cost grow, and where it has grown. */
	struct cause causes[CAUSES];
	struct reason reasons[REASONS];
	size_t cause_count, reason_count;
	bool unmatched; /* NEW, or the only side, has nothing that the limit is of */
	/*
	 * Why nothing was checked, such as "NEW has no costs"; owned.  NULL: the limit was checked.
	 */
	char *unchecked;
};

/* Verdicts on all limits; limits of functions come last. */
struct verdicts {
	struct verdict *list;
	size_t count;
};

/*
 * Reads the limits of --fail-if in the settings of columns.
 * False: *error names the invalid limit.  Call gate_free in either case.
 */
bool gate_read(struct gate *limits, struct columns *columns, struct error *error);
void gate_free(struct gate *limits);

/*
 * Checks all limits for which something was measured: each side that is compared names their
 * events, and has costs.  A limit whose functions NEW lacks is not checked with `must_match`.
 * False: a sum does not fit into 64 bits.  Call verdicts_free in either case; verdicts found before
 * the error are kept.
 */
bool gate_check(const struct gate *limits, const struct report *report, bool must_match,
		struct verdicts *verdicts, struct error *error);
void verdicts_free(struct verdicts *verdicts);

/* How many values exceed limits, and how many limits were not checked. */
size_t verdicts_exceeded(const struct verdicts *verdicts);
size_t verdicts_unchecked(const struct verdicts *verdicts);

/*
 * Says in *why which side has no values of a column, such as "NEW has no D1mr", or has measured
 * nothing at all.  False: all that is compared has values.
 */
bool gate_gap(const struct report *report, const struct column *column, struct error *why);
