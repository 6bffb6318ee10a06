/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef MENTIONED_H
#define MENTIONED_H

#include "report/report.h"

#include <stddef.h>
#include <stdint.h>

/*
 * The rows that a report mentions, with ids: first the listed rows, from 0, in
 * the order of the list; then, by name, other rows that call listed rows or are
 * called by them, and rows in calls from the lines of files to annotate.
 */
struct mentioned {
	const struct report *report;
	uint32_t *id; /* by row: its id; NONE: it is not mentioned */
	row_id *row;  /* by id: the row */
	size_t count;
};

/* The caller frees with mentioned_free. */
void mentioned_find(struct mentioned *mentioned, const struct report *report);
void mentioned_free(struct mentioned *mentioned);

#endif
