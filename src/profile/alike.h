/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ALIKE_H
#define ALIKE_H

#include "base/util.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A function or name of one side that may be matched with one of the other. */
struct candidate {
	uint32_t key; /* only those of one key are compared */
	bool is_new;  /* whose it is: NEW's, or OLD's */
	uint32_t id;
};

/* Those of one key: OLD's, and behind them NEW's, each in the order of ids. */
struct alike {
	const struct candidate *old, *new;
	size_t old_count, now_count;
};

/* The order in which groups are taken. */
void alike_sort(struct candidate *list, size_t count);

/* Iterates over the groups of equal key, from *at on; false at the end. */
bool alike_next(const struct candidate *list, size_t count, size_t *at,
		struct alike *group);

/*
 * The id of NEW's that is most like the i-th one of OLD's, if that is most like
 * it too; else NONE.  Of several that are equally like one, none is.  Where a
 * group has too many to compare each with each, none is found.
 *
 * likeness says how alike two ids are, in any order: 0 for not at all.
 */
uint32_t alike_best(const struct alike *group, size_t i,
		    size_t (*likeness)(const void *context, uint32_t a,
				       uint32_t b),
		    const void *context);

#endif
