/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef EXTRACT_H
#define EXTRACT_H

#include "figures/spots.h"
#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A report as a profile of its own: the functions of listed rows, the functions
 * in a cycle with these, and two functions that stand for all others, so that
 * the sums hold.  With --diff, costs are changes.
 */
struct extract {
	const struct report *report;
	struct costs costs; /* on top of the profile's */
	bool negative;      /* with --diff: a number of calls has shrunk */

	/*
	 * Names of the functions for others; the profile may lack these names.
	 */
	name_id no_object, no_file, others[2];
	size_t name_count;   /* of the profile, and these */
	uint32_t *name_rank; /* by name: its place in the order of bytes */

	/*
	 * By function: itself or, if it is left out, the first of the two that
	 * stand for others; and whether a side has code of it.
	 */
	function_id *as;
	bool *has_code;
	uint32_t *rank;     /* by function: its place in the order of names */
	function_id *order; /* functions in that order */
	size_t function_count;

	struct spots lines, code; /* grouped by the functions in `as` */
};

/* A self cost, a call or a jump of a line or, with --asm, an instruction. */
struct extract_fact {
	name_id file;     /* the file of the line */
	uint32_t file_at; /* rank of file; 0: the function's own file */
	uint64_t address; /* 0: not known */
	uint64_t line;
	enum extract_kind {
		EXTRACT_COST,
		EXTRACT_CALL,
		EXTRACT_JUMP,
		EXTRACT_NOTHING, /* an instruction without self cost */
	} kind;
	uint32_t id;   /* id of the jump, or rank of the function called */
	int64_t count; /* number of calls */
	cost_id cost;  /* of the extract's costs */
};

struct extract_facts {
	struct extract_fact *list;
	size_t count, room;
};

void extract_make(struct extract *extract, const struct report *report);
void extract_free(struct extract *extract);

/*
 * Finds the facts of a function, sorted by file, address, line and kind.
 * False: a number of calls does not fit into 64 bits.  The list in facts is
 * used again; the caller frees it in the end.
 */
bool extract_facts(struct extract *extract, function_id function,
		   struct extract_facts *facts);

/* The line of an address in the file of a fact; 0: not known. */
uint64_t extract_line(const struct extract_facts *facts,
		      const struct extract_fact *fact, uint64_t address);

/* A name by its id, also one that the profile lacks. */
struct str extract_text(const struct extract *extract, name_id name);

/*
 * The object, file and name of a function, also of one that stands for others.
 */
name_id extract_object(const struct extract *extract, function_id function);
name_id extract_file(const struct extract *extract, function_id function);
name_id extract_name(const struct extract *extract, function_id function);

#endif
