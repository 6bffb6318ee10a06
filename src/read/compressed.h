/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COMPRESSED_H
#define COMPRESSED_H

#include "read/parser.h"

/*
 * The name in text, which is "name", "(ID) name" or "(ID)" (PositionName in the
 * specification).  ids has the ids of its kind.
 */
name_id compressed_name(struct parser *p, struct compressed *ids,
			struct str text);

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
