/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/groups.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The facts of a profile by line, or by instruction if instructions were kept: self costs, calls
 * and, of instructions, jumps.  Callers handle lines and instructions by the same functions.
 */
enum spot_kind { SPOT_COST, SPOT_CALL, SPOT_JUMP, SPOT_KINDS };

struct spots {
	const struct profile *profile;
	const struct code *code;             /* NULL: facts are by line */
	const struct map *facts[SPOT_KINDS]; /* by kind; NULL: there are none */
	struct groups of[SPOT_KINDS];        /* by kind: fact ids by key */
};

/* A fact.  Facts with the same place and portion belong to the same spot. */
struct spot {
	uint64_t place; /* an address, a line, or a place in a woven text */
	uint64_t line;  /* 0: not known */
	portion_id portion;
	uint32_t id;        /* among the facts of its kind */
	function_id callee; /* of a call, else NONE */
	enum spot_kind kind;
	unsigned sides; /* bits: the sides that it counts for, at first both */
};

/* Bits for the sides of a fact.  The only side of a report is NEW. */
enum { SPOT_OLD = 1, SPOT_NEW = 2 };

/* The facts by line or, with code, by instruction.  Nothing is to be freed. */
struct spots spots_all(const struct profile *profile, const struct code *code);

/*
 * Returns the same facts, grouped by key[portion], which is below keys.  The
 * caller frees with spots_free().
 */
struct spots spots_by(const struct profile *profile, const struct code *code, const uint32_t *key,
		      size_t keys);
void spots_free(struct spots *spots);

/* The number of facts of a kind. */
static inline size_t spots_count(const struct spots *spots, enum spot_kind kind)
{
	return spots->facts[kind] ? spots->facts[kind]->count : 0;
}

/* The instruction that a fact of code belongs to. */
static inline instruction_id spots_instruction(const struct spots *spots, enum spot_kind kind,
					       uint32_t id)
{
	return kind == SPOT_COST ? id : spots->facts[kind]->pairs[id].a;
}

/* The portion of a fact, and the id of its line number or address. */
static inline struct pair spots_where(const struct spots *spots, enum spot_kind kind, uint32_t id)
{
	const struct profile *profile = spots->profile;
	struct pair fact = spots->facts[kind]->pairs[id];

	if (kind == SPOT_COST)
		return fact;
	if (spots->code)
		return spots->code->instructions.pairs[fact.a];
	return (struct pair){profile->edges.pairs[fact.a].a, fact.b};
}

/* Returns a fact of a kind by its id; its sides are both. */
struct spot spots_get(const struct spots *spots, enum spot_kind kind, uint32_t id);

/* The number of facts that have a key. */
size_t spots_with(const struct spots *spots, uint32_t key);

/* Returns all facts that have a key, sorted by kind.  The caller frees them. */
struct spot *spots_of(const struct spots *spots, uint32_t key, size_t *count);

/*
 * Whether a side has a fact that is a cost or a call; false for jumps.  Sets
 * *on to the fact's cost and, for calls, count on that side.
 */
static inline bool spots_on(const struct spots *spots, enum spot_kind kind, uint32_t id,
			    const struct side *side, struct call *on)
{
	const struct profile *profile = spots->profile;
	const struct code *code = spots->code;
	size_t at = side == profile->current ? profile->side_count - 1 : 0;

	*on = (struct call){0};
	if (kind == SPOT_COST) {
		if (code)
			on->cost = code_cost_on(code, at, id);
		else if (id < side->line_count)
			on->cost = side->line_cost[id];
		return on->cost != 0;
	}
	if (code && kind == SPOT_CALL)
		*on = code_call_on(code, at, id);
	else if (kind == SPOT_CALL && id < side->call_count)
		*on = side->call[id];
	return on->seen != 0;
}

/*
 * Adds up the self costs of n facts on the side or run `of`, leaving out facts
 * whose sides lack the bit side, SPOT_OLD or SPOT_NEW.
 */
cost_id spots_sum(const struct spots *spots, const struct spot *facts, size_t n, unsigned side,
		  const struct side *of, struct costs *costs);
