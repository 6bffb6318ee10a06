/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef BENCHMARKS_H
#define BENCHMARKS_H

#include "base/diag.h"
#include "base/util.h"
#include "base/words.h"

#include <stdbool.h>
#include <stddef.h>

/* The profiles of one benchmark; the words are owned. */
struct benchmark {
	char *name;
	struct words
		runs[2]; /* of OLD and of NEW; paths, none if it has none */
};

/* The benchmarks of a suite, by name. */
struct benchmarks {
	struct benchmark *list;
	size_t count, room;
};

/*
 * Pairs the profiles below two directories by their names below them.  Files
 * NAME.1 to NAME.k, without a gap and without a NAME, are the runs of NAME.  A
 * file callgrind.out.* is named by its "cmd:" line instead, and those of one
 * command are its runs; but dumps and threads keep their names.  A directory that is not there or has no profile is an
 * error, but for OLD's where `new_ok`, which is said.  So are files that are no
 * profiles, and are left out.  benchmarks_free() in either case.
 */
bool benchmarks_find(struct benchmarks *benchmarks, const char *const path[2],
		     bool new_ok, struct diag *diag, struct error *error);
void benchmarks_free(struct benchmarks *benchmarks);

#endif
