/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/cost.h"

/* Returns how many numbers a cost takes, with its mask. */
static size_t room_of(uint64_t mask)
{
	return 1 + (size_t)bits_count(mask);
}

static void reserve(struct costs *costs, size_t more)
{
	size_t room = costs->room - costs->first;

	if (costs->used == 0)
		costs->used = 1; /* no cost has the id 0 */
	costs->memory = util_grow(costs->memory, &room, costs->used - costs->first + more,
				  sizeof(*costs->memory));
	costs->room = room + costs->first;
}

void cost_mark_overflow(struct costs *costs, unsigned event)
{
	if (!costs->overflow)
		costs->overflow_event = event;
	costs->overflow = true;
}

uint64_t cost_unpack(const struct costs *costs, cost_id id, int64_t counts[COST_EVENTS])
{
	struct cost_parts parts = cost_parts(costs, id);

	memset(counts, 0, COST_EVENTS * sizeof(*counts));
	for (uint64_t rest = parts.mask; rest; rest &= rest - 1)
		counts[bits_first(rest)] = *parts.counts++;
	return parts.mask;
}

/* Stores counts as the cost *id, in its place if possible, or as a new one. */
static void store(struct costs *costs, cost_id *id, uint64_t mask, const int64_t *counts)
{
	size_t size = room_of(mask);
	int64_t *at;

	if (*id < costs->frozen || !*id || (uint64_t)*cost_own_at(costs, *id) != mask) {
		reserve(costs, size);
		*id = util_id(costs->used);
		costs->used += size;
	}
	at = cost_own_at(costs, *id);
	/* NOLINTNEXTLINE: there is room for it */
	*at++ = (int64_t)mask;
	for (; mask; mask &= mask - 1)
		*at++ = counts[bits_first(mask)];
}

bool cost_covers(const struct costs *from, cost_id a, const struct costs *costs, cost_id b)
{
	struct cost_parts x = cost_parts(from, a), y = cost_parts(costs, b);

	if (y.mask & ~x.mask)
		return false;
	for (; x.mask; x.mask &= x.mask - 1, x.counts++)
		/* NOLINTNEXTLINE: what has a mask has counts */
		if (x.mask & (0 - x.mask) & y.mask && *x.counts < *y.counts++)
			return false;
	return true;
}

bool cost_equal(const struct costs *costs, cost_id a, cost_id b)
{
	int64_t x[COST_EVENTS], y[COST_EVENTS];

	cost_unpack(costs, a, x);
	cost_unpack(costs, b, y);
	return memcmp(x, y, sizeof(x)) == 0;
}

uint64_t cost_negative(const struct costs *costs, cost_id id)
{
	int64_t counts[COST_EVENTS];
	uint64_t rest = cost_unpack(costs, id, counts), negative = 0;

	for (; rest; rest &= rest - 1)
		if (counts[bits_first(rest)] < 0)
			negative |= rest & (0 - rest);
	return negative;
}

void cost_set(struct costs *costs, cost_id *id, unsigned event, int64_t count)
{
	int64_t counts[COST_EVENTS];
	uint64_t mask = cost_unpack(costs, *id, counts);

	counts[event] = count;
	store(costs, id, mask, counts);
}

/* Returns a copy of a cost of `from`, which may be costs itself. */
static cost_id new_copy(struct costs *costs, const struct costs *from, cost_id other)
{
	struct cost_parts parts = cost_parts(from, other);
	size_t size = room_of(parts.mask);
	cost_id id;

	reserve(costs, size);
	id = util_id(costs->used);
	memcpy(cost_own_at(costs, id), cost_at(from, other), size * sizeof(*costs->memory));
	costs->used += size;
	return id;
}

/* Returns whether other has the same id in costs and never changes. */
static bool is_shared(const struct costs *costs, const struct costs *from, cost_id other)
{
	return (from == costs && other < from->frozen) ||
	       (other < costs->first && from->memory == costs->below);
}

/*
 * Returns the place of *id, to be changed, with a count for each event of a mask, too. If the cost
 * is frozen or lacks events, it becomes a new one.
 */
static int64_t *widen(struct costs *costs, cost_id *id, uint64_t mask)
{
	const int64_t *from = cost_at(costs, *id);
	const uint64_t given = (uint64_t)*from;
	int64_t *at;

	mask |= given;
	if (*id >= costs->frozen && given == mask)
		return cost_own_at(costs, *id);
	reserve(costs, room_of(mask));
	from = cost_at(costs, *id) + 1;
	*id = util_id(costs->used);
	costs->used += room_of(mask);
	at = cost_own_at(costs, *id);
	for (*at++ = (int64_t)mask; mask; mask &= mask - 1)
		*at++ = (given & mask & (0 - mask)) ? *from++ : 0;
	return cost_own_at(costs, *id);
}

void cost_add_counts(struct costs *costs, cost_id *sum, uint64_t mask, const int64_t *counts)
{
	uint64_t all;
	int64_t *at;

	if (!mask)
		return;
	if (!*sum) {
		store(costs, sum, mask, counts);
		return;
	}
	at = widen(costs, sum, mask);
	for (all = (uint64_t)*at; mask; all &= all - 1) {
		unsigned event = bits_first(all);

		at++;
		if ((mask >> event & 1) && !util_add(at, counts[event]))
			cost_mark_overflow(costs, event);
		mask &= ~((uint64_t)1 << event);
	}
}

void cost_add(struct costs *costs, cost_id *sum, const struct costs *from, cost_id other)
{
	const int64_t *count;
	uint64_t all, left;
	int64_t *at;

	if (other == 0)
		return;
	if (*sum == 0) {
		*sum = is_shared(costs, from, other) ? other : new_copy(costs, from, other);
		return;
	}
	left = (uint64_t)*cost_at(from, other);
	at = widen(costs, sum, left);
	count = cost_at(from, other);
	for (all = (uint64_t)*at; left; all &= all - 1) {
		uint64_t event = all & (0 - all);

		at++;
		if ((left & event) && !util_add(at, *++count))
			cost_mark_overflow(costs, bits_first(event));
		left &= ~event;
	}
}

int cost_compare_ranked(const void *a, const void *b)
{
	const struct cost_ranked *x = a, *y = b;

	if (x->cost != y->cost)
		return x->cost > y->cost ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

cost_id cost_larger(struct costs *costs, cost_id a, cost_id b)
{
	int64_t x[COST_EVENTS], y[COST_EVENTS];
	cost_id larger = 0;
	uint64_t given, more, left;

	if (cost_covers(costs, a, costs, b))
		return a;
	if (cost_covers(costs, b, costs, a))
		return b;
	given = cost_unpack(costs, a, x);
	more = cost_unpack(costs, b, y);
	for (left = more; left; left &= left - 1) {
		unsigned event = bits_first(left);

		if (!(given >> event & 1) || y[event] > x[event])
			x[event] = y[event];
	}
	store(costs, &larger, given | more, x);
	return larger;
}

void cost_free(struct costs *costs)
{
	free(costs->memory);
	*costs = (struct costs){0};
}
