/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/targets.h"

int64_t targets_cost(const struct report *report, struct item item)
{
	const struct column *column = columns_additive(report->columns);
	int64_t cost = 0;

	if (column)
		column_value(report->columns, column, item, &cost);
	return cost < 0 ? -(cost + 1) : cost;
}
