/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/table.h"

#include "base/util.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static void place(struct table *table, struct slot slot)
{
	size_t i = slot.hash & table->mask;

	while (table->slots[i].id)
		i = (i + 1) & table->mask;
	table->slots[i] = slot;
}

void table_grow(struct table *table)
{
	struct slot *old = table->slots;
	size_t size = table->mask + 1;
	size_t i;

	table->mask = old ? 2 * size - 1 : 63;
	table->most = (table->mask + 1) / 8 * 5;
	table->slots = util_alloc_raw(table->mask + 1, sizeof(*old));
	memset(table->slots, 0, (table->mask + 1) * sizeof(*old));
	for (i = 0; old && i < size; i++)
		if (old[i].id)
			place(table, old[i]);
	free(old);
}

bool table_put(struct table *table, uint32_t hash, uint32_t id)
{
	size_t i = hash & table->mask;
	size_t probe = 0;

	while (table->slots[i].id) {
		i = (i + 1) & table->mask;
		probe++;
	}
	table->probes += probe;
	table->slots[i] = (struct slot){id + 1, hash};
	table->used++;
	return probe <= TABLE_LONGEST_PROBE;
}

void table_reseed(struct table *table)
{
	struct timespec new = {0, 0};

	clock_gettime(CLOCK_MONOTONIC, &new);
	table->seed =
		table_mix((uint64_t) new.tv_nsec ^ (uint64_t)(uintptr_t) & new,
			  table->seed + 1);
	table->used = 0;
	memset(table->slots, 0, (table->mask + 1) * sizeof(*table->slots));
}

void table_free(struct table *table)
{
	free(table->slots);
	*table = (struct table){0};
}
