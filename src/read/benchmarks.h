/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/util.h"
#include "base/words.h"

#include <stdbool.h>
#include <stddef.h>

/* The profiles of one benchmark; benchmarks_free() frees the strings. */
struct benchmark {
	char *name;
	struct words runs[2]; /* paths, of OLD and of NEW */
};

/* The benchmarks of a suite, in the order of their names. */
struct benchmarks {
	struct benchmark *list;
	size_t count, room;
};

/*
 * Finds the profiles below two directories, OLD and NEW, and pairs them by
 * their paths below these. Files NAME.1 to NAME.k, without a gap and without a
 * NAME, are the runs of NAME. A file callgrind.out.* is named by its "cmd:"
 * line instead, and files with the same command are its runs; but dumps and
 * threads keep their names. Other files are left out, with a warning. Returns
 * false and sets *error if a directory cannot be read, is missing or has no
 * profile; of OLD, the last two are only a warning with `new_ok`. Call
 * benchmarks_free() in either case.
 */
bool benchmarks_find(struct benchmarks *benchmarks, const char *const path[2], bool new_ok,
		     struct diag *diag, struct error *error);
void benchmarks_free(struct benchmarks *benchmarks);
