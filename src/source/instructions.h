/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef INSTRUCTIONS_H
#define INSTRUCTIONS_H

#include "read/diag.h"
#include "report/report.h"
#include "report/row_calls.h"
#include "source/disassembly.h"
#include "source/source.h"

#include <stdbool.h>
#include <stdint.h>

/* Jumps that overlap are drawn in so many columns at most. */
enum { JUMP_COLUMNS = 12 };

/* An instruction of a row. */
struct instruction {
	uint64_t address;
	bool costly;     /* the profile has it */
	name_id file;    /* of the line that it belongs to, if costly */
	uint64_t line;   /* 0: not known */
	cost_id cost;    /* of the list's costs; 0: none given */
	struct str text; /* empty: not known */
	size_t first_call, end_call; /* in calls.list */
	size_t first_jump, end_jump; /* in jumps */
	bool target;                 /* a jump that is drawn ends here */
	bool near;                   /* to be shown, in spite of no costs */
};

struct jump {
	size_t from, to;   /* instructions; to is SIZE_MAX if not of the row */
	uint64_t target;   /* its address */
	name_id function;  /* of another one, or NONE */
	uint64_t executed; /* and, of these, followed */
	uint64_t followed;
	bool conditional;
	unsigned column; /* where it is drawn, from 1 on; 0: it is not */
};

/* The instructions of a row, in order of their addresses. */
struct instructions {
	struct instruction *list;
	size_t count;
	struct jump *jumps;
	size_t jump_count;
	struct jump **drawn; /* those with a column, from the top down */
	size_t drawn_count;
	unsigned columns; /* that jumps are drawn in */
	size_t undrawn;   /* jumps that have no column left for them */
	struct row_calls calls;
	struct costs costs;
	struct disassembly code; /* where the texts are */
};

/* Prepares instructions_of.  False: the profile has no addresses. */
bool instructions_index(struct report *report, struct error *error);

/*
 * The instructions of a row that have costs, calls or jumps, and those between
 * them where the object is found.  What cannot be shown of it is warned of, if
 * told, which has all names, does not have that yet.
 * False: a sum does not fit into 64 bits.  The caller frees with
 * instructions_free in either case.
 */
bool instructions_of(const struct report *report, row_id row,
		     struct instructions *list, bool *told,
		     struct source_search *search, struct diag *diag,
		     struct error *error);
void instructions_free(struct instructions *list);

#endif
