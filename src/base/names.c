/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/names.h"

#include <stdlib.h>

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

	hash_reserve(table);
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
	hash_put(table, hash, id);
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
