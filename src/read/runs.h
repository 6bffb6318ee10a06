/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/parser.h"
#include "system/helpers.h"

/*
 * What files of one run, or runs of one benchmark, share: their path without its numbers. A number
 * is digits without a letter beside them, or the hash of a build, "-" or "::h" and 16 hexadecimal
 * digits.  Each becomes a #, or nothing at the end, behind "." or "-": sort8.4711.out is
 * sort8.#.out then, and callgrind.out.10-01 callgrind.out.  Without `digits`, as of a command, only
 * hashes are numbers.  The caller frees the result.
 */
char *run_key(struct str text, bool digits);

/*
 * Returns whether an empty file is the one that Callgrind leaves beside those of threads:
 * callgrind.out.10 beside callgrind.out.10-01.
 */
bool run_has_threads(const char *path);

/*
 * Finds the profiles of the newest run in the current directory: the newest file called
 * callgrind.out*, cachegrind.out* or *.callgrind that is a profile, and those that share its key and
 * "pid:", by part and thread.  Tells people which these are, and warns of a newer file that is
 * empty.  The caller frees each name.  False: there is none, or one cannot be read.
 */
bool newest_run(struct words *found, struct diag *diag, struct error *error);

/* The profiles of one benchmark. */
struct benchmark {
	char *name;
	struct words files[2]; /* paths, of OLD and of NEW */
	size_t runs[2];        /* how many runs, or dumps of them, these are of */
	bool unlike;           /* not as many on both sides, or a file of a side is no profile */
};

/* The benchmarks of a suite, in the order of their names. */
struct benchmarks {
	struct benchmark *list;
	size_t count, room;
};

/*
 * Finds the profiles below two directories, OLD and NEW, and pairs them.  A benchmark is what has
 * one path below them without its numbers (run_key), after --mod-file; where several files of a
 * side share that, also their "cmd:".  What shares both is one run's threads where "pid:" and "part:"
 * say so, else several runs or dumps, which are added up.
 *
 * Files that are no profiles are left out, with a warning.  Returns false and sets *error if a
 * directory cannot be read, is missing or has no profile; of OLD, the last two are only a warning
 * with `new_ok`.  Call benchmarks_free() in either case.
 */
bool benchmarks_find(struct benchmarks *benchmarks, const char *const path[2],
		     const struct renames *renames, bool new_ok, struct diag *diag,
		     struct error *error);

/*
 * Says which benchmarks only one side has, and which are unlike.  `limited`: one that is gone is a
 * failure.  Returns whether there is such a failure, or one that is unlike.
 */
bool benchmarks_tell_unlike(const struct benchmarks *all, bool limited, struct diag *diag);

void benchmarks_free(struct benchmarks *benchmarks);

/* --- read_file.c -------------------------------------------------------- */

/* What a file is, and whether it was read. */
enum read_result {
	READ_DONE,
	READ_EMPTY,  /* it has no bytes */
	READ_OTHER,  /* it is not a profile, and was not read */
	READ_FAILED, /* *error says why, or which kind of file it is */
};

/*
 * Reads a file (or "-", standard input), compressed or not, into a profile.  A doubtful file may be
 * another text, and is read only if it begins like a profile.  With new_side, a profile begins a
 * side.
 */
enum read_result read_file(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *path, bool doubtful,
			   bool new_side, struct error *error);

/* The values of the first header lines of a profile, "" or 0 where it has none; else NULL. */
struct file_header {
	char *command, *pid;
	uint64_t part, thread;
};

void file_header_free(struct file_header *header);

/*
 * Returns what a file is by its beginning: READ_DONE for a profile.  READ_FAILED: it cannot be
 * read, *error says why.  The file must not be a pipe, as it is opened again later.  Sets *header to
 * the first header of a profile; the caller frees it.
 */
enum read_result read_file_kind(const char *path, struct file_header *header, struct error *error);
