/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/locations.h"

#include <stdlib.h>

struct location locations_get(const struct locations *locations, enum location_kind kind,
			      uint32_t id)
{
	const struct code *code = locations->code;
	struct pair where = locations_where(locations, kind, id);
	uint64_t place = profile_number(locations->profile, where.b);
	function_id callee = NONE;

	if (kind == LOCATION_CALL) {
		struct pair call = locations->facts[LOCATION_CALL]->pairs[id];

		callee = code ? call.b : locations->profile->edges.pairs[call.a].b;
	}

	return (struct location){
		.place = place,
		.line = code ? code->instruction[locations_instruction(locations, kind, id)].line
			     : place,
		.portion = where.a,
		.id = id,
		.callee = callee,
		.kind = kind,
		.sides = LOCATION_OLD | LOCATION_NEW,
	};
}

bool locations_is_within(const struct locations *locations, uint32_t call)
{
	const struct profile *profile = locations->profile;

	return !locations->code && profile_is_within(profile, profile->calls.pairs[call].a);
}

struct locations locations_by(const struct profile *profile, const struct code *code,
			      const uint32_t *key, size_t keys)
{
	struct locations locations = {.profile = profile, .code = code};

	locations.facts[LOCATION_COST] = code ? &code->instructions : &profile->lines;
	locations.facts[LOCATION_CALL] = code ? &code->calls : &profile->calls;
	locations.facts[LOCATION_JUMP] = code ? &code->jumps.pairs : NULL;
	for (enum location_kind kind = LOCATION_COST; kind < LOCATION_KINDS; kind++) {
		size_t n = locations_count(&locations, kind);
		uint32_t *of = util_alloc(n, sizeof(*of));

		for (uint32_t i = 0; i < n; i++)
			of[i] = key[locations_where(&locations, kind, i).a];
		groups_make(&locations.of[kind], of, n, keys);
		free(of);
	}
	return locations;
}

void locations_free(struct locations *locations)
{
	for (enum location_kind kind = LOCATION_COST; kind < LOCATION_KINDS; kind++)
		groups_free(&locations->of[kind]);
}

size_t locations_with(const struct locations *locations, uint32_t key)
{
	enum location_kind kind;
	size_t n = 0;

	for (kind = LOCATION_COST; kind < LOCATION_KINDS; kind++)
		n += groups_get(&locations->of[kind], key).count;
	return n;
}

struct location *locations_of(const struct locations *locations, uint32_t key, size_t *count)
{
	struct location *list = util_alloc(locations_with(locations, key), sizeof(*list));

	*count = 0;
	for (enum location_kind kind = LOCATION_COST; kind < LOCATION_KINDS; kind++) {
		struct ids of = groups_get(&locations->of[kind], key);

		for (size_t i = 0; i < of.count; i++)
			list[(*count)++] = locations_get(locations, kind, of.id[i]);
	}
	return list;
}

cost_id locations_sum(const struct locations *locations, const struct location *facts, size_t n,
		      unsigned side, const struct side *of, struct costs *costs)
{
	const struct profile *profile = locations->profile;
	cost_id sum = 0;
	struct call on;

	for (size_t i = 0; i < n; i++)
		if (facts[i].kind == LOCATION_COST && facts[i].sides & side &&
		    locations_on(locations, LOCATION_COST, facts[i].id, of, &on))
			cost_add(costs, &sum, &profile->costs, on.cost);
	return sum;
}
