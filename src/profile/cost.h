/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"

/*
 * A cost is a set of counts: one for each event that was given, as "not given" is not zero
 * (src/README N6). A cost is known by its id. Adding to a cost may move it and change its id. Id 0
 * gives no event; each new sum starts as id 0.
 *
 * A cost is a mask, which says which events are given, and their counts in the order of the events.
 *
 * Costs with ids below `frozen` never change: adding to one makes a new cost. So a sum of a single
 * cost may be that cost itself. Ids below `first` live in another arena (cost_on_top).
 *
 * If a sum does not fit into 64 bits, the arena records an overflow, and the sum is undefined.
 * Callers check cost_overflow() once, after all additions.
 */
enum { COST_EVENTS = 64 };

/* The event that cost_overflow() reports if a number of calls does not fit. */
enum { COST_CALLS = COST_EVENTS };

typedef uint32_t cost_id;

struct costs {
	const int64_t *below; /* the memory of the ids below first */
	size_t first;
	int64_t *memory;           /* of the ids from first on: masks and counts */
	size_t used, room, frozen; /* in numbers of memory, from id 0 */
	bool overflow;
	unsigned overflow_event;
};

/*
 * Returns an empty arena on top of `below`: the ids of below are valid in both.
 * The arena `below` must not be on top of another one itself, must outlive the
 * new one, and must not grow while the new one is in use.
 */
static inline struct costs cost_on_top(const struct costs *below)
{
	return (struct costs){.below = below->memory,
			      .first = below->used,
			      .used = below->used,
			      .room = below->used,
			      .frozen = below->used};
}

/* Returns whether a sum did not fit into 64 bits; *event is its event. */
static inline bool cost_overflow(const struct costs *costs, unsigned *event)
{
	*event = costs->overflow_event;
	return costs->overflow;
}

/* Records that a sum of an event, or COST_CALLS, does not fit. */
void cost_mark_overflow(struct costs *costs, unsigned event);

/* Freezes all costs that exist now. */
static inline void cost_freeze(struct costs *costs)
{
	costs->frozen = costs->used;
}

/* Returns where a cost is stored; its id must not be 0. */
static inline const int64_t *cost_at(const struct costs *costs, cost_id id)
{
	return id < costs->first ? costs->below + id : costs->memory + (id - costs->first);
}

/* Returns where a cost is stored that is not frozen, and may be changed. */
static inline int64_t *cost_own_at(struct costs *costs, cost_id id)
{
	return costs->memory + (id - costs->first);
}

/* A decoded cost: a mask of events, and their counts. */
struct cost_parts {
	uint64_t mask;
	const int64_t *counts;
};

/* Decodes a cost. */
static inline struct cost_parts cost_parts(const struct costs *costs, cost_id id)
{
	const int64_t *at = id ? cost_at(costs, id) : NULL;

	return at ? (struct cost_parts){(uint64_t)*at, at + 1} : (struct cost_parts){0, NULL};
}

/* Gets the count of an event; false, with the count 0, if it was not given. */
static inline bool cost_get(const struct costs *costs, cost_id id, unsigned event, int64_t *count)
{
	struct cost_parts parts = cost_parts(costs, id);

	*count = 0;
	if (!(parts.mask >> event & 1))
		return false;
	*count = parts.counts[bits_count(parts.mask & (((uint64_t)1 << event) - 1))];
	return true;
}

/* Sets the count of an event that *id gives; may change *id. */
void cost_set(struct costs *costs, cost_id *id, unsigned event, int64_t count);

/* Adds counts[event] of each event in mask to *sum. */
void cost_add_counts(struct costs *costs, cost_id *sum, uint64_t mask, const int64_t *counts);

/* Adds a cost of arena `from`, which may be costs itself or the arena below it, to *sum. */
void cost_add(struct costs *costs, cost_id *sum, const struct costs *from, cost_id other);

/* A thing, such as a frame or an object, by an id of it, and its cost of one event. */
struct cost_ranked {
	int64_t cost;
	uint32_t id;
};

/* For qsort(): those that cost most come first, equal ones by id. */
int cost_compare_ranked(const void *a, const void *b);

/* Sets all counts, to 0 if not given; returns the mask of the given events. */
uint64_t cost_unpack(const struct costs *costs, cost_id id, int64_t counts[COST_EVENTS]);

/* Returns the maximum of two costs, event by event: one of them if it is that, else a new cost. */
cost_id cost_larger(struct costs *costs, cost_id a, cost_id b);

/* Returns whether a, of from, gives all events that b gives, with no smaller count. */
bool cost_covers(const struct costs *from, cost_id a, const struct costs *costs, cost_id b);

/* Returns whether all counts are equal; a count that is not given is 0 here. */
bool cost_equal(const struct costs *costs, cost_id a, cost_id b);

/* Returns the mask of the events whose counts are negative. */
uint64_t cost_negative(const struct costs *costs, cost_id id);

void cost_free(struct costs *costs);
