/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "map.h"

#include <stdlib.h>

static void put_all(struct map *map)
{
	uint32_t id;

	table_reseed(&map->table);
	for (id = 0; id < map->count; id++)
		table_put(&map->table,
			  map_hash(map, map->pairs[id].a, map->pairs[id].b),
			  id);
}

uint32_t map_id(struct map *map, uint32_t a, uint32_t b)
{
	uint32_t hash = map_hash(map, a, b);
	uint32_t id;

	table_reserve(&map->table);
	id = map_probe(map, hash, a, b);
	if (id != NONE)
		return id;
	id = util_id(map->count);
	map->pairs = util_grow(map->pairs, &map->room, map->count + 1,
			       sizeof(*map->pairs));
	map->pairs[map->count++] = (struct pair){a, b};
	if (!table_put(&map->table, hash, id))
		put_all(map);
	return id;
}

void map_free(struct map *map)
{
	table_free(&map->table);
	free(map->pairs);
	*map = (struct map){.near = map->near};
}
