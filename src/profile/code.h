/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CODE_H
#define CODE_H

#include "base/map.h"
#include "profile/cost.h"
#include "profile/jumps.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * What was measured by instruction, which --asm shows: facts as in profile.h,
 * of which the ids of portions, functions, names and costs are.
 *
 *   address      (its upper half, its lower half)
 *   instruction  (portion, address)         with its self costs
 *   call         (instruction, function called)
 *   jump         (instruction, target)      the target is an address
 *
 * Costs and calls are those of each side, by its place among profile.sides;
 * jumps are those of the last one.
 */
typedef uint32_t instruction_id;

enum { CODE_SIDES = 2 };

/* A call: how often, and what it cost with all that it called. */
struct call {
	int64_t count;
	cost_id cost;
	bool seen;
};

struct code_instruction {
	uint64_t line; /* as it was first read; 0: not known */
	cost_id cost[CODE_SIDES];
};

struct code_call {
	struct call side[CODE_SIDES];
};

struct code {
	struct map addresses, instructions, calls;
	struct code_instruction *instruction; /* by their ids */
	struct code_call *call;
	struct jumps jumps;
	size_t instruction_room, call_room;
	struct map
		torn; /* (portion, 0): it has instructions of several lines */
	bool any;     /* a profile had addresses */
};

/* The ids of facts; new facts get new ids, with costs of nothing. */
instruction_id code_instruction(struct code *code, uint32_t portion,
				uint64_t address, uint64_t line);
uint32_t code_call(struct code *code, instruction_id instruction,
		   uint32_t function);

void code_add_jump(struct code *code, instruction_id instruction,
		   uint64_t target, const struct jump_counts *jump);

/* The number that an id of an address stands for. */
uint64_t code_address(const struct code *code, uint32_t address);

void code_free(struct code *code);

#endif
