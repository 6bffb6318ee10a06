/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cost.h"

#include "util.h"

#include <stdlib.h>
#include <string.h>

static uint64_t lowest(uint64_t mask)
{
	return mask & (0 - mask);
}

/* Whether a mask is of the first so many events, as nearly all are. */
static bool is_prefix(uint64_t mask)
{
	return (mask & (mask + 1)) == 0 && mask >> 63 == 0;
}

static void reserve(struct costs *costs)
{
	if (costs->used == 0)
		costs->used = 1; /* row 0 */
	costs->cells =
		util_grow(costs->cells, &costs->room,
			  costs->used + 1 + COST_EVENTS, sizeof(*costs->cells));
}

/* A row of the first events, which is not added up with anything yet. */
static uint32_t new_row(struct costs *costs, uint64_t mask,
			const int64_t *counts)
{
	unsigned n = (unsigned)__builtin_ctzll(~mask);
	uint32_t row;

	reserve(costs);
	row = util_id(costs->used);
	costs->cells[row] = (int64_t)mask;
	memcpy(costs->cells + row + 1, counts, n * sizeof(*counts));
	costs->used += 1 + n;
	return row;
}

/* Makes a frozen row one of its own. */
static void thaw(struct costs *costs, uint32_t *row)
{
	size_t n = 1 + cost_count(cost_mask(costs, *row));

	if (!*row || *row >= costs->frozen)
		return;
	reserve(costs);
	memcpy(costs->cells + costs->used, costs->cells + *row,
	       n * sizeof(*costs->cells));
	*row = util_id(costs->used);
	costs->used += n;
}

/* Makes *row give the events in mask too. */
static void widen(struct costs *costs, uint32_t *row, uint64_t mask)
{
	uint64_t old = cost_mask(costs, *row);
	uint64_t both = old | mask;
	size_t from = *row + 1, to, at;

	reserve(costs);
	if (*row && *row >= costs->frozen &&
	    *row + 1 + cost_count(old) == costs->used &&
	    (old & (lowest(mask & ~old) - 1)) == old) {
		/* The last row grows at its end. */
		memset(costs->cells + costs->used, 0,
		       cost_count(mask & ~old) * sizeof(*costs->cells));
		costs->used = *row + 1 + cost_count(both);
		costs->cells[*row] = (int64_t)both;
		return;
	}
	at = util_id(costs->used);
	costs->cells[at] = (int64_t)both;
	to = at + 1;
	for (; both; both &= both - 1, to++)
		costs->cells[to] =
			(old & lowest(both)) ? costs->cells[from++] : 0;
	costs->used = to;
	*row = (uint32_t)at;
}

bool cost_is_zero(const struct costs *costs, uint32_t row)
{
	unsigned n = cost_count(cost_mask(costs, row));

	while (n)
		if (costs->cells[row + n--] != 0)
			return false;
	return true;
}

void cost_set(struct costs *costs, uint32_t *row, unsigned event, int64_t count)
{
	uint64_t mask = cost_mask(costs, *row);

	thaw(costs, row);
	costs->cells[*row + 1 + cost_rank(mask, event)] = count;
}

bool cost_add(struct costs *costs, uint32_t *row, uint64_t mask,
	      const int64_t *counts, unsigned *event)
{
	uint64_t given = cost_mask(costs, *row);
	int64_t *cell;
	unsigned i;

	if (mask == 0)
		return true;
	if (*row == 0 && is_prefix(mask)) {
		*row = new_row(costs, mask, counts);
		return true;
	}
	if (mask & ~given) {
		widen(costs, row, mask);
		given = cost_mask(costs, *row);
	} else {
		thaw(costs, row);
	}
	cell = costs->cells + *row + 1;
	if (is_prefix(mask)) {
		unsigned n = (unsigned)__builtin_ctzll(~mask);

		for (i = 0; i < n; i++) {
			if (!util_add(&cell[i], counts[i])) {
				*event = i;
				return false;
			}
		}
		return true;
	}
	for (i = 0; mask; i++, mask >>= 1, given >>= 1) {
		if (mask & 1 && !util_add(cell, counts[i])) {
			*event = i;
			return false;
		}
		cell += given & 1;
	}
	return true;
}

/* Row other taken away from zero, unpacked. */
static bool negate(const struct costs *from, uint32_t other,
		   int64_t counts[COST_EVENTS], unsigned *event)
{
	uint64_t mask = cost_unpack(from, other, counts);

	for (; mask; mask &= mask - 1) {
		*event = (unsigned)__builtin_ctzll(mask);
		if (__builtin_sub_overflow(0, counts[*event], &counts[*event]))
			return false;
	}
	return true;
}

bool cost_add_row(struct costs *costs, uint32_t *row, const struct costs *from,
		  uint32_t other, bool subtract, unsigned *event)
{
	int64_t counts[COST_EVENTS];
	uint64_t mask = cost_mask(from, other);

	if (mask == 0)
		return true;
	if (*row == 0 && from == costs && other < from->frozen && !subtract) {
		*row = other;
		return true;
	}
	if (subtract) {
		if (!negate(from, other, counts, event))
			return false;
	} else if (is_prefix(mask)) {
		/* Not where they lie, which may move. */
		memcpy(counts, from->cells + other + 1,
		       (unsigned)__builtin_ctzll(~mask) * sizeof(*counts));
	} else {
		cost_unpack(from, other, counts);
	}
	return cost_add(costs, row, mask, counts, event);
}

uint64_t cost_unpack(const struct costs *costs, uint32_t row,
		     int64_t counts[COST_EVENTS])
{
	uint64_t mask = cost_mask(costs, row), rest;
	const int64_t *cell = mask ? costs->cells + row + 1 : NULL;

	memset(counts, 0, COST_EVENTS * sizeof(*counts));
	for (rest = mask; rest; rest &= rest - 1)
		counts[__builtin_ctzll(rest)] = *cell++;
	return mask;
}

void cost_free(struct costs *costs)
{
	free(costs->cells);
	*costs = (struct costs){0};
}
