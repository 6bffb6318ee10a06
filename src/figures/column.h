/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COLUMN_H
#define COLUMN_H

#include "base/fraction.h"
#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "figures/formula.h"
#include "figures/settings.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * What a column of the report shows: an event of what something costs itself,
 * or with all that it calls; or how often it is called; or a formula of these.
 *
 * A column adds up, or it is a ratio, which is formed of the counts of each
 * row.  Whoever adds, folds, cuts or divides asks it.
 */
struct column {
	struct str name; /* as the heading shows it */
	enum column_from {
		COLUMN_OWN, /* the cost itself */
		COLUMN_INCLUSIVE,
		COLUMN_CALLS,
	} from;
	unsigned event; /* of that cost; COST_EVENTS: formula says it */
	bool is_ratio;
	enum column_unit {
		COLUMN_COUNT,   /* whole */
		COLUMN_MEAN,    /* of counts of several runs */
		COLUMN_NUMBER,  /* with decimals: counts divided by something */
		COLUMN_PERCENT, /* of one sum in another */
	} unit;
	int64_t means;           /* see profile.means; 0 is as 1 */
	bool is_of_profile;      /* of what costs are themselves only */
	struct formula *formula; /* owned, or NULL */
	struct column *self;     /* of Incl(X): X; owned, or NULL */
	bool of_slices;          /* of what the slices of --compare have */
	bool is_change;          /* from one side, or slice, to another */
	enum column_among {      /* what it takes of the slices' values */
			    AMONG_ONE, /* that of side; of a change, of two sides */
			    AMONG_SUM,
			    AMONG_LEAST,
			    AMONG_MEDIAN,
			    AMONG_MOST,
			    AMONG_ENDS, /* the largest change between two */
	} among;
	size_t side; /* which side of a cost that has sides */
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
	bool all; /* no threshold: every function is listed */

	/* What costs of rows need besides their own: which events, and calls. */
	uint64_t inclusive;
	bool calls;
	bool has_ratio; /* with --diff */
	/*
	 * How many sides the costs of rows have: those of the profile, and
	 * after them its slices.
	 */
	size_t sides;
	/*
	 * With --compare: the first column shown, of each slice; and after them
	 * its change from the first profile to the last, or the sum of all
	 * parts or threads.
	 */
	struct column *slices, across;
	struct column over[4]; /* of all slices: by enum over_slices */
	char **slice_names;    /* owned */
	size_t slice_count;
	/* By which parts are weighed: it adds up, and any cost may have it. */
	struct column weight;
	struct column count;  /* the number of calls, shown or not */
	char *title;          /* a name of --summary, without NUL; owned */
	struct str *overflow; /* a column that did not fit, or empty */
};

/* What is shown of all slices together. */
enum over_slices { OVER_LEAST, OVER_MEDIAN, OVER_MOST, OVER_SPREAD };

/* How many columns a brief table has, and up to how many profiles none does. */
enum { COLUMNS_BRIEF = 5, COLUMNS_MANY = 32 };

/* Whether a column is Calls, the number of calls of each row. */
static inline bool column_is_calls(const struct column *column)
{
	return column->event < COST_EVENTS && column->from == COLUMN_CALLS;
}

/* Whether values have signs, in a report where those of the sides do or do not. */
static inline bool column_is_signed(const struct column *column, bool changes)
{
	return column->of_slices
		       ? column->is_change && column->among != AMONG_ENDS
		       : changes;
}

/* Whether the sum of a column's values is the value of a sum. */
static inline bool column_adds_up(const struct column *column)
{
	return !column->is_ratio;
}

/*
 * The columns of a table for people: those shown, or with --compare one for
 * each slice, and the change or the sum.  In brief, of profiles, they are the
 * first and the last, their median, their spread and the change.  With --spread
 * they are columns.over, and before these the slices unless it is alone or in
 * brief.
 */
size_t columns_in_table(const struct columns *columns, bool brief);
const struct column *columns_of_table(const struct columns *columns, bool brief,
				      size_t i);

/* What all slices have in a column, which owns what it has. */
struct column column_over(const struct columns *columns,
			  const struct column *column, enum over_slices over);

/* Whether profiles are so many that the table is brief, however wide it is. */
static inline bool columns_are_many(const struct columns *columns)
{
	return columns->slice_count > COLUMNS_MANY &&
	       columns->settings->compare == COMPARE_FILE;
}

/* Whether one is between the first and the last of so many profiles. */
static inline bool columns_is_between(const struct columns *columns, size_t i)
{
	return columns_are_many(columns) && i && i + 1 < columns->slice_count;
}

/* What the i-th thing that is compared is called: a slice, OLD or NEW. */
static inline struct str columns_side(const struct columns *columns, size_t i)
{
	if (columns->slice_count)
		return columns->slices[i].name;
	return i ? STR("NEW") : STR("OLD");
}

/* Whether a column is of whole counts. */
static inline bool column_is_count(const struct column *column)
{
	return column->unit == COLUMN_COUNT;
}

/*
 * A value of a column that adds up, as column_value has it, divided by count,
 * as it is shown.
 */
struct fraction column_amount(const struct column *column, int64_t value,
			      int64_t count);

/* The column of a formula; it is of no change. */
struct column column_of(struct str name, const struct formula *formula);

/* Frees what a column owns. */
void column_free(struct column *column);

/* The count that a column is, without a formula, in a cost without sides. */
bool column_get(const struct column *column, const struct costs *costs,
		cost_id cost, int64_t *count);

/*
 * The value of a column that adds up in a cost, as the number of times that it
 * has the factor of its formula over the divisor: column_amount says how much
 * that is.  False, and 0, where it is not given.  A ratio has none.  Of a cost that has sides it
 * is the value on the column's side or their change, NEW's less OLD's; of one
 * that has none, its value.  Columns of slices have values of costs of rows and
 * totals only, which have all sides.
 */
bool column_figure(const struct columns *columns, const struct column *column,
		   const struct costs *costs, cost_id cost, int64_t *value);

static inline bool column_value(const struct columns *columns,
				const struct column *column,
				const struct costs *costs, cost_id cost,
				int64_t *value)
{
	if (column->event < COST_EVENTS && columns->sides <= 1)
		return column->from == COLUMN_OWN
			       ? cost_get(costs, cost_own(costs, cost),
					  column->event, value)
			       : column_get(column, costs, cost, value);
	return column_figure(columns, column, costs, cost, value);
}

/* The same of any column.  A ratio is 1 where it is shown as 100 %. */
bool column_fraction(const struct columns *columns, const struct column *column,
		     const struct costs *costs, cost_id cost,
		     struct fraction *value);

/*
 * The value in one of several runs, a slice of the profile; false, and 0: it is
 * not given.
 */
bool column_run(const struct columns *columns, const struct column *column,
		const struct costs *costs, cost_id cost, size_t run,
		struct fraction *value);

/*
 * Writes a value, as column_fraction has it, in the column's unit; with plus
 * for changes, separators between thousands of counts.  Returns the length.
 */
size_t column_print(const struct column *column, const struct fraction *value,
		    bool plus, bool separators, char text[FRACTION_TEXT]);

/* A cost in the column by which parts are weighed; 0 if it is not given. */
int64_t columns_weight(const struct columns *columns, const struct costs *costs,
		       cost_id cost);

/*
 * Whether a value of the columns could fail to fit into 64 bits though all costs
 * do: that of a formula, a sum of slices, or a change from below zero.
 */
bool columns_may_overflow(const struct columns *columns);

/* Whether nothing has changed in a cost, and no slice shows anything of it. */
bool columns_is_zero(const struct columns *columns, const struct costs *costs,
		     cost_id cost);

/*
 * What a cost sorts by in a sorted column: the larger comes first.  The keys of
 * ratios may be equal where these are not; columns_compare knows.
 */
int64_t columns_key(const struct columns *columns, size_t sorted,
		    const struct costs *costs, cost_id cost);

/*
 * The order of two costs by the sorted columns, the larger first: below 0, 0 or
 * above 0 as for qsort.
 */
int columns_compare(const struct columns *columns, const struct costs *a_costs,
		    cost_id a, const struct costs *b_costs, cost_id b);

/* The same where the sorted columns before from are known to be equal. */
int columns_compare_rest(const struct columns *columns, size_t from,
			 const struct costs *a_costs, cost_id a,
			 const struct costs *b_costs, cost_id b);

#endif
