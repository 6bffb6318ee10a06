/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/gate.h"

#include "base/fraction.h"
#include "base/number.h"
#include "base/pattern.h"
#include "read/diag.h"
#include "report/reasons.h"

#include <inttypes.h>
#include <stdlib.h>

struct limit {
	const char *text; /* as typed */
	struct column column;
	bool of_functions; /* not of the program */
	regex_t functions;
	bool change;  /* +: of the growth since OLD */
	bool percent; /* %: of OLD's */
	struct fraction most;
};

/* --- reading ----------------------------------------------------------- */

static struct fraction hundredth(void)
{
	return fraction_of(1, 100);
}

static bool read_most(struct limit *limit, struct str text, struct error *error)
{
	struct fraction percent = hundredth();
	struct decimal decimal;
	int64_t count;

	limit->change = str_eat(&text, STR("+"));
	limit->percent = text.length && text.at[text.length - 1] == '%';
	if (!limit->percent) {
		if (!text.length || text.at[0] == '+' ||
		    number_count(text, &count) != NUMBER_OK)
			return error_usage(error, "expected a whole "
						  "number after '>'");
		limit->most = fraction_of(count, 1);
		return true;
	}
	text.length--;
	if (!limit->change)
		return error_usage(error, "expected '+' before a "
					  "percentage");
	if (number_decimal(text, &decimal) != NUMBER_OK)
		return error_usage(error, "expected a percentage after '>+'");
	limit->most =
		fraction_of((int64_t)decimal.over, (int64_t)decimal.under);
	limit->most = fraction_product(&limit->most, &percent);
	return true;
}

/* "REGEX:EVENT", or "EVENT", which may have colons itself. */
static bool read_subject(struct limit *limit, struct columns *columns,
			 struct str text, struct error *error)
{
	struct str event;
	size_t i = text.length;

	if (column_find(columns, "fail-if", text, &limit->column, error))
		return true;
	while (i && text.at[i - 1] != ':')
		i--;
	event = (struct str){text.at + i, text.length - i};
	if (!i ||
	    !column_find(columns, "fail-if", event, &limit->column, error))
		return false;
	if (!limit->column.is_of_profile)
		return error_usage(error, "Calls and Incl() of a function "
					  "cannot be limited; see "
					  "--inclusive");
	if (columns->settings->inclusive &&
	    (columns->settings->by == BY_FILE ||
	     columns->settings->by == BY_OBJECT))
		return error_usage(error, "the inclusive cost of a function is "
					  "not known with --by=file and "
					  "--by=object");
	limit->of_functions =
		pattern_read(&limit->functions, (struct str){text.at, i - 1},
			     REG_NOSUB, error);
	return limit->of_functions;
}

static bool read_limit(struct limit *limit, const char *word,
		       struct columns *columns, struct error *error)
{
	const char *sign = strrchr(word, '>');
	struct error why;

	limit->text = word;
	if (!sign)
		return error_usage(error, "--fail-if=%s: expected EVENT>N",
				   word);
	if (!read_most(limit, str_trim(str_of(sign + 1)), &why))
		return error_usage(error, "--fail-if=%s: %s", word, why.text);
	if (limit->change && !columns->settings->diff)
		return error_usage(error,
				   "--fail-if=%s: a limit with '+' "
				   "needs --diff",
				   word);
	if (!read_subject(limit, columns,
			  str_trim((struct str){word, (size_t)(sign - word)}),
			  &why))
		return error_usage(error, "--fail-if=%s: %s", word, why.text);
	return true;
}

bool gate_read(struct gate *limits, struct columns *columns,
	       struct error *error)
{
	const struct words *words = &columns->settings->fail_if;

	*limits = (struct gate){0};
	limits->list = util_alloc(words->count, sizeof(*limits->list));
	while (limits->count < words->count) {
		size_t i = limits->count++;

		if (!read_limit(&limits->list[i], words->at[i], columns, error))
			return false;
	}
	return true;
}

void gate_free(struct gate *limits)
{
	while (limits->count) {
		struct limit *limit = &limits->list[--limits->count];

		if (limit->of_functions)
			regfree(&limit->functions);
		column_free(&limit->column);
	}
	free(limits->list);
}

/* --- checking ---------------------------------------------------------- */

/* The value of the limit's column, and whether it is given. */
static struct fraction value_of(const struct limit *limit,
				const struct report *report,
				const struct costs *costs, cost_id cost)
{
	struct fraction value;

	column_fraction(report->columns, &limit->column, costs, cost, &value);
	return value;
}

static bool is_exceeded(const struct limit *limit, const struct fraction *old,
			const struct fraction *now)
{
	struct fraction value = *now, most = limit->most;
	struct fraction percent = hundredth();

	if (limit->change)
		value = fraction_difference(now, old);
	/* Of nothing, anything is more than any percentage. */
	if (limit->percent && fraction_is_zero(old))
		return !value.negative && !fraction_is_zero(&value);
	if (limit->percent)
		value = fraction_growth(old, now);
	else if (limit->column.unit == COLUMN_PERCENT)
		most = fraction_product(&most, &percent);
	return fraction_compare(&value, &most) > 0;
}

static void put_value(const struct limit *limit, const struct fraction *value,
		      FILE *out)
{
	char text[FRACTION_TEXT];

	column_print(&limit->column, value, false, true, text);
	fputs(text, out);
}

/* "+2 %", as it was typed. */
static void put_bound(const struct limit *limit, FILE *out)
{
	struct str text = str_trim(str_of(strrchr(limit->text, '>') + 1));

	if (limit->percent)
		text.length--;
	str_print(out, str_trim(text));
	fputs(limit->percent ? " %" : "", out);
}

/* "rose 1.25 % (A to B", without a percentage where OLD was nothing. */
static void put_change(const struct limit *limit, const struct fraction *old,
		       const struct fraction *now, FILE *out)
{
	int order = fraction_compare(now, old);

	fputs(order > 0   ? "rose"
	      : order < 0 ? "fell"
			  : "stayed as it was",
	      out);
	if (order && !fraction_is_zero(old)) {
		struct fraction growth = fraction_growth(old, now);
		char text[FRACTION_TEXT];

		growth.negative = false;
		fraction_print(&growth, 100, 2, false, true, text);
		fprintf(out, " %s %%", text);
	}
	fputs(" (", out);
	put_value(limit, old, out);
	fputs(" to ", out);
	put_value(limit, now, out);
}

static void put_subject(const struct limit *limit, FILE *out)
{
	fputs("cgannotate: --fail-if=", out);
	str_print(out, str_of(limit->text));
	fputs(": ", out);
}

static void put_function(const struct profile *profile, function_id function,
			 FILE *out)
{
	const struct names *names = &profile->names;

	str_print(out, names_str(names, profile_file(profile, function)));
	fputc(':', out);
	str_print(out, names_str(names, profile_name(profile, function)));
}

static void say(const struct limit *limit, const struct report *report,
		function_id function, const struct fraction *old,
		const struct fraction *now, FILE *out)
{
	const struct profile *profile = report->profile;

	put_subject(limit, out);
	if (function == NONE)
		fputs("the program", out);
	else
		put_function(profile, function, out);
	fputs(": ", out);
	str_print(out, limit->column.name);
	fputc(' ', out);
	if (profile_compares(profile)) {
		put_change(limit, old, now, out);
		fputs("; ", out);
	} else {
		fputs("is ", out);
		put_value(limit, now, out);
		fputs(" (", out);
	}
	fputs("limit ", out);
	put_bound(limit, out);
	fputs(")\n", out);
}

/* " (called 30x instead of 10x)" */
static void put_calls(const struct reason *reason, FILE *out)
{
	if (reason->is_new && !reason->now_calls)
		fputs(" (new)", out);
	else if (reason->is_new)
		fprintf(out, " (new, called %" PRId64 "x)", reason->now_calls);
	else if (reason->by_calls)
		fprintf(out, " (called %" PRId64 "x instead of %" PRId64 "x)",
			reason->now_calls, reason->old_calls);
}

/*
 * Says whose own cost has grown most: in the program; with inclusive costs, in
 * the functions that exceed the limit and all that they call.  Own costs were
 * said by the limit itself: only what explains them is left to say.
 */
static void say_reasons(const struct limit *limit, const struct report *report,
			bool *among, FILE *out)
{
	struct reason list[REASONS];
	bool callees = report->settings->inclusive;
	size_t count, i;

	if (!profile_compares(report->profile) ||
	    !column_adds_up(&limit->column) || !limit->column.is_of_profile)
		return;
	count = reasons_find(report, &limit->column, among, callees, list);
	for (i = 0; i < count; i++) {
		struct fraction growth = fraction_of(
			list[i].growth, column_divisor(&limit->column));
		char text[FRACTION_TEXT];

		if (among && !callees && !list[i].by_calls)
			continue;
		column_print(&limit->column, &growth, true, false, text);
		fprintf(out, "cgannotate:   %s in ", text);
		put_function(report->profile, list[i].function, out);
		put_calls(&list[i], out);
		fputc('\n', out);
	}
}

/* What functions cost on one side. */
static void function_costs(const struct report *report, const struct view *view,
			   struct costs *costs, cost_id *cost)
{
	const struct profile *profile = report->profile;
	size_t i;

	if (report->settings->inclusive) {
		for (i = 0; i < profile->functions.count; i++)
			cost_add(costs, &cost[i], &report->costs,
				 view->inclusive.node[i]);
		return;
	}
	for (i = 0; i < profile->portions.count; i++)
		cost_add(costs, &cost[profile->portions.pairs[i].a],
			 &report->costs, view->aggregates.portion[i]);
}

static size_t count_exceeded(const struct gate *limits,
			     const struct report *report,
			     const struct costs *costs, const cost_id *old,
			     const cost_id *now, FILE *out)
{
	const struct profile *profile = report->profile;
	size_t exceeded = 0, i;
	function_id f;

	for (i = 0; i < limits->count; i++) {
		const struct limit *limit = &limits->list[i];
		size_t matches = 0, before = exceeded;
		bool *among = util_alloc(profile->functions.count, 1);

		for (f = 0; limit->of_functions && f < profile->functions.count;
		     f++) {
			struct fraction x, y;

			if (!pattern_matches(
				    &limit->functions,
				    names_str(&profile->names,
					      profile_name(profile, f))))
				continue;
			matches++;
			x = value_of(limit, report, costs, old[f]);
			y = value_of(limit, report, costs, now[f]);
			if (!is_exceeded(limit, &x, &y))
				continue;
			say(limit, report, f, &x, &y, out);
			among[f] = true;
			exceeded++;
		}
		if (exceeded > before)
			say_reasons(limit, report, among, out);
		free(among);
		if (limit->of_functions && !matches &&
		    !report->settings->fail_if_missing) {
			put_subject(limit, out);
			fputs("no function matches\n", out);
		}
	}
	return exceeded;
}

/* The limits of the program; returns how many are exceeded. */
static size_t check_program(const struct gate *limits,
			    const struct report *report, FILE *out)
{
	size_t exceeded = 0, i;

	for (i = 0; i < limits->count; i++) {
		const struct limit *limit = &limits->list[i];
		struct fraction x, y;

		if (limit->of_functions)
			continue;
		x = value_of(limit, report, &report->costs,
			     report_old(report)->total);
		y = value_of(limit, report, &report->costs,
			     report_now(report)->total);
		if (is_exceeded(limit, &x, &y)) {
			say(limit, report, NONE, &x, &y, out);
			say_reasons(limit, report, NULL, out);
			exceeded++;
		}
	}
	return exceeded;
}

/* Those of functions, which have inclusive costs only if nodes are functions. */
static bool check_functions(const struct gate *limits,
			    const struct report *report, FILE *out,
			    size_t *exceeded, struct error *error)
{
	const struct profile *profile = report->profile;
	size_t n = profile->functions.count;
	struct costs costs = {0};
	cost_id *old = util_alloc(2 * n, sizeof(*old));
	cost_id *now = old + n;
	bool fits;

	function_costs(report, report_now(report), &costs, now);
	if (profile_compares(profile))
		function_costs(report, report_old(report), &costs, old);
	fits = aggregates_fit(profile, &costs, error);
	if (fits)
		*exceeded +=
			count_exceeded(limits, report, &costs, old, now, out);
	free(old);
	cost_free(&costs);
	return fits;
}

/* Whether some function matches. */
static bool has_match(const struct limit *limit, const struct profile *profile)
{
	function_id f;

	for (f = 0; f < profile->functions.count; f++)
		if (pattern_matches(&limit->functions,
				    names_str(&profile->names,
					      profile_name(profile, f))))
			return true;
	return false;
}

/* A limit of functions that are not there is a typing error, or worse. */
static bool all_match(const struct gate *limits, const struct report *report,
		      struct error *error)
{
	size_t i;

	for (i = 0; report->settings->fail_if_missing && i < limits->count;
	     i++) {
		const struct limit *limit = &limits->list[i];

		if (limit->of_functions && !has_match(limit, report->profile))
			return error_set(error,
					 "--fail-if=%s: no function matches",
					 limit->text);
	}
	return true;
}

bool gate_check(const struct gate *limits, const struct report *report,
		FILE *out, size_t *exceeded, struct error *error)
{
	bool of_functions = false;
	size_t i;

	*exceeded = check_program(limits, report, out);
	for (i = 0; i < limits->count; i++)
		of_functions |= limits->list[i].of_functions;
	return !of_functions ||
	       (check_functions(limits, report, out, exceeded, error) &&
		all_match(limits, report, error));
}
