/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/code.h"

#include <stdlib.h>

instruction_id code_instruction(struct code *code, uint32_t portion,
				uint64_t address, uint64_t line)
{
	size_t before = code->instructions.count;
	instruction_id id = map_id(&code->instructions, portion,
				   jumps_number_id(&code->addresses, address));

	if (code->instructions.count > before) {
		code->instruction = util_grow(
			code->instruction, &code->instruction_room,
			code->instructions.count, sizeof(*code->instruction));
		code->instruction[id] = (struct code_instruction){.line = line};
	}
	return id;
}

uint32_t code_call(struct code *code, instruction_id instruction,
		   uint32_t function)
{
	size_t before = code->calls.count;
	uint32_t id = map_id(&code->calls, instruction, function);

	if (code->calls.count > before) {
		code->call = util_grow(code->call, &code->call_room,
				       code->calls.count, sizeof(*code->call));
		code->call[id] = (struct code_call){0};
	}
	return id;
}

void code_add_jump(struct code *code, instruction_id instruction,
		   uint64_t target, const struct jump_counts *jump)
{
	jumps_add(&code->jumps, instruction,
		  jumps_number_id(&code->addresses, target), jump);
}

uint64_t code_address(const struct code *code, uint32_t address)
{
	return jumps_number(&code->addresses, address);
}

void code_free(struct code *code)
{
	map_free(&code->addresses);
	map_free(&code->instructions);
	map_free(&code->calls);
	map_free(&code->torn);
	jumps_free(&code->jumps);
	free(code->instruction);
	free(code->call);
	free(code);
}
