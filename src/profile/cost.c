/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/cost.h"

#include "base/util.h"

#include <stdlib.h>

/* Returns the number of cells of a cost, including its mask. */
static size_t size_in_cells(uint64_t mask)
{
	return 1 + (size_t)bits_count(mask);
}

/* Makes room for `cells` more cells. */
static void reserve(struct costs *costs, size_t cells)
{
	size_t room = costs->room - costs->first;

	if (costs->used == 0)
		costs->used = 1; /* no cost has the id 0 */
	costs->cells = util_grow(costs->cells, &room, costs->used - costs->first + cells,
				 sizeof(*costs->cells));
	costs->room = room + costs->first;
}

void cost_mark_overflow(struct costs *costs, unsigned event)
{
	if (!costs->overflow)
		costs->overflow_event = event;
	costs->overflow = true;
}

/* Reads the counts[event] of a cost; returns the mask of these events. */
static uint64_t read_cost(const struct costs *costs, cost_id id, int64_t *counts)
{
	struct cost_parts parts = cost_parts(costs, id);
	uint64_t rest;

	for (rest = parts.mask; rest; rest &= rest - 1)
		counts[bits_first(rest)] = *parts.counts++;
	return parts.mask;
}

/* Stores counts as the cost *id, in its cells if possible, or as a new one. */
static void store(struct costs *costs, cost_id *id, uint64_t mask, const int64_t *counts)
{
	size_t size = size_in_cells(mask);
	int64_t *cell;

	if (*id < costs->frozen || !*id || (uint64_t)*cost_own_cells(costs, *id) != mask) {
		reserve(costs, size);
		*id = util_id(costs->used);
		costs->used += size;
	}
	cell = cost_own_cells(costs, *id);
	*cell++ = (int64_t)mask;
	for (; mask; mask &= mask - 1)
		*cell++ = counts[bits_first(mask)];
}

bool cost_is_zero(const struct costs *costs, cost_id id)
{
	struct cost_parts parts = cost_parts(costs, id);
	unsigned n = parts.counts ? bits_count(parts.mask) : 0;

	while (n)
		if (parts.counts[--n] != 0)
			return false;
	return true;
}

bool cost_covers(const struct costs *from, cost_id a, const struct costs *costs, cost_id b)
{
	struct cost_parts x = cost_parts(from, a), y = cost_parts(costs, b);
	uint64_t rest;
	unsigned i;

	if (!x.counts || !y.counts)
		return !y.mask;
	if (y.mask & ~x.mask)
		return false;
	for (rest = y.mask, i = 0; rest; rest &= rest - 1, i++) {
		unsigned event = bits_first(rest);

		if (x.counts[cost_rank(x.mask, event)] < y.counts[i])
			return false;
	}
	return true;
}

bool cost_equal(const struct costs *costs, cost_id a, cost_id b)
{
	int64_t x[COST_EVENTS], y[COST_EVENTS];
	uint64_t mask;

	if (a == b)
		return true;
	mask = cost_unpack(costs, a, x) | cost_unpack(costs, b, y);
	for (; mask; mask &= mask - 1) {
		unsigned event = bits_first(mask);

		if (x[event] != y[event])
			return false;
	}
	return true;
}

uint64_t cost_negative(const struct costs *costs, cost_id id)
{
	struct cost_parts parts = cost_parts(costs, id);
	uint64_t rest, negative = 0;
	unsigned i;

	for (rest = parts.mask, i = 0; rest; rest &= rest - 1, i++)
		if (parts.counts[i] < 0)
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

/* Adds or takes away the counts of a mask; false: one sum does not fit. */
static bool change(struct costs *costs, int64_t *sums, uint64_t mask, const int64_t *counts,
		   bool (*how)(int64_t sum, int64_t count, int64_t *result))
{
	for (; mask; mask &= mask - 1) {
		unsigned i = bits_first(mask);

		if (how(sums[i], counts[i], &sums[i])) {
			cost_mark_overflow(costs, i);
			return false;
		}
	}
	return true;
}

void cost_add_counts(struct costs *costs, cost_id *sum, uint64_t mask, const int64_t *counts)
{
	int64_t sums[COST_EVENTS], *cell;
	uint64_t given;

	if (mask == 0)
		return;
	cell = *sum && *sum >= costs->frozen ? cost_own_cells(costs, *sum) : NULL;
	if (cell && (uint64_t)*cell == mask) {
		for (uint64_t rest = mask; rest; rest &= rest - 1)
			if (!util_add(++cell, counts[bits_first(rest)]))
				cost_mark_overflow(costs, bits_first(rest));
		return;
	}
	given = cost_unpack(costs, *sum, sums);
	if (change(costs, sums, mask, counts, overflow_add))
		store(costs, sum, given | mask, sums);
}

/* Returns a copy of a cost of `from`, which may be costs itself. */
static cost_id new_copy(struct costs *costs, const struct costs *from, cost_id other)
{
	struct cost_parts parts = cost_parts(from, other);
	size_t size = size_in_cells(parts.mask);
	cost_id id;

	reserve(costs, size);
	id = util_id(costs->used);
	memcpy(cost_own_cells(costs, id), cost_cells(from, other), size * sizeof(*costs->cells));
	costs->used += size;
	return id;
}

/* Returns whether other has the same id in costs and never changes. */
static bool is_shared(const struct costs *costs, const struct costs *from, cost_id other)
{
	return (from == costs && other < from->frozen) ||
	       (other < costs->first && from->cells == costs->below);
}

void cost_add(struct costs *costs, cost_id *sum, const struct costs *from, cost_id other)
{
	if (other == 0)
		return;
	if (*sum == 0) {
		*sum = is_shared(costs, from, other) ? other : new_copy(costs, from, other);
	} else {
		int64_t counts[COST_EVENTS];

		cost_add_counts(costs, sum, read_cost(from, other, counts), counts);
	}
}

void cost_subtract(struct costs *costs, cost_id *sum, const struct costs *from, cost_id other)
{
	int64_t sums[COST_EVENTS], counts[COST_EVENTS];
	uint64_t given, mask;

	if (other == 0)
		return;
	given = cost_unpack(costs, *sum, sums);
	mask = read_cost(from, other, counts);
	if (change(costs, sums, mask, counts, overflow_sub))
		store(costs, sum, given | mask, sums);
}

void cost_check_change(struct costs *costs, cost_id old, cost_id new)
{
	int64_t x[COST_EVENTS], y[COST_EVENTS];
	uint64_t mask;

	mask = cost_unpack(costs, old, x) | cost_unpack(costs, new, y);
	change(costs, y, mask, x, overflow_sub);
}

uint64_t cost_unpack(const struct costs *costs, cost_id id, int64_t counts[COST_EVENTS])
{
	memset(counts, 0, COST_EVENTS * sizeof(*counts));
	return id ? read_cost(costs, id, counts) : 0;
}

static void unpack_sum(struct cost_sum *sum, const struct costs *costs)
{
	if (sum->id)
		sum->mask = read_cost(costs, sum->id, sum->counts);
	sum->id = 0;
}

void cost_sum_add(struct cost_sum *sum, struct costs *costs, cost_id cost)
{
	struct cost_parts parts;
	uint64_t rest;
	unsigned n = 0;

	if (cost == 0)
		return;
	if (sum->id == 0 && sum->mask == 0) {
		sum->id = cost;
		return;
	}
	unpack_sum(sum, costs);
	parts = cost_parts(costs, cost);
	for (rest = parts.mask & ~sum->mask; rest; rest &= rest - 1)
		sum->counts[bits_first(rest)] = 0;
	sum->mask |= parts.mask;
	for (rest = parts.mask; rest; rest &= rest - 1) {
		unsigned event = bits_first(rest);

		if (!util_add(&sum->counts[event], parts.counts[n++]))
			cost_mark_overflow(costs, event);
	}
}

void cost_sum_store(const struct cost_sum *sum, struct costs *costs, cost_id *cost)
{
	if (sum->mask)
		store(costs, cost, sum->mask, sum->counts);
	else
		*cost = sum->id;
}

cost_id cost_sum_larger(struct cost_sum *a, struct cost_sum *b, struct costs *costs)
{
	cost_id one = a->id, other = b->id, both = 0;
	uint64_t rest;

	if (one && b->mask == 0 && cost_covers(costs, one, costs, other))
		return one;
	unpack_sum(a, costs);
	unpack_sum(b, costs);
	if (a->mask & ~b->mask)
		other = 0;
	for (rest = b->mask; rest; rest &= rest - 1) {
		unsigned event = bits_first(rest);
		int64_t *most = &a->counts[event], count = b->counts[event];

		if (!(a->mask >> event & 1) || count > *most) {
			*most = count;
			one = 0;
		} else if (count < *most) {
			other = 0;
		}
	}
	if (one || other)
		return one ? one : other;
	cost_add_counts(costs, &both, a->mask | b->mask, a->counts);
	return both;
}

void cost_free(struct costs *costs)
{
	free(costs->cells);
	*costs = (struct costs){0};
}
