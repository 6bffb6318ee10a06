/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "values/formula.h"
#include "values/settings.h"

/* A number of calls, and whether that number is known (N6). */
struct call_count {
	int64_t count;
	bool given;
};

/* The values of something on one side: costs of an arena, 0 if not given. */
struct values {
	cost_id self, inclusive;
	struct call_count calls;
};

/* The largest number of sides that a report is about: OLD and NEW. */
enum { SIDES = 2 };

/*
 * Something that costs: a row, a line, an instruction, a call, a total.  It has values in each
 * side; most things only on the sides that the report is about, which are the first ones.
 */
struct item {
	const struct costs *costs;
	const struct values *in; /* by side */
	size_t sides;
	bool slices;    /* it has all slices: rows and totals */
	bool inclusive; /* inclusive costs stand for self costs */
};

/* An item of a self cost alone, which lives as long as the block that has it. */
#define ITEM_OF(costs, cost) \
	((struct item){(costs), &(const struct values){.self = (cost)}, 1, false, false})

/* An item as it is on one side. */
static inline struct item item_in(struct item item, size_t side)
{
	return (struct item){item.costs, item.in + side, 1, false, item.inclusive};
}

/* The same item by its inclusive cost. */
static inline struct item item_inclusive(struct item item)
{
	item.inclusive = true;
	return item;
}

/* The cost of an item that its events are of, on the first side. */
static inline cost_id item_cost(struct item item)
{
	return item.inclusive ? item.in->inclusive : item.in->self;
}

/* Adds values on n sides to a sum, whose costs are in `costs`. */
void values_add(struct costs *costs, struct values *sum, const struct costs *from,
		const struct values *in, size_t n);

/*
 * The columns of a report: those shown, and those that rows are sorted by, each
 * with its threshold for listing functions.
 */
struct columns {
	const struct profile *profile;
	const struct settings *settings;
	struct formulas formulas;
	struct column *shown, *sorted;
	size_t shown_count, sorted_count;
	bool all;   /* the threshold is 100 %: every function is listed */
	bool skips; /* events before the one that is sorted by are 0 everywhere */

	bool inclusive, calls; /* what columns need besides self costs */
	/*
	 * The columns of a table for people: those shown or, with --compare, the first shown one
	 * for each slice, with a name that no other slice has, and behind them the change from the
	 * first profile to the last, or the sum of all parts or threads.
	 */
	struct column *table;
	size_t table_count, slice_count;
	struct column count; /* Calls, even if it is not shown */
	/*
	 * The first figure or sum that did not fit into 64 bits, or no text.  Who finds one goes
	 * on; columns_fit() is asked in the end.
	 */
	struct error *overflow;
	struct words kept; /* what columns point to */
	bool has_formula;
};

/* The mask of the events that the values of a column are made of. */
uint64_t column_events(const struct column *column);

/* The term of a column that is one count as it is, or NULL. */
static inline const struct term *column_term(const struct column *column)
{
	return column->term_count == 1 && column->terms->factor == 1 && column->divisor <= 1
		       ? column->terms
		       : NULL;
}

/* Returns whether a column is Calls, the number of calls of each row. */
static inline bool column_is_calls(const struct column *column)
{
	const struct term *term = column_term(column);

	return term && term->of == TERM_CALLS;
}

/* The event whose self cost a column is, or COST_EVENTS. */
static inline unsigned column_event(const struct column *column)
{
	const struct term *term = column_term(column);

	return term && term->of == TERM_SELF ? term->event : (unsigned)COST_EVENTS;
}

/* What is shown of a value from column_value(), divided by count.  The column must add up. */
struct fraction column_scale(const struct column *column, int64_t value, int64_t count);

/*
 * Gets the value of a column in an item, before its divisor, which column_scale() applies.  False,
 * and 0: it is not given, it does not fit, or the column is a ratio.  An item on one side has that
 * side's value instead of a change.  Columns of slices have values only in items that have all
 * slices.
 */
bool column_any_value(const struct columns *columns, const struct column *column, struct item item,
		      int64_t *value);

/* As column_any_value(), but fast for events of their own if nothing is compared. */
static inline bool column_value(const struct columns *columns, const struct column *column,
				struct item item, int64_t *value)
{
	const struct term *term = column->terms;

	if (column->term_count == 1 && term->of == TERM_SELF && term->factor == 1 &&
	    !column->change && !column->of_slices)
		return cost_get(item.costs, item_cost(item), term->event, value);
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

/* --- columns.c ---------------------------------------------------------- */

/*
 * Resolves --show, --sort and --threshold against the events of a profile.
 * False: *error says what is wrong.  The caller frees with columns_free() in
 * either case.  Names of columns are valid as long as settings and profile.
 */
bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error);
void columns_free(struct columns *columns);

/* Returns whether all values of columns fitted into 64 bits so far; if not, sets *error. */
bool columns_fit(const struct columns *columns, struct error *error);

/* Makes the column of a name.  False: *error says why, and names --option. */
bool columns_find(struct columns *columns, const char *option, struct str name,
		  struct column *column, struct error *error);

/*
 * The column that the report is sorted by first, or for Incl(X) X, if the self
 * costs of all rows add up to its total; else NULL.
 */
const struct column *columns_additive(const struct columns *columns);

/* The largest number of profiles that a table for people may show. */
enum { COLUMNS_MANY = 32 };

/*
 * Returns whether rows are sorted, and lists end, by the magnitude of a column: of a change and, if
 * some cost is below 0, wherever callgrind_annotate is not followed.
 */
static inline bool columns_by_size(const struct columns *columns, const struct column *column)
{
	return column->change || (columns->profile->below_zero && !columns->settings->classic);
}

/* The first sort column that is shown, else the first one shown. */
const struct column *columns_first(const struct columns *columns);

/* The name of the i-th thing that is compared: a slice, OLD or NEW. */
static inline struct str columns_side(const struct columns *columns, size_t i)
{
	if (columns->slice_count)
		return columns->table[i].name;
	return i ? STR("NEW") : STR("OLD");
}

/*
 * The sort key of an item in a sorted column: larger keys come first.  Different
 * ratios may have equal keys; columns_compare() tells them apart.
 */
int64_t columns_key(const struct columns *columns, size_t sorted, struct item item);

/*
 * Compares two items for qsort() by the sorted columns from `from` on, as those before it are
 * equal: larger ones come first.
 */
int columns_compare_rest(const struct columns *columns, size_t from, struct item a, struct item b);
static inline int columns_compare(const struct columns *columns, struct item a, struct item b)
{
	return columns_compare_rest(columns, 0, a, b);
}
