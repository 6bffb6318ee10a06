/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The report as callgrind_annotate prints it.  It is frozen: programs read it, and whatever the
 * script does not have is a matter of the screen.
 */
#include "write/classic/classic.h"

#include "report/ranking.h"
#include "write/classic/classic_columns.h"
#include "write/label.h"

/* Prints the callers or the callees of a row. */
static bool put_calls(const struct classic *c, const struct classic_columns *columns, row_id row,
		      bool callers, struct error *error)
{
	struct row_calls calls = {0};
	bool good = row_calls_of(c->report, row, callers, &calls, error);

	for (size_t i = 0; good && i < calls.count; i++)
		classic_columns_call(c, columns, &calls, &calls.list[i], callers ? " < " : " >   ",
				     true);
	row_calls_free(&calls);
	return good;
}

static bool put_rows(const struct classic *c, const struct classic_columns *columns,
		     struct error *error)
{
	const struct report *report = c->report;
	int tree = report->settings->tree;
	bool good = true;

	for (size_t i = 0; good && i < report->order.count && !ferror(c->out); i++) {
		row_id row = report->order.listed[i];

		if (tree != TREE_NONE)
			fputc('\n', c->out);
		if (tree == TREE_CALLER || tree == TREE_BOTH)
			good = put_calls(c, columns, row, true, error);
		if (good) {
			classic_columns_put(c, columns, report_row(report, row));
			fputs(tree == TREE_NONE ? " " : " *  ", c->out);
			label_put(c->out, report, row, "", true);
			fputc('\n', c->out);
		}
		if (good && (tree == TREE_CALLING || tree == TREE_BOTH))
			good = put_calls(c, columns, row, false, error);
	}
	return good;
}

static bool put_list(const struct classic *c, struct error *error)
{
	const struct report *report = c->report;
	struct classic_columns columns = classic_columns_begin(c);
	bool good;

	/* compat: all rows count, also those that are not listed. */
	for (size_t i = report->rows.first; i < report->rows.count; i++)
		if (report->rows.list[i].recorded || report->settings->inclusive)
			classic_columns_widen(c, &columns, report_row(report, (row_id)i));
	fputs(CLASSIC_RULE, c->out);
	classic_columns_headings(c, &columns, " file:function");
	fputs(CLASSIC_RULE, c->out);
	good = put_rows(c, &columns, error);
	fputc('\n', c->out);
	classic_columns_free(&columns);
	return good;
}

bool classic_report(const struct writing *w, struct error *error)
{
	struct classic c = {w, w->out, w->report};

	classic_head(&c);
	return put_list(&c, error) && classic_sources(&c, error);
}
