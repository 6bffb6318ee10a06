/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The files and programs that there are for a fuzz target: only those that it
 * names here, in memory.  memory.c stands in for system/regular.c and
 * system/process.c, so that bytes that name a file open none, and nothing is
 * run.
 */
#pragma once

#include "base/str.h"

/* How many files there can be at a time. */
enum { MEMORY_FILES = 8 };

/*
 * From now on there is a file of this path, or with NULL of any other one; its
 * text outlives it.
 */
void memory_file(const char *path, struct str text);

/*
 * From now on each program prints this, of which a pipe holds the first 60 KB,
 * and ends with a status, as of waitpid().
 */
void memory_programs(struct str prints, int status);

/* A descriptor of such a text, at its beginning. */
int memory_open(struct str text);

/* No file and no program is left. */
void memory_clear(void);
