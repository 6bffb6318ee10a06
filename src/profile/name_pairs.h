/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef NAME_PAIRS_H
#define NAME_PAIRS_H

#include "base/names.h"
#include "base/util.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Which names of files, or of objects, that only OLD has are which of those
 * that only NEW has: those whose ends are most alike, each the other's best.
 */
struct name_pairs {
	name_id *partner; /* by name of OLD: that of NEW, or NONE */
	size_t names;
	size_t count; /* how many pairs */
};

/* on_old and on_new say by name which side has it. */
void name_pairs_make(struct name_pairs *pairs, const struct names *names,
		     const bool *on_old, const bool *on_new);
void name_pairs_free(struct name_pairs *pairs);

/* The name's partner, or else the name. */
static inline name_id name_pairs_of(const struct name_pairs *pairs,
				    name_id name)
{
	return name < pairs->names && pairs->partner[name] != NONE
		       ? pairs->partner[name]
		       : name;
}

/* How many whole components two paths share at their ends. */
size_t name_pairs_common_end(struct str a, struct str b);

#endif
