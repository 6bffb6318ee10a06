/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/numbers.h"

/* value * times / 1000^power, exact where value fits into 64 bits. */
static struct fraction scaled(struct fraction value, uint64_t times, unsigned power)
{
	uint64_t by = 1;

	while (power--)
		by *= 1000;
	if (!value.under.high)
		value.under = fraction_multiply(value.under.low, by);
	if (!value.over.high)
		value.over = fraction_multiply(value.over.low, times);
	return value;
}

/* The number of digits before the point. */
static size_t whole_digits(const char *text)
{
	size_t n = 0;

	for (; *text && *text != '.'; text++)
		n += number_is_digit(*text);
	return n;
}

/* Makes the text of a count short. */
static void shorten(struct value_text *digits, const struct column *column,
		    const struct fraction *value, bool plus)
{
	enum { WHOLE = 5 }; /* digits of a count that are printed all */
	static const char *const counts[] = {"", "k", "M", "G", "T", "P", "E", NULL};
	const struct unit *measures = &column->measures;
	const char *const *units = measures->scale ? measures->scale : counts;
	const uint64_t times = measures->scale ? measures->size : 1;
	size_t most = *units[0] ? 3 : WHOLE;
	unsigned unit = 0, decimals = 0;

	for (;;) {
		struct fraction f = scaled(*value, times, unit);

		digits->length = fraction_print(&f, false, decimals, plus, true, digits->text);
		/* Rounding may add a digit: what was printed decides. */
		if (whole_digits(digits->text) + decimals <= most)
			break;
		if (decimals) {
			decimals--;
		} else if (units[unit + 1]) {
			unit++;
			decimals = 2;
			most = 3;
		} else {
			break;
		}
	}
	stpcpy(digits->text + digits->length, units[unit]);
	digits->length += strlen(units[unit]);
}

struct value_text numbers_in_unit(const struct column *column, const struct fraction *value,
				  bool plus, bool human)
{
	struct value_text digits;

	digits.length = column_print(column, value, plus, true, digits.text);
	if (human && column->unit == COLUMN_COUNT)
		shorten(&digits, column, value, plus);
	return digits;
}

struct value_text numbers_value(const struct column *column, int64_t value, bool plus, bool human)
{
	struct fraction fraction = column_scale(column, value, 1);

	return numbers_in_unit(column, &fraction, plus, human);
}

struct value_text numbers_of_item(const struct columns *columns, const struct column *column,
				  struct item item, bool plus, bool human)
{
	struct fraction value;

	if (!column_fraction(columns, column, item, &value))
		return (struct value_text){".", 1};
	return numbers_in_unit(column, &value, plus, human);
}

struct value_text numbers_average(const struct column *column, int64_t sum, int64_t count,
				  bool human)
{
	struct fraction value = column_scale(column, sum, count);
	bool has_unit = human && column->measures.scale;
	struct value_text digits;

	if (column->unit != COLUMN_COUNT || has_unit || sum % count == 0 ||
	    number_magnitude(sum) / (uint64_t)count >= 10)
		return numbers_in_unit(column, &value, false, human);
	digits.length = fraction_print(&value, false, 2, false, false, digits.text);
	return digits;
}

struct value_text numbers_share(int64_t count, int64_t total, bool change, bool human)
{
	struct value_text share;
	struct fraction exact;

	if (count && !total && change)
		return (struct value_text){"new", 3};
	if (human && total) {
		exact = fraction_of(count, total);
		exact.negative = count < 0;
		share.length = fraction_print(&exact, true, 1, change, false, share.text);
	} else {
		share.length = percent_print(count, total, change, share.text);
	}
	stpcpy(share.text + share.length++, "%");
	return share;
}

void numbers_put_plain(FILE *out, const struct column *column, const struct fraction *value)
{
	const bool whole = column->unit == COLUMN_COUNT;
	char text[FRACTION_TEXT];
	size_t n;

	/* As nearly all values are, and much faster. */
	if (whole && !value->over.high && !value->under.high && value->under.low == 1) {
		number_put(out, value->negative, value->over.low);
		return;
	}
	n = fraction_print(value, false, whole ? 0 : FRACTION_MOST_DECIMALS, false, false, text);
	/* Without zeros at the end; but a ratio keeps one decimal. */
	while (!whole && text[n - 1] == '0' && text[n - 2] != '.')
		n--;
	n -= text[n - 1] == '.';
	fwrite(text, 1, n, out);
}
