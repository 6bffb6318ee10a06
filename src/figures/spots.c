/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/spots.h"

#include <stdlib.h>

size_t spots_count(const struct spots *spots, enum spot_kind kind)
{
	const struct profile *profile = spots->profile;
	const struct code *code = spots->code;

	switch (kind) {
	case SPOT_COST:
		return code ? code->instructions.count : profile->lines.count;
	case SPOT_CALL:
		return code ? code->calls.count : profile->calls.count;
	default:
		return code ? code->jumps.pairs.count : 0;
	}
}

/* The instruction that a fact is of. */
static instruction_id instruction_of(const struct code *code,
				     enum spot_kind kind, uint32_t id)
{
	switch (kind) {
	case SPOT_COST:
		return id;
	case SPOT_CALL:
		return code->calls.pairs[id].a;
	default:
		return code->jumps.pairs.pairs[id].a;
	}
}

struct pair spots_where(const struct spots *spots, enum spot_kind kind,
			uint32_t id)
{
	const struct profile *profile = spots->profile;
	const struct code *code = spots->code;
	struct pair call;

	if (code)
		return code->instructions.pairs[instruction_of(code, kind, id)];
	if (kind == SPOT_COST)
		return profile->lines.pairs[id];
	call = profile->calls.pairs[id];
	return (struct pair){profile->edges.pairs[call.a].a, call.b};
}

static function_id callee_of(const struct spots *spots, uint32_t call)
{
	const struct profile *profile = spots->profile;

	return spots->code
		       ? spots->code->calls.pairs[call].b
		       : profile->edges.pairs[profile->calls.pairs[call].a].b;
}

struct spot spots_get(const struct spots *spots, enum spot_kind kind,
		      uint32_t id)
{
	const struct code *code = spots->code;
	struct pair where = spots_where(spots, kind, id);
	uint64_t place = code ? code_address(code, where.b)
			      : profile_number(spots->profile, where.b);

	return (struct spot){
		.place = place,
		.line = code ? code->instruction[instruction_of(code, kind, id)]
					.line
			     : place,
		.portion = where.a,
		.id = id,
		.callee = kind == SPOT_CALL ? callee_of(spots, id) : NONE,
		.kind = kind,
	};
}

struct spots spots_all(const struct profile *profile, const struct code *code)
{
	return (struct spots){.profile = profile, .code = code};
}

struct spots spots_by(const struct profile *profile, const struct code *code,
		      const uint32_t *key, size_t keys)
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

struct spot *spots_of(const struct spots *spots, uint32_t key, size_t *count)
{
	enum spot_kind kind;
	struct spot *list;
	size_t n = 0;

	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++)
		n += spots->of[kind].first[key + 1] -
		     spots->of[kind].first[key];
	list = util_alloc(n, sizeof(*list));
	*count = 0;
	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++) {
		const struct groups *of = &spots->of[kind];
		uint32_t i;

		for (i = of->first[key]; i < of->first[key + 1]; i++)
			list[(*count)++] = spots_get(spots, kind, of->id[i]);
	}
	return list;
}

int spots_compare(const void *a, const void *b)
{
	const struct spot *x = a, *y = b;

	if (x->place != y->place)
		return x->place < y->place ? -1 : 1;
	if (x->portion != y->portion)
		return x->portion < y->portion ? -1 : 1;
	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

bool spots_on(const struct spots *spots, enum spot_kind kind, uint32_t id,
	      const struct side *side, struct call *on)
{
	const struct profile *profile = spots->profile;
	const struct code *code = spots->code;
	size_t at = side == profile->new ? profile->side_count - 1 : 0;

	*on = (struct call){0};
	if (kind == SPOT_CALL && code)
		*on = code->call[id].side[at];
	else if (kind == SPOT_CALL && id < side->call_count)
		*on = side->call[id];
	else if (kind == SPOT_COST && code)
		on->cost = code->instruction[id].cost[at];
	else if (kind == SPOT_COST && id < side->line_count)
		on->cost = side->line_cost[id];
	return kind == SPOT_COST ? on->cost != 0 : on->seen;
}
