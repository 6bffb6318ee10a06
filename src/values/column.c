/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

void values_add(struct costs *costs, struct values *sum, const struct costs *from,
		const struct values *in, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		cost_add(costs, &sum[i].self, from, in[i].self);
		cost_add(costs, &sum[i].inclusive, from, in[i].inclusive);
		sum[i].calls.given |= in[i].calls.given;
		if (!util_add(&sum[i].calls.count, in[i].calls.count))
			cost_mark_overflow(costs, COST_CALLS);
	}
}

uint64_t column_events(const struct column *column)
{
	uint64_t events = 0;

	for (size_t i = 0; i < column->term_count; i++)
		if (column->terms[i].of != TERM_CALLS)
			events |= (uint64_t)1 << column->terms[i].event;
	return events;
}

/* --- the counts of an item on one side ---------------------------------- */

static bool get_count(const struct term *term, struct item item, int64_t *count)
{
	if (term->of == TERM_CALLS) {
		*count = item.in->calls.count;
		return item.in->calls.given;
	}
	return cost_get(item.costs,
			term->of == TERM_INCLUSIVE ? item.in->inclusive : item_cost(item),
			term->event, count);
}

static void note_overflow(const struct columns *columns, const struct column *column)
{
	if (!columns->overflow->text[0])
		error_set(columns->overflow, "a figure that %.*s needs does not fit into 64 bits",
			  (int)column->name.length, column->name.at);
}

/* --- values ------------------------------------------------------------ */

/* A value of a column: over / under; under is 0 if the divisor is not given. */
struct value {
	int64_t over, under;
	bool given;
};

static struct value value_in(const struct columns *columns, const struct column *column,
			     struct item item, size_t side)
{
	struct value value = {.under = !column->is_ratio};
	bool fits = true;

	item.in += side;
	for (size_t i = 0; i < column->term_count; i++) {
		const struct term *term = &column->terms[i];
		int64_t count;

		if (!get_count(term, item, &count))
			continue;
		value.given = true;
		fits = fits && !overflow_mul(count, term->factor, &count) &&
		       util_add(term->under ? &value.under : &value.over, count);
	}
	if (!fits) {
		note_overflow(columns, column);
		value = (struct value){.under = 1};
	}
	/* A numerator that is not given is 0 (N6). */
	if (column->is_ratio)
		value.given = value.under != 0;
	return value;
}

/* A value as a fraction, 0 if the value is not given. */
static struct fraction quotient(const struct value *value)
{
	return value->under ? fraction_of(value->over, value->under) : fraction_of(0, 1);
}

/*
 * The value of a column in an item.  A change is this value less *before, which for other columns
 * is not given.
 */
static struct value find_value(const struct columns *columns, const struct column *column,
			       struct item item, struct value *before)
{
	const bool change = column->change && (item.sides > 1 || column->of_slices);

	*before = (struct value){.under = 1};
	if (column->of_slices && !item.slices)
		return *before;
	if (change)
		*before = value_in(columns, column, item, 0);
	return value_in(columns, column, item, change ? 1 : column->side);
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

size_t column_print(const struct column *column, const struct fraction *value, bool plus,
		    bool separators, char text[FRACTION_TEXT])
{
	const bool percent = column->unit == COLUMN_PERCENT;
	size_t length = fraction_print(value, percent, column->unit == COLUMN_COUNT ? 0 : 2, plus,
				       separators && !percent, text);

	if (percent)
		memcpy(text + length, "%", sizeof("%"));
	return length + percent;
}
