/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef EXTRACT_H
#define EXTRACT_H

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
	bool negative; /* with --diff: a number of calls or a total has shrunk */

	/* Of those that stand for others; the profile may lack these names. */
	name_id no_object, no_file, others[2];
	size_t name_count; /* with them */

	bool *left_out;     /* by function */
	uint32_t *rank;     /* by function: its place in the order of names */
	function_id *order; /* functions in that order */
	size_t function_count;

	struct groups lines, calls; /* by portion */
	struct groups portions;     /* by function, its own file first */
	struct groups instructions; /* by portion; with --asm */
	size_t at_function;         /* of order, and how many ... */
	size_t at_portion;          /* ... of its portions were given */
};

/* A line or, with --asm, an instruction; or a call or jump from one. */
struct extract_line {
	uint64_t address; /* 0: not known */
	uint64_t number;
	bool is_call;
	uint32_t callee; /* rank */
	int64_t count;   /* of calls */
	cost_id cost;    /* of the extract's costs */

	const struct jump_counts *jump; /* or NULL */
	uint64_t target, target_line;   /* of the jump; line 0: not known */
};

/* The code of a function in one file; all zeros before the first. */
struct extract_code {
	function_id function;
	name_id file;
	/* In order: costs of a line or instruction, its calls, its jumps. */
	struct extract_line *lines;
	size_t count, room;
};

void extract_make(struct extract *extract, const struct report *report);
void extract_free(struct extract *extract);

/*
 * The next code, in the order of names.  False: there is no more, or a number
 * of calls does not fit into 64 bits.  The caller frees it in the end.
 */
bool extract_next(struct extract *extract, struct extract_code *code,
		  bool *fits);
void extract_code_free(struct extract_code *code);

/* A name by its id, also one that the profile lacks. */
struct str extract_text(const struct extract *extract, name_id name);

/* The three names of a function, also of those that stand for others. */
name_id extract_object(const struct extract *extract, function_id function);
name_id extract_file(const struct extract *extract, function_id function);
name_id extract_name(const struct extract *extract, function_id function);

/* Its text; with short names the short one. */
struct str extract_function_text(const struct extract *extract,
				 function_id function);

/* Adds up what all functions cost themselves. */
void extract_self(const struct extract *extract, struct costs *costs,
		  cost_id *sum);

#endif
