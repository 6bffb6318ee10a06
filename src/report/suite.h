/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/gate.h"
#include "report/report.h"

#include <stdbool.h>
#include <stddef.h>

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
