/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/pattern.h"
#include "base/words.h"
#include "read/read_file.h"
#include "read/renames.h"

#include <stdbool.h>
#include <stddef.h>

/* The profiles of one benchmark; benchmarks_free() frees the strings. */
struct benchmark {
	char *name;
	struct words files[2]; /* paths, of OLD and of NEW: one run each */
	/*
	 * The number of processes that wrote the files of each side.  Each file without a "pid:"
	 * that Valgrind did not name counts as one.
	 */
	size_t processes[2];
};

/* Returns whether both sides have a benchmark, but another number of processes of it. */
static inline bool benchmark_is_uneven(const struct benchmark *benchmark)
{
	const size_t *processes = benchmark->processes;

	return processes[0] && processes[1] && processes[0] != processes[1];
}

/* The benchmarks of a suite, in the order of their names. */
struct benchmarks {
	struct benchmark *list;
	size_t count, room;
};

/*
 * Finds the profiles below two directories, OLD and NEW, and pairs them.
 *
 * Several files of one side are one run: dumps and threads of one process; and files of one
 * command in one directory whose names differ in their numbers only.
 *
 * A run of OLD is paired with the run of NEW that has the same path below its directory, unless
 * Callgrind or Cachegrind chose its name; else with the one in the same directory that has the same
 * "cmd:" line, after --mod-file, or has it without the directory of the program; else with the one
 * whose path differs only in numbers that have no letter beside them.  No run is paired where two
 * runs of one side match.  A benchmark is named by its path or, where the numbers of that mean
 * nothing, by its command.
 *
 * Files that are no profiles are left out, with a warning.  Returns false and sets *error if a
 * directory cannot be read, is missing or has no profile; of OLD, the last two are only a warning
 * with `new_ok`.  Call benchmarks_free() in either case.
 */
bool benchmarks_find(struct benchmarks *benchmarks, const char *const path[2],
		     const struct renames *renames, bool new_ok, struct diag *diag,
		     struct error *error);

/* Returns whether any benchmark is of both sides; else *error says so of these paths. */
bool benchmarks_are_paired(const struct benchmarks *all, const char *const path[2],
			   struct error *error);

/*
 * Says which benchmarks only one side has, and which have another number of processes in OLD and in
 * NEW.  With limits, one that is gone or uneven is a failure, as nothing can be checked there,
 * unless --new-ok accepts it.  Returns whether there is such a failure.
 */
bool benchmarks_tell_unlike(const struct benchmarks *all, bool limited, bool new_ok,
			    struct diag *diag);

void benchmarks_free(struct benchmarks *benchmarks);
