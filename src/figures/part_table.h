/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PART_TABLE_H
#define PART_TABLE_H

#include "profile/profile.h"

/* A part that was read and is selected.  Its texts are the profile's. */
struct part_entry {
	const struct part *part;
	int64_t total;      /* of the first event; 0 where it has none */
	struct str range;   /* "desc: Timerange:", or empty */
	struct str trigger; /* "desc: Trigger:", or empty */
};

struct part_table {
	struct part_entry *entries;
	size_t count;
	struct str event; /* the first one; empty: the profile has none */
	/* The totals of all sides together, and what divides them and those of
	   the parts, so that they fit: 1 but for the largest counts. */
	int64_t all, unit;
};

/* All parts, in the order of reading.  The caller frees. */
void part_table_make(struct part_table *table, const struct profile *profile);
void part_table_free(struct part_table *table);

#endif
