/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"
#include "profile/cost.h"

#include <stdbool.h>
#include <stdint.h>

/* How often jumps from one place to another were executed and followed. */
struct jump_counts {
	uint64_t executed, followed; /* equal unless conditional */
	uint32_t function;           /* target function's name, or NONE */
	bool conditional;
};

/* Jumps by (source, target), a pair of ids. All zeros: no jumps. */
struct jumps {
	struct map pairs;
	struct jump_counts *list; /* by id of the pair */
	size_t count, room;
};

/* Add counts to *sum or to a jump; what does not fit becomes UINT64_MAX. */
void code_sum_jumps(struct jump_counts *sum, const struct jump_counts *counts);
void code_add_jump(struct jumps *jumps, uint32_t source, uint32_t target,
		   const struct jump_counts *counts);
void code_free_jumps(struct jumps *jumps);

/*
 * Facts by instruction, for --asm. The ids of functions and
 * costs are those of the profile, too, and addresses are numbers.
 *
 *   instruction  (portion, address)         with its self costs
 *   call         (instruction, function called)
 *   jump         (instruction, address)
 *
 * Costs and calls are kept by side, in the order of profile.sides; jumps are
 * kept for the last side only.
 */
typedef uint32_t instruction_id;

enum { CODE_SIDES = 2 };

/* The number of calls, and their inclusive cost. */
struct call {
	int64_t count;
	cost_id cost;
	bool seen; /* the side has such calls */
};

struct code_instruction {
	uint64_t line; /* the first one read; 0: not known */
	cost_id cost[CODE_SIDES];
};

struct code_call {
	struct call side[CODE_SIDES];
};

struct code {
	struct map instructions, calls;
	struct code_instruction *instruction; /* by instruction_id */
	struct code_call *call;
	size_t instruction_count, instruction_room, call_count, call_room;
	struct jumps jumps;
	struct map torn; /* (portion, 0): has an instruction with two lines */
	bool any;        /* a profile had addresses */
};

/* Return the id of a fact; a new fact gets a new id, without costs. */
instruction_id code_instruction(struct code *code, uint32_t portion, uint32_t address,
				uint64_t line);
uint32_t code_call(struct code *code, instruction_id instruction, uint32_t function);

void code_free(struct code *code);
