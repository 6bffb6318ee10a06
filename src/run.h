/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RUN_H
#define RUN_H

#include "base/limits.h"
#include "base/ranges.h"
#include "base/woven.h"
#include "figures/fold.h"
#include "options.h"
#include "read/benchmarks.h"
#include "read/parser.h"
#include "report/suite.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/*
 * One run of the program: what its stages hand on.  run_read fills in what was
 * read, by the options, and run_write makes the report of it.
 */
struct run {
	struct options options;
	struct diag diag;
	struct departures departures; /* of the profiles; --check */
	struct limits limits;
	struct profile profile;
	struct woven_files woven; /* the sources of both sides, as asked for */
	size_t profiles;          /* how many files were read into it */
	struct words sources;     /* files to annotate */
	char *directory;          /* the current one, with a slash, or "" */
	struct words found;       /* the profiles when none was named; owned */
	struct renames file_renames, function_renames;
	struct ranges parts, threads;
	struct parse_rules rules;
	struct fold_result folded;    /* by --fold */
	size_t exceeded;              /* limits of --fail-if */
	struct benchmarks benchmarks; /* with two directories ... */
	struct suite suite;           /* ... and what came of them */
	/* In the run of a benchmark, the suite and its place there. */
	struct suite *of_suite;
	struct suite_row *row;
	bool paged; /* a pager has the terminal */
};

/* Makes a run with its options ready to read.  run_end at last. */
void run_begin(struct run *run);

/* Frees what was read, and not the options. */
void run_end(struct run *run);

/* Where people see how far something has come; a pager would not see it. */
FILE *run_progress(const struct run *run);

/*
 * Warns of each value of an option that had no effect, and why.  What has none
 * on one benchmark of a suite may be for another one.
 */
void run_warn_unused(struct run *run, const char *option,
		     const struct words *values, const char *why);

/* Says on standard error which bounds left something out. */
void run_warn_of_limits(struct run *run);

#endif
