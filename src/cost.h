/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COST_H
#define COST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Costs.  A row holds the counts of some events: those that were given, which
 * is not the same as zero (design: "not given is not zero").  Rows lie packed
 * in one array: a mask of the events given, then the count of each of them in
 * the order of the events.  So a row costs memory for what the profile said
 * only.  A row is known by its index, which changes when it must grow; row 0
 * is the row in which nothing is given, and new rows begin as it.
 *
 * Rows below frozen never change: what is added to one becomes a row of its
 * own, so a sum of one row may be that row.
 */
enum { COST_EVENTS = 64 };

struct costs {
	int64_t *cells;
	size_t used, room;
	size_t frozen;
};

/* Freezes all rows that there are. */
static inline void cost_freeze(struct costs *costs)
{
	costs->frozen = costs->used;
}

static inline unsigned cost_count(uint64_t mask)
{
	return (unsigned)__builtin_popcountll(mask);
}

/* The place of an event, of COST_EVENTS, among those of a mask. */
static inline unsigned cost_rank(uint64_t mask, unsigned event)
{
	/* Nearly all masks are of the first so many events. */
	if ((mask & (mask + 1)) == 0)
		return event;
	return cost_count(mask & (((uint64_t)1 << event) - 1));
}

/* The events that a row gives. */
static inline uint64_t cost_mask(const struct costs *costs, uint32_t row)
{
	return row ? (uint64_t)costs->cells[row] : 0;
}

/* The count of an event; false and 0 if it was not given. */
static inline bool cost_get(const struct costs *costs, uint32_t row,
			    unsigned event, int64_t *count)
{
	uint64_t mask = cost_mask(costs, row);
	*count = 0;
	if (!(mask >> event & 1))
		return false;
	*count = costs->cells[row + 1 + cost_rank(mask, event)];
	return true;
}

/* Whether no event of a row has a count other than 0. */
bool cost_is_zero(const struct costs *costs, uint32_t row);

/* Changes the count of an event that *row gives. */
void cost_set(struct costs *costs, uint32_t *row, unsigned event,
	      int64_t count);

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

void cost_free(struct costs *costs);

#endif
