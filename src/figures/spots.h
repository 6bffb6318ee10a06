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
};

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

/* The portion of a fact, and an id of its place; and all of the fact. */
struct pair spots_where(const struct spots *spots, enum spot_kind kind,
			uint32_t id);
struct spot spots_get(const struct spots *spots, enum spot_kind kind,
		      uint32_t id);

/* All facts that have a key, kind after kind.  The caller frees them. */
struct spot *spots_of(const struct spots *spots, uint32_t key, size_t *count);

/* The order of facts by place, portion, kind and id: as for qsort. */
int spots_compare(const void *a, const void *b);

/*
 * Whether a side has a call, or costs.  *on is what they are there: costs have
 * no count.
 */
bool spots_on(const struct spots *spots, enum spot_kind kind, uint32_t id,
	      const struct side *side, struct call *on);

#endif
