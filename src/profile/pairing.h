/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

#include <stdbool.h>

/*
 * Pairs of functions of OLD and NEW that are one function with different labels: an executable or a
 * build directory has moved, a function moved to another file, or the compiler cloned it. A
 * function is in one pair at most. A function of OLD without a partner gets NEW's names of its file
 * and object, unless a function with that label exists already.
 */
struct pairing {
	size_t side;          /* index of OLD in sides; later sides are NEW */
	function_id *partner; /* by function of OLD: its partner, or NONE */
	size_t functions;     /* length of partner */
	size_t count;         /* number of pairs */
	/* By name of OLD: NEW's name of the file or object, or the same one. */
	name_id *file, *object;
	size_t names; /* number of names that have another one in NEW */
};

/*
 * The functions, files and objects of the last sides. They are kept from one
 * pairing to the next, because collecting them again for each pairing would
 * take quadratic time. All zeros at first; free with pairing_later_free().
 */
struct pairing_later {
	size_t sides; /* number of sides seen, from the last one back */
	bool *functions, *files, *objects;
	size_t functions_room;
};
void pairing_later_free(struct pairing_later *later);

/*
 * Pairs functions of OLD, the side `side`, that no later side has with functions that only later
 * sides have. OLD must not be the last side. If there are more than two sides, call this for later
 * sides first, with the same `later`.
 */
void pairing_make(struct pairing *pairing, const struct profile *profile, size_t side,
		  struct pairing_later *later);

/*
 * Moves all costs and calls of OLD's functions to their partners of NEW, and
 * changes OLD's line numbers by `lines`, unless lines is NULL. No cost is lost,
 * and no total changes. Returns false if a sum does not fit into 64 bits.
 */
bool pairing_apply(const struct pairing *pairing, struct profile *profile,
		   const struct profile_lines *lines);

void pairing_free(struct pairing *pairing);
