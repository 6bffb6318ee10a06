/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COLUMN_H
#define COLUMN_H

#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "profile/profile.h"
#include "report/formula.h"
#include "report/settings.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * What a column of the report shows: one event, or a formula of events.  Rows
 * of the report have, besides the events of the profile, counts of calls and
 * inclusive costs as events of their own, where columns show them.
 */
struct column {
	struct str name; /* as the heading shows it */
	unsigned event;  /* COST_EVENTS: formula says it */
	bool is_ratio;
	struct formula *formula; /* owned, or NULL */
	bool inclusive;          /* Incl(...) ... */
	unsigned base;           /* ... of this event, or COST_EVENTS */
};

/*
 * The columns of a report: those shown, and those that it is sorted by, each
 * with the threshold for the functions listed.
 */
struct columns {
	const struct profile *profile;
	const struct settings *settings;
	struct column *shown;
	size_t shown_count;
	struct column *sorted;
	struct threshold {
		struct str text; /* as it was typed */
		struct decimal percent;
	} * thresholds; /* by sorted column */
	size_t sorted_count;
	bool by_magnitude; /* --diff: sort by size, whatever the sign */
	bool all;          /* no threshold: every function is listed */

	/* Events of the report's own come after those of the profile. */
	unsigned events; /* how many there are, with those */
	unsigned calls;  /* which one counts calls; 0: none does */
	unsigned inclusive[COST_EVENTS]; /* by event E: Incl(E), or 0 */
	struct ratio {
		struct formula formula;
		struct str name;
		unsigned event;
	} * ratios; /* with --diff: those that rows have */
	size_t ratio_count, ratio_room;
	char *title;          /* of a column of --summary; owned */
	struct str *overflow; /* a column that did not fit, or empty */
};

/*
 * Resolves --show, --sort and --threshold against the events of a profile.
 * False: *error names what is wrong.  The caller frees in either case; the
 * names last as long as options and the names of profile.
 */
bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error);
void columns_free(struct columns *columns);

/* The column of this name.  False: *error says what is wrong, for --option. */
bool column_find(struct columns *columns, const char *option, struct str name,
		 struct column *column, struct error *error);

/*
 * The value of a column in a cost; false, and 0, where it is not given.  A
 * ratio is in millionths of a percent.
 */
enum { COLUMN_RATIO = 1000000 };
bool column_formula(const struct columns *columns, const struct column *column,
		    const struct costs *costs, cost_id cost, int64_t *value);

static inline bool column_value(const struct columns *columns,
				const struct column *column,
				const struct costs *costs, cost_id cost,
				int64_t *value)
{
	if (column->event < COST_EVENTS)
		return cost_get(costs, cost, column->event, value);
	return column_formula(columns, column, costs, cost, value);
}

static inline bool column_is_ratio(const struct column *column)
{
	return column->is_ratio;
}

/*
 * With --diff, the change of a ratio is not the ratio of the changes: so ratios
 * are events of the report's own.  Adds them to a cost of one side.
 */
void columns_add_ratios(const struct columns *columns, struct costs *costs,
			cost_id *cost);

/* What a cost sorts by in a sorted column: the larger comes first. */
int64_t columns_key(const struct columns *columns, size_t sorted,
		    const struct costs *costs, cost_id cost);

/*
 * The order of two costs by the sorted columns, the larger first: below 0, 0 or
 * above 0 as for qsort.
 */
int columns_compare(const struct columns *columns, const struct costs *a_costs,
		    cost_id a, const struct costs *b_costs, cost_id b);

#endif
