/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef NAME_PAIRS_H
#define NAME_PAIRS_H

#include "base/names.h"
#include "base/util.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Pairs of names of files, or of objects: a name that only OLD has, and the
 * name that only NEW has whose last path components are most like it. Each of
 * them is the best match of the other.
 */
struct name_pairs {
	name_id *partner; /* by name of OLD: its name in NEW, or NONE */
	size_t names;     /* length of partner */
	size_t count;     /* number of pairs */
};

/* Finds the pairs. on_old and on_new say by name which side has the name. */
void name_pairs_make(struct name_pairs *pairs, const struct names *names,
		     const bool *on_old, const bool *on_new);
void name_pairs_free(struct name_pairs *pairs);

/* Returns the name's partner, or the name itself if it has none. */
static inline name_id name_pairs_of(const struct name_pairs *pairs,
				    name_id name)
{
	return name < pairs->names && pairs->partner[name] != NONE
		       ? pairs->partner[name]
		       : name;
}

/*
 * Returns the number of whole components that two paths share at their ends; 0
 * if one of them is ???.
 */
size_t name_pairs_common_end(struct str a, struct str b);

#endif
