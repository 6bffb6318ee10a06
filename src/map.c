/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "map.h"

#include <stdlib.h>

/* Whether the table knows the id, and not map->first. */
static bool is_hashed(const struct map *map, uint32_t id)
{
	return !map->dense || map->first[map->pairs[id].a] != id;
}

static void put_all(struct map *map)
{
	uint32_t id;

	table_reseed(&map->table);
	for (id = 0; id < map->count; id++)
		if (is_hashed(map, id))
			table_put(&map->table,
				  map_hash(map, map->pairs[id].a,
					   map->pairs[id].b),
				  id);
}

static uint32_t new_id(struct map *map, uint32_t a, uint32_t b)
{
	uint32_t id = util_id(map->count);

	map->pairs = util_grow(map->pairs, &map->room, map->count + 1,
			       sizeof(*map->pairs));
	map->pairs[map->count++] = (struct pair){a, b};
	return id;
}

static uint32_t *first_of(struct map *map, uint32_t a)
{
	if (a >= map->first_count) {
		map->first = util_grow(map->first, &map->first_room,
				       (size_t)a + 1, sizeof(*map->first));
		while (map->first_count <= a)
			map->first[map->first_count++] = NONE;
	}
	return &map->first[a];
}

uint32_t map_id(struct map *map, uint32_t a, uint32_t b)
{
	uint32_t hash, id;

	if (map->dense) {
		uint32_t *first = first_of(map, a);

		if (*first == NONE)
			return *first = new_id(map, a, b);
		if (map->pairs[*first].b == b)
			return *first;
	}
	table_reserve(&map->table);
	hash = map_hash(map, a, b);
	id = map_probe(map, hash, a, b);
	if (id != NONE)
		return id;
	id = new_id(map, a, b);
	if (!table_put(&map->table, hash, id))
		put_all(map);
	return id;
}

void map_free(struct map *map)
{
	table_free(&map->table);
	free(map->pairs);
	free(map->first);
	*map = (struct map){.dense = map->dense, .near = map->near};
}
