/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

/*
 * The facts of a profile by line, or by instruction if instructions were kept: self costs, calls
 * and, of instructions, jumps.  Callers handle lines and instructions by the same functions.
 */
enum location_kind { LOCATION_COST, LOCATION_CALL, LOCATION_JUMP, LOCATION_KINDS };

struct locations {
	const struct profile *profile;
	const struct code *code;                 /* NULL: facts are by line */
	const struct map *facts[LOCATION_KINDS]; /* by kind; NULL: there are none */
	struct groups of[LOCATION_KINDS];        /* by kind: fact ids by key */
};

/* A fact.  Facts with the same place and portion belong to the same location. */
struct location {
	uint64_t place; /* an address, a line, or a place in a woven text */
	uint64_t line;  /* 0: not known */
	portion_id portion;
	uint32_t id;        /* among the facts of its kind */
	uint32_t owner;     /* of a call, its edge; with code, the instruction of a fact */
	function_id callee; /* of a call, else NONE */
	enum location_kind kind;
	unsigned sides; /* bits: the sides that it counts for, at first both */
};

/* Bits for the sides of a fact.  The only side of a report is NEW. */
enum { LOCATION_OLD = 1, LOCATION_NEW = 2 };

/*
 * Returns the facts by line or, with code, by instruction, grouped by key[portion], which is below
 * keys.  The caller frees with locations_free().
 */
struct locations locations_by(const struct profile *profile, const struct code *code,
			      const uint32_t *key, size_t keys);
void locations_free(struct locations *locations);

/* The number of facts that have a key. */
size_t locations_with(const struct locations *locations, uint32_t key);

/* Returns all facts that have a key, in any order.  The caller frees them. */
struct location *locations_of(const struct locations *locations, uint32_t key, size_t *count);

/* Sorts facts by place, then by portion. */
void locations_sort(struct location *facts, size_t count);

/*
 * Returns whether a side has a fact that is a cost or a call; false for jumps, and by line for calls
 * that are part of others (profile_is_within).  Sets *on to the fact's cost and, for calls, count on
 * that side.
 */
static inline bool locations_on(const struct locations *locations, enum location_kind kind,
				uint32_t id, const struct side *side, struct call *on)
{
	const struct profile *profile = locations->profile;
	const struct code *code = locations->code;
	size_t at = side == profile->current ? profile->side_count - 1 : 0;

	*on = (struct call){0};
	if (kind == LOCATION_COST) {
		on->cost = code                    ? code_cost_on(code, at, id)
			   : id < side->line_count ? side->line_cost[id]
						   : 0;
		return on->cost != 0;
	}
	if (kind == LOCATION_CALL && code)
		*on = code_call_on(code, at, id);
	else if (kind == LOCATION_CALL && id < side->call_count &&
		 !profile_is_within(profile, profile->calls.pairs[id].a))
		*on = side->call[id];
	return on->seen != 0;
}

/*
 * Adds up the self costs of n facts on the side or slice `of`, leaving out facts
 * whose sides lack the bit side, LOCATION_OLD or LOCATION_NEW.
 */
cost_id locations_sum(const struct locations *locations, const struct location *facts, size_t n,
		      unsigned side, const struct side *of, struct costs *costs);
