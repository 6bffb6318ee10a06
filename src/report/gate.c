/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/gate.h"

#include "values/sides.h"

/* --- reading ----------------------------------------------------------- */

/* Reads "REGEX:EVENT", or "EVENT".  The name of an event may have colons. */
static bool read_subject(struct limit *limit, struct columns *columns, struct str text,
			 struct error *error)
{
	struct str event = text;

	/* The longest name that is known is the event. */
	while (!columns_find(columns, "fail-if", event, &limit->column, error)) {
		str_eat_until(&event, ':');
		if (!event.length)
			return false;
	}
	if (event.length == text.length)
		return !columns->settings->match.count ||
		       error_usage(error, "with --match, name what the limit is of: REGEX:EVENT>N");
	if (!limit->column.is_of_profile)
		return error_usage(error, "Calls and Incl() of a function cannot be limited; see "
					  "--inclusive");
	text.length -= event.length + 1;
	if (!pattern_read(&limit->pattern, text, REG_NOSUB, error))
		return false;
	limit->rows = true;
	return true;
}

/* Reads "+N%", "+N" or "N"; N may have decimals unless it is a count. */
static bool read_most(struct limit *limit, struct str text)
{
	const bool whole = limit->column.unit == COLUMN_COUNT;
	struct decimal decimal;
	int64_t count = 0;

	limit->change = str_eat(&text, STR("+"));
	limit->percent = text.length && text.at[text.length - 1] == '%';
	text.length -= limit->percent;
	if (!text.length || text.at[0] == '+')
		return false;
	if (limit->percent && !limit->change) {
		/* Columns in percent have limits in percent. */
		if (limit->column.unit != COLUMN_PERCENT)
			return false;
		limit->percent = false;
	}
	if (!limit->percent && number_count(text, &count) == NUMBER_OK) {
		limit->most = fraction_of(count, 1);
		return true;
	}
	if ((whole && !limit->percent) || number_decimal(text, &decimal) != NUMBER_OK)
		return false;
	limit->most = fraction_of((int64_t)decimal.over,
				  (int64_t)decimal.under * (limit->percent ? 100 : 1));
	return true;
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
			  &why)) {
		said = str_of(why.text);
		/* columns_find() puts the option before its message. */
		str_eat(&said, STR("--fail-if: "));
		return error_usage(error, "--fail-if=%s: %s", word, said.at);
	}
	if (!read_most(limit, str_trim(str_of(sign + 1))))
		return error_usage(
			error,
			"--fail-if=%s: expected N, +N or +N%% after '>', where N is a %snumber",
			word, limit->column.unit == COLUMN_COUNT ? "whole " : "");
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

		if (limit->rows)
			regfree(&limit->pattern);
	}
	free(limits->list);
}

/* --- what was measured ------------------------------------------------- */

bool gate_gap(const struct report *report, const struct column *column, struct error *why)
{
	const struct profile *profile = report->profile;
	const struct columns *columns = report->columns;
	/* Profiles are compared one by one; parts and threads are added up. */
	const bool slices = report->settings->compare == COMPARE_FILE;
	const bool compares = slices || profile_compares(profile);
	struct scratch of, event;

	for (size_t i = slices ? columns->slice_count : profile->side_count; i-- > 0;) {
		const struct side *side =
			(slices ? report_slice(report, i) : &report->sums[i])->side;
		const struct selected_parts parts = profile_selected(profile, side);
		const uint64_t missing = column_events(column) & ~parts.events;
		unsigned e = 0;

		diag_quote(&of, compares ? columns_side(columns, i) : STR("the profile"));
		while (e < profile->event_count && !(missing >> e & 1))
			e++;
		if (!parts.measured)
			error_set(why, "%s has no costs%s", of.text, sides_advice(profile));
		else if (parts.cut)
			error_set(why, "%s was not written to its end, so nothing is checked",
				  of.text);
		else if (e < profile->event_count)
			error_set(
				why, "%s has no %s, so nothing is compared", of.text,
				diag_quote(&event, names_str(&profile->names, profile->events[e])));
		else
			continue;
		return true;
	}
	return false;
}

/* --- checking ---------------------------------------------------------- */

/* What a limit may be of: the program, a function, or a file or object. */
struct subject {
	row_id row; /* NONE: the program; a function's is its id */
	struct item item;
	struct str name; /* for the pattern of the limit */
	bool of_new;     /* NEW, or the only side, has it */
};

struct subjects {
	struct subject *list;
	size_t count, room;
	struct values *in; /* of functions */
	struct costs costs;
};

/* Adds up the costs of functions; rows may have parts of functions. */
static void add_functions(struct subjects *s, const struct report *report)
{
	const struct profile *profile = report->profile;
	const row_id *row_of = report->rows.of_function;
	const size_t n = profile->side_count;
	const bool inclusive = report->settings->inclusive;

	for (size_t side = n; side-- > 0;) {
		const struct side_sums *sums = &report->sums[side];

		for (size_t i = 0; !inclusive && i < profile->portions.count; i++)
			cost_add(&s->costs,
				 &s->in[row_of[profile->portions.pairs[i].a] * n + side].self,
				 &report->costs, sums->aggregates.portion[i]);
		for (size_t f = 0; inclusive && f < profile->functions.count; f++)
			cost_add(&s->costs, &s->in[f * n + side].self, &report->costs,
				 sums->inclusive.node[f]);
	}
}

static void subjects_make(struct subjects *s, const struct report *report, bool of_rows)
{
	const bool functions = of_rows && !report_is_grouped(report);
	const struct report_rows *rows = &report->rows;
	const size_t count = functions ? report->profile->functions.count : 1;
	const size_t n = report->profile->side_count;
	const struct subject all = {.row = NONE, .item = report_totals(report), .of_new = true};

	*s = (struct subjects){.in = util_alloc(count * n, sizeof(*s->in))};
	if (functions)
		add_functions(s, report);
	for (row_id i = functions ? 0 : rows->first;
	     of_rows && i < (functions ? count : rows->count); i++) {
		const struct row *row = &rows->list[i];
		const struct subject one = {
			.row = i,
			.item = functions ? report_item(report, &s->costs, &s->in[i * n])
					  : report_row(report, i),
			.name = report_name(report, functions           ? row->name
						    : row->file != NONE ? row->file
									: row->object),
			.of_new = row->after || !profile_compares(report->profile),
		};

		if (!rows_is_empty(report, i))
			UTIL_PUSH(s->list, s->count, s->room) = one;
	}
	if (!of_rows)
		UTIL_PUSH(s->list, s->count, s->room) = all;
}

static bool is_exceeded(const struct limit *limit, const struct fraction *before,
			const struct fraction *after)
{
	struct fraction value = *after, most = limit->most;

	if (limit->change)
		value = fraction_difference(after, before);
	/* Any growth from 0 exceeds any percentage. */
	if (limit->percent && fraction_is_zero(before))
		return !value.negative && !fraction_is_zero(&value);
	if (limit->percent)
		value = fraction_growth(before, after);
	else if (limit->column.unit == COLUMN_PERCENT)
		most.under = fraction_multiply(most.under.low, 100);
	return fraction_compare(&value, &most) > 0;
}

static void judge(struct verdict *verdict, const struct report *report, bool must_match)
{
	const struct limit *limit = verdict->limit;
	const size_t after = report->profile->side_count - 1;
	struct subjects subjects;
	struct error why;

	verdict->unmatched = limit->rows;
	if (gate_gap(report, &limit->column, &why)) {
		verdict->unchecked = str_copy(str_of(why.text));
		return;
	}
	subjects_make(&subjects, report, limit->rows);
	if (!aggregates_fit(report->profile, &subjects.costs, &why)) {
		verdict->unchecked = str_copy(str_of(why.text));
		subjects.count = 0;
	}
	for (size_t i = 0; i < subjects.count; i++) {
		const struct subject *subject = &subjects.list[i];
		struct excess excess = {.row = subject->row};

		if (limit->rows && !pattern_matches(&limit->pattern, subject->name))
			continue;
		verdict->unmatched &= !subject->of_new;
		/* A value that is not given is 0. */
		column_fraction(report->columns, &limit->column, item_in(subject->item, 0),
				&excess.before);
		column_fraction(report->columns, &limit->column, item_in(subject->item, after),
				&excess.after);
		if (is_exceeded(limit, &excess.before, &excess.after))
			UTIL_PUSH(verdict->list, verdict->count, verdict->room) = excess;
	}
	if (verdict->count && !limit->rows && profile_compares(report->profile) &&
	    !limit->column.is_ratio && limit->column.is_of_profile)
		verdict->cause_count = causes_find(report, &limit->column, true, verdict->causes);
	if (verdict->unmatched && !verdict->unchecked && must_match)
		verdict->unchecked =
			util_format("no %s%s matches", BY_NOUNS[report->settings->by],
				    profile_compares(report->profile) ? " of NEW" : "");
	free(subjects.list);
	free(subjects.in);
	cost_free(&subjects.costs);
}

void gate_check(const struct gate *limits, const struct report *report, bool must_match,
		struct verdicts *verdicts)
{
	*verdicts = (struct verdicts){.list = util_alloc(limits->count, sizeof(*verdicts->list))};
	for (size_t i = 0; i < limits->count; i++) {
		struct verdict *verdict = &verdicts->list[verdicts->count++];

		verdict->limit = &limits->list[i];
		judge(verdict, report, must_match);
	}
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
