/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions in full, much as perf annotate and pprof -peek show them. */
#include "write/text_functions.h"
#include "base/pattern.h"
#include "report/build.h"
#include "report/detail.h"

#include "write/text_sources.h"

#include <stdlib.h>

/* --fn: an exact name, or a regular expression between slashes. */
struct wanted {
	const char *name;
	bool is_regex;
	regex_t regex;
};

static bool wanted_read(struct wanted *wanted, const char *text,
			struct error *error)
{
	size_t length = strlen(text);
	struct error why;

	*wanted = (struct wanted){.name = text};
	if (length < 3 || text[0] != '/' || text[length - 1] != '/')
		return true;
	wanted->is_regex =
		pattern_read(&wanted->regex, (struct str){text + 1, length - 2},
			     REG_NOSUB, &why);
	return wanted->is_regex ||
	       error_usage(error, "--fn=%s: %s", text, why.text);
}

static bool is_wanted(const struct wanted *wanted, struct str name)
{
	return wanted->is_regex ? pattern_matches(&wanted->regex, name)
				: str_equal(name, str_of(wanted->name));
}

/* Calls from or to the function: how often, what each cost, and the share. */
static void put_calls(const struct text *t, const struct widths *widths,
		      const struct detail *detail,
		      const struct row_calls *calls, const char *sign)
{
	size_t i;

	for (i = 0; i < calls->count; i++) {
		const struct row_call *call = &calls->list[i];
		int64_t cost;

		text_costs(t, widths, &calls->costs, call->cost);
		fputs(sign, t->out);
		text_label(t, call->row);
		fprintf(t->out, " (%sx",
			text_count(call->count, t->changes).text);
		if (detail_each(t->report, detail, calls, call, &cost))
			fprintf(t->out, ", %s each",
				text_count(cost, false).text);
		if (detail_share(t->report, detail, calls, call, &cost))
			fprintf(t->out, ", %s%% of it",
				text_percent(cost, detail->whole, false).text);
		fputs(")", t->out);
		text_object(t, call->row);
		fputc('\n', t->out);
	}
}

static void put_tables(const struct text *t, const struct detail *detail)
{
	const struct row_calls *callers = &detail->callers;
	const struct row_calls *callees = &detail->callees;
	struct widths widths = text_widths(t);
	size_t i;

	text_widen(t, &widths, &detail->costs, detail->inclusive);
	for (i = 0; i < callers->count; i++)
		text_widen(t, &widths, &callers->costs, callers->list[i].cost);
	for (i = 0; i < callees->count; i++)
		text_widen(t, &widths, &callees->costs, callees->list[i].cost);
	text_headings(t, &widths, "");
	fputc('\n', t->out);
	put_calls(t, &widths, detail, callers, " < ");
	text_costs(t, &widths, &detail->costs, detail->self);
	fputs(" *  self\n", t->out);
	text_costs(t, &widths, &detail->costs, detail->inclusive);
	fputs(" *  inclusive\n", t->out);
	put_calls(t, &widths, detail, callees, " >   ");
	fputc('\n', t->out);
	text_widths_free(&widths);
}

static bool put_function(const struct text *t, row_id row, struct error *error)
{
	struct detail detail;
	bool good = detail_of(t->report, row, &detail, error);

	if (good) {
		fputs(TEXT_RULE, t->out);
		fputs("-- Function: ", t->out);
		text_label(t, row);
		text_object(t, row);
		fputc('\n', t->out);
		fputs(TEXT_RULE, t->out);
		put_tables(t, &detail);
		good = text_row_sources(t, row, error);
	}
	detail_free(&detail);
	return good;
}

/* Rows in the order of the report, those that it does not list last. */
bool text_functions(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	bool *seen = util_alloc(report->row_count, sizeof(*seen));
	struct wanted wanted;
	size_t found = 0, i;
	bool good = wanted_read(&wanted, report->settings->fn, error);

	for (i = 0; good && !ferror(t->out) &&
		    i < report->listed_count + report->row_count;
	     i++) {
		uint32_t row = i < report->listed_count
				       ? report->listed[i]
				       : (uint32_t)(i - report->listed_count);

		if (seen[row] ||
		    !is_wanted(&wanted, text_name(t, report->rows[row].name)))
			continue;
		seen[row] = true;
		found++;
		good = put_function(t, row, error);
	}
	if (good && !found && !ferror(t->out))
		good = build_no_function(report->settings, error);
	if (wanted.is_regex)
		regfree(&wanted.regex);
	free(seen);
	return good;
}
