/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/names.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Functions or names of OLD to be matched with those of NEW. All zeros: none;
 * alike_pair() frees it.
 */
struct candidates {
	struct names keys;
	struct candidate *list;
	size_t count, room;
};

/* Adds an id of NEW or OLD; it is compared with ids of the same key only. */
void alike_add(struct candidates *candidates, struct str key, bool is_new,
	       uint32_t id);

/*
 * Calls pair() for each id of OLD and id of NEW that are the best match of each
 * other. In a tie, no candidate is the best match. Where too many candidates
 * have one key to compare all pairs, none is.
 *
 * likeness() returns how alike two ids are, in either order: 0 for not at all.
 */
void alike_pair(struct candidates *candidates,
		size_t (*likeness)(void *context, uint32_t a, uint32_t b),
		void (*pair)(void *context, uint32_t old, uint32_t new),
		void *context);

/*
 * Pairs names of files, or of objects: a name that only OLD has, and the name
 * that only NEW has whose last path components are most like it. on_old and
 * on_new say by name which side has the name. Returns, by name, NEW's name or
 * else the name itself, which the caller frees; adds the number of pairs to
 * *count.
 */
name_id *alike_names(const struct names *names, const bool *on_old,
		     const bool *on_new, size_t *count);

/*
 * Returns the number of whole components that two paths share at their ends; 0
 * if one of them is ???.
 */
size_t alike_common_end(struct str a, struct str b);
