/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/code.h"

#include <stdlib.h>

static uint32_t address_id(struct code *code, uint64_t address)
{
	return map_id(&code->addresses, (uint32_t)(address >> 32),
		      (uint32_t)address);
}

instruction_id code_instruction(struct code *code, uint32_t portion,
				uint64_t address, uint64_t line)
{
	size_t before = code->instructions.count;
	instruction_id id =
		map_id(&code->instructions, portion, address_id(code, address));

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

static void add(uint64_t *sum, uint64_t n)
{
	*sum = *sum > UINT64_MAX - n ? UINT64_MAX : *sum + n;
}

void code_add_jump(struct code *code, instruction_id instruction,
		   uint64_t target, const struct code_jump *jump)
{
	size_t before = code->jumps.count;
	uint32_t id =
		map_id(&code->jumps, instruction, address_id(code, target));

	if (code->jumps.count > before) {
		code->jump = util_grow(code->jump, &code->jump_room,
				       code->jumps.count, sizeof(*code->jump));
		code->jump[id] = *jump;
		return;
	}
	add(&code->jump[id].executed, jump->executed);
	add(&code->jump[id].followed, jump->followed);
	code->jump[id].conditional |= jump->conditional;
}

uint64_t code_address(const struct code *code, uint32_t address)
{
	struct pair pair = code->addresses.pairs[address];

	return (uint64_t)pair.a << 32 | pair.b;
}

void code_free(struct code *code)
{
	map_free(&code->addresses);
	map_free(&code->instructions);
	map_free(&code->calls);
	map_free(&code->jumps);
	free(code->instruction);
	free(code->call);
	free(code->jump);
	free(code);
}
