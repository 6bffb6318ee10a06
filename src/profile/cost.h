/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COST_H
#define COST_H

#include "base/bits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*
 * Costs. A cost is the counts of some events: those that were given, which is
 * not the same as zero (src/README N6). It is known by its id, which changes
 * when it must grow; the cost 0 is the one in which nothing is given, and new
 * sums begin as it.
 *
 * Costs are packed in one array, because memory traffic dominates on large
 * profiles: a head, which tells what is given, and the counts in the order of
 * their events, of 32 bits each where all of them fit into that.
 *
 * Costs below frozen never change: what is added to one becomes a cost of its
 * own, so a sum of one cost may be that cost. Ids below first live in another
 * arena (cost_on_top).
 *
 * A cost may have parts, which are other costs; its head then gives no event.
 * Parts are its sides, such as OLD and NEW, or of something that is called what
 * it costs itself and what with all that it calls.
 *
 * The first sum that does not fit into 64 bits is remembered, and the sum is of
 * no use then; cost_overflow() tells, and whoever adds asks once it is done.
 */
enum { COST_EVENTS = 64 };

/*
 * An event of no profile that was folded: whether all counts were measured.  A
 * cost that gives it, with the count 0, is an estimate, and so is every sum
 * that has such a cost in it.
 */
enum { COST_ESTIMATE = COST_EVENTS - 1 };

/* Instead of an event: a number of calls did not fit. */
enum { COST_CALLS = COST_EVENTS };

/* How often something was called, where that is known (N6). */
struct call_count {
	int64_t count;
	bool given;
};

typedef uint32_t cost_id;

struct costs {
	const uint32_t *below; /* where the costs below first are */
	size_t first;
	uint32_t *cells; /* of the costs from first on */
	size_t used, room, frozen;
	bool overflow;
	unsigned overflow_event;
};

/*
 * Costs on top of others, which are on top of none themselves, must outlive
 * them, and not grow in the meantime: the ids of below hold for both.
 */
static inline struct costs cost_on_top(const struct costs *below)
{
	return (struct costs){.below = below->cells,
			      .first = below->used,
			      .used = below->used,
			      .room = below->used,
			      .frozen = below->used};
}

/* Whether a sum did not fit into 64 bits; *event is its event. */
static inline bool cost_overflow(const struct costs *costs, unsigned *event)
{
	*event = costs->overflow_event;
	return costs->overflow;
}

/* Freezes all costs that there are. */
static inline void cost_freeze(struct costs *costs)
{
	costs->frozen = costs->used;
}

/*
 * A head is a mask of the events given, of which the highest bit says that
 * counts are wide, of 64 bits; or, where an event past the first 31 is given,
 * the bit alone, and then the whole mask in two cells.  0 is that of parts.
 */
enum { COST_HEAD_EVENTS = 31 };
#define COST_WIDE ((uint32_t)1 << COST_HEAD_EVENTS)

/* Where a cost, which is not 0, lies; one that is not frozen may change. */
static inline const uint32_t *cost_cells(const struct costs *costs, cost_id id)
{
	return id < costs->first ? costs->below + id
				 : costs->cells + (id - costs->first);
}

static inline uint32_t *cost_own_cells(struct costs *costs, cost_id id)
{
	return costs->cells + (id - costs->first);
}

/* A cost taken apart. */
struct cost_parts {
	uint64_t mask;
	const uint32_t *counts;
	bool wide;
};

/* What a cost is made of. */
static inline struct cost_parts cost_parts(const struct costs *costs,
					   cost_id id)
{
	struct cost_parts parts = {0};
	const uint32_t *cell;

	if (!id)
		return parts;
	cell = cost_cells(costs, id);
	parts = (struct cost_parts){*cell & ~COST_WIDE, cell + 1,
				    *cell & COST_WIDE};
	if (*cell == COST_WIDE) {
		memcpy(&parts.mask, parts.counts, sizeof(parts.mask));
		parts.counts += 2;
	}
	return parts;
}

/* The count of the given number in the order of the cost's events. */
static inline int64_t cost_count(const struct cost_parts *parts, unsigned rank)
{
	int64_t count;

	if (!parts->wide)
		return (int32_t)parts->counts[rank];
	memcpy(&count, parts->counts + (size_t)2 * rank, sizeof(count));
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
	return bits_first(~mask);
}

/* The place of an event, of COST_EVENTS, among those of a mask. */
static inline unsigned cost_rank(uint64_t mask, unsigned event)
{
	if (cost_is_prefix(mask))
		return event;
	return bits_count(mask & (((uint64_t)1 << event) - 1));
}

/* The events that a cost gives. */
static inline uint64_t cost_mask(const struct costs *costs, cost_id id)
{
	return cost_parts(costs, id).mask;
}

/* The count of an event; false and 0 if it was not given. */
static inline bool cost_part(const struct cost_parts *parts, unsigned event,
			     int64_t *count)
{
	*count = 0;
	if (!(parts->mask >> event & 1))
		return false;
	*count = cost_count(parts, cost_rank(parts->mask, event));
	return true;
}

static inline bool cost_get(const struct costs *costs, cost_id id,
			    unsigned event, int64_t *count)
{
	struct cost_parts parts = cost_parts(costs, id);

	return cost_part(&parts, event, count);
}

/* Whether no event of a cost has a count other than 0. */
bool cost_is_zero(const struct costs *costs, cost_id id);

/* Changes the count of an event that *id gives. */
void cost_set(struct costs *costs, cost_id *id, unsigned event, int64_t count);

/* A number with bits past the lower 32 unless count fits into 32. */
static inline uint64_t cost_excess(int64_t count)
{
	return (uint64_t)count + ((uint64_t)1 << 31);
}

/*
 * The commonest cost_add_counts: of the first so many events, to a cost that
 * gives them, is not wide and stays so.  False: it is another one, nothing was
 * done.
 */
static inline bool cost_add_narrow(struct costs *costs, cost_id id,
				   uint64_t mask, const int64_t *counts)
{
	uint64_t excess = 0;
	uint32_t *cell;
	unsigned n, i;

	if (id == 0 || id < costs->frozen || mask >= COST_WIDE ||
	    !cost_is_prefix(mask))
		return false;
	cell = cost_own_cells(costs, id);
	if ((*cell++ & (mask | COST_WIDE)) != mask)
		return false;
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

/* Adds to *sum the counts[event] of the events in mask. */
void cost_add_counts(struct costs *costs, cost_id *sum, uint64_t mask,
		     const int64_t *counts);

/*
 * Adds to *sum a cost of from, which may be costs itself, or what these are on
 * top of; or takes it away.
 */
void cost_add(struct costs *costs, cost_id *sum, const struct costs *from,
	      cost_id other);
void cost_subtract(struct costs *costs, cost_id *sum, const struct costs *from,
		   cost_id other);

/* Adds a cost of the same costs so many times. */
void cost_add_times(struct costs *costs, cost_id *sum, cost_id other,
		    int64_t times);

/*
 * A cost with these sides, which are of costs and change no more; 0 if all of
 * them are 0.  It can be added to another one, or to 0, which adds side by side.
 */
cost_id cost_sides(struct costs *costs, const cost_id *sides, size_t count);

/* Such a cost of OLD and NEW.  A change that does not fit is remembered. */
cost_id cost_change(struct costs *costs, cost_id old, cost_id new);

/* Remembers, as of a sum, whether the change of a count does not fit. */
void cost_check_change(struct costs *costs, cost_id old, cost_id new);

/* Where the parts of a cost begin, behind a head; before them their number. */
enum { COST_PARTS = 2 };

/* The parts of a cost; NULL: it is the counts of events. */
static inline const uint32_t *cost_list(const struct costs *costs, cost_id id)
{
	const uint32_t *cell = id ? cost_cells(costs, id) : NULL;

	return cell && !*cell ? cell + COST_PARTS : NULL;
}

/* How many sides a cost has; 0: it has none. */
static inline size_t cost_side_count(const struct costs *costs, cost_id id)
{
	const uint32_t *list = cost_list(costs, id);

	return list ? list[-1] : 0;
}

/* What a cost is on a side; one that has no sides has nothing there. */
static inline cost_id cost_side(const struct costs *costs, cost_id id,
				size_t side)
{
	return cost_side_count(costs, id) ? cost_list(costs, id)[side] : 0;
}

/* What a cost is of OLD and of NEW; one that has no sides is NEW's. */
static inline cost_id cost_old(const struct costs *costs, cost_id id)
{
	return cost_side(costs, id, 0);
}

static inline cost_id cost_new(const struct costs *costs, cost_id id)
{
	return cost_side_count(costs, id) ? cost_side(costs, id, 1) : id;
}

/*
 * The cost of something that is called: its own, that with all that it calls,
 * and how often it was called.  0 if nothing of that is given.
 */
cost_id cost_called(struct costs *costs, cost_id own, cost_id inclusive,
		    struct call_count calls);

/* The parts of such a cost.  Of another one without sides all is its own. */
static inline cost_id cost_own(const struct costs *costs, cost_id id)
{
	const uint32_t *list = cost_list(costs, id);

	return list && !list[-1] ? list[0] : id;
}

static inline cost_id cost_inclusive(const struct costs *costs, cost_id id)
{
	const uint32_t *list = cost_list(costs, id);

	return list && !list[-1] ? list[1] : 0;
}

static inline struct call_count cost_calls(const struct costs *costs,
					   cost_id id)
{
	const uint32_t *list = cost_list(costs, id);
	struct call_count calls = {0, false};

	if (list && !list[-1]) {
		memcpy(&calls.count, list + 3, sizeof(calls.count));
		calls.given = list[2];
	}
	return calls;
}

/* Unpacks a cost: the given events into counts[event], the others zero. */
uint64_t cost_unpack(const struct costs *costs, cost_id id,
		     int64_t counts[COST_EVENTS]);

/*
 * A sum of many costs on its way. If only one cost was added, id is that cost
 * and nothing else is set; then id is 0, and what is in mask is in counts.
 */
struct cost_sum {
	cost_id id;
	uint64_t mask;
	int64_t counts[COST_EVENTS];
};

static inline void cost_sum_begin(struct cost_sum *sum)
{
	sum->id = 0;
	sum->mask = 0;
}

/* Adds a cost of costs, which learn of what does not fit. */
void cost_sum_add(struct cost_sum *sum, struct costs *costs, cost_id cost);

/* Makes *cost the sum: in its place, a new cost, or the one that was added. */
void cost_sum_store(const struct cost_sum *sum, struct costs *costs,
		    cost_id *cost);

/*
 * The larger one of two sums, event by event: one of the costs that were added,
 * or a new one.
 */
cost_id cost_sum_larger(struct cost_sum *a, struct cost_sum *b,
			struct costs *costs);

/* Whether a gives all that b gives, and no count is smaller. */
bool cost_covers(const struct costs *costs, cost_id a, cost_id b);

/* As cost_covers(), for a in from and b in costs. */
bool cost_covers_from(const struct costs *costs, cost_id b,
		      const struct costs *from, cost_id a);

/* Whether all counts are the same; what is not given counts as 0. */
bool cost_equal(const struct costs *costs, cost_id a, cost_id b);

/* The events whose counts are below zero. */
uint64_t cost_negative(const struct costs *costs, cost_id id);

void cost_free(struct costs *costs);

#endif
