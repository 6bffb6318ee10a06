/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/map.h"

#include <time.h>

static uint64_t random_seed(const struct hash *table)
{
	struct timespec now = {0, 0};

	clock_gettime(CLOCK_MONOTONIC, &now);
	return hash_mix((uint64_t)now.tv_nsec,
			(uint64_t)(uintptr_t)&now ^ (uint64_t)(uintptr_t)table << 32);
}

/* The first empty slot from where a hash belongs. */
static struct slot *empty_slot(const struct hash *table, uint32_t hash)
{
	size_t i = hash & table->mask;

	while (table->slots[i].id)
		i = (i + 1) & table->mask;
	return &table->slots[i];
}

/* Makes room for one more id; to be called before each search and put(), as it sets the seed. */
static void reserve(struct hash *table)
{
	struct slot *before = table->slots;
	size_t size = table->mask + 1;

	if (table->used < table->most)
		return;
	if (!before)
		table->seed = random_seed(table);
	table->mask = before ? 2 * size - 1 : 63;
	table->most = (table->mask + 1) / 8 * 5;
	table->slots = util_alloc(table->mask + 1, sizeof(*before));
	for (size_t i = 0; before && i < size; i++)
		if (before[i].id)
			*empty_slot(table, before[i].hash) = before[i];
	free(before);
}

static void put(struct hash *table, uint32_t hash, uint32_t id)
{
	*empty_slot(table, hash) = (struct slot){id + 1, hash};
	table->used++;
}

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
	reserve(&map->table);
	hash = map_hash(map, a, b);
	id = map_probe(map, hash, a, b);
	if (id != NONE)
		return id;
	id = new_id(map, a, b);
	put(&map->table, hash, id);
	return id;
}

void map_free(struct map *map)
{
	free(map->table.slots);
	free(map->pairs);
	free(map->first);
	*map = (struct map){.dense = map->dense, .near = map->near};
}

enum { PIECE = sizeof(uint64_t) }; /* bytes */

static uint64_t piece_at(const char *at)
{
	uint64_t piece;

	memcpy(&piece, at, PIECE);
	return piece;
}

/* The last piece may overlap the piece before it. */
static uint32_t hash_of(struct str s, uint64_t seed)
{
	const char *end = s.at + s.length;
	uint64_t hash = hash_mix(s.length, seed), only = 0;

	if (s.length < PIECE) {
		memcpy(&only, s.at, s.length);
		return (uint32_t)hash_mix(only, hash);
	}
	for (; end - s.at > PIECE; s.at += PIECE)
		hash = hash_mix(piece_at(s.at), hash);
	return (uint32_t)hash_mix(piece_at(end - PIECE), hash);
}

static uint32_t find_slot(const struct names *names, struct str name, uint32_t hash)
{
	const struct hash *table = &names->table;

	for (size_t i = hash & table->mask; table->slots[i].id; i = (i + 1) & table->mask)
		if (table->slots[i].hash == hash &&
		    str_equal(names_str(names, table->slots[i].id - 1), name))
			return table->slots[i].id - 1;
	return NONE;
}

name_id names_id(struct names *names, struct str name)
{
	struct hash *table = &names->table;
	uint32_t hash, id;

	reserve(table);
	hash = hash_of(name, table->seed);
	id = find_slot(names, name, hash);
	if (id != NONE)
		return id;
	id = util_id(names->count);
	names->begin = util_grow(names->begin, &names->begin_room, names->count + 2,
				 sizeof(*names->begin));
	names->bytes = util_grow(names->bytes, &names->room, names->used + name.length + 1, 1);
	memcpy(names->bytes + names->used, name.at, name.length);
	names->begin[names->count++] = names->used;
	names->used += name.length;
	names->begin[names->count] = names->used;
	put(table, hash, id);
	return id;
}

name_id names_find(const struct names *names, struct str name)
{
	if (!names->table.slots)
		return NONE;
	return find_slot(names, name, hash_of(name, names->table.seed));
}

void names_free(struct names *names)
{
	free(names->table.slots);
	free(names->bytes);
	free(names->begin);
	*names = (struct names){0};
}

void groups_make(struct groups *groups, const uint32_t *key, size_t count, size_t keys)
{
	groups->first = util_alloc(keys + 2, sizeof(*groups->first));
	groups->id = util_alloc(count, sizeof(*groups->id));
	for (size_t i = 0; i < count; i++)
		groups->first[key[i] + 2]++;
	for (size_t i = 2; i < keys + 2; i++)
		groups->first[i] += groups->first[i - 1];
	for (size_t i = 0; i < count; i++)
		groups->id[groups->first[key[i] + 1]++] = (uint32_t)i;
}

void groups_of_pairs(struct groups *groups, const struct map *map, size_t keys)
{
	uint32_t *key = util_alloc(map->count, sizeof(*key));

	for (size_t i = 0; i < map->count; i++)
		key[i] = map->pairs[i].a;
	groups_make(groups, key, map->count, keys);
	free(key);
}

static int compare_ids(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

size_t groups_unique(uint32_t *ids, size_t count)
{
	size_t n = 0;

	qsort(ids, count, sizeof(*ids), compare_ids);
	for (size_t i = 0; i < count; i++)
		if (!n || ids[i] != ids[n - 1])
			ids[n++] = ids[i];
	return n;
}

void groups_free(struct groups *groups)
{
	free(groups->first);
	free(groups->id);
	*groups = (struct groups){0};
}
