/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/fraction.h"
#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "profile/profile.h"
#include "values/formula.h"
#include "values/item.h"
#include "values/settings.h"

#include <stdbool.h>
#include <stdint.h>

/* The unit that an event counts in, if its names say it. */
struct unit {
	enum unit_kind { UNIT_NONE, UNIT_TIME, UNIT_BYTES } kind;
	uint32_t size; /* of 1: in nanoseconds, or bytes */
	char text[16]; /* the same for programs: "10ns", "ms", "bytes"; empty: just a count */
};

/*
 * The unit of an event: time, where its name ends in one, as "Time_(10ns)", "cpu(ms)" and "usec" do
 * (a lone s must be in parentheses), or is one of ruby-prof, which counts microseconds; bytes,
 * where the name or the long name has this word.
 */
struct unit unit_of(struct str name, struct str long_name);

/*
 * A column of the report: the self or inclusive cost of an event, the number of calls, or a formula
 * of these.
 *
 * The values of a column either add up, or are ratios, which are computed from the counts of each
 * row.  Code that adds, cuts or divides values checks which: column_adds_up().
 */
struct column {
	struct str name; /* shown as the heading */
	enum column_from {
		COLUMN_OWN, /* the self cost */
		COLUMN_INCLUSIVE,
		COLUMN_CALLS,
	} from;
	unsigned event; /* in that cost; COST_EVENTS: see formula */
	bool is_ratio;
	enum column_unit {
		COLUMN_COUNT,   /* a whole number */
		COLUMN_NUMBER,  /* with decimals: a quotient */
		COLUMN_PERCENT, /* a built-in rate: a share of a sum */
	} unit;
	struct unit measures;    /* what a count is of, by the event's names */
	bool is_of_profile;      /* needs no inclusive costs and no Calls */
	struct formula *formula; /* owned, or NULL */
	struct str inclusive_of; /* the name X of Incl(X), else empty */
	struct column *self;     /* the column X if it adds up; owned, or NULL */
	/* Of which sides; only rows and totals have values for those after COLUMN_CHANGE. */
	enum column_how {
		COLUMN_PLAIN,         /* the only side */
		COLUMN_CHANGE,        /* NEW less OLD */
		COLUMN_SLICE,         /* a slice of --compare: `side` */
		COLUMN_FIRST_TO_LAST, /* the last slice less the first */
		COLUMN_SPAN,          /* the largest slice less the smallest */
		COLUMN_SUM,           /* all slices */
	} how;
	size_t side;
};

/*
 * The columns of a report: those shown, and those that rows are sorted by, each
 * with its threshold for listing functions.
 */
struct columns {
	const struct profile *profile;
	const struct settings *settings;
	struct column *shown;
	size_t shown_count;
	struct column *sorted;
	struct threshold {
		struct str text; /* as typed */
		struct decimal percent;
	} * thresholds; /* by sorted column */
	size_t sorted_count;
	bool all; /* the threshold is 100 %: every function is listed */

	/* The needs of columns besides self costs: events with Incl(), calls. */
	uint64_t inclusive;
	bool calls;
	bool has_ratio; /* a column is the change of a ratio */
	/*
	 * With --compare: the first shown column for each slice, with a name that no other slice
	 * has; then those over all slices; and across, the change from the first profile to the
	 * last, or the sum of all parts or threads.  All of these, and then those in sorted, use
	 * the memory of shown[0].
	 */
	struct column *slices, across; /* the names of slices are owned */
	size_t slice_count, compared_count;
	/* The column that says which components of rows are large. */
	struct column weight;
	struct column count; /* Calls, even if it is not shown */
	struct str title;    /* "Incl(EVENT)" for --summary; owned */
	struct str show;     /* the names of --show, sets of events expanded; owned */
	/*
	 * What did not fit into 64 bits first: a figure of the column, or a sum of an event
	 * (COST_CALLS: of calls).  Who finds one goes on; columns_fit() is asked in the end.
	 */
	struct overflow {
		struct str figure;
		bool sum;
		unsigned event;
	} * overflow;
};

/*
 * Resolves --show, --sort and --threshold against the events of a profile.
 * False: *error says what is wrong.  The caller frees with columns_free() in
 * either case.  Names of columns are valid as long as settings and profile.
 */
bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error);

/* Adds to unused the values of --event whose names no other option uses. */
void columns_unused(const struct columns *columns, struct words *unused);

/* Returns whether all values of columns fitted into 64 bits so far; if not, sets *error. */
bool columns_fit(const struct columns *columns, struct error *error);

void columns_free(struct columns *columns);

/*
 * The mask of the events that the first column of --show uses.  0: not known,
 * or other events may be needed.
 */
uint64_t columns_needed(const struct settings *settings, const struct profile *profile);

/* Makes the column of a name.  False: *error says why, and names --option. */
bool column_find(struct columns *columns, const char *option, struct str name,
		 struct column *column, struct error *error);

/*
 * The column that the report is sorted by first, or for Incl(X) X, if the self
 * costs of all rows add up to its total; else NULL.
 */
const struct column *columns_additive(const struct columns *columns);

/* The largest number of profiles that a table for people may show. */
enum { COLUMNS_MANY = 32 };

/* Returns whether a column is Calls, the number of calls of each row. */
static inline bool column_is_calls(const struct column *column)
{
	return column->event < COST_EVENTS && column->from == COLUMN_CALLS;
}

/* Returns whether a column is of the slices of --compare. */
static inline bool column_is_of_slices(const struct column *column)
{
	return column->how >= COLUMN_SLICE;
}

/* Returns whether a column is a difference: rows are sorted by its magnitude. */
static inline bool column_is_change(const struct column *column)
{
	return column->how == COLUMN_CHANGE || column->how == COLUMN_FIRST_TO_LAST ||
	       column->how == COLUMN_SPAN;
}

/* Returns whether values have signs. */
static inline bool column_is_signed(const struct column *column)
{
	return column->how == COLUMN_CHANGE || column->how == COLUMN_FIRST_TO_LAST;
}

/* Returns whether the values of costs add up to the value of the costs' sum. */
static inline bool column_adds_up(const struct column *column)
{
	return !column->is_ratio;
}

/*
 * The number of columns of a table for people, and its i-th column.  The columns are those shown
 * or, with --compare, one for each slice and the change or the sum.
 */
size_t columns_in_table(const struct columns *columns);
const struct column *columns_of_table(const struct columns *columns, size_t i);

/* The first sort column that is shown, else the first one shown. */
const struct column *columns_first(const struct columns *columns);

/*
 * Gets the i-th of the sorted columns, then the shown ones, then all events;
 * false: there are no more.  It uses the memory of columns.
 */
bool columns_get(const struct columns *columns, size_t i, struct column *column);

/* The name of the i-th thing that is compared: a slice, OLD or NEW. */
static inline struct str columns_side(const struct columns *columns, size_t i)
{
	if (columns->slice_count)
		return columns->slices[i].name;
	return i ? STR("NEW") : STR("OLD");
}

/* Returns whether values of a column are whole numbers. */
static inline bool column_is_count(const struct column *column)
{
	return column->unit == COLUMN_COUNT;
}

/* What is shown of a value from column_value(), divided by count.  The column must add up. */
struct fraction column_scale(const struct column *column, int64_t value, int64_t count);

/* Makes the column of a formula, not a change.  column_free() frees it. */
struct column column_of(struct str name, const struct formula *formula);

/* Frees what a column owns. */
void column_free(struct column *column);

/* Gets the count of a column without formula of an item on its first side. */
static inline bool column_get(const struct column *column, struct item item, int64_t *count)
{
	switch (column->from) {
	case COLUMN_OWN:
		return cost_get(item.costs, item_cost(item), column->event, count);
	case COLUMN_INCLUSIVE:
		return cost_get(item.costs, item.in->inclusive, column->event, count);
	case COLUMN_CALLS:
		break;
	}
	*count = item.in->calls.count;
	return item.in->calls.given;
}

/*
 * Gets the value of a column in an item, before the factor and the divisor of its formula, which
 * column_scale() applies.  False, and 0: it is not given, it does not fit, or the column is a
 * ratio.  An item on one side has that side's value instead of a change.  Columns of slices have
 * values only in items that have all slices.
 */
bool column_any_value(const struct columns *columns, const struct column *column, struct item item,
		      int64_t *value);

/* As column_any_value(), but fast for events of their own if nothing is compared. */
static inline bool column_value(const struct columns *columns, const struct column *column,
				struct item item, int64_t *value)
{
	if (column->from == COLUMN_OWN && column->event < COST_EVENTS &&
	    column->how == COLUMN_PLAIN)
		return cost_get(item.costs, item_cost(item), column->event, value);
	return column_any_value(columns, column, item, value);
}

/* Gets the value of any column as a fraction; false: it is not given. */
bool column_fraction(const struct columns *columns, const struct column *column, struct item item,
		     struct fraction *value);

/*
 * Writes a value of column_fraction() in the column's unit.  plus: values above 0 get a plus sign;
 * separators: commas between thousands, but not in percentages.  Returns the length.
 */
size_t column_print(const struct column *column, const struct fraction *value, bool plus,
		    bool separators, char text[FRACTION_TEXT]);

/* The value of columns.weight in an item; 0 if it is not given. */
int64_t columns_weight(const struct columns *columns, struct item item);

/*
 * Returns whether a value of a column can overflow 64 bits although all costs fit: the
 * value of a formula, a sum of slices, or a change from a negative count.
 */
bool columns_may_overflow(const struct columns *columns);

/* Returns whether an item, or its change from OLD to NEW, is 0, and so are its slices. */
bool columns_is_zero(const struct columns *columns, struct item item);

/*
 * The sort key of an item in a sorted column: larger keys come first.  Different
 * ratios may have equal keys; columns_compare() tells them apart.
 */
int64_t columns_key(const struct columns *columns, size_t sorted, struct item item);

/* Compares two items by the sorted columns for qsort(): larger ones come first. */
int columns_compare(const struct columns *columns, struct item a, struct item b);

/* As columns_compare(), if the sorted columns before `from` are equal. */
int columns_compare_rest(const struct columns *columns, size_t from, struct item a, struct item b);
