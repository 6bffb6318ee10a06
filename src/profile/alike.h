/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ALIKE_H
#define ALIKE_H

#include "base/util.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A function or name of one side to be matched with one of the other side. */
struct candidate {
	uint32_t key; /* only equal keys are compared */
	bool is_new;  /* whether it is NEW's, not OLD's */
	uint32_t id;
};

/* The candidates of one key: OLD's, then NEW's, each in the order of ids. */
struct alike {
	const struct candidate *old, *new;
	size_t old_count, new_count;
};

/* Sorts candidates for alike_next(): by key, OLD before NEW, and by id. */
void alike_sort(struct candidate *list, size_t count);

/* Iterates over the groups of equal key, from *at on; false at the end. */
bool alike_next(const struct candidate *list, size_t count, size_t *at,
		struct alike *group);

/*
 * Returns the id of NEW's candidate that is the best match of OLD's i-th one,
 * if each is the best match of the other; else NONE. In a tie, no candidate is
 * the best match. In a group that is too large to compare all pairs, none is.
 *
 * likeness() returns how alike two ids are, in either order: 0 for not at all.
 */
uint32_t alike_best(const struct alike *group, size_t i,
		    size_t (*likeness)(const void *context, uint32_t a,
				       uint32_t b),
		    const void *context);

#endif
