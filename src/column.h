/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COLUMN_H
#define COLUMN_H

#include "options.h"
#include "profile.h"
#include "str.h"
#include "util.h"

#include <stdbool.h>
#include <stdint.h>

/* What a column of the report shows. */
struct column {
	struct str name;        /* as the heading shows it */
	unsigned event;
};

/*
 * The columns of a report: those shown, and those that it is sorted by, each
 * with the threshold for the functions listed.
 */
struct columns {
	struct column *shown;
	size_t shown_count;
	struct column *sorted;
	struct threshold {
		struct str text; /* as it was typed */
		double percent;
	} *thresholds;          /* by sorted column */
	size_t sorted_count;
	bool by_magnitude;      /* sort by size, whatever the sign: --diff */
	bool all;               /* no threshold: every function is listed */
};

/*
 * Resolves --show, --sort and --threshold against the events of a profile.
 * False: *error names what is wrong.  The caller frees in either case; the
 * names last as long as options and the names of profile.
 */
bool columns_init(struct columns *columns, const struct options *options,
		  const struct profile *profile, struct error *error);
void columns_free(struct columns *columns);

/* The column of this name; false if the profile has no such event. */
bool column_find(struct column *column, const struct profile *profile,
		 struct str name);

/* Says in *error that --option names no event, and which there are; false. */
bool column_not_found(const struct profile *profile, const char *option,
		      struct str name, struct error *error);

/* The value of a column in a row; false, and 0, where it is not given. */
static inline bool column_value(const struct column *column,
				const struct costs *costs, uint32_t row,
				int64_t *value)
{
	return cost_get(costs, row, column->event, value);
}

/* What a row sorts by in a sorted column: the larger comes first. */
int64_t columns_key(const struct columns *columns, size_t sorted,
		    const struct costs *costs, uint32_t row);

/*
 * The order of two rows by the sorted columns, the larger first: below 0, 0 or
 * above 0 as for qsort.
 */
int columns_compare(const struct columns *columns, const struct costs *a_costs,
		    uint32_t a, const struct costs *b_costs, uint32_t b);

#endif
