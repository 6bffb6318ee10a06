/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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

	/* The names of the profile, and of the functions for others. */
	struct extract_name {
		struct str text;
		uint32_t id;
	} * names;           /* by rank, which is the order of bytes */
	uint32_t *name_rank; /* by name id */

	struct extract_function {
		uint32_t object, file, name; /* ranks of names */
		function_id id; /* functions for others have the last ids */
		bool has_code;  /* a side has code of the function */
	} * functions;          /* in the order of their names */
	size_t function_count;
	/* By function: its place in functions, or its stand-in's place. */
	uint32_t *place;

	struct spots lines, code; /* of functions by place */
};

/* A self cost, a call or a jump of a line or, with --asm, an instruction. */
struct extract_fact {
	uint32_t file;    /* 0: the function's file; else the rank plus 1 */
	uint64_t address; /* 0: not known */
	uint64_t line;
	enum extract_kind {
		EXTRACT_COST,
		EXTRACT_CALL,
		EXTRACT_JUMP,
		EXTRACT_NOTHING, /* an instruction without self cost */
	} kind;
	uint32_t id;   /* id of a jump, or place of the called function */
	int64_t count; /* number of calls */
	cost_id cost;  /* of the extract's costs */
};

struct extract_facts {
	struct extract_fact *list;
	size_t count, room;
};

void extract_make(struct extract *extract, const struct report *report);
void extract_free(struct extract *extract);

/* Whether a function is one of the profile, and not one for others. */
static inline bool extract_is_own(const struct extract *extract,
				  const struct extract_function *function)
{
	return function->id < extract->report->profile->functions.count;
}

/*
 * Replaces facts by the facts of the function at a place, sorted by file, line
 * or address, and kind.  A function that another one stands for has no facts.
 * False: a number of calls does not fit into 64 bits.  The caller frees the
 * list after the last call.
 */
bool extract_facts(struct extract *extract, uint32_t place,
		   struct extract_facts *facts);

/* The line of an address in the file of a fact; 0: not known. */
uint64_t extract_line(const struct extract_facts *facts,
		      const struct extract_fact *fact, uint64_t address);
