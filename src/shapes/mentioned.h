/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef MENTIONED_H
#define MENTIONED_H

#include "report/report.h"

#include <stddef.h>
#include <stdint.h>

/*
 * The rows that a report mentions, with ids: those listed count from 0 in the
 * order of the list, and behind them come, in the order of names, the others
 * that a call to or from these, or from a line of a file to annotate, names.
 */
struct mentioned {
	const struct report *report;
	uint32_t *id; /* by row; NONE: it is not mentioned */
	row_id *row;  /* by id */
	size_t count;
};

/* The caller frees with mentioned_free. */
void mentioned_find(struct mentioned *mentioned, const struct report *report);
void mentioned_free(struct mentioned *mentioned);

#endif
