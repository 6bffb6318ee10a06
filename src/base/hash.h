/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Finds ids by hash: open addressing with linear probing.  The user of the table (names, map) keeps
 * the keys and compares them; the table holds 32 bits of the hash of each key.
 *
 * A profile may have names that collide on purpose.  So when a probe gets too long, the table asks
 * for another seed, and the user hashes all keys again.  The first seed is fixed, so that all runs
 * take the same steps, and can be measured; the others cannot be foreseen.
 */
struct slot {
	uint32_t id; /* id + 1; 0: the slot is empty */
	uint32_t hash;
};

struct hash {
	struct slot *slots;
	size_t mask;       /* number of slots - 1, a power of 2 less 1 */
	size_t used, most; /* number of ids; the most before it grows */
	uint64_t seed;
	uint64_t probes; /* slots that hash_put() found taken, for the tests */
};

enum { HASH_LONGEST_PROBE = 1024 };

/* Mixes all bits of key into all bits of the result, differently by seed. */
static inline uint64_t hash_mix(uint64_t key, uint64_t seed)
{
	key = (key ^ seed) * 0x9e3779b97f4a7c15U;
	key = (key ^ key >> 32) * 0xd6e8feb86659fd93U;
	return key ^ key >> 32;
}

/* Makes room for one more id.  Call it before each search and hash_put(). */
void hash_grow(struct hash *table);
static inline void hash_reserve(struct hash *table)
{
	if (table->used >= table->most)
		hash_grow(table);
}

/*
 * Adds a new id.  False: its slot is too far from where its hash belongs; then
 * call hash_reseed and put all ids again.
 */
bool hash_put(struct hash *table, uint32_t hash, uint32_t id);

/* Empties the table and gives it another seed. */
void hash_reseed(struct hash *table);

void hash_free(struct hash *table);
