/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stddef.h>
#include <stdint.h>

/* The subject of a line of a text, which is more than its words. */
struct target {
	enum target_kind {
		TARGET_ROW,  /* a row of the report: a function, a file, an object */
		TARGET_CALL, /* the row that is called, or that calls; from file:at if known */
		TARGET_LINE, /* a line of a source: file:at */
		TARGET_INSTRUCTION, /* an instruction of the row, of the line file:at */
		TARGET_EVENT,       /* an event, the at-th of a table; or those not shown */
		TARGET_MORE,        /* what is left out */
	} kind;
	row_id row;   /* or NONE */
	name_id file; /* or NONE */
	uint64_t at;  /* a line, 0: not known; of a branch of a call tree, its path */
	int64_t cost; /* of a line or an instruction, by the order of the report */
	/* Of a branch of a call tree: whether something is below it, and shown; its level. */
	enum target_fold { FOLD_NONE, FOLD_CLOSED, FOLD_OPEN } fold;
	size_t depth;
};

static inline struct target target_of(enum target_kind kind, row_id row, name_id file, uint64_t at)
{
	return (struct target){.kind = kind, .row = row, .file = file, .at = at};
}

/* The targets of a text, for who walks through it.  Where nobody asks there is no list. */
struct targets {
	struct target_of_line {
		size_t line; /* of the output, from 0 */
		struct target target;
	} * list;
	size_t count, room;
	size_t line;    /* the number of lines that were ended */
	size_t *titles; /* lines with titles of columns, which hold for those below */
	size_t title_count, title_room;
};

/* Says what the line that is being written is about.  targets may be NULL. */
static inline void targets_add(struct targets *targets, struct target target)
{
	if (targets)
		UTIL_PUSH(targets->list, targets->count, targets->room) =
			(struct target_of_line){targets->line, target};
}

/* Returns the cost of an item in the event that orders the report; of a change, its magnitude. */
static inline int64_t targets_cost(const struct report *report, struct item item)
{
	const struct column *column = columns_additive(report->columns);
	int64_t cost = 0;

	if (column)
		column_value(report->columns, column, item, &cost);
	return cost < 0 ? -(cost + 1) : cost;
}
