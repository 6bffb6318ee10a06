/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "base/map.h"

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
