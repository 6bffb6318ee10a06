/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"
#include "profile/profile.h"
#include "read/departures.h"
#include "read/renames.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Compressed names, "(ID) name", of one kind and in one file. Programs number names from 1, with
 * gaps. Small ids are looked up in an array, others, as hostile ones, in a hash map.
 */
enum { COMPRESSED_NEAR = 1 << 20 };

struct compressed {
	/* The reader sets these, and `last` to NONE; the rest is zero at first. */
	const char *what; /* the kind in messages: "a file" */
	struct profile *profile;
	struct departures *departures;
	struct str directory;          /* names are shown relative to it; or empty */
	bool has_originals;            /* the written form of changed names is kept */
	const struct renames *renames; /* or NULL */

	name_id *near; /* by id: name + 1; 0: none */
	size_t near_count, near_room;
	struct map far;    /* ids from COMPRESSED_NEAR on */
	name_id *far_name; /* as near, by id of far */
	size_t far_count, far_room;
	name_id last; /* of the last name without an id; NONE at first */

	name_id *after; /* by name as it was written: the changed name + 1; 0: not known */
	size_t after_count, after_room;
};

/*
 * Returns the name in text: "name", "(ID) name" or "(ID)" (PositionName in the
 * specification). `line` is for messages.
 */
name_id compressed_name(struct compressed *ids, uint64_t line, struct str text);

/* Returns the name of an id if the id is near; else NONE, which is 0 - 1. */
static inline name_id compressed_known(const struct compressed *ids, uint64_t id)
{
	return id < ids->near_count ? ids->near[id] - 1 : NONE;
}

void compressed_free(struct compressed *ids);
