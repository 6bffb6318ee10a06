/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/locations.h"

/* The portion of a fact, and the id of its line number or address. */
static struct pair where_of(const struct locations *locations, enum location_kind kind, uint32_t id)
{
	const struct profile *profile = locations->profile;
	struct pair fact = locations->facts[kind]->pairs[id];

	if (kind == LOCATION_COST)
		return fact;
	return locations->code ? locations->code->instructions.pairs[fact.a]
			       : (struct pair){profile->edges.pairs[fact.a].a, fact.b};
}

/* A fact of a kind by its id; its sides are both. */
static struct location get(const struct locations *locations, enum location_kind kind, uint32_t id)
{
	const struct profile *profile = locations->profile;
	const struct code *code = locations->code;
	const struct pair where = where_of(locations, kind, id);
	const struct pair fact = locations->facts[kind]->pairs[id];
	struct location location = {
		.place = profile_number(profile, where.b),
		.portion = where.a,
		.id = id,
		.owner = kind == LOCATION_COST ? id : fact.a,
		.callee = NONE,
		.kind = kind,
		.sides = LOCATION_OLD | LOCATION_NEW,
	};

	location.line = code ? code->line[location.owner] : location.place;
	if (kind == LOCATION_CALL)
		location.callee = code ? fact.b : profile->edges.pairs[fact.a].b;
	return location;
}

struct locations locations_by(const struct profile *profile, const struct code *code,
			      const uint32_t *key, size_t keys)
{
	struct locations locations = {.profile = profile, .code = code};

	locations.facts[LOCATION_COST] = code ? &code->instructions : &profile->lines;
	locations.facts[LOCATION_CALL] = code ? &code->calls : &profile->calls;
	locations.facts[LOCATION_JUMP] = code ? &code->jumps.pairs : NULL;
	for (enum location_kind kind = LOCATION_COST; kind < LOCATION_KINDS; kind++) {
		size_t n = locations.facts[kind] ? locations.facts[kind]->count : 0;
		uint32_t *of = util_alloc(n, sizeof(*of));

		for (uint32_t i = 0; i < n; i++)
			of[i] = key[where_of(&locations, kind, i).a];
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
	size_t n = 0;

	for (enum location_kind kind = LOCATION_COST; kind < LOCATION_KINDS; kind++)
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
			list[(*count)++] = get(locations, kind, of.id[i]);
	}
	return list;
}

static int compare_facts(const void *a, const void *b)
{
	const struct location *x = a, *y = b;

	if (x->place != y->place)
		return x->place < y->place ? -1 : 1;
	if (x->portion != y->portion)
		return x->portion < y->portion ? -1 : 1;
	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

void locations_sort(struct location *facts, size_t count)
{
	if (count)
		qsort(facts, count, sizeof(*facts), compare_facts);
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
