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

	/* The names of the profile, and some that it may lack. */
	struct extract_name {
		struct str text;
		uint32_t id;
	} * names;           /* in the order of bytes: by rank */
	uint32_t *name_rank; /* by name */

	struct extract_function {
		uint32_t object, file, name; /* ranks of names */
		function_id id; /* those that stand for others come last */
		bool has_code;  /* a side has code of it */
	} * functions;          /* in the order of names */
	size_t function_count;
	/* By function: where it, or what stands for it, is in functions. */
	uint32_t *place;

	struct spots lines, code; /* by places of functions */
};

/* A self cost, a call or a jump of a line or, with --asm, an instruction. */
struct extract_fact {
	uint32_t file;    /* 0: that of the function; else its rank, plus 1 */
	uint64_t address; /* 0: not known */
	uint64_t line;
	enum extract_kind {
		EXTRACT_COST,
		EXTRACT_CALL,
		EXTRACT_JUMP,
		EXTRACT_NOTHING, /* an instruction without self cost */
	} kind;
	uint32_t id;   /* of a jump; or the place of the function called */
	int64_t count; /* number of calls */
	cost_id cost;  /* of the extract's costs */
};

struct extract_facts {
	struct extract_fact *list;
	size_t count, room;
};

void extract_make(struct extract *extract, const struct report *report);
void extract_free(struct extract *extract);

/* Whether a function is of the profile, and does not stand for others. */
static inline bool extract_is_own(const struct extract *extract,
				  const struct extract_function *function)
{
	return function->id < extract->report->profile->functions.count;
}

/*
 * Makes facts those of the function at a place: in the order of files, lines or
 * addresses, and kinds.  There are none where another one stands for it.
 * False: a number of calls does not fit into 64 bits.  The caller frees the
 * list in the end.
 */
bool extract_facts(struct extract *extract, uint32_t place,
		   struct extract_facts *facts);

/* The line of an address in the file of a fact; 0: not known. */
uint64_t extract_line(const struct extract_facts *facts,
		      const struct extract_fact *fact, uint64_t address);

#endif
