/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

#include <stdbool.h>
#include <stdint.h>

/* A number of calls, and whether that number is known (N6). */
struct call_count {
	int64_t count;
	bool given;
};

/* What something costs in one view: costs of an arena, 0 if not given. */
struct amounts {
	cost_id self, inclusive;
	struct call_count calls;
};

/* The largest number of sides: OLD and NEW. */
enum { SIDES = 2 };

/*
 * Something that costs: a row, a line, an instruction, a call, a total.  It has amounts in each
 * view; most things have them on the sides of a profile only, which are the first views.
 */
struct item {
	const struct costs *costs;
	const struct amounts *in; /* by view */
	size_t views;
	bool slices;    /* it has all slices: rows and totals */
	bool inclusive; /* inclusive costs stand for self costs */
};

/* An item of a self cost alone, which lives as long as the block that has it. */
#define ITEM_OF(costs, cost) \
	((struct item){(costs), &(const struct amounts){.self = (cost)}, 1, false, false})

/* An item as it is in one view. */
static inline struct item item_in(struct item item, size_t view)
{
	return (struct item){item.costs, item.in + view, 1, false, item.inclusive};
}

/* The same item by its inclusive cost. */
static inline struct item item_inclusive(struct item item)
{
	item.inclusive = true;
	return item;
}

/* The cost of an item that its events are of, in the first view. */
static inline cost_id item_cost(struct item item)
{
	return item.inclusive ? item.in->inclusive : item.in->self;
}

/* Adds amounts in n views to a sum, whose costs are in `costs`. */
void amounts_add(struct costs *costs, struct amounts *sum, const struct costs *from,
		 const struct amounts *in, size_t n);

/* Records an overflow if the change from the first amounts to the second does not fit. */
void amounts_check_change(struct costs *costs, const struct amounts *sides);
