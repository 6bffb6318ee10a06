/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The report as callgrind_annotate prints it.  It is frozen: programs read it, and whatever the
 * script does not have is a matter of the screen.
 */
#include "write/classic/classic.h"

#include "report/rows.h"
#include "write/prose.h"

/* Prints the callers or the callees of a row. */
static void put_calls(const struct classic *c, const struct classic_columns *columns, row_id row,
		      bool callers)
{
	struct row_calls calls = {0};

	row_calls_of(c->report, row, callers, &calls);
	for (size_t i = 0; i < calls.count; i++)
		classic_columns_call(c, columns, &calls, &calls.list[i], callers ? " < " : " >   ",
				     true);
	row_calls_free(&calls);
}

static void put_rows(const struct classic *c, const struct classic_columns *columns)
{
	const struct report *report = c->report;
	int tree = report->settings->tree;

	for (size_t i = 0; i < report->order.count && !ferror(c->out); i++) {
		row_id row = report->order.listed[i];

		if (tree != TREE_NONE)
			fputc('\n', c->out);
		if (tree == TREE_CALLER || tree == TREE_BOTH)
			put_calls(c, columns, row, true);
		classic_columns_put(c, columns, report_row(report, row));
		fputs(tree == TREE_NONE ? " " : " *  ", c->out);
		label_put(c->out, report, row, "", true);
		fputc('\n', c->out);
		if (tree == TREE_CALLING || tree == TREE_BOTH)
			put_calls(c, columns, row, false);
	}
}

static void put_list(const struct classic *c)
{
	const struct report *report = c->report;
	struct classic_columns columns = classic_columns_begin(c);

	/* compat: all rows count, also those that are not listed. */
	for (size_t i = report->rows.first; i < report->rows.count; i++)
		if (report->rows.list[i].recorded || report->settings->inclusive)
			classic_columns_widen(c, &columns, report_row(report, (row_id)i));
	fputs(CLASSIC_RULE, c->out);
	classic_columns_headings(c, &columns, " file:function");
	fputs(CLASSIC_RULE, c->out);
	put_rows(c, &columns);
	fputc('\n', c->out);
	classic_columns_free(&columns);
}

void classic_report(const struct writing *w)
{
	struct classic c = {w, w->out, w->report};

	classic_head(&c);
	put_list(&c);
	classic_sources(&c);
}
