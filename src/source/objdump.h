/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Runs objdump, or the program in the environment variable OBJDUMP, without a
 * shell.  Its output is not trusted.
 */
struct code_range {
	uint64_t first, end; /* addresses; end is exclusive */
};

/* A run of objdump: its input, then the instructions that it found. */
struct objdump {
	const char *path;               /* of the object; owned by the caller */
	const struct code_range *range; /* sorted, disjoint */
	size_t range_count;             /* not 0 */
	struct objdump_line {
		uint64_t address;
		name_id text;
	} * lines; /* by address; only instructions in the ranges */
	size_t count, room;
	char *why; /* message if the run failed, or NULL */
};

/*
 * Does the runs, two at a time, and adds the texts of their instructions to
 * names.  Ends all after `patience` milliseconds, unless that is 0.
 */
void objdump_run(struct objdump *runs, size_t count, bool intel, int64_t patience,
		 struct names *texts);
void objdump_free(struct objdump *run);
