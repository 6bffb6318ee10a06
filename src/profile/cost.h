/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COST_H
#define COST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*
 * Costs.  A row holds the counts of some events: those that were given, which
 * is not the same as zero (src/README N6).  A row is known by its index, which
 * changes when it must grow; row 0 is the row in which nothing is given, and
 * new rows begin as it.
 *
 * Rows lie packed in one array, for memory that is touched is what a large
 * profile costs most: a head, which tells what is given, and the counts in the
 * order of their events, of 32 bits each where all of them fit into that.
 *
 * Rows below frozen never change: what is added to one becomes a row of its
 * own, so a sum of one row may be that row.
 */
enum { COST_EVENTS = 64 };

struct costs {
	uint32_t *cells;
	size_t used, room;
	size_t frozen;
};

/* Freezes all rows that there are. */
static inline void cost_freeze(struct costs *costs)
{
	costs->frozen = costs->used;
}

/*
 * A head is a mask of the events given, of which the highest bit says that
 * counts are wide, of 64 bits; or, where an event past the first 31 is given,
 * the bit alone or nothing, and then the whole mask in two cells.
 */
enum { COST_HEAD_EVENTS = 31 };
#define COST_WIDE ((uint32_t)1 << COST_HEAD_EVENTS)

struct cost_row {
	uint64_t mask;
	const uint32_t *counts;
	bool wide;
};

/* What row, which is not 0, is made of. */
static inline struct cost_row cost_row(const struct costs *costs, uint32_t row)
{
	const uint32_t *cell = costs->cells + row;
	struct cost_row r = {*cell & ~COST_WIDE, cell + 1, *cell & COST_WIDE};

	if (r.mask == 0) {
		memcpy(&r.mask, r.counts, sizeof(r.mask));
		r.counts += 2;
	}
	return r;
}

/* The count of the given number in the order of the row's events. */
static inline int64_t cost_row_count(const struct cost_row *r, unsigned rank)
{
	int64_t count;

	if (!r->wide)
		return (int32_t)r->counts[rank];
	memcpy(&count, r->counts + (size_t)2 * rank, sizeof(count));
	return count;
}

/* Whether a mask is of the first so many events, as nearly all are. */
static inline bool cost_is_prefix(uint64_t mask)
{
	return (mask & (mask + 1)) == 0 && mask >> 63 == 0;
}

/* How many events a prefix has. */
static inline unsigned cost_prefix_length(uint64_t mask)
{
	return (unsigned)__builtin_ctzll(~mask);
}

/* The place of an event, of COST_EVENTS, among those of a mask. */
static inline unsigned cost_rank(uint64_t mask, unsigned event)
{
	if (cost_is_prefix(mask))
		return event;
	return (unsigned)__builtin_popcountll(mask &
					      (((uint64_t)1 << event) - 1));
}

/* The events that a row gives. */
static inline uint64_t cost_mask(const struct costs *costs, uint32_t row)
{
	return row ? cost_row(costs, row).mask : 0;
}

/* The count of an event; false and 0 if it was not given. */
static inline bool cost_get(const struct costs *costs, uint32_t row,
			    unsigned event, int64_t *count)
{
	struct cost_row r;

	*count = 0;
	if (!row)
		return false;
	r = cost_row(costs, row);
	if (!(r.mask >> event & 1))
		return false;
	*count = cost_row_count(&r, cost_rank(r.mask, event));
	return true;
}

/* Whether no event of a row has a count other than 0. */
bool cost_is_zero(const struct costs *costs, uint32_t row);

/* Changes the count of an event that *row gives. */
void cost_set(struct costs *costs, uint32_t *row, unsigned event,
	      int64_t count);

/* A number with bits past the lower 32 unless count fits into 32. */
static inline uint64_t cost_excess(int64_t count)
{
	return (uint64_t)count + ((uint64_t)1 << 31);
}

/*
 * The commonest cost_add: of the first so many events, to a row that gives
 * them, is not wide and stays so.  False: it is another one, nothing was done.
 */
static inline bool cost_add_narrow(struct costs *costs, uint32_t row,
				   uint64_t mask, const int64_t *counts)
{
	uint64_t excess = 0;
	uint32_t *cell;
	unsigned n, i;

	if (row == 0 || row < costs->frozen || mask >= COST_WIDE ||
	    !cost_is_prefix(mask) ||
	    (costs->cells[row] & (mask | COST_WIDE)) != mask)
		return false;
	cell = costs->cells + row + 1;
	n = cost_prefix_length(mask);
	for (i = 0; i < n; i++) {
		/* NOLINTNEXTLINE: what is in the mask is there */
		uint64_t sum = (uint64_t)counts[i] +
			       (uint64_t)(int64_t)(int32_t)cell[i];

		excess |= cost_excess((int64_t)sum);
		cell[i] = (uint32_t)sum;
	}
	if (excess >> 32 == 0)
		return true;
	for (i = 0; i < n; i++)
		cell[i] -= (uint32_t)counts[i];
	return false;
}

/*
 * Adds to *row the counts[event] of the events in mask.  False when a sum does
 * not fit into 64 bits: *event is its event, and the row is of no use then.
 */
bool cost_add(struct costs *costs, uint32_t *row, uint64_t mask,
	      const int64_t *counts, unsigned *event);

/*
 * Adds row other of costs from (which may be costs itself) to *row; with
 * subtract, takes it away.
 */
bool cost_add_row(struct costs *costs, uint32_t *row, const struct costs *from,
		  uint32_t other, bool subtract, unsigned *event);

/* Unpacks a row: the given events into counts[event], the others zero. */
uint64_t cost_unpack(const struct costs *costs, uint32_t row,
		     int64_t counts[COST_EVENTS]);

/* Whether row a gives all that b gives, and no count is smaller. */
bool cost_covers(const struct costs *costs, uint32_t a, uint32_t b);

/* The events whose counts are below zero. */
uint64_t cost_negative(const struct costs *costs, uint32_t row);

void cost_free(struct costs *costs);

#endif
