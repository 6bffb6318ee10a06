/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/totals.h"

#include "write/numbers.h"

void totals_put_change(FILE *out, const struct report *report, const struct column *column,
		       struct item item, totals_name put)
{
	const struct columns *columns = report->columns;
	int64_t change, before;
	bool given = column_value(columns, column, item, &change);

	given |= column_value(columns, column, item_in(item, 0), &before);
	fprintf(out, "%s ", given ? numbers_value(column, change, true, false).text : ".");
	put(out, column->name);
	if (!given)
		return;
	fputs(" (", out);
	if (report->settings->show_percs)
		fprintf(out, "%s: ", numbers_share(change, before, true, false).text);
	fprintf(out, "%s to %s)",
		numbers_of_item(columns, column, item_in(item, 0), false, false).text,
		numbers_of_item(columns, column, item_in(item, 1), false, false).text);
}

void totals_put(FILE *out, const struct report *report, const struct column *column,
		totals_name put)
{
	const struct columns *columns = report->columns;
	bool slices = columns->slice_count, diff = profile_compares(report->profile);
	struct item total =
		slices || diff ? report_totals(report) : report_total(report, report_after(report));

	if (diff && !slices && column_adds_up(column)) {
		totals_put_change(out, report, column, total, put);
		return;
	}
	fprintf(out, "%s ",
		numbers_of_item(columns, column, total, slices ? column->change : diff, false)
			.text);
	put(out, column->name);
}

void totals_put_all(FILE *out, const struct report *report, totals_name put, const char *between)
{
	const struct columns *columns = report->columns;

	if (columns->slice_count) {
		put(out, columns->shown[0].name);
		for (size_t i = 0; i < columns->table_count; i++) {
			fputs(i ? ", " : ": ", out);
			totals_put(out, report, &columns->table[i], put);
		}
		return;
	}
	if (!columns->shown_count)
		fputs("nothing", out);
	for (size_t i = 0; i < columns->shown_count && (!i || between); i++) {
		fputs(i ? between : "", out);
		totals_put(out, report, &columns->shown[i], put);
	}
}

void totals_put_resolved(FILE *out, const struct report *report)
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
