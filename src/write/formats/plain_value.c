/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/plain_value.h"

#include "base/number.h"

/*
 * Prints a decimal number without zeros at its end, but with one decimal at
 * least unless it is a mean.
 */
static void put_decimal(FILE *out, const struct column *column,
			const struct fraction *value)
{
	size_t least = column->unit == COLUMN_MEAN ? 0 : 2;
	char text[FRACTION_TEXT];
	size_t n = fraction_print(value, 1, FRACTION_MOST_DECIMALS, false,
				  false, text);

	while (text[n - 1] == '0' && (!least || text[n - 2] != '.'))
		n--;
	n -= text[n - 1] == '.';
	fprintf(out, "%.*s", (int)n, text);
}

void plain_fraction(FILE *out, const struct column *column,
		    const struct fraction *value)
{
	char text[FRACTION_TEXT];

	if (!column_is_count(column)) {
		put_decimal(out, column, value);
		return;
	}
	fraction_print(value, 1, 0, false, false, text);
	fputs(text, out);
}

void plain_count(FILE *out, int64_t count)
{
	char text[NUMBER_TEXT];
	size_t length = number_print(number_magnitude(count), text);

	if (count < 0)
		fputc('-', out);
	fwrite(text, 1, length, out);
}

void plain_value(FILE *out, const struct columns *columns,
		 const struct column *column, const struct costs *costs,
		 cost_id cost, const char *none)
{
	struct fraction value;
	int64_t count;

	if (column_is_count(column)) {
		if (column_value(columns, column, costs, cost, &count))
			plain_count(out, count);
		else
			fputs(none, out);
	} else if (column_fraction(columns, column, costs, cost, &value)) {
		put_decimal(out, column, &value);
	} else {
		fputs(none, out);
	}
}
