/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

#include <stdint.h>

/*
 * What is known of the functions that have no name but their address.  A new build
 * moves such functions, but most keep their size, and what they cost.
 */
struct extents {
	struct names objects; /* without directories */
	uint32_t *object;     /* by function: 1 + its object; 0: it has a name */
	struct extents_side {
		uint64_t *bytes; /* by function: to the next address; 0: not known */
		int64_t *cost;   /* by function: of the first event */
	} old, new;
};

/* Finds them for the functions that are present on two sides. */
void extents_find(struct extents *extents, const struct profile *profile, const struct side *old,
		  const bool *on_old, const struct side *new, const bool *on_new);
void extents_free(struct extents *extents);
