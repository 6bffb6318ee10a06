/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/pattern.h"
#include "report/row_calls.h"

/* A limit of --fail-if. */
struct limit {
	const char *text; /* as typed */
	struct column column;
	bool rows; /* of each function or, with --by, file or object that the pattern matches */
	regex_t pattern;
	bool change;  /* +: limits the growth since OLD */
	bool percent; /* %: the growth is a percentage of OLD's value */
	struct fraction most;
};

struct gate {
	struct limit *list;
	size_t count;
};

/* What exceeds a limit. */
struct excess {
	row_id row; /* NONE: the program */
	struct fraction before, after;
};

/* The result of checking a limit. */
struct verdict {
	const struct limit *limit;
	struct excess *list;
	size_t count, room;
	/* With --diff, if it is exceeded by the program: what made the cost grow. */
	struct cause causes[CAUSES];
	size_t cause_count;
	bool unmatched;  /* NEW, or the only side, has nothing that the limit is of */
	char *unchecked; /* why nothing was checked, such as "NEW has no costs"; owned, or NULL */
};

/* Verdicts on all limits. */
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
 */
void gate_check(const struct gate *limits, const struct report *report, bool must_match,
		struct verdicts *verdicts);
void verdicts_free(struct verdicts *verdicts);

/* How many values exceed limits, and how many limits were not checked. */
size_t verdicts_exceeded(const struct verdicts *verdicts);
size_t verdicts_unchecked(const struct verdicts *verdicts);

/*
 * Says in *why which side has no values of a column, such as "NEW has no D1mr", or has measured
 * nothing at all.  False: all that is compared has values.
 */
bool gate_gap(const struct report *report, const struct column *column, struct error *why);

/* --- suite.c ------------------------------------------------------------ */

/* The result of a benchmark, the worst last. */
enum suite_verdict {
	SUITE_OK,        /* within the limits, or there are none */
	SUITE_UNLIMITED, /* it has no function that a limit is of */
	SUITE_NEW,       /* only NEW has it */
	SUITE_GONE,      /* only OLD has it */
	SUITE_NOT, /* nothing was compared: a side has no such costs, or another number of runs */
	SUITE_EXCEEDS, /* a limit of --fail-if is exceeded */
};

/* A benchmark of a suite: its total in the first sort column. */
struct suite_row {
	const char *name;
	bool has[2];          /* OLD, NEW */
	struct column column; /* without its formula; the name is owned */
	struct fraction value[2];
	bool given[2]; /* has[i], and a value is given */
	enum suite_verdict verdict;
	bool unlike;  /* nothing is compared, as the files of OLD and NEW say */
	char *report; /* that follows the table, ready to print; or NULL */
	size_t length;
};

struct suite {
	const char *const *path; /* the directories OLD and NEW */
	struct suite_row *list;  /* by name */
	struct words matched;    /* limits of the program or of known functions */
	size_t count;
	bool limited;  /* limits were set */
	bool is_short; /* limits were to be checked for a benchmark, and nothing was compared */
};

/* The names of verdicts, by enum suite_verdict. */
extern const char *const suite_verdicts[];

/*
 * Copies the values of a benchmark from its report, and sets its verdict.  Leaves of the verdicts
 * on limits what concerns the benchmark: nothing if only one side has it, or if it is unlike.
 */
void suite_take(struct suite *suite, struct suite_row *row, const struct report *report,
		struct verdicts *verdicts);

/* Returns whether a limit is of the program, or matches functions of some benchmark. */
bool suite_matched(const struct suite *suite, const char *limit);

void suite_free(struct suite *suite);
