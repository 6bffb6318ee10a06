/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

/*
 * A hash table of ids: open addressing with linear probing.  Who uses it (map, names) keeps the keys
 * and compares them; the table holds 32 bits of the hash of each.  The seed of the hashes cannot be
 * foreseen, so that no profile can have keys that are made to collide.
 */
struct hash {
	struct slot {
		uint32_t id; /* id + 1; 0: the slot is empty */
		uint32_t hash;
	} * slots;
	size_t mask;       /* number of slots - 1, a power of 2 less 1 */
	size_t used, most; /* number of ids; the most before it grows */
	uint64_t seed;
};

/* Mixes all bits of key into all bits of the result, differently by seed. */
static inline uint64_t hash_mix(uint64_t key, uint64_t seed)
{
	key = (key ^ seed) * 0x9e3779b97f4a7c15U;
	key = (key ^ key >> 32) * 0xd6e8feb86659fd93U;
	return key ^ key >> 32;
}

/*
 * Gives each pair of ids an id of its own, counted from 0 in the order in which the pairs come.
 *
 * If dense is set, a is itself an id counted from 0, and the first pairs of an a usually come one
 * after the other.  They are found by a search of a run: up to MAP_RUN ids that begin with the
 * first pair of a.  Only other pairs are in the table, so most functions need no table for their
 * lines and calls.  If near is set, pairs that differ only in the low 3 bits of b are neighbours in
 * the table; this is for lines.
 */
struct pair {
	uint32_t a, b;
};

enum { MAP_RUN = 16 };

struct map {
	struct hash table;
	struct pair *pairs; /* by id */
	size_t count, room;
	uint32_t *first; /* dense: by a, the id of its first pair, or NONE */
	size_t first_count, first_room;
	bool dense, near;
};

static inline uint32_t map_hash(const struct map *map, uint32_t a, uint32_t b)
{
	uint64_t key = (uint64_t)a << 32 | b;

	if (!map->near)
		return (uint32_t)hash_mix(key, map->table.seed);
	return (uint32_t)((hash_mix(key >> 3, map->table.seed) & ~7U) | (b & 7));
}

static inline uint32_t map_probe(const struct map *map, uint32_t hash, uint32_t a, uint32_t b)
{
	const struct hash *hashed = &map->table;
	size_t i;

	for (i = hash & hashed->mask; hashed->slots[i].id; i = (i + 1) & hashed->mask) {
		const struct pair *found = &map->pairs[hashed->slots[i].id - 1];

		if (hashed->slots[i].hash == hash && found->a == a && found->b == b)
			return hashed->slots[i].id - 1;
	}
	return NONE;
}

/* As map_probe(), in the run of a; if it fails, *end is the end of the run. */
static inline uint32_t map_run(const struct map *map, uint32_t a, uint32_t b, uint32_t *end)
{
	uint32_t id = a < map->first_count ? map->first[a] : NONE;
	size_t most = (size_t)id + MAP_RUN;

	if (id == NONE) {
		*end = NONE;
		return NONE;
	}
	if (most > map->count)
		most = map->count;
	for (; id < most && map->pairs[id].a == a; id++)
		if (map->pairs[id].b == b)
			return id;
	*end = id;
	return NONE;
}

/* Returns whether id, which may be any number, is the id of pair. */
static inline bool map_is(const struct map *map, uint32_t id, struct pair pair)
{
	return id < map->count && map->pairs[id].a == pair.a && map->pairs[id].b == pair.b;
}

/* The id of a pair, or NONE if it has none. */
static inline uint32_t map_find(const struct map *map, uint32_t a, uint32_t b)
{
	uint32_t end, id = map_run(map, a, b, &end);

	if (id != NONE)
		return id;
	if (!map->table.slots)
		return NONE;
	return map_probe(map, map_hash(map, a, b), a, b);
}

/*
 * The id of a pair; a new pair gets the next id, map->count.  map_id_more
 * handles all pairs; map_id has the most common case inline.
 */
uint32_t map_id_more(struct map *map, uint32_t a, uint32_t b);
static inline uint32_t map_id(struct map *map, uint32_t a, uint32_t b)
{
	/* Most pairs are the first of their runs, and often the only one. */
	uint32_t id = a < map->first_count ? map->first[a] : NONE;

	return id != NONE && map->pairs[id].b == b ? id : map_id_more(map, a, b);
}

void map_free(struct map *map);

typedef uint32_t name_id;

/* Stores each name once: objects, files, functions, events, header lines. */
struct names {
	struct hash table;
	char *bytes;
	size_t used, room;
	size_t *begin; /* by id: offset in bytes; a name ends at the next */
	size_t count, begin_room;
};

/* Returns the id of a name; stores a copy of the name if it is new. */
name_id names_id(struct names *names, struct str name);

/* The id of a name, or NONE if it is not stored. */
name_id names_find(const struct names *names, struct str name);

/* A name by its id; valid until the next names_id. */
static inline struct str names_str(const struct names *names, name_id id)
{
	const size_t *begin = names->begin + id;

	return (struct str){names->bytes + begin[0], begin[1] - begin[0]};
}

void names_free(struct names *names);

/*
 * Ids grouped by a key: the ids with key k are id[i] for first[k] <= i <
 * first[k + 1], in ascending order.  All zeros are a valid empty value.
 */
struct groups {
	uint32_t *first;
	uint32_t *id;
};

/* The ids with a key. */
struct ids {
	const uint32_t *id;
	size_t count;
};

static inline struct ids groups_get(const struct groups *groups, size_t key)
{
	const uint32_t *first = groups->first + key;

	return (struct ids){groups->id + first[0], first[1] - first[0]};
}

/* Groups the ids 0 to count - 1 by key[id], which is below keys. */
void groups_make(struct groups *groups, const uint32_t *key, size_t count, size_t keys);

/* Groups the ids of pairs by their first halves, which are below keys. */
void groups_of_pairs(struct groups *groups, const struct map *map, size_t keys);
void groups_free(struct groups *groups);

/* Sorts ids, and drops those that are there twice; returns how many it left. */
size_t groups_unique(uint32_t *ids, size_t count);
