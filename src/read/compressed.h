/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COMPRESSED_H
#define COMPRESSED_H

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
 * Compressed names of one kind: "(ID) name". Programs number from 1, with gaps;
 * small ids are looked up in a two-level array, others in a hash map. The array
 * grows only as many ids have names, so a hostile id cannot force a large
 * allocation.
 */
enum { ID_PAGE = 256, ID_PAGES = 4096 };

struct compressed {
	const char *what; /* as messages have it: "a file" */
	struct profile *profile;
	struct departures *departures;
	struct str directory; /* that names are shown relative to, or empty */
	bool has_originals;   /* what is changed is kept as it was written */

	uint32_t **pages; /* NULL: no id of it has a name */
	size_t page_count, page_room;
	uint64_t defined; /* ids that have a name */
	name_id last;     /* that was written out; NONE at first */
	struct map far;
	name_id *far_name;
	size_t far_room;

	const struct renames *renames; /* or NULL */
	struct names raw;              /* as written, where renames has any */
	name_id *after;                /* by name of raw: the name after them */
	size_t after_count, after_room;
};

/*
 * Begins the names of a kind in a file, of which the profile, departures and renames
 * (or NULL) are.  The caller sets directory and has_originals.
 */
void compressed_begin(struct compressed *ids, const char *what,
		      struct profile *profile, struct departures *departures,
		      const struct renames *renames);

/*
 * The name in text, which is "name", "(ID) name" or "(ID)" (PositionName in the
 * specification) and stands in this line of the file.
 */
name_id compressed_name(struct compressed *ids, uint64_t line, struct str text);

/* The name that an id was given, if it is kept in a page; else NONE. */
static inline name_id compressed_known(const struct compressed *ids,
				       uint64_t id)
{
	const uint32_t *page;

	if (id / ID_PAGE >= ids->page_count)
		return NONE;
	page = ids->pages[id / ID_PAGE];
	/* Of an id without a name, 0 - 1 is NONE. */
	return page ? page[id % ID_PAGE] - 1 : NONE;
}

void compressed_free(struct compressed *ids);

#endif
