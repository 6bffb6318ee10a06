/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef NEAREST_H
#define NEAREST_H

#include "base/str.h"

#include <stddef.h>

/*
 * Finds the names that are most like a name that does not exist: those with the
 * fewest changes, where a change is a letter added, removed, replaced, or
 * swapped with the next one.  Upper and lower case count as the same.
 */
enum { NEAREST_MOST = 3, NEAREST_LONGEST = 200 };

struct nearest {
	struct str wanted;
	size_t most; /* changes; names with more are not, or no more, proposed */
	struct near {
		struct str name;
		size_t changes;
	} list[NEAREST_MOST]; /* the nearest first, ties by their bytes */
	size_t count;
};

/* No name is proposed for one of more than NEAREST_LONGEST bytes. */
void nearest_begin(struct nearest *nearest, struct str wanted);

/*
 * Tries a name that exists: spelling is compared, and name goes into the list,
 * at most once.  Both must outlive nearest.
 */
void nearest_try(struct nearest *nearest, struct str spelling, struct str name);

#endif
