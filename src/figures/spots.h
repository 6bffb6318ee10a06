/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SPOTS_H
#define SPOTS_H

#include "base/groups.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The facts of a profile by line, or by instruction where these were kept:
 * what a spot of the code costs, the calls from it and, of instructions, the
 * jumps.  So whoever shows them need not know which they are.
 */
enum spot_kind { SPOT_COST, SPOT_CALL, SPOT_JUMP, SPOT_KINDS };

struct spots {
	const struct profile *profile;
	const struct code *code;      /* NULL: by line */
	struct groups of[SPOT_KINDS]; /* the ids of facts, by key */
};

/* A fact.  Facts of one place and portion are of one spot. */
struct spot {
	uint64_t place; /* the address of an instruction, else the line */
	uint64_t line;  /* 0: not known */
	portion_id portion;
	uint32_t id;        /* among the facts of its kind */
	function_id callee; /* of a call, else NONE */
	enum spot_kind kind;
	unsigned sides; /* where it is that: at first both */
};

/* The sides of a fact.  One that is alone is NEW. */
enum { SPOT_OLD = 1, SPOT_NEW = 2 };

/* The facts by line, or of code, without keys.  Nothing is to be freed. */
struct spots spots_all(const struct profile *profile, const struct code *code);

/*
 * The same, grouped by a key of their portions, which is below keys.
 * spots_free at last.
 */
struct spots spots_by(const struct profile *profile, const struct code *code,
		      const uint32_t *key, size_t keys);
void spots_free(struct spots *spots);

/* How many facts there are of a kind. */
size_t spots_count(const struct spots *spots, enum spot_kind kind);

/* The instruction that a fact of code is of. */
static inline instruction_id spots_instruction(const struct code *code,
					       enum spot_kind kind, uint32_t id)
{
	if (kind == SPOT_COST)
		return id;
	return kind == SPOT_CALL ? code->calls.pairs[id].a
				 : code->jumps.pairs.pairs[id].a;
}

/* The portion of a fact, and an id of its place; and all of the fact. */
static inline struct pair spots_where(const struct spots *spots,
				      enum spot_kind kind, uint32_t id)
{
	const struct profile *profile = spots->profile;
	const struct code *code = spots->code;
	struct pair call;

	if (code)
		return code->instructions
			.pairs[spots_instruction(code, kind, id)];
	if (kind == SPOT_COST)
		return profile->lines.pairs[id];
	call = profile->calls.pairs[id];
	return (struct pair){profile->edges.pairs[call.a].a, call.b};
}

struct spot spots_get(const struct spots *spots, enum spot_kind kind,
		      uint32_t id);

/* How many facts have a key. */
size_t spots_with(const struct spots *spots, uint32_t key);

/* All facts that have a key, kind after kind.  The caller frees them. */
struct spot *spots_of(const struct spots *spots, uint32_t key, size_t *count);

/*
 * Whether a side has a call, or costs.  *on is what they are there: costs have
 * no count.
 */
static inline bool spots_on(const struct spots *spots, enum spot_kind kind,
			    uint32_t id, const struct side *side,
			    struct call *on)
{
	const struct profile *profile = spots->profile;
	const struct code *code = spots->code;
	size_t at = side == profile->new ? profile->side_count - 1 : 0;

	*on = (struct call){0};
	if (kind == SPOT_COST) {
		if (code)
			on->cost = code->instruction[id].cost[at];
		else if (id < side->line_count)
			on->cost = side->line_cost[id];
		return on->cost != 0;
	}
	if (code && kind == SPOT_CALL)
		*on = code->call[id].side[at];
	else if (kind == SPOT_CALL && id < side->call_count)
		*on = side->call[id];
	return on->seen;
}

/*
 * What the costs among n facts come to on a side of the profile, or a run: one
 * that is SPOT_OLD or SPOT_NEW.
 */
cost_id spots_sum(const struct spots *spots, const struct spot *facts, size_t n,
		  unsigned side, const struct side *of, struct costs *costs);

#endif
