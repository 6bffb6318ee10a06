/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LINES_H
#define LINES_H

#include "calls.h"
#include "rows.h"

#include <stdbool.h>
#include <stdint.h>

/* A line of a source, with the costs of all portions in that file. */
struct report_line {
	uint64_t number;
	uint32_t cost; /* row of the source's costs */
};

/* The calls from a line: calls.list[first..end), the largest first. */
struct report_calling {
	uint64_t number;
	size_t first, end;
};

struct report_source {
	struct report_line *lines; /* in order; number 0: not known */
	size_t count;
	struct report_calling *calling; /* in order */
	size_t calling_count, calling_room;
	struct report_calls calls;
	struct costs costs;
};

/* Prepares lines_of. */
void lines_index(struct report *report);

/*
 * The lines of a file that have costs or calls, of all rows or (not NONE) of
 * only one.  The caller frees with
 * lines_free, also after false (a sum does not fit).
 */
bool lines_of(const struct report *report, uint32_t file, uint32_t only,
	      struct report_source *source, struct error *error);
void lines_free(struct report_source *source);

#endif
