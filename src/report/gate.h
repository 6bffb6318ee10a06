/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/fraction.h"
#include "base/pattern.h"
#include "report/reasons.h"
#include "report/report.h"

#include <stdbool.h>

/* A limit of --fail-if. */
struct limit {
	const char *text; /* as typed */
	struct column column;
	bool of_functions; /* of functions, not of the program */
	regex_t functions;
	bool change;  /* +: limits the growth since OLD */
	bool percent; /* %: the growth is a percentage of OLD's value */
	struct fraction most;
};

struct gate {
	struct limit *list;
	size_t count;
};

/* A function that exceeds a limit, or NONE for the program. */
struct excess {
	function_id function;
	struct fraction old, new; /* its values */
};

/* The result of checking a limit. */
struct verdict {
	const struct limit *limit;
	struct excess *list;
	size_t count, room;
	struct reason reasons[REASONS]; /* with --diff, if it is exceeded */
	size_t reason_count;
	bool unmatched; /* no function has a name that the limit matches */
};

/* Verdicts on all limits; limits of the program come first. */
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
 * Checks all limits.  False: a sum does not fit into 64 bits, or with `must_match` no function
 * matches a limit.  Call verdicts_free in either case; verdicts found before the error are kept.
 */
bool gate_check(const struct gate *limits, const struct report *report, bool must_match,
		struct verdicts *verdicts, struct error *error);
void verdicts_free(struct verdicts *verdicts);

/* How many values exceed limits. */
size_t verdicts_exceeded(const struct verdicts *verdicts);
