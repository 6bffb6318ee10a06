/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"
#include "base/str.h"

#include <stdint.h>

typedef uint32_t name_id;

/* Stores each name once: objects, files, functions, events, header lines. */
struct names {
	struct hash table;
	char *bytes;
	size_t used, room;
	size_t *begin; /* by id: offset in bytes; a name ends at the next */
	size_t count, begin_room;
};

/* Returns the id of a name; stores a copy of the name if it is new. */
name_id names_id(struct names *names, struct str name);

/* The id of a name, or NONE if it is not stored. */
name_id names_find(const struct names *names, struct str name);

/* A name by its id; valid until the next names_id. */
static inline struct str names_str(const struct names *names, name_id id)
{
	const size_t *begin = names->begin + id;

	return (struct str){names->bytes + begin[0], begin[1] - begin[0]};
}

void names_free(struct names *names);
