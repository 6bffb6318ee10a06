/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/report.h"
#include "source/arrows.h"

#include <stdint.h>

/* A jump from a line of a source, for --jumps. */
struct source_jump {
	uint64_t from, to; /* lines */
	name_id file;      /* of the target line */
	struct jump_counts counts;
};

/* All zeros: no jumps. */
struct source_jumps {
	struct source_jump *list; /* sorted by line */
	size_t count;
	struct arrows arrows; /* jumps within the file, by line */
};

/*
 * Finds the jumps from the lines of a file, of all rows, or only of one row if
 * that is not NONE.  None without --jumps.
 */
void source_jumps_of(struct report *report, name_id file, row_id only, struct source_jumps *jumps);
void source_jumps_free(struct source_jumps *jumps);

/* Warns if --jumps was given and the profile has no jumps. */
void source_jumps_warn(const struct report *report, struct diag *diag);
