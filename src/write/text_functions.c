/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions in full: what perf annotate and pprof -peek are for. */
#include "write/text_functions.h"
#include "base/pattern.h"

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
		      const struct row_calls *calls, const char *sign,
		      int64_t whole)
{
	size_t i;

	for (i = 0; i < calls->count; i++) {
		const struct row_call *call = &calls->list[i];
		int64_t cost = text_main_cost(t, &calls->costs, call->cost);

		text_costs(t, widths, &calls->costs, call->cost);
		fputs(sign, t->out);
		text_label(t, call->row);
		fprintf(t->out, " (%sx",
			text_count(call->count, t->changes).text);
		if (call->count > 0 && !t->changes)
			fprintf(t->out, ", %s each",
				text_count(cost / call->count, false).text);
		if (whole && !t->changes)
			fprintf(t->out, ", %s%% of it",
				text_percent(cost, whole, false).text);
		fputs(")", t->out);
		text_object(t, call->row);
		fputc('\n', t->out);
	}
}

/* What a function costs inclusively on a side, with the ratios of that. */
static cost_id side_inclusive(const struct report *report,
			      const struct view *view, function_id function,
			      struct costs *costs)
{
	cost_id cost = 0;

	cost_add(costs, &cost, &report->costs, view->inclusive.node[function]);
	columns_add_ratios(report->columns, costs, &cost);
	return cost;
}

/* What a function costs inclusively. */
static cost_id inclusive_cost(const struct report *report, function_id function,
			      struct costs *costs)
{
	cost_id cost =
		side_inclusive(report, report_now(report), function, costs);

	if (profile_compares(report->profile))
		cost_subtract(costs, &cost, costs,
			      side_inclusive(report, report_old(report),
					     function, costs));
	return cost;
}

static void put_tables(const struct text *t, row_id row,
		       const struct costs *costs, cost_id inclusive,
		       const struct row_calls *callers,
		       const struct row_calls *callees)
{
	const struct report *report = t->report;
	const struct row *r = &report->rows[row];
	struct widths widths = text_widths(t);
	int64_t whole = text_main_cost(t, costs, inclusive);
	size_t i;

	text_widen(t, &widths, costs, inclusive);
	for (i = 0; i < callers->count; i++)
		text_widen(t, &widths, &callers->costs, callers->list[i].cost);
	for (i = 0; i < callees->count; i++)
		text_widen(t, &widths, &callees->costs, callees->list[i].cost);
	text_headings(t, &widths, "");
	fputc('\n', t->out);
	put_calls(t, &widths, callers, " < ", whole);
	text_costs(t, &widths, &report->costs, r->self);
	fputs(" *  self\n", t->out);
	text_costs(t, &widths, costs, inclusive);
	fputs(" *  inclusive\n", t->out);
	put_calls(t, &widths, callees, " >   ", whole);
	fputc('\n', t->out);
	text_widths_free(&widths);
}

static bool put_function(const struct text *t, row_id row, struct error *error)
{
	const struct report *report = t->report;
	struct row_calls callers = {0}, callees = {0};
	struct costs costs = {0};
	cost_id inclusive =
		inclusive_cost(report, report->rows[row].function, &costs);
	bool good = aggregates_fit(report->profile, &costs, error) &&
		    row_calls_to(report, row, &callers, error) &&
		    row_calls_from(report, row, &callees, error);

	if (good) {
		fputs(TEXT_RULE, t->out);
		fputs("-- Function: ", t->out);
		text_label(t, row);
		text_object(t, row);
		fputc('\n', t->out);
		fputs(TEXT_RULE, t->out);
		put_tables(t, row, &costs, inclusive, &callers, &callees);
		good = text_row_sources(t, row, error);
	}
	row_calls_free(&callers);
	row_calls_free(&callees);
	cost_free(&costs);
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
		good = error_set(error,
				 "--fn=%s: the profile has no such "
				 "function",
				 report->settings->fn);
	if (wanted.is_regex)
		regfree(&wanted.regex);
	free(seen);
	return good;
}
