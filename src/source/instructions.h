/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef INSTRUCTIONS_H
#define INSTRUCTIONS_H

#include "base/diag.h"
#include "report/report.h"
#include "report/row_calls.h"
#include "source/arrows.h"
#include "source/disassembly.h"
#include "source/source.h"

#include <stdbool.h>
#include <stdint.h>

/* An instruction of a row. */
struct instruction {
	uint64_t address;
	/*
	 * The profile has costs, calls or jumps of it; with --diff, other ones
	 * than before.
	 */
	bool costly;
	bool small;      /* less than --line-min */
	name_id file;    /* of the line that it belongs to; NONE: not known */
	uint64_t line;   /* 0: not known */
	cost_id cost;    /* of the list's costs; 0: none given */
	struct str text; /* the disassembly's; empty: not known */
	size_t first_call, end_call; /* in calls.list */
	size_t first_jump, end_jump; /* in jumps */
	bool target;                 /* a jump that is drawn ends here */
	bool near;                   /* to be shown */
};

struct jump {
	size_t from;
	uint64_t target; /* its address */
	bool inside;     /* there is an instruction of the row */
	struct jump_counts counts;
};

/* The instructions of a row, in order of their addresses. */
struct instructions {
	struct instruction *list;
	size_t count;
	struct jump *jumps;
	size_t jump_count;
	struct arrows arrows; /* by indices of the list */
	bool any_large;       /* a costly one is not small */
	struct row_calls calls;
	struct costs costs;
};

/* Prepares instructions_of.  False: the profile has no addresses. */
bool instructions_index(struct report *report, struct error *error);

/* Says that the texts of the instructions of a row are wanted. */
void instructions_want(const struct report *report, row_id row,
		       struct disassembly *code);

/*
 * The instructions of a row that have costs, calls or jumps, and those between
 * them, as far as they were read; the list needs the disassembly.  What is
 * missing is warned of, once for each object.
 * False: a sum does not fit into 64 bits.  The caller frees with
 * instructions_free in either case.
 */
bool instructions_of(const struct report *report, row_id row,
		     struct instructions *list, struct disassembly *code,
		     struct diag *diag, struct error *error);
void instructions_free(struct instructions *list);

#endif
