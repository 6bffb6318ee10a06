/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/plain_value.h"

#include <inttypes.h>

/* A ratio as a decimal number, without zeros at its end. */
static void put_ratio(FILE *out, int64_t value)
{
	const uint64_t one = (uint64_t)100 * COLUMN_RATIO;
	uint64_t size = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
	char digits[24];
	int n = snprintf(digits, sizeof(digits), "%08" PRIu64, size % one);

	while (n > 1 && digits[n - 1] == '0')
		n--;
	fprintf(out, "%s%" PRIu64 ".%.*s", value < 0 ? "-" : "", size / one, n,
		digits);
}

void plain_value(FILE *out, const struct columns *columns,
		 const struct column *column, const struct costs *costs,
		 cost_id cost, const char *none)
{
	int64_t value;

	if (!column_value(columns, column, costs, cost, &value))
		fputs(none, out);
	else if (column_is_ratio(column))
		put_ratio(out, value);
	else
		fprintf(out, "%" PRId64, value);
}
