/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/running.h"

#include "report/ranking.h"

struct running running_begin(const struct report *report)
{
	struct running running = {
		.column = columns_additive(report->columns),
		.fits = true,
	};

	if (running.column)
		column_value(report->columns, running.column, &report->costs,
			     report->total, &running.total);
	return running;
}

void running_add(struct running *running, const struct report *report,
		 row_id row)
{
	running->fits = running->fits &&
			util_add(&running->sum, ranking_self(report, row));
}

struct running running_listed(const struct report *report)
{
	struct running running = running_begin(report);
	size_t i;

	for (i = 0; i < report->order.count; i++)
		running_add(&running, report, report->order.listed[i]);
	return running;
}
