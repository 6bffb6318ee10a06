/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

/* --- the counts of an item on one side ---------------------------------- */

/* Gets the count of a term in an item on its first side. */
static bool get_count(const struct term *term, struct item item, int64_t *count)
{
	if (term->of == TERM_SELF)
		return cost_get(item.costs, item_cost(item), term->event, count);
	if (term->of == TERM_INCLUSIVE)
		return cost_get(item.costs, item.in->inclusive, term->event, count);
	*count = item.in->calls.count;
	return item.in->calls.given;
}

/* Notes that a figure of a column does not fit. */
static void note_overflow(const struct columns *columns, const struct column *column)
{
	if (!columns->overflow->text[0])
		error_set(columns->overflow, "a figure that %.*s needs does not fit into 64 bits",
			  (int)column->name.length, column->name.at);
}

/* Adds up the terms of a sum of a column.  False, and 0: none is given, or it does not fit. */
static bool add_terms(const struct columns *columns, const struct column *column, bool under,
		      struct item item, int64_t *sum)
{
	bool given = false;

	*sum = 0;
	for (size_t i = 0; i < column->term_count; i++) {
		const struct term *term = &column->terms[i];
		int64_t count;

		if (term->under != under || !get_count(term, item, &count))
			continue;
		given = true;
		if (overflow_mul(count, term->factor, &count) || !util_add(sum, count)) {
			note_overflow(columns, column);
			*sum = 0;
			return false;
		}
	}
	return given;
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
	value.given = add_terms(columns, column, false, item, &value.over);
	/* A numerator that is not given is 0 (N6). */
	if (column->is_ratio) {
		add_terms(columns, column, true, item, &value.under);
		value.given = value.under != 0;
	}
	return value;
}

/* A value as a fraction, 0 if the value is not given. */
static struct fraction quotient(const struct value *value)
{
	return value->under ? fraction_of(value->over, value->under) : fraction_of(0, 1);
}

/*
 * The value of a column in an item.  A difference is this value less *before, which for other
 * columns is not given.  Of the slices of a span, one that is not given counts as 0, and of equal
 * ones a given one is preferred.
 */
static struct value find_value(const struct columns *columns, const struct column *column,
			       struct item item, struct value *before)
{
	struct value after = {.under = 1};

	*before = after;
	if (column->of_slices && !item.slices)
		return after;
	if (column->how == COLUMN_CHANGE && (item.sides > 1 || column->of_slices)) {
		*before = value_in(columns, column, item, 0);
		return value_in(columns, column, item, 1);
	}
	if (column->how != COLUMN_SPAN)
		return value_in(columns, column, item, column->side);
	for (size_t i = 0; i < columns->slice_count; i++) {
		struct value one = value_in(columns, column, item, columns->slices[i].side);
		struct fraction value = quotient(&one), low, high;

		if (!i)
			*before = after = one;
		low = quotient(before);
		high = quotient(&after);
		if (fraction_compare(&value, &low) < one.given)
			*before = one;
		if (fraction_compare(&value, &high) > -one.given)
			after = one;
	}
	return after;
}

struct fraction column_scale(const struct column *column, int64_t value, int64_t count)
{
	struct fraction shown = fraction_of(value, count);

	if (column->divisor > 1)
		shown.under = fraction_multiply(shown.under.low, (uint64_t)column->divisor);
	return shown;
}

bool column_any_value(const struct columns *columns, const struct column *column, struct item item,
		      int64_t *value)
{
	struct value after, before;

	*value = 0;
	if (column->is_ratio)
		return false;
	after = find_value(columns, column, item, &before);
	if (overflow_sub(after.over, before.over, value)) {
		note_overflow(columns, column);
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

bool columns_may_overflow(const struct columns *columns)
{
	return columns->has_formula || columns->slice_count ||
	       (profile_compares(columns->profile) && columns->profile->below_zero);
}

bool columns_is_zero(const struct columns *columns, struct item item)
{
	struct item before = ITEM_OF(item.costs, 0);
	uint64_t left = columns->inclusive;
	int64_t x, y;

	for (size_t i = 0; item.slices && i < columns->slice_count; i++) {
		struct value one = value_in(columns, &columns->slices[i], item,
					    columns->slices[i].side);

		if (one.over || (columns->slices[i].is_ratio && one.under))
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

size_t column_print(const struct column *column, const struct fraction *value, bool plus,
		    bool separators, char text[FRACTION_TEXT])
{
	const bool percent = column->unit == COLUMN_PERCENT;
	size_t length = fraction_print(value, percent ? 100 : 1, column_is_count(column) ? 0 : 2,
				       plus, separators && !percent, text);

	if (percent)
		memcpy(text + length, "%", sizeof("%"));
	return length + percent;
}

/* --- order -------------------------------------------------------------- */

/* Gets the ratio to sort by: of a change, its magnitude. */
static bool ratio_to_sort(const struct columns *columns, const struct column *column,
			  struct item item, struct fraction *value)
{
	bool given = column_fraction(columns, column, item, value);

	if (columns_by_size(columns, column))
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
		return !ratio_to_sort(columns, column, item, &fraction) ? -1
		       : fraction.negative                             ? -2
									: !fraction_is_zero(&fraction);
	if (!column_value(columns, column, item, &value))
		return -1;
	return columns_by_size(columns, column) ? number_size(value) : value;
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
