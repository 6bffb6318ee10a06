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

/* The values of something on one side: costs of an arena, 0 if not given. */
struct values {
	cost_id self, inclusive;
	struct call_count calls;
};

/* The largest number of sides that a report is about: OLD and NEW. */
enum { SIDES = 2 };

/*
 * Something that costs: a row, a line, an instruction, a call, a total.  It has values in each
 * side; most things only on the sides that the report is about, which are the first ones.
 */
struct item {
	const struct costs *costs;
	const struct values *in; /* by side */
	size_t sides;
	bool slices;    /* it has all slices: rows and totals */
	bool inclusive; /* inclusive costs stand for self costs */
};

/* An item of a self cost alone, which lives as long as the block that has it. */
#define ITEM_OF(costs, cost) \
	((struct item){(costs), &(const struct values){.self = (cost)}, 1, false, false})

/* An item as it is on one side. */
static inline struct item item_in(struct item item, size_t side)
{
	return (struct item){item.costs, item.in + side, 1, false, item.inclusive};
}

/* The same item by its inclusive cost. */
static inline struct item item_inclusive(struct item item)
{
	item.inclusive = true;
	return item;
}

/* The cost of an item that its events are of, on the first side. */
static inline cost_id item_cost(struct item item)
{
	return item.inclusive ? item.in->inclusive : item.in->self;
}

/* Adds values on n sides to a sum, whose costs are in `costs`. */
void values_add(struct costs *costs, struct values *sum, const struct costs *from,
		const struct values *in, size_t n);
