/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/gate.h"

#include "base/diag.h"
#include "base/number.h"
#include "report/rows.h"
#include "values/head.h"
#include "values/sides.h"

#include <stdlib.h>

/* --- reading ----------------------------------------------------------- */

/* Reads "REGEX:EVENT", or "EVENT".  The name of an event may have colons. */
static bool read_subject(struct limit *limit, struct columns *columns, struct str text,
			 struct error *error)
{
	const struct by_kind *by = &BY_KINDS[columns->settings->by];
	struct str event;
	size_t i = text.length;

	limit->of = columns->settings->match.count ? LIMIT_MATCHED : LIMIT_PROGRAM;
	if (column_find(columns, "fail-if", text, &limit->column, error))
		return true;
	while (i && text.at[i - 1] != ':')
		i--;
	event = str_from(text, i);
	if (!i || !column_find(columns, "fail-if", event, &limit->column, error))
		return false;
	if (!limit->column.is_of_profile)
		return error_usage(error, "Calls and Incl() of a function cannot be limited; see "
					  "--inclusive");
	if (!pattern_read(&limit->pattern, (struct str){text.at, i - 1}, REG_NOSUB, error))
		return false;
	limit->of = by->label & LABEL_NAME ? LIMIT_FUNCTIONS : LIMIT_GROUPS;
	return true;
}

/* Reads "+N%", "+N" or "N"; N may have decimals unless it is a count. */
static bool read_most(struct limit *limit, struct str text, struct error *error)
{
	const bool whole = column_is_count(&limit->column);
	enum number read = NUMBER_BAD;
	struct decimal decimal;
	struct scratch scratch;
	int64_t count = 0;

	limit->change = str_eat(&text, STR("+"));
	limit->percent = text.length && text.at[text.length - 1] == '%';
	text.length -= limit->percent;
	if (limit->percent && !limit->change) {
		/* Columns in percent have limits in percent. */
		if (limit->column.unit != COLUMN_PERCENT)
			return error_usage(
				error, "expected %s'+' before a percentage",
				limit->column.is_ratio ? "a number, as a ratio is shown, or " : "");
		limit->percent = false;
	}
	if (!limit->percent && text.length && text.at[0] != '+') {
		read = number_count(text, &count, NULL);
		limit->most = fraction_of(count, 1);
	}
	if (limit->percent || (read != NUMBER_OK && !whole)) {
		read = number_decimal(text, &decimal);
		if (read == NUMBER_OK)
			limit->most =
				fraction_of((int64_t)decimal.over,
					    (int64_t)decimal.under * (limit->percent ? 100 : 1));
	}
	if (read == NUMBER_TOO_BIG)
		return error_usage(error, "%s has more digits than fit into 64 bits",
				   diag_quote(&scratch, text));
	return read == NUMBER_OK ||
	       error_usage(error, limit->percent ? "expected a percentage after '>+'"
				  : whole        ? "expected a whole number after '>'"
						 : "expected a number after '>'");
}

static bool read_limit(struct limit *limit, const char *word, struct columns *columns,
		       struct error *error)
{
	const char *sign = strrchr(word, '>');
	struct error why;
	struct str said;

	limit->text = word;
	if (!sign)
		return error_usage(error, "--fail-if=%s: expected EVENT>N", word);
	if (!read_subject(limit, columns, str_trim((struct str){word, (size_t)(sign - word)}),
			  &why) ||
	    !read_most(limit, str_trim(str_of(sign + 1)), &why)) {
		said = str_of(why.text);
		/* column_find() puts the option before its message. */
		str_eat(&said, STR("--fail-if: "));
		return error_usage(error, "--fail-if=%s: %s", word, said.at);
	}
	return !limit->change || columns->settings->diff ||
	       columns->settings->compare == COMPARE_FILE ||
	       error_usage(error, "--fail-if=%s: a limit with '+' needs --diff or --compare=file",
			   word);
}

bool gate_read(struct gate *limits, struct columns *columns, struct error *error)
{
	const struct words *words = &columns->settings->fail_if;

	*limits = (struct gate){.list = util_alloc(words->count, sizeof(*limits->list))};
	for (size_t i = 0; i < words->count; i++)
		if (!read_limit(&limits->list[limits->count++], words->at[i], columns, error))
			return false;
	return true;
}

void gate_free(struct gate *limits)
{
	while (limits->count) {
		struct limit *limit = &limits->list[--limits->count];

		if (limit->of >= LIMIT_FUNCTIONS)
			regfree(&limit->pattern);
		column_free(&limit->column);
	}
	free(limits->list);
}

/* --- what was measured ------------------------------------------------- */

/* The events that the values of a column are made of, as a mask. */
static uint64_t events_of(const struct column *column)
{
	const struct formula *formula = column->formula;

	if (!formula)
		return column->event < COST_EVENTS && !column_is_calls(column)
			       ? (uint64_t)1 << column->event
			       : 0;
	return formula->over.events | formula->over.inclusive | formula->under.events |
	       formula->under.inclusive;
}

/* As gate_gap(), of one side, which a message calls `called`. */
static bool sums_gap(const struct report *report, const struct side_sums *sums, uint64_t events,
		     struct str called, struct error *why)
{
	const struct profile *profile = report->profile;
	uint64_t missing = events & ~head_events(profile, sums->side);
	struct selected_parts parts = profile_selected(profile, sums->side);
	struct scratch side, event;
	unsigned e = 0;

	if (!parts.measured) {
		error_set(why, "%s has no costs%s", diag_quote(&side, called),
			  sides_advice(profile));
		return true;
	}
	if (parts.cut) {
		error_set(why, "%s was not written to its end, so nothing is checked",
			  diag_quote(&side, called));
		return true;
	}
	while (e < profile->event_count && !(missing >> e & 1))
		e++;
	if (e == profile->event_count)
		return false;
	error_set(why, "%s has no %s, so nothing is compared", diag_quote(&side, called),
		  diag_quote(&event, names_str(&profile->names, profile->events[e])));
	return true;
}

bool gate_gap(const struct report *report, const struct column *column, struct error *why)
{
	const struct columns *columns = report->columns;
	const uint64_t events = events_of(column);

	/* Profiles are compared one by one; parts and threads are added up. */
	if (report->settings->compare == COMPARE_FILE) {
		for (size_t i = columns->slice_count; i-- > 0;)
			if (sums_gap(report, report_slice(report, i), events,
				     columns_side(columns, i), why))
				return true;
		return false;
	}
	if (!profile_compares(report->profile))
		return sums_gap(report, report_after(report), events, STR("the profile"), why);
	return sums_gap(report, report_after(report), events, STR("NEW"), why) ||
	       sums_gap(report, report_before(report), events, STR("OLD"), why);
}

/* --- checking ---------------------------------------------------------- */

static bool is_exceeded(const struct limit *limit, const struct fraction *before,
			const struct fraction *after)
{
	struct fraction value = *after, most = limit->most;
	struct fraction percent = fraction_of(1, 100);

	if (limit->change)
		value = fraction_difference(after, before);
	/* Any growth from 0 exceeds any percentage. */
	if (limit->percent && fraction_is_zero(before))
		return !value.negative && !fraction_is_zero(&value);
	if (limit->percent)
		value = fraction_growth(before, after);
	else if (limit->column.unit == COLUMN_PERCENT)
		most = fraction_product(&most, &percent);
	return fraction_compare(&value, &most) > 0;
}

/* Returns whether growth is a tenth or more of the growth allowed for some excess. */
static bool is_relevant(const struct verdict *verdict, int64_t value)
{
	const struct limit *limit = verdict->limit;
	struct fraction growth = column_scale(&limit->column, value, 1);
	struct fraction ten = fraction_of(10, 1);

	growth = fraction_product(&growth, &ten);
	for (size_t i = 0; i < verdict->count; i++) {
		struct fraction before = verdict->list[i].before, allowed = limit->most;

		/* An absolute limit allows the difference between it and OLD's value. */
		if (!limit->percent && !limit->change)
			allowed = fraction_difference(&allowed, &before);
		before.negative = false;
		if (limit->percent)
			allowed = fraction_product(&allowed, &before);
		if (fraction_compare(&growth, &allowed) >= 0)
			return true;
	}
	return false;
}

/*
 * Finds the causes, and the functions whose own cost has grown most: in the program; with
 * inclusive costs, in functions that exceed the limit and their callees.  A limit on self costs
 * names its functions; adds only growth that calls explain.
 */
static void add_reasons(struct verdict *verdict, const struct report *report, bool *among)
{
	const struct column *column = &verdict->limit->column;
	struct cause causes[CAUSES];
	struct reason list[REASONS];
	/* What a limit of a sum or of groups exceeds does not name functions. */
	bool named = verdict->limit->of == LIMIT_FUNCTIONS;
	bool callees = report->settings->inclusive && verdict->limit->of >= LIMIT_FUNCTIONS;
	size_t count;

	if (!verdict->count || !profile_compares(report->profile) || !column_adds_up(column) ||
	    !column->is_of_profile)
		return;
	count = reasons_find(report, column, among, callees, list);
	for (size_t i = 0; i < count; i++)
		if ((!named || callees || list[i].by_calls) && is_relevant(verdict, list[i].growth))
			verdict->reasons[verdict->reason_count++] = list[i];
	if (verdict->limit->of != LIMIT_PROGRAM && !callees)
		return;
	count = causes_find(report, column, among, true, causes);
	for (size_t i = 0; i < count; i++)
		if (is_relevant(verdict, causes[i].change))
			verdict->causes[verdict->cause_count++] = causes[i];
}

/* Checks the limit for a function or a group, or NONE, as it was in OLD and is in NEW. */
static bool judge_cost(struct verdict *verdict, const struct report *report, struct item before,
		       struct item after, function_id function, row_id group)
{
	const struct columns *columns = report->columns;
	const struct limit *limit = verdict->limit;
	struct excess excess = {.function = function, .group = group};

	/* A value that is not given is 0. */
	column_fraction(columns, &limit->column, before, &excess.before);
	column_fraction(columns, &limit->column, after, &excess.after);
	if (!is_exceeded(limit, &excess.before, &excess.after))
		return false;
	UTIL_PUSH(verdict->list, verdict->count, verdict->room) = excess;
	return true;
}

/* Checks a limit of functions, whose costs are by function and side. */
static void judge_functions(struct verdict *verdict, const struct report *report,
			    struct costs *costs, const cost_id *sides)
{
	const struct profile *profile = report->profile;
	size_t functions = profile->functions.count, n = profile->side_count;
	bool *among = util_alloc(functions, sizeof(*among));

	for (function_id f = 0; f < functions; f++) {
		const cost_id *of = &sides[f * n];

		if (!pattern_matches(&verdict->limit->pattern,
				     report_name(report, profile_name(profile, f))))
			continue;
		verdict->unmatched &= !report_after(report)->aggregates.has[f];
		among[f] = judge_cost(verdict, report, ITEM_OF(costs, of[0]),
				      ITEM_OF(costs, of[n - 1]), f, NONE);
	}
	add_reasons(verdict, report, among);
	free(among);
}

/* Marks the functions that have code in marked rows; the caller frees the result. */
static bool *functions_of(const struct report *report, const bool *rows)
{
	const struct profile *profile = report->profile;
	bool *among = util_alloc(profile->functions.count, sizeof(*among));

	for (size_t i = 0; i < profile->portions.count; i++)
		among[profile->portions.pairs[i].a] |= rows[report->rows.of_portion[i]];
	return among;
}

static bool is_of_new(const struct report *report, const struct row *row)
{
	return row->after || !profile_compares(report->profile);
}

/* Checks a limit of files or objects. */
static void judge_groups(struct verdict *verdict, const struct report *report)
{
	const size_t after = report->profile->side_count - 1;
	bool *exceeds = util_alloc(report->rows.count, sizeof(*exceeds)), *among;

	for (row_id i = report->rows.first; i < report->rows.count; i++) {
		const struct row *row = &report->rows.list[i];
		struct item item = report_row(report, i);

		if (rows_is_empty(report, i) ||
		    !pattern_matches(
			    &verdict->limit->pattern,
			    report_name(report, row->file != NONE ? row->file : row->object)))
			continue;
		verdict->unmatched &= !is_of_new(report, row);
		exceeds[i] = judge_cost(verdict, report, item_in(item, 0), item_in(item, after),
					NONE, i);
	}
	among = functions_of(report, exceeds);
	add_reasons(verdict, report, among);
	free(among);
	free(exceeds);
}

/* Checks a limit of the sum of what --match selects.  False: the sum does not fit. */
static bool judge_matched(struct verdict *verdict, const struct report *report, struct error *error)
{
	const size_t sides = report->profile->side_count;
	struct values sum[SIDES] = {{0}};
	struct costs costs = {0};
	struct item item = report_item(report, &costs, sum);
	bool *among, *chosen, fits;

	chosen = util_alloc(report->rows.count, sizeof(*chosen));
	for (row_id i = report->rows.first; i < report->rows.count; i++) {
		chosen[i] = !report->order.left_out[i] && !rows_is_empty(report, i);
		if (!chosen[i])
			continue;
		verdict->unmatched &= !is_of_new(report, &report->rows.list[i]);
		values_add(&costs, sum, &report->costs, report_self(report, i).in, sides);
	}
	fits = aggregates_fit(report->profile, &costs, error);
	judge_cost(verdict, report, item_in(item, 0), item_in(item, sides - 1), NONE, NONE);
	/* A row of a line stands beside those of functions. */
	among = report_has_lines(report) ? NULL : functions_of(report, chosen);
	add_reasons(verdict, report, among);
	free(among);
	free(chosen);
	cost_free(&costs);
	return fits;
}

/* The verdict on the next limit, which can be judged if it says that nothing is unchecked. */
static struct verdict *begin_verdict(struct verdicts *verdicts, const struct limit *limit,
				     const struct report *report)
{
	struct verdict *verdict = &verdicts->list[verdicts->count++];
	struct error why;

	verdict->limit = limit;
	verdict->unmatched = limit->of != LIMIT_PROGRAM;
	if (gate_gap(report, &limit->column, &why))
		verdict->unchecked = str_copy(str_of(why.text));
	return verdict;
}

/* Checks the limits of functions, which need the costs of all. */
static bool check_functions(const struct gate *limits, const struct report *report,
			    struct verdicts *verdicts, struct error *error)
{
	struct costs costs = {0};
	cost_id *sides;
	bool fits;

	if (verdicts->count == limits->count)
		return true;
	sides = reasons_costs(report, report->settings->inclusive, &costs);
	fits = aggregates_fit(report->profile, &costs, error);
	for (size_t i = 0; fits && i < limits->count; i++)
		if (limits->list[i].of == LIMIT_FUNCTIONS) {
			struct verdict *verdict = begin_verdict(verdicts, &limits->list[i], report);

			if (!verdict->unchecked)
				judge_functions(verdict, report, &costs, sides);
		}
	free(sides);
	cost_free(&costs);
	return fits;
}

bool gate_check(const struct gate *limits, const struct report *report, bool must_match,
		struct verdicts *verdicts, struct error *error)
{
	bool fits = true;

	*verdicts = (struct verdicts){.list = util_alloc(limits->count, sizeof(*verdicts->list))};
	for (size_t i = 0; fits && i < limits->count; i++) {
		const struct limit *limit = &limits->list[i];
		struct verdict *verdict;

		if (limit->of == LIMIT_FUNCTIONS)
			continue;
		verdict = begin_verdict(verdicts, limit, report);
		if (verdict->unchecked)
			continue;
		if (limit->of == LIMIT_GROUPS) {
			judge_groups(verdict, report);
		} else if (limit->of == LIMIT_MATCHED) {
			fits = judge_matched(verdict, report, error);
		} else {
			judge_cost(verdict, report, report_total(report, report_before(report)),
				   report_total(report, report_after(report)), NONE, NONE);
			add_reasons(verdict, report, NULL);
		}
	}
	fits = fits && check_functions(limits, report, verdicts, error);
	for (size_t i = 0; fits && must_match && i < verdicts->count; i++) {
		struct verdict *verdict = &verdicts->list[i];

		if (verdict->unmatched && !verdict->unchecked)
			verdict->unchecked =
				util_format("no %s%s matches", BY_KINDS[report->settings->by].noun,
					    profile_compares(report->profile) ? " of NEW" : "");
	}
	return fits;
}

size_t verdicts_unchecked(const struct verdicts *verdicts)
{
	size_t count = 0;

	for (size_t i = 0; i < verdicts->count; i++)
		count += verdicts->list[i].unchecked != NULL;
	return count;
}

size_t verdicts_exceeded(const struct verdicts *verdicts)
{
	size_t count = 0;

	for (size_t i = 0; i < verdicts->count; i++)
		count += verdicts->list[i].count;
	return count;
}

void verdicts_free(struct verdicts *verdicts)
{
	while (verdicts->count) {
		struct verdict *verdict = &verdicts->list[--verdicts->count];

		free(verdict->list);
		free(verdict->unchecked);
	}
	free(verdicts->list);
}
