/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/groups.h"

#include "base/util.h"

#include <stdlib.h>

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
