/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/map.h"

#include <stdlib.h>

static uint32_t new_id(struct map *map, uint32_t a, uint32_t b)
{
	uint32_t id = util_id(map->count);

	UTIL_PUSH(map->pairs, map->count, map->room) = (struct pair){a, b};
	return id;
}

uint32_t map_id_more(struct map *map, uint32_t a, uint32_t b)
{
	uint32_t hash, id, end = NONE;

	if (map->dense) {
		id = map_run(map, a, b, &end);
		if (id != NONE)
			return id;
		/* The next id is the first of the run, or extends it. */
		if (end == NONE) {
			map->first = util_grow(map->first, &map->first_room, (size_t)a + 1,
					       sizeof(*map->first));
			while (map->first_count <= a)
				map->first[map->first_count++] = NONE;
			map->first[a] = util_id(map->count);
			return new_id(map, a, b);
		}
		if (end == map->count && end - map->first[a] < MAP_RUN)
			return new_id(map, a, b);
	}
	hash_reserve(&map->table);
	hash = map_hash(map, a, b);
	id = map_probe(map, hash, a, b);
	if (id != NONE)
		return id;
	id = new_id(map, a, b);
	if (hash_put(&map->table, hash, id))
		return id;
	hash_reseed(&map->table);
	for (uint32_t other = 0; other < map->count; other++) {
		struct pair pair = map->pairs[other];

		/* Pairs in a run are not in the table. */
		if (map_run(map, pair.a, pair.b, &end) == NONE)
			hash_put(&map->table, map_hash(map, pair.a, pair.b), other);
	}
	return id;
}

void map_free(struct map *map)
{
	hash_free(&map->table);
	free(map->pairs);
	free(map->first);
	*map = (struct map){.dense = map->dense, .near = map->near};
}
