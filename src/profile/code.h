/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"
#include "profile/cost.h"
#include "profile/jumps.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Facts by instruction, for --asm and --by=instr. As in profile.h, each fact is
 * a pair of ids; the ids of portions, functions, names and costs are those of
 * the profile.
 *
 *   address      (its upper half, its lower half)
 *   instruction  (portion, address)         with its self costs
 *   call         (instruction, function called)
 *   jump         (instruction, target)      the target is an address
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
	struct map addresses, instructions, calls;
	struct code_instruction *instruction; /* by instruction_id */
	struct code_call *call;
	struct jumps jumps;
	size_t instruction_room, call_room;
	struct map torn; /* (portion, 0): has an instruction with two lines */
	bool any;        /* a profile had addresses */
};

/* Return the id of a fact; a new fact gets a new id, without costs. */
instruction_id code_instruction(struct code *code, uint32_t portion,
				uint64_t address, uint64_t line);
uint32_t code_call(struct code *code, instruction_id instruction,
		   uint32_t function);

/* Adds to the counts of a jump from an instruction to the address `target`. */
void code_add_jump(struct code *code, instruction_id instruction,
		   uint64_t target, const struct jump_counts *jump);

/* Returns the address that has this id. */
uint64_t code_address(const struct code *code, uint32_t address);

void code_free(struct code *code);
