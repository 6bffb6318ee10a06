/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"
#include "base/names.h"
#include "base/str.h"
#include "base/util.h"
#include "profile/profile.h"
#include "read/departures.h"
#include "read/renames.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Compressed names, "(ID) name", of one kind and in one file.  Programs number names from 1, with
 * gaps.  Small ids are looked up in a two-level array, others in a hash map.  The array may grow
 * only with the number of ids that have names, so a hostile id cannot force a large allocation.
 */
enum { ID_PAGE = 256, ID_PAGES = 4096 };

struct compressed {
	/* The reader sets these, and `last` to NONE; the rest is zero at first. */
	const char *what; /* the kind in messages: "a file" */
	struct profile *profile;
	struct departures *departures;
	struct str directory;          /* names are shown relative to it; or empty */
	bool has_originals;            /* the written form of changed names is kept */
	const struct renames *renames; /* or NULL */

	uint32_t **pages; /* by page; NULL: no id of the page has a name */
	size_t page_count, page_room;
	uint64_t defined; /* number of ids that have a name */
	name_id last;     /* last name that keep_name() kept; NONE at first */
	struct map far;   /* ids that are in no page */
	name_id *far_name;
	size_t far_room;

	struct names raw; /* names as written, to be renamed */
	name_id *after;   /* by id in raw: the new name */
	size_t after_count, after_room;
};

/*
 * Returns the name in text: "name", "(ID) name" or "(ID)" (PositionName in the
 * specification). `line` is for messages.
 */
name_id compressed_name(struct compressed *ids, uint64_t line, struct str text);

/* Returns the name of an id if the id is in a page; else NONE. */
static inline name_id compressed_known(const struct compressed *ids, uint64_t id)
{
	const uint32_t *page;

	if (id / ID_PAGE >= ids->page_count)
		return NONE;
	page = ids->pages[id / ID_PAGE];
	/* An id without a name has 0, and 0 - 1 is NONE. */
	return page ? page[id % ID_PAGE] - 1 : NONE;
}

void compressed_free(struct compressed *ids);
