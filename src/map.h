/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef MAP_H
#define MAP_H

#include "table.h"
#include "util.h"

#include <stdint.h>

/*
 * Gives each pair of ids an id of its own, counted from 0 in the order in
 * which they come.
 *
 * With dense set, a is itself an id counted from 0, and has few pairs: the
 * first one of each a is looked up by a, and only the others are in the table.
 * With near set, pairs that differ only in the low 3 bits of b lie beside each
 * other in the table: for lines, which come in runs.
 */
struct pair {
	uint32_t a, b;
};

struct map {
	struct table table;
	struct pair *pairs; /* by id */
	size_t count, room;
	uint32_t *first; /* by a, with dense: the id of its first pair, NONE */
	size_t first_count, first_room;
	bool dense, near;
};

static inline uint32_t map_hash(const struct map *map, uint32_t a, uint32_t b)
{
	uint64_t key = (uint64_t)a << 32 | b;

	if (!map->near)
		return (uint32_t)table_mix(key, map->table.seed);
	return (uint32_t)((table_mix(key >> 3, map->table.seed) & ~7U) |
			  (b & 7));
}

static inline uint32_t map_probe(const struct map *map, uint32_t hash,
				 uint32_t a, uint32_t b)
{
	const struct table *table = &map->table;
	size_t i;

	for (i = hash & table->mask; table->slots[i].id;
	     i = (i + 1) & table->mask) {
		const struct pair *pair = &map->pairs[table->slots[i].id - 1];

		if (table->slots[i].hash == hash && pair->a == a &&
		    pair->b == b)
			return table->slots[i].id - 1;
	}
	return NONE;
}

/* The id of a pair that is there, or NONE. */
static inline uint32_t map_find(const struct map *map, uint32_t a, uint32_t b)
{
	if (a < map->first_count && map->first[a] != NONE &&
	    map->pairs[map->first[a]].b == b)
		return map->first[a];
	if (!map->table.slots)
		return NONE;
	return map_probe(map, map_hash(map, a, b), a, b);
}

/* The id of a pair; a new one (the count before) if it is new. */
uint32_t map_id(struct map *map, uint32_t a, uint32_t b);

void map_free(struct map *map);

#endif
