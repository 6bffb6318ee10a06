/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stddef.h>

/*
 * Finds the names that are most like a name that does not exist: those with the fewest changes, one
 * at most and one more for every five letters.  A change is a letter that is added, removed,
 * replaced, or swapped with the next one.  Upper and lower case count as the same.
 */
enum { NEAREST_MOST = 3, NEAREST_LONGEST = 80 };

struct nearest {
	struct str wanted;
	size_t most; /* changes; 0: no name is proposed */
	struct near {
		struct str name;
		size_t changes;
	} list[NEAREST_MOST]; /* the nearest first, ties by their bytes */
	size_t count;
};

/* If wanted has under 2 or over NEAREST_LONGEST bytes, proposes no name. */
void nearest_begin(struct nearest *nearest, struct str wanted);

/*
 * Tries a name that exists: compares a spelling of it, and puts the name into the list, at most
 * once.  name and wanted must outlive nearest.
 */
void nearest_try(struct nearest *nearest, struct str spelling, struct str name);
