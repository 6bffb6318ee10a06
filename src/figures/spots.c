/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/spots.h"

#include <stdlib.h>

struct spot spots_get(const struct spots *spots, enum spot_kind kind, uint32_t id)
{
	const struct code *code = spots->code;
	struct pair where = spots_where(spots, kind, id);
	uint64_t place = profile_number(spots->profile, where.b);
	function_id callee = NONE;

	if (kind == SPOT_CALL) {
		struct pair call = spots->facts[SPOT_CALL]->pairs[id];

		callee = code ? call.b : spots->profile->edges.pairs[call.a].b;
	}

	return (struct spot){
		.place = place,
		.line = code ? code->instruction[spots_instruction(spots, kind, id)].line : place,
		.portion = where.a,
		.id = id,
		.callee = callee,
		.kind = kind,
		.sides = SPOT_OLD | SPOT_NEW,
	};
}

struct spots spots_all(const struct profile *profile, const struct code *code)
{
	if (!code)
		return (struct spots){
			.profile = profile,
			.facts = {&profile->lines, &profile->calls},
		};
	return (struct spots){
		.profile = profile,
		.code = code,
		.facts = {&code->instructions, &code->calls, &code->jumps.pairs},
	};
}

struct spots spots_by(const struct profile *profile, const struct code *code, const uint32_t *key,
		      size_t keys)
{
	struct spots spots = spots_all(profile, code);
	enum spot_kind kind;

	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++) {
		size_t n = spots_count(&spots, kind);
		uint32_t *of = util_alloc(n, sizeof(*of));
		uint32_t i;

		for (i = 0; i < n; i++)
			of[i] = key[spots_where(&spots, kind, i).a];
		groups_make(&spots.of[kind], of, n, keys);
		free(of);
	}
	return spots;
}

void spots_free(struct spots *spots)
{
	enum spot_kind kind;

	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++)
		groups_free(&spots->of[kind]);
}

size_t spots_with(const struct spots *spots, uint32_t key)
{
	enum spot_kind kind;
	size_t n = 0;

	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++)
		n += groups_get(&spots->of[kind], key).count;
	return n;
}

struct spot *spots_of(const struct spots *spots, uint32_t key, size_t *count)
{
	enum spot_kind kind;
	struct spot *list = util_alloc(spots_with(spots, key), sizeof(*list));

	*count = 0;
	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++) {
		struct ids of = groups_get(&spots->of[kind], key);
		size_t i;

		for (i = 0; i < of.count; i++)
			list[(*count)++] = spots_get(spots, kind, of.id[i]);
	}
	return list;
}

cost_id spots_sum(const struct spots *spots, const struct spot *facts, size_t n, unsigned side,
		  const struct side *of, struct costs *costs)
{
	const struct profile *profile = spots->profile;
	cost_id sum = 0;
	struct call on;
	size_t i;

	for (i = 0; i < n; i++)
		if (facts[i].kind == SPOT_COST && facts[i].sides & side &&
		    spots_on(spots, SPOT_COST, facts[i].id, of, &on))
			cost_add(costs, &sum, &profile->costs, on.cost);
	return sum;
}
