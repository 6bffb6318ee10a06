/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

#include "base/number.h"

#include <stdlib.h>

/* --- what a column is -------------------------------------------------- */

struct column column_of(struct str name, const struct formula *formula)
{
	const struct terms *terms = &formula->over;
	const bool divided = formula->ratio || formula_divisor(formula) != 1;
	uint64_t events = terms->events | terms->inclusive;
	struct column column = {
		.name = name,
		.is_ratio = formula->ratio,
		.unit = formula->percent ? COLUMN_PERCENT
			: divided        ? COLUMN_NUMBER
					 : COLUMN_COUNT,
		.is_of_profile = !formula_is_of_rows(formula),
		.from = COLUMN_CALLS,
	};
	unsigned term = FORMULA_CALLS;

	if (events) {
		column.from = terms->events ? COLUMN_OWN : COLUMN_INCLUSIVE;
		column.event = bits_first(events);
		term = column.event + (terms->events ? 0 : (unsigned)FORMULA_INCLUSIVE);
	}
	/* A single count needs no formula. */
	if (!divided && !(events & (events - 1)) && terms->factor[term] == 1 &&
	    !!terms->events + !!terms->inclusive + terms->calls == 1)
		return column;
	column.event = COST_EVENTS;
	column.formula = util_alloc(1, sizeof(*column.formula));
	*column.formula = *formula;
	return column;
}

void column_free(struct column *column)
{
	if (column->self)
		free(column->self->formula);
	free(column->self);
	free(column->formula);
	*column = (struct column){.event = COST_EVENTS};
}

/* --- the counts of an item on one side ---------------------------------- */

/* A count that is given, and its factor in a formula. */
struct term {
	int64_t count, factor;
};

/* Lists the terms of some events that a cost gives; returns their number. */
static size_t add_terms(struct term *list, uint64_t events, const int64_t *factor,
			const struct costs *costs, cost_id cost)
{
	struct cost_parts parts = cost_parts(costs, cost);
	uint64_t left = events & parts.mask;
	size_t n = 0;

	for (; left; left &= left - 1) {
		unsigned event = bits_first(left);

		cost_part(&parts, event, &list[n].count);
		list[n++].factor = factor[event];
	}
	return n;
}

/*
 * Finds the sum of n terms even if partial sums overflow 64 bits.  False: the sum overflows, too.
 */
static bool sum_exactly(const struct term *list, size_t n, int64_t *sum)
{
	struct fraction total = fraction_of(0, 1);

	for (size_t i = 0; i < n; i++) {
		struct fraction less = fraction_of_product(list[i].count, list[i].factor, -1);

		total = fraction_difference(&total, &less);
		if (total.over.high >> 63)
			return false;
	}
	if (total.over.high || total.over.low > (uint64_t)INT64_MAX + total.negative)
		return false;
	*sum = total.negative ? -(int64_t)(total.over.low - 1) - 1 : (int64_t)total.over.low;
	return true;
}

/*
 * Computes a sum of a column's formula.  False, and 0: none of its terms is
 * given, or the sum does not fit, which sets *columns->overflow.
 */
static bool sum_of(const struct columns *columns, struct str name, const struct terms *terms,
		   struct item item, int64_t *sum)
{
	struct term list[FORMULA_TERMS];
	size_t n = add_terms(list, terms->events, terms->factor, item.costs, item_cost(item)), i;

	n += add_terms(list + n, terms->inclusive, terms->factor + FORMULA_INCLUSIVE, item.costs,
		       item.in->inclusive);
	if (terms->calls && item.in->calls.given)
		list[n++] = (struct term){item.in->calls.count, terms->factor[FORMULA_CALLS]};
	*sum = 0;
	for (i = 0; i < n; i++) {
		int64_t count;

		if (overflow_mul(list[i].count, list[i].factor, &count) || !util_add(sum, count))
			break;
	}
	if (i == n || sum_exactly(list, n, sum))
		return n > 0;
	columns->overflow->figure = name;
	*sum = 0;
	return false;
}

/* --- values ------------------------------------------------------------ */

/* A value of a column: over / under; under is 0 if the divisor is not given. */
struct value {
	int64_t over, under;
	bool given;
};

/* The value of a column in an item on one side. */
static struct value value_in(const struct columns *columns, const struct column *column,
			     struct item item, size_t side)
{
	struct value value = {.under = 1};

	item.in += side;
	if (column->event < COST_EVENTS) {
		value.given = column_get(column, item, &value.over);
		return value;
	}
	value.given = sum_of(columns, column->name, &column->formula->over, item, &value.over);
	if (!column->is_ratio)
		return value;
	/* A numerator that is not given is 0 (N6). */
	sum_of(columns, column->name, &column->formula->under, item, &value.under);
	value.given = value.under != 0;
	return value;
}

/* The value of a column in an item, of one slice. */
static struct value slice_value(const struct columns *columns, const struct column *column,
				struct item item, size_t slice)
{
	return value_in(columns, column, item, profile_slice_side(columns->profile, slice));
}

/* The sum of the values of all slices. */
static struct value slices_sum(const struct columns *columns, const struct column *column,
			       struct item item)
{
	struct value sum = slice_value(columns, column, item, 0);

	for (size_t i = 1; i < columns->slice_count; i++) {
		struct value one = slice_value(columns, column, item, i);

		sum.given |= one.given;
		if (!util_add(&sum.over, one.over) ||
		    (column->is_ratio && !util_add(&sum.under, one.under)))
			columns->overflow->figure = column->name;
	}
	if (column->is_ratio)
		sum.given = sum.under != 0;
	return sum;
}

/* A value as a fraction, 0 if the value is not given. */
static struct fraction quotient(const struct value *value)
{
	return value->under ? fraction_of(value->over, value->under) : fraction_of(0, 1);
}

/*
 * Finds the values of the slices with the smallest and the largest value; one
 * that is not given counts as 0.  Of equal values, a given one is preferred.
 */
static void find_ends(const struct columns *columns, const struct column *column, struct item item,
		      struct value *least, struct value *most)
{
	*least = *most = slice_value(columns, column, item, 0);
	for (size_t i = 1; i < columns->slice_count; i++) {
		struct value one = slice_value(columns, column, item, i);
		struct fraction value = quotient(&one), low = quotient(least);
		struct fraction high = quotient(most);
		int given = one.given;

		if (fraction_compare(&value, &low) < given)
			*least = one;
		if (fraction_compare(&value, &high) > -given)
			*most = one;
	}
}

/*
 * The value of a column in an item.  A change is this value less *before; for
 * other columns, *before is not given.
 */
static struct value find_value(const struct columns *columns, const struct column *column,
			       struct item item, struct value *before)
{
	struct value after;

	*before = (struct value){.under = 1};
	if (column_is_of_slices(column) && !item.slices)
		return *before;
	switch (column->how) {
	case COLUMN_PLAIN:
		break;
	case COLUMN_CHANGE:
		if (item.sides == 1)
			break;
		/* fall through */
	case COLUMN_FIRST_TO_LAST:
		*before = value_in(columns, column, item, 0);
		return value_in(columns, column, item, 1);
	case COLUMN_SLICE:
		return value_in(columns, column, item, column->side);
	case COLUMN_SPAN:
		find_ends(columns, column, item, before, &after);
		return after;
	case COLUMN_SUM:
		return slices_sum(columns, column, item);
	}
	return value_in(columns, column, item, 0);
}

struct fraction column_scale(const struct column *column, int64_t value, int64_t count)
{
	const struct formula *formula = column->formula;
	struct fraction shown = fraction_of_product(value, formula ? formula->factor : 1, count);

	if (formula)
		shown.under =
			fraction_multiply(shown.under.low, (uint64_t)formula_divisor(formula));
	return shown;
}

bool column_any_value(const struct columns *columns, const struct column *column, struct item item,
		      int64_t *value)
{
	const struct formula *formula = column->formula;
	struct value after, before;
	bool fits;

	/* Fast path for most changes: of an event. */
	if (column->event < COST_EVENTS && column->how == COLUMN_CHANGE) {
		int64_t count = 0;
		bool given = false;

		if (item.sides > 1) {
			given = column_get(column, item, &count);
			item.in++;
		}
		given |= column_get(column, item, value);
		if (overflow_sub(*value, count, value))
			columns->overflow->figure = column->name;
		return given;
	}
	*value = 0;
	if (column->is_ratio)
		return false;
	after = find_value(columns, column, item, &before);
	fits = !overflow_sub(after.over, before.over, value);
	/* and so does column_scale() of the value */
	if (fits && formula)
		fits = fraction_compare_products(number_magnitude(*value),
						 (uint64_t)formula->factor,
						 (uint64_t)INT64_MAX + (*value < 0),
						 (uint64_t)formula_divisor(formula)) <= 0;
	if (!fits) {
		columns->overflow->figure = column->name;
		*value = 0;
		return false;
	}
	return after.given || before.given;
}

bool column_fraction(const struct columns *columns, const struct column *column, struct item item,
		     struct fraction *value)
{
	struct fraction first;
	struct value after, before;
	int64_t count;

	if (!column->is_ratio) {
		bool given = column_value(columns, column, item, &count);

		*value = column_scale(column, count, 1);
		return given;
	}
	after = find_value(columns, column, item, &before);
	*value = quotient(&after);
	if (before.given) {
		first = quotient(&before);
		*value = fraction_difference(value, &first);
	}
	return after.given || before.given;
}

size_t columns_in_table(const struct columns *columns)
{
	return columns->slice_count ? columns->slice_count + 1 : columns->shown_count;
}

const struct column *columns_of_table(const struct columns *columns, size_t i)
{
	if (!columns->slice_count)
		return &columns->shown[i];
	return i < columns->slice_count ? &columns->slices[i] : &columns->across;
}

const struct column *columns_first(const struct columns *columns)
{
	for (size_t i = 0; i < columns->sorted_count; i++)
		for (size_t j = 0; j < columns->shown_count; j++)
			if (str_equal(columns->sorted[i].name, columns->shown[j].name))
				return &columns->shown[j];
	return columns->shown;
}

bool columns_get(const struct columns *columns, size_t i, struct column *column)
{
	if (i < columns->sorted_count)
		*column = columns->sorted[i];
	else if ((i -= columns->sorted_count) < columns->shown_count)
		*column = columns->shown[i];
	else if ((i -= columns->shown_count) < columns->profile->event_count)
		*column = (struct column){.event = (unsigned)i};
	else
		return false;
	return true;
}

bool columns_may_overflow(const struct columns *columns)
{
	struct column column;

	for (size_t i = 0; columns_get(columns, i, &column); i++)
		if (column.formula)
			return true;
	return columns->slice_count ||
	       (profile_compares(columns->profile) && columns->profile->below_zero);
}

bool columns_is_zero(const struct columns *columns, struct item item)
{
	struct item before = ITEM_OF(item.costs, 0);
	uint64_t left = columns->inclusive;
	int64_t x, y;

	for (size_t i = 0; item.slices && i < columns->slice_count; i++) {
		struct value one = slice_value(columns, &columns->shown[0], item, i);

		if (one.over || (columns->shown[0].is_ratio && one.under))
			return false;
	}
	if (item.sides > 1 && profile_compares(columns->profile)) {
		before = item_in(item, 0);
		item = item_in(item, 1);
	}
	for (; left; left &= left - 1) {
		cost_get(item.costs, before.in->inclusive, bits_first(left), &x);
		cost_get(item.costs, item.in->inclusive, bits_first(left), &y);
		if (x != y)
			return false;
	}
	return cost_equal(item.costs, item_cost(before), item_cost(item)) &&
	       (!columns->calls || before.in->calls.count == item.in->calls.count);
}

int64_t columns_weight(const struct columns *columns, struct item item)
{
	int64_t value = 0;

	column_value(columns, &columns->weight, item, &value);
	return value;
}

size_t column_print(const struct column *column, const struct fraction *value, bool plus,
		    bool separators, char text[FRACTION_TEXT])
{
	size_t length;

	switch (column->unit) {
	case COLUMN_COUNT:
		return fraction_print(value, 1, 0, plus, separators, text);
	case COLUMN_NUMBER:
		return fraction_print(value, 1, 2, plus, separators, text);
	case COLUMN_PERCENT:
		break;
	}
	length = fraction_print(value, 100, 2, plus, false, text);
	memcpy(text + length, "%", sizeof("%"));
	return length + 1;
}

/* --- order -------------------------------------------------------------- */

/* Gets the ratio to sort by: of a change, its magnitude. */
static bool ratio_to_sort(const struct columns *columns, const struct column *column,
			  struct item item, struct fraction *value)
{
	bool given = column_fraction(columns, column, item, value);

	if (column_is_change(column))
		value->negative = false;
	return given;
}

int64_t columns_key(const struct columns *columns, size_t sorted, struct item item)
{
	const struct column *column = &columns->sorted[sorted];
	struct fraction fraction;
	int64_t value;

	/* compat: what is not given sorts as -1. */
	if (column->is_ratio)
		return ratio_to_sort(columns, column, item, &fraction) ? fraction_key(&fraction)
								       : -1;
	if (!column_value(columns, column, item, &value))
		return -1;
	if (column_is_change(column) && value < 0)
		return value == INT64_MIN ? INT64_MAX : -value;
	return value;
}

int columns_compare_rest(const struct columns *columns, size_t from, struct item a, struct item b)
{
	struct fraction a_ratio, b_ratio;
	int order;

	for (size_t i = from; i < columns->sorted_count; i++) {
		int64_t x = columns_key(columns, i, a);
		int64_t y = columns_key(columns, i, b);

		if (x != y)
			return x > y ? -1 : 1;
		if (column_adds_up(&columns->sorted[i]) || x == -1)
			continue;
		ratio_to_sort(columns, &columns->sorted[i], a, &a_ratio);
		ratio_to_sort(columns, &columns->sorted[i], b, &b_ratio);
		order = fraction_compare(&b_ratio, &a_ratio);
		if (order)
			return order;
	}
	return 0;
}

int columns_compare(const struct columns *columns, struct item a, struct item b)
{
	return columns_compare_rest(columns, 0, a, b);
}
