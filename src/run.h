/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "options.h"
#include "read/runs.h"
#include "values/sides.h"

/*
 * The state of one run of the program, which its stages hand on.  run_read reads
 * the profiles into it, as the options say; run_write writes the report.
 */
struct run {
	struct options options;
	struct words files; /* the profiles: as the options name them, or of a benchmark */
	struct diag diag;
	struct departures departures; /* found in the profiles; --check */
	struct limits limits;
	struct source_search search; /* for sources, and objects of --inlines */
	struct profile profile;
	struct woven_files woven; /* OLD's and NEW's texts: --old-sources */
	size_t matched;           /* functions that OLD and NEW label differently */
	size_t profiles;          /* number of files read into profile */
	size_t old_files;         /* with --diff: how many of them are OLD, first */
	bool one_sided;           /* a benchmark's OLD and NEW are the same files */
	struct words sources;     /* files to annotate */
	char *directory;          /* the current one and a slash, or "" */
	struct words found;       /* profiles found if none is named; owned */
	struct renames file_renames, function_renames;
	struct ranges parts, threads;
	regex_t triggers; /* of --part=/REGEX/ */
	bool has_triggers;
	struct parse_rules rules;
	size_t exceeded;              /* how often --fail-if is exceeded */
	bool unchecked;               /* nothing was measured for a limit of it */
	struct benchmarks benchmarks; /* the benchmarks of two directories */
	struct suite suite;           /* their results */
	/* In the run of a benchmark: its suite and its row; else NULL. */
	struct suite *of_suite;
	struct suite_row *row;
};

/* Prepares a run whose options are set.  The caller ends it with run_end. */
void run_begin(struct run *run);

/* Frees what was read, but not the options. */
void run_end(struct run *run);

/* --- run_read.c -------------------------------------------------------- */

/*
 * Reads the files that the options name, or else those of the newest run, and prepares them for the
 * report: resolves inlines, pairs sides, makes slices.  False: *error says why.
 */
bool run_read(struct run *run, struct error *error);

/* As run_read, for --check: makes no slices, and warns of no option without effect. */
bool run_read_files(struct run *run, struct error *error);

/*
 * Chooses the facts to keep, when the header of the first part was read: of
 * profile, only its events and "event:" lines are used.  none: there is no
 * report; all: it may be of any line and call.
 */
struct keep build_keep(const struct settings *settings, const struct profile *profile, bool none,
		       bool all);

/* --- run_write.c ------------------------------------------------------- */

/*
 * Makes a report, with all values except those that are found on demand.  sources are the files
 * that the user wants annotated; directory is cut from the beginning of their names.  woven has the
 * texts of both sides, or is NULL.  False: *error says why, such as a sum that does not fit into 64
 * bits.  The caller frees with report_free in either case.
 */
bool build_report(struct report *report, const struct profile *profile,
		  const struct settings *settings, const struct columns *columns,
		  const struct words *sources, const struct woven_files *woven,
		  struct str directory, struct error *error);

/*
 * Chooses and sorts the rows of a report anew, after other settings or columns were stored where
 * those are that it was made with.  It keeps its values: they were made with the settings "walked"
 * and "by" that hold now, of the same profile.  False: as above.
 */
bool build_again(struct report *report, struct error *error);

/* Writes the report or the list; of a suite, its table and reports. */
bool run_write(struct run *run, FILE *out, struct error *error);

/* For --check: reads the profiles and writes each departure that it finds. */
bool run_check(struct run *run, FILE *out, struct error *error);

/* --- run_suite.c ------------------------------------------------------- */

/*
 * Compares the benchmarks of two directories one by one, each in a run of its own.  The results
 * and reports are kept in run->suite for run_write.
 */
bool run_suite(struct run *run, struct error *error);
