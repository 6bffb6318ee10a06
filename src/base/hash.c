/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/hash.h"

#include "base/util.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The first empty slot from where a hash belongs. */
static struct slot *empty_slot(const struct hash *table, uint32_t hash)
{
	size_t i = hash & table->mask;

	while (table->slots[i].id)
		i = (i + 1) & table->mask;
	return &table->slots[i];
}

void hash_grow(struct hash *table)
{
	struct slot *before = table->slots;
	size_t size = table->mask + 1;

	table->mask = before ? 2 * size - 1 : 63;
	table->most = (table->mask + 1) / 8 * 5;
	table->slots = util_alloc(table->mask + 1, sizeof(*before));
	for (size_t i = 0; before && i < size; i++)
		if (before[i].id)
			*empty_slot(table, before[i].hash) = before[i];
	free(before);
}

bool hash_put(struct hash *table, uint32_t hash, uint32_t id)
{
	struct slot *slot = empty_slot(table, hash);
	size_t probe = ((size_t)(slot - table->slots) - hash) & table->mask;

	table->probes += probe;
	*slot = (struct slot){id + 1, hash};
	table->used++;
	return probe <= HASH_LONGEST_PROBE;
}

void hash_reseed(struct hash *table)
{
	struct timespec now = {0, 0};

	clock_gettime(CLOCK_MONOTONIC, &now);
	table->seed = hash_mix((uint64_t)now.tv_nsec ^ (uint64_t)(uintptr_t)&now, table->seed + 1);
	table->used = 0;
	memset(table->slots, 0, (table->mask + 1) * sizeof(*table->slots));
}

void hash_free(struct hash *table)
{
	free(table->slots);
	*table = (struct hash){0};
}
