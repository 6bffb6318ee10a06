/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/code.h"

#include <stdlib.h>

static void add_count(uint64_t *sum, uint64_t n)
{
	*sum = *sum > UINT64_MAX - n ? UINT64_MAX : *sum + n;
}

void code_sum_jumps(struct jump_counts *sum, const struct jump_counts *counts)
{
	add_count(&sum->executed, counts->executed);
	add_count(&sum->followed, counts->followed);
	sum->conditional |= counts->conditional;
}

void code_add_jump(struct jumps *jumps, uint32_t source, uint32_t target,
		   const struct jump_counts *counts)
{
	uint32_t id = map_id(&jumps->pairs, source, target);

	if (id == jumps->count)
		UTIL_PUSH(jumps->list, jumps->count, jumps->room) = *counts;
	else
		code_sum_jumps(&jumps->list[id], counts);
}

void code_free_jumps(struct jumps *jumps)
{
	map_free(&jumps->pairs);
	free(jumps->list);
	*jumps = (struct jumps){0};
}

instruction_id code_instruction(struct code *code, uint32_t portion, uint32_t address,
				uint64_t line)
{
	instruction_id id = map_id(&code->instructions, portion, address);

	if (id == code->instruction_count)
		UTIL_PUSH(code->instruction, code->instruction_count, code->instruction_room) =
			(struct code_instruction){.line = line};
	return id;
}

uint32_t code_call(struct code *code, instruction_id instruction, uint32_t function)
{
	uint32_t id = map_id(&code->calls, instruction, function);

	if (id == code->call_count)
		UTIL_PUSH(code->call, code->call_count, code->call_room) = (struct code_call){0};
	return id;
}

void code_free(struct code *code)
{
	map_free(&code->instructions);
	map_free(&code->calls);
	map_free(&code->torn);
	code_free_jumps(&code->jumps);
	free(code->instruction);
	free(code->call);
	free(code);
}
