/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OBJDUMP_H
#define OBJDUMP_H

#include "base/names.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Runs of objdump, or of the program that OBJDUMP in the environment names.  It
 * is run without a shell, and what it writes is not trusted.
 */
struct code_range {
	uint64_t first, end; /* addresses; end is behind it */
};

/* What one run is for, and then the instructions that it gave. */
struct objdump {
	const char *path;               /* of the object; the caller's */
	const struct code_range *range; /* in order, apart from each other */
	size_t range_count;             /* not 0 */
	struct objdump_line {
		uint64_t address;
		name_id text;
	} * lines; /* by address; those in the ranges only */
	size_t count, room;
	char *why; /* not all that it should give is there; NULL: it is */
};

/*
 * Does some runs, two at a time, and puts the texts of their instructions into
 * names.  After so many milliseconds (0: never) all of them are ended.
 */
void objdump_run(struct objdump *runs, size_t count, bool intel,
		 int64_t patience, struct names *texts);
void objdump_free(struct objdump *run);

#endif
