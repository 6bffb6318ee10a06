/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints functions in full, much as perf annotate and pprof -peek do. */
#include "write/text/text_functions.h"
#include "report/detail.h"
#include "source/instructions.h"

#include "write/text/text_apart.h"
#include "write/text/text_asm.h"
#include "write/text/text_columns.h"
#include "write/text/text_fn.h"
#include "write/text/text_sources.h"

#include <stdlib.h>

enum { SITE_INDENT = sizeof(" < ") + 1 };

/*
 * Writes " (Nx, COST each, SHARE of it)", of a site without the share; returns its length or more.
 * The recorded cost of calls within a cycle, which pay for the same work again and again, may be
 * more than the cost shown, which is that of the cycle.
 */
static int after_call(const struct text *t, const struct detail *detail,
		      const struct row_calls *calls, const struct row_call *call, bool is_site,
		      char *after)
{
	const struct column *column = detail->column;
	int64_t count = row_calls_count(t->report, calls, call), cost = 0;
	bool inlined = call->seen & CALL_INLINED, only = call->seen == CALL_INLINED;
	int n = only ? sprintf(after, " (inlined")
		     : sprintf(after, " (%sx%s", text_calls(t, count).text,
			       inlined ? " and inlined" : "");

	if (column)
		column_value(t->report->columns, column, row_calls_item(t->report, calls, call),
			     &cost);
	if (column && count > 0) {
		int64_t recorded = row_calls_recorded(t->report, calls, call, column);
		n += sprintf(after + n, ", %s each%s",
			     numbers_average(column, recorded, count).text,
			     recorded > cost ? " at most" : "");
	}
	if (column && detail->whole && !is_site)
		n += sprintf(after + n, "%s%s%% of it", only ? ") (" : ", ",
			     numbers_percent(cost, detail->whole, false).text);
	n += sprintf(after + n, ")");
	/* A change of 0 calls would read as "never called". */
	if (text_changes(t) && !count && !inlined && !is_site)
		*after = '\0';
	return n;
}

/* Prints the calls from or to the function; `behind` columns at most follow the label of one. */
static void put_calls(const struct text *t, const struct widths *widths,
		      const struct detail *detail, const struct row_calls *calls, const char *sign,
		      size_t behind)
{
	struct text told =
		text_apart_calls(t, calls, text_widths_sum(widths) + strlen(sign), behind);
	const struct row_calls *sites;
	size_t i, k;

	for (i = 0; i < calls->count; i++) {
		const struct row_call *call = &calls->list[i];
		char after[256];

		after_call(t, detail, calls, call, false, after);
		text_call_label(&told, widths, row_calls_item(t->report, calls, call), sign,
				call->row, after, true);
		sites = calls == &detail->callers ? &detail->sites[i] : NULL;
		/* Below a caller, the lines that it calls from, if several */
		for (k = 0; sites && sites->count > 1 && k < sites->count; k++) {
			const struct row_call *site = &sites->list[k];
			size_t used = text_costs(t, widths, row_calls_item(t->report, sites, site));

			after_call(t, detail, sites, site, true, after);
			used += (size_t)fprintf(t->out, "%*s", SITE_INDENT, "");
			text_site(t, site->file, site->line, used, after);
		}
	}
	text_apart_end(t, &told);
}

/* The most columns of the text that after_call() writes. */
static size_t widest_after(const struct text *t, const struct detail *detail,
			   const struct row_calls *calls)
{
	size_t widest = 0, i;

	for (i = 0; i < calls->count; i++) {
		char after[256];
		size_t n = (size_t)after_call(t, detail, calls, &calls->list[i], false, after);

		widest = n > widest ? n : widest;
	}
	return widest;
}

static void put_tables(const struct text *t, const struct detail *detail)
{
	static const char to[] = " < ", from[] = " >   ";
	struct widths widths = text_widths(t);
	size_t callers = widest_after(t, detail, &detail->callers);
	size_t callees = widest_after(t, detail, &detail->callees), i;

	text_widen(t, &widths, item_inclusive(detail_item(t->report, detail)));
	text_widen_calls(t, &widths, &detail->callers);
	text_widen_calls(t, &widths, &detail->callees);
	for (i = 0; i < detail->callers.count; i++)
		text_widen_calls(t, &widths, &detail->sites[i]);
	text_widths_cut(t, &widths,
			sizeof(from) - 1 + TEXT_NAMES + (callers > callees ? callers : callees));
	text_headings(t, &widths, "");
	fputc('\n', t->out);
	put_calls(t, &widths, detail, &detail->callers, to, callers);
	text_costs(t, &widths, detail_item(t->report, detail));
	fputs(" *  self\n", t->out);
	text_costs(t, &widths, item_inclusive(detail_item(t->report, detail)));
	fputs(" *  inclusive\n", t->out);
	put_calls(t, &widths, detail, &detail->callees, from, callees);
	fputc('\n', t->out);
	text_widths_free(&widths);
}

/* Prints the figures, callers and callees of a function, then its sources or instructions. */
static bool put_function(const struct text *t, row_id row, struct disassembly *code,
			 struct error *error)
{
	struct text text = *t;
	struct detail detail;
	bool good = detail_of(t->report, row, &detail, error);

	text.left_out = NULL;
	if (good && t->compact) {
		good = text_fn(t, row, &detail, error);
	} else if (good) {
		text_put_ruled(t, "-- Function: ", row);
		put_tables(t, &detail);
	}
	detail_free(&detail);
	/* A compact listing has the events that tell most. */
	if (good && t->compact) {
		struct widths widths = text_widths_of_code(t);

		text_widen(t, &widths, report_row(t->report, row));
		text_columns_choose(&text, &widths, &row, 1, TEXT_NAMES + TEXT_CALLS);
		text_widths_free(&widths);
	}
	if (good)
		good = code ? text_asm_row(&text, code, row, error)
			    : text_row_sources(&text, row, error);
	free(text.left_out);
	return good;
}

bool text_functions(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	bool has_asm = report->settings->assembly, good = true;
	struct disassembly code;
	size_t i;

	if (has_asm)
		code = instructions_read(report, report->order.listed, report->order.count,
					 t->w->search);
	for (i = 0; good && !ferror(t->out) && i < report->order.count; i++) {
		if (i && t->compact)
			fputc('\n', t->out);
		good = put_function(t, report->order.listed[i], has_asm ? &code : NULL, error);
	}
	if (has_asm)
		disassembly_free(&code);
	return good;
}
