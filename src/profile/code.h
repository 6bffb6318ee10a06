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

/* Adds counts to those of a jump; what does not fit becomes UINT64_MAX. */
void code_add_jump(struct jumps *jumps, uint32_t source, uint32_t target,
		   const struct jump_counts *counts);
void code_free_jumps(struct jumps *jumps);

/*
 * Facts by instruction, for --asm and --inlines. The ids of functions and
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

/* Calls of one function: their number, and their inclusive cost. */
struct call {
	int64_t count; /* of recorded ones; how often inlined code ran is not known */
	cost_id cost;
	cost_id inlined;    /* the part of it that is of inlined code */
	unsigned char seen; /* bits: which calls the side has; 0: none */
};

enum { CALL_RECORDED = 1, CALL_INLINED = 2 };

struct code_instruction {
	uint64_t line;  /* the first one read; 0: not known */
	bool two_lines; /* another line was read, too */
};

/* The costs of the facts on one side; facts beyond the counts have none. */
struct code_side {
	cost_id *cost;     /* by instruction: self costs */
	struct call *call; /* by call */
	size_t cost_count, cost_room, call_count, call_room;
};

/* With --inlines, a function in whose code an instruction lies. */
struct code_frame {
	uint32_t function;
	/* Where in this function the next inner frame, or the instruction, is. */
	uint32_t file;  /* the name of a file */
	uint64_t line;  /* 0: not known */
	uint32_t outer; /* index of the frame around it; NONE: it was recorded */
};

struct code {
	struct map instructions, calls;
	struct code_instruction *instruction; /* by instruction_id */
	size_t instruction_count, instruction_room;
	struct code_side *side; /* by index of profile.sides */
	size_t side_count, side_room;
	struct jumps jumps;
	struct map two_lines; /* (portion, 0): has an instruction with two lines */
	/*
	 * With --inlines and --asm: all frames, and by instruction the innermost one of the last
	 * side.
	 */
	struct code_frame *frames;
	uint32_t *innermost; /* NONE: it is not known */
};

/* Returns the id of an instruction; a new one gets a new id, without costs. */
instruction_id code_instruction(struct code *code, uint32_t portion, uint32_t address,
				uint64_t line);

/* Return what a side has of a fact, 0 or no calls if it has none. */
static inline cost_id code_cost_on(const struct code *code, size_t side, instruction_id id)
{
	return side < code->side_count && id < code->side[side].cost_count
		       ? code->side[side].cost[id]
		       : 0;
}

static inline struct call code_call_on(const struct code *code, size_t side, uint32_t id)
{
	return side < code->side_count && id < code->side[side].call_count
		       ? code->side[side].call[id]
		       : (struct call){0};
}

/* Return the place of what a side has of a fact, until the next fact. */
cost_id *code_side_cost(struct code *code, size_t side, instruction_id id);
struct call *code_side_call(struct code *code, size_t side, uint32_t id);

void code_free(struct code *code);
