/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/resolved.h"

#include "write/numbers.h"

/* Prints how much of a side's cost --inlines has asked for and found. */
static void put_share(FILE *out, const struct report *report, const struct column *column,
		      const struct side_sums *sums)
{
	int64_t resolved, total;

	column_value(report->columns, column, ITEM_OF(&report->costs, sums->side->resolved),
		     &resolved);
	column_value(report->columns, column, report_total(report, sums), &total);
	fprintf(out, "%s %%", numbers_percent(resolved, total, false).text);
}

/* Returns whether a program is addr2line of binutils. */
static bool is_addr2line(struct str name)
{
	if (str_begins(name, STR("llvm")))
		return false;
	for (; name.length; name = str_from(name, 1))
		if (str_begins(name, STR("addr2line")))
			return true;
	return false;
}

void resolved_put(FILE *out, const struct report *report, const struct heads *heads)
{
	const struct column *column = columns_additive(report->columns);
	struct str program;

	if (column && column->self)
		column = column->self;
	if (column) {
		if (heads->count > 1 && !heads->slices) {
			fputs("OLD ", out);
			put_share(out, report, column, report_before(report));
			fputs(", NEW ", out);
		}
		put_share(out, report, column, report_after(report));
		fputs(" of ", out);
		str_print(out, column->name);
		fputc(' ', out);
	}
	program = report_name(report, report->profile->symbolizer);
	fputs("resolved by ", out);
	str_print(out, program);
	/* binutils takes what is inlined where a function begins for the function around it. */
	if (is_addr2line(program))
		fputs("; install llvm for exact results", out);
}
