/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"
#include "values/locations.h"

/* A place where the code of a row was inlined, with all that was inlined into it there. */
struct place {
	const struct inlined_code *code; /* its instructions, in report.index */
	size_t count;
	uint32_t outer; /* the frame that it was inlined into, in code.frames */
};

/* Finds the places of the listed rows, if instructions have frames. */
void places_index(struct report *report);

/* Goes to the next place of a row: at first, one of all zeros.  False: there is none. */
bool places_next(const struct report *report, row_id row, struct place *place);

/* Returns the facts of a place; the caller frees them. */
struct location *places_facts(const struct report *report, const struct place *place, size_t *n);

/* The row of a frame. */
row_id places_row(const struct report *report, uint32_t frame);
