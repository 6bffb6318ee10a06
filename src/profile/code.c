/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/profile.h"

static void add_count(uint64_t *sum, uint64_t n)
{
	*sum = *sum > UINT64_MAX - n ? UINT64_MAX : *sum + n;
}

void code_add_jump(struct jumps *jumps, uint32_t source, uint32_t target,
		   const struct jump_counts *counts)
{
	uint32_t id = map_id(&jumps->pairs, source, target);

	if (id == jumps->count) {
		UTIL_PUSH(jumps->list, jumps->count, jumps->room) = *counts;
	} else {
		struct jump_counts *sum = &jumps->list[id];

		add_count(&sum->executed, counts->executed);
		add_count(&sum->followed, counts->followed);
		sum->conditional |= counts->conditional;
	}
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
		UTIL_PUSH(code->line, code->instruction_count, code->instruction_room) = line;
	return id;
}

/* Returns a side, which is made if there is none yet. */
static struct code_side *side_of(struct code *code, size_t side)
{
	while (code->side_count <= side)
		UTIL_PUSH(code->side, code->side_count, code->side_room) = (struct code_side){0};
	return &code->side[side];
}

cost_id *code_side_cost(struct code *code, size_t side, instruction_id id)
{
	struct code_side *of = side_of(code, side);

	while (of->cost_count <= id)
		UTIL_PUSH(of->cost, of->cost_count, of->cost_room) = 0;
	return &of->cost[id];
}

struct call *code_side_call(struct code *code, size_t side, uint32_t id)
{
	struct code_side *of = side_of(code, side);

	while (of->call_count <= id)
		UTIL_PUSH(of->call, of->call_count, of->call_room) = (struct call){0};
	return &of->call[id];
}

void code_free(struct code *code)
{
	for (size_t i = 0; i < code->side_count; i++) {
		free(code->side[i].cost);
		free(code->side[i].call);
	}
	free(code->side);
	map_free(&code->instructions);
	map_free(&code->calls);
	map_free(&code->two_lines);
	code_free_jumps(&code->jumps);
	free(code->line);
	free(code->frames);
	free(code->innermost);
	free(code);
}
