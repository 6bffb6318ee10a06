/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/plain_value.h"

#include "base/number.h"

struct str plain_fraction(char text[PLAIN_TEXT], const struct column *column,
			  const struct fraction *value)
{
	bool whole = column_is_count(column);
	size_t n = value->negative;

	/* As nearly all values are, and much faster. */
	if (whole && !value->over.high && !value->under.high && value->under.low == 1) {
		text[0] = '-';
		return (struct str){text, n + number_print(value->over.low, text + n)};
	}
	n = fraction_print(value, 1, whole ? 0 : FRACTION_MOST_DECIMALS, false, false, text);
	if (whole)
		return (struct str){text, n};
	/* Without zeros at the end; but a ratio keeps one decimal. */
	while (text[n - 1] == '0' && text[n - 2] != '.')
		n--;
	n -= text[n - 1] == '.';
	return (struct str){text, n};
}

struct str plain_count(char text[PLAIN_TEXT], int64_t count)
{
	size_t sign = count < 0;

	text[0] = '-';
	return (struct str){text, sign + number_print(number_magnitude(count), text + sign)};
}

struct str plain_value(char text[PLAIN_TEXT], const struct columns *columns,
		       const struct column *column, struct item item, const char *none)
{
	struct fraction value;
	int64_t count;

	if (column_is_count(column)) {
		if (column_value(columns, column, item, &count))
			return plain_count(text, count);
	} else if (column_fraction(columns, column, item, &value)) {
		return plain_fraction(text, column, &value);
	}
	return str_of(none);
}
