/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/cost.h"

#include "base/util.h"

#include <stdlib.h>

/* A head and the counts of all events, wide. */
enum { MOST_CELLS = 3 + 2 * COST_EVENTS };

/* The cells of a row, its head included. */
static size_t size_of(uint64_t mask, bool wide)
{
	size_t counts = (size_t)__builtin_popcountll(mask) << wide;

	return (mask >> COST_HEAD_EVENTS ? 3 : 1) + counts;
}

static void reserve(struct costs *costs)
{
	if (costs->used == 0)
		costs->used = 1; /* row 0 */
	costs->cells =
		util_grow(costs->cells, &costs->room, costs->used + MOST_CELLS,
			  sizeof(*costs->cells));
}

static bool is_wide(uint64_t mask, const int64_t *counts)
{
	uint64_t bits = 0;

	for (; mask; mask &= mask - 1)
		bits |= cost_excess(counts[__builtin_ctzll(mask)]);
	return bits >> 32 != 0;
}

/* Writes the counts[event] of the events in mask as the row at cell. */
static void write_row(uint32_t *cell, uint64_t mask, bool wide,
		      const int64_t *counts)
{
	uint32_t head = wide ? COST_WIDE : 0;

	if (mask >> COST_HEAD_EVENTS) {
		*cell++ = head;
		memcpy(cell, &mask, sizeof(mask));
		cell += 2;
	} else {
		*cell++ = head | (uint32_t)mask;
	}
	for (; mask; mask &= mask - 1) {
		int64_t count = counts[__builtin_ctzll(mask)];

		if (wide) {
			memcpy(cell, &count, sizeof(count));
			cell += 2;
		} else {
			*cell++ = (uint32_t)count;
		}
	}
}

/* Reads the counts[event] of a row; returns the mask of these events. */
static uint64_t read_row(const struct costs *costs, uint32_t row,
			 int64_t *counts)
{
	struct cost_row r = cost_row(costs, row);
	uint64_t rest;
	unsigned n;

	if (cost_is_prefix(r.mask)) {
		unsigned i;

		n = cost_prefix_length(r.mask);
		if (r.wide)
			memcpy(counts, r.counts, n * sizeof(*counts));
		for (i = 0; !r.wide && i < n; i++)
			counts[i] = (int32_t)r.counts[i];
		return r.mask;
	}
	for (rest = r.mask, n = 0; rest; rest &= rest - 1)
		counts[__builtin_ctzll(rest)] = cost_row_count(&r, n++);
	return r.mask;
}

/* Makes *row a row of these counts: where it lies if it may, or a new one. */
static void store(struct costs *costs, uint32_t *row, uint64_t mask,
		  const int64_t *counts)
{
	bool wide = is_wide(mask, counts);
	size_t size = size_of(mask, wide);

	if (*row && *row >= costs->frozen) {
		struct cost_row old = cost_row(costs, *row);
		size_t before = size_of(old.mask, old.wide);

		/* The last row gives back what it has. */
		if (*row + before == costs->used)
			costs->used = *row;
		else if (old.mask != mask || old.wide != wide)
			*row = 0;
	} else {
		*row = 0;
	}
	if (*row == 0 || *row == costs->used) {
		reserve(costs);
		*row = util_id(costs->used);
		costs->used += size;
	}
	write_row(costs->cells + *row, mask, wide, counts);
}

/* A row of the first n events, up to COST_HEAD_EVENTS. */
static uint32_t new_row(struct costs *costs, unsigned n, const int64_t *counts)
{
	uint32_t mask = ((uint32_t)1 << n) - 1, row;
	uint64_t bits = 0;
	uint32_t *cell;
	unsigned i;

	reserve(costs);
	row = util_id(costs->used);
	cell = costs->cells + row;
	*cell = mask;
	for (i = 0; i < n; i++) {
		bits |= cost_excess(counts[i]);
		cell[i + 1] = (uint32_t)counts[i];
	}
	if (bits >> 32)
		write_row(cell, mask, true, counts);
	costs->used += bits >> 32 ? 1 + 2 * n : 1 + n;
	return row;
}

/* Adds the first n counts of a row that is not wide to those of another. */
static bool add_narrow_row(uint32_t *cell, unsigned n, const uint32_t *counts)
{
	uint32_t wrapped = 0;
	unsigned i;

	for (i = 0; i < n; i++) {
		uint32_t sum = cell[i] + counts[i];

		/* Two of one sign make one of the other. */
		wrapped |= (cell[i] ^ sum) & (counts[i] ^ sum);
	}
	if (wrapped >> 31)
		return false;
	for (i = 0; i < n; i++)
		cell[i] += counts[i];
	return true;
}

/*
 * A new row, the sum of two: if both are of the first so many events and not
 * wide, and their sum is neither; else 0.
 */
static uint32_t new_narrow_sum(struct costs *costs, uint32_t a, uint32_t b)
{
	const uint32_t *x, *y;
	uint32_t *cell;
	unsigned n;

	reserve(costs);
	x = costs->cells + (costs->cells[a] > costs->cells[b] ? a : b);
	y = costs->cells + (costs->cells[a] > costs->cells[b] ? b : a);
	if (((*x | *y) & COST_WIDE) || !*y || !cost_is_prefix(*x) ||
	    !cost_is_prefix(*y))
		return 0;
	cell = costs->cells + costs->used;
	n = cost_prefix_length(*x);
	memcpy(cell, x, (1 + n) * sizeof(*cell));
	if (!add_narrow_row(cell + 1, cost_prefix_length(*y), y + 1))
		return 0;
	costs->used += 1 + n;
	return util_id(costs->used - 1 - n);
}

/* Adds to the first n counts of a row that are wide: see cost_add. */
static bool add_wide(uint32_t *cell, unsigned n, const int64_t *counts,
		     unsigned *event)
{
	unsigned i;

	for (i = 0; i < n; i++, cell += 2) {
		int64_t sum;

		memcpy(&sum, cell, sizeof(sum));
		if (!util_add(&sum, counts[i])) {
			*event = i;
			return false;
		}
		memcpy(cell, &sum, sizeof(sum));
	}
	return true;
}

bool cost_is_zero(const struct costs *costs, uint32_t row)
{
	struct cost_row r;
	unsigned n;

	if (!row)
		return true;
	r = cost_row(costs, row);
	n = (unsigned)__builtin_popcountll(r.mask);
	while (n)
		if (cost_row_count(&r, --n) != 0)
			return false;
	return true;
}

bool cost_covers(const struct costs *costs, uint32_t a, uint32_t b)
{
	struct cost_row x, y;
	uint64_t rest;
	unsigned i;

	if (a == b || b == 0)
		return true;
	if (a == 0)
		return false;
	x = cost_row(costs, a);
	y = cost_row(costs, b);
	if (y.mask & ~x.mask)
		return false;
	for (rest = y.mask, i = 0; rest; rest &= rest - 1, i++) {
		unsigned event = (unsigned)__builtin_ctzll(rest);

		if (cost_row_count(&x, cost_rank(x.mask, event)) <
		    cost_row_count(&y, i))
			return false;
	}
	return true;
}

uint64_t cost_negative(const struct costs *costs, uint32_t row)
{
	uint64_t rest, negative = 0;
	struct cost_row r;
	unsigned i;

	if (!row)
		return 0;
	r = cost_row(costs, row);
	for (rest = r.mask, i = 0; rest; rest &= rest - 1, i++)
		if (cost_row_count(&r, i) < 0)
			negative |= rest & (0 - rest);
	return negative;
}

void cost_set(struct costs *costs, uint32_t *row, unsigned event, int64_t count)
{
	int64_t counts[COST_EVENTS];
	uint64_t mask = cost_unpack(costs, *row, counts);

	counts[event] = count;
	store(costs, row, mask, counts);
}

/* Any cost_add. */
static UTIL_APART bool add_any(struct costs *costs, uint32_t *row,
			       uint64_t mask, const int64_t *counts,
			       unsigned *event)
{
	int64_t sums[COST_EVENTS];
	uint64_t given = cost_unpack(costs, *row, sums), rest;

	for (rest = mask; rest; rest &= rest - 1) {
		unsigned i = (unsigned)__builtin_ctzll(rest);

		if (!util_add(&sums[i], counts[i])) {
			*event = i;
			return false;
		}
	}
	store(costs, row, given | mask, sums);
	return true;
}

bool cost_add(struct costs *costs, uint32_t *row, uint64_t mask,
	      const int64_t *counts, unsigned *event)
{
	if (mask == 0 || cost_add_narrow(costs, *row, mask, counts))
		return true;
	if (cost_is_prefix(mask) &&
	    cost_prefix_length(mask) <= COST_HEAD_EVENTS) {
		unsigned n = cost_prefix_length(mask);
		uint32_t *head;

		if (*row == 0) {
			*row = new_row(costs, n, counts);
			return true;
		}
		head = costs->cells + *row;
		if (*row >= costs->frozen && (*head & mask) == mask &&
		    (*head & COST_WIDE))
			return add_wide(head + 1, n, counts, event);
	}
	return add_any(costs, row, mask, counts, event);
}

bool cost_add_row(struct costs *costs, uint32_t *row, const struct costs *from,
		  uint32_t other, bool subtract, unsigned *event)
{
	int64_t counts[COST_EVENTS];
	uint64_t mask, rest;

	if (other == 0)
		return true;
	if (*row == 0 && from == costs && other < from->frozen && !subtract) {
		*row = other;
		return true;
	}
	if (*row < costs->frozen && *row && from == costs && !subtract) {
		uint32_t sum = new_narrow_sum(costs, *row, other);

		if (sum) {
			*row = sum;
			return true;
		}
	}
	if (*row >= costs->frozen && *row && !subtract) {
		uint32_t *to = costs->cells + *row;
		const uint32_t *head = from->cells + other;

		if (!((*to | *head) & COST_WIDE) && *head &&
		    cost_is_prefix(*head) && (*to & *head) == *head &&
		    add_narrow_row(to + 1, cost_prefix_length(*head), head + 1))
			return true;
	}
	mask = read_row(from, other, counts);
	for (rest = subtract ? mask : 0; rest; rest &= rest - 1) {
		unsigned i = (unsigned)__builtin_ctzll(rest);

		if (__builtin_sub_overflow(0, counts[i], &counts[i])) {
			*event = i;
			return false;
		}
	}
	return cost_add(costs, row, mask, counts, event);
}

uint64_t cost_unpack(const struct costs *costs, uint32_t row,
		     int64_t counts[COST_EVENTS])
{
	memset(counts, 0, COST_EVENTS * sizeof(*counts));
	return row ? read_row(costs, row, counts) : 0;
}

void cost_free(struct costs *costs)
{
	free(costs->cells);
	*costs = (struct costs){0};
}
