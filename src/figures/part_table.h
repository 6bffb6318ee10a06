/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/number.h"
#include "profile/profile.h"

/* A selected part.  Its texts belong to the profile or to the table. */
struct part_entry {
	const struct part *part;
	struct str number;         /* of the part; else its ordinal in digits */
	char ordinal[NUMBER_TEXT]; /* that number may point to */
	int64_t total;             /* of the first event; 0: not given */
	struct str range;          /* "desc: Timerange:", or empty */
	struct str trigger;        /* "desc: Trigger:", or empty */
};

struct part_table {
	struct part_entry *entries;
	size_t count;
	struct str event; /* name of the first event */
	int64_t all;      /* the program's total of that event */
};

/* Lists the selected parts as the profile has them.  The caller frees. */
void part_table_make(struct part_table *table, const struct profile *profile);
void part_table_free(struct part_table *table);
