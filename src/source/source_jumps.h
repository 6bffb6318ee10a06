/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SOURCE_JUMPS_H
#define SOURCE_JUMPS_H

#include "base/diag.h"
#include "report/report.h"
#include "source/arrows.h"

#include <stdint.h>

/* What jumps from a line of a source, as --jumps shows it. */
struct source_jump {
	uint64_t from, to; /* lines */
	name_id file;      /* that the other line is in */
	struct jump_counts counts;
};

/* All zeros are none. */
struct source_jumps {
	struct source_jump *list; /* in order of the lines */
	size_t count;
	struct arrows arrows; /* those within the file, by lines */
};

/*
 * The jumps from the lines of a file: of all rows, or of the row only if that
 * is not NONE; none without --jumps.
 */
void source_jumps_of(struct report *report, name_id file, row_id only,
		     struct source_jumps *jumps);
void source_jumps_free(struct source_jumps *jumps);

/* Warns if they are asked for, and the profile has none. */
void source_jumps_warn(const struct report *report, struct diag *diag);

#endif
