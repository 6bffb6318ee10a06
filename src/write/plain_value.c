/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/plain_value.h"

#include <inttypes.h>

/* A decimal number, without zeros at its end. */
static void put_decimal(FILE *out, const struct fraction *value)
{
	char text[FRACTION_TEXT];
	size_t n = fraction_print(value, 1, FRACTION_MOST_DECIMALS, false,
				  false, text);

	while (text[n - 1] == '0' && text[n - 2] != '.')
		n--;
	fprintf(out, "%.*s", (int)n, text);
}

void plain_value(FILE *out, const struct columns *columns,
		 const struct column *column, const struct costs *costs,
		 cost_id cost, const char *none)
{
	struct fraction value;
	int64_t count;

	if (!column_fraction(columns, column, costs, cost, &value))
		fputs(none, out);
	else if (!column_is_count(column))
		put_decimal(out, &value);
	else if (column_value(columns, column, costs, cost, &count))
		fprintf(out, "%" PRId64, count);
}
