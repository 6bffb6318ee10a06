/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stddef.h>
#include <stdint.h>

/* What a line of a text is about, beside its words. */
struct target {
	enum target_kind {
		TARGET_ROW,  /* a row of the report: a function, a file, an object */
		TARGET_CALL, /* the row that is called, or that calls; from file:at if known */
		TARGET_LINE, /* a line of a source: file:at */
		TARGET_INSTRUCTION, /* an instruction of the row: its address is at */
		TARGET_EVENT,       /* the events that are not shown */
	} kind;
	row_id row;   /* or NONE */
	name_id file; /* or NONE */
	uint64_t at;  /* a line or an address; 0: not known */
};

/* The targets of a text, for who walks through it.  Where nobody asks there is no list. */
struct targets {
	struct target_of_line {
		size_t line; /* of the output, from 0 */
		struct target target;
	} * list;
	size_t count, room;
	size_t line; /* the number of lines that were ended */
};

/* Says what the line that is being written is about.  targets may be NULL. */
static inline void targets_add(struct targets *targets, struct target target)
{
	if (targets)
		UTIL_PUSH(targets->list, targets->count, targets->room) =
			(struct target_of_line){targets->line, target};
}
