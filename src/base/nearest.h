/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef NEAREST_H
#define NEAREST_H

#include "base/str.h"

#include <stddef.h>

/*
 * The names that are most like one that is not there: those that one gets from
 * it with the fewest changes, each a letter more, less, another one, or two
 * letters that have changed places.  Capital letters are no other letters.
 */
enum { NEAREST_MOST = 3, NEAREST_LONGEST = 200 };

struct nearest {
	struct str wanted;
	size_t most; /* changes; with more, a name is not like it */
	struct near {
		struct str name;
		size_t changes;
	} list[NEAREST_MOST]; /* the nearest first, ties by their bytes */
	size_t count;
};

/* Nothing is near to a name of more than NEAREST_LONGEST bytes. */
void nearest_begin(struct nearest *nearest, struct str wanted);

/*
 * Looks at one of the names that are there: spelling is compared, and name is
 * what goes into the list, once.  Both outlive nearest.
 */
void nearest_try(struct nearest *nearest, struct str spelling, struct str name);

#endif
