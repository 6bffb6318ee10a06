/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/resolved.h"

#include "write/numbers.h"

void resolved_put(FILE *out, const struct report *report)
{
	const struct column *column = columns_additive(report->columns);
	const struct side_sums *sums = report_after(report);
	int64_t resolved, total;

	if (column) {
		column_value(report->columns, column, ITEM_OF(&report->costs, sums->side->resolved),
			     &resolved);
		column_value(report->columns, column, report_total(report, sums), &total);
		fprintf(out, "%s of ", numbers_share(resolved, total, false, false).text);
		str_print(out, column->name);
		fputc(' ', out);
	}
	fputs("resolved by ", out);
	str_print(out, report_name(report, report->profile->symbolizer));
}
