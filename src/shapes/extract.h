/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef EXTRACT_H
#define EXTRACT_H

#include "figures/spots.h"
#include "report/report.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * What a report shows, as a profile of its own: the functions of listed rows,
 * those in a cycle with them, and two that stand for all others, so that the
 * sums hold.  With --diff its costs are the changes.
 */
struct extract {
	const struct report *report;
	struct costs costs; /* on top of the profile's */
	bool negative;      /* with --diff: a number of calls has shrunk */

	/* Of those that stand for others; the profile may lack these names. */
	name_id no_object, no_file, others[2];
	size_t name_count;   /* with them */
	uint32_t *name_rank; /* by name: its place in the order of bytes */

	/*
	 * By function: itself, or if it is left out the first of the two that
	 * stand for others; and whether a side has code of it.
	 */
	function_id *as;
	bool *has_code;
	uint32_t *rank;     /* by function: its place in the order of names */
	function_id *order; /* functions in that order */
	size_t function_count;

	struct spots lines, code; /* by what functions are shown as */
};

/* What a line or, with --asm, an instruction costs; or a call or jump. */
struct extract_fact {
	name_id file;     /* that the line is of, and its place: ... */
	uint32_t file_at; /* ... the function's own comes first */
	uint64_t address; /* 0: not known */
	uint64_t line;
	enum extract_kind {
		EXTRACT_COST,
		EXTRACT_CALL,
		EXTRACT_JUMP,
		EXTRACT_NOTHING, /* an instruction without any of them */
	} kind;
	uint32_t id;   /* of a jump; or the rank of the function called */
	int64_t count; /* of calls */
	cost_id cost;  /* of the extract's costs */
};

struct extract_facts {
	struct extract_fact *list;
	size_t count, room;
};

void extract_make(struct extract *extract, const struct report *report);
void extract_free(struct extract *extract);

/*
 * Makes facts those of a function: in the order of files, lines or addresses,
 * and kinds.  False: a number of calls does not fit into 64 bits.  The caller
 * frees the list in the end.
 */
bool extract_facts(struct extract *extract, function_id function,
		   struct extract_facts *facts);

/* The line of an address in the code of a fact; 0: not known. */
uint64_t extract_line(const struct extract_facts *facts,
		      const struct extract_fact *fact, uint64_t address);

/* A name by its id, also one that the profile lacks. */
struct str extract_text(const struct extract *extract, name_id name);

/* The three names of a function, also of those that stand for others. */
name_id extract_object(const struct extract *extract, function_id function);
name_id extract_file(const struct extract *extract, function_id function);
name_id extract_name(const struct extract *extract, function_id function);

#endif
