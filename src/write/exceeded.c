/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/exceeded.h"

#include "base/name.h"
#include "report/own.h"
#include "write/numbers.h"

#include <stdlib.h>

struct lines {
	FILE *out;
	const struct report *report;
	const struct exceeded_style *style;
};

/*
 * Prints a bound as typed, but with separators: "+2 %", "1,000", or "2%" for an event in percent.
 */
static void put_bound(const struct lines *t, const struct limit *limit)
{
	struct str text = str_trim(str_of(strrchr(limit->text, '>') + 1));
	bool share = !limit->change && limit->column.unit == COLUMN_PERCENT &&
		     text.at[text.length - 1] != '%';

	size_t begin = 0, end;

	text = str_trim(str_head(text, text.length - limit->percent));
	while (begin < text.length && !number_is_digit(text.at[begin]))
		begin++;
	for (end = begin; end < text.length && number_is_digit(text.at[end]);)
		end++;
	str_print(t->out, str_head(text, begin));
	for (size_t i = begin; i < end; i++)
		fprintf(t->out, "%c%s", text.at[i], i + 1 < end && (end - i) % 3 == 1 ? "," : "");
	str_print(t->out, str_from(text, end));
	fputs(limit->percent ? " %" : share ? "%" : "", t->out);
}

static void put_subject(const struct lines *t, const struct limit *limit)
{
	fputs(t->style->limit, t->out);
	t->style->put(t->out, str_of(limit->text));
	fputs(": ", t->out);
}

static void put_function(const struct lines *t, function_id function)
{
	const struct profile *profile = t->report->profile;
	const struct names *names = &profile->names;
	name_id file = profile_file(profile, function);
	struct source_search *search = t->style->search;
	struct str pieces[] = {search ? source_search_name(search, t->report, file)
				      : names_str(names, file),
			       STR(":"), names_str(names, profile_name(profile, function))};
	struct str text = str_join(pieces, LENGTH(pieces));

	t->style->put(t->out, text);
	free((char *)text.at);
}

/* Prints "NAME: Ir rose 1.25 % (A to B; limit 1 %)"; no percentage if OLD is 0. */
static void put_excess(const struct lines *t, const struct limit *limit,
		       const struct excess *excess)
{
	struct value_text before = numbers_in_unit(&limit->column, &excess->before, false);
	struct value_text after = numbers_in_unit(&limit->column, &excess->after, false);

	put_subject(t, limit);
	if (excess->group != NONE)
		t->style->put(t->out, report_row_name(t->report, excess->group));
	else if (excess->function == NONE)
		fputs(limit->of == LIMIT_MATCHED ? "what --match selects" : "the program", t->out);
	else
		put_function(t, excess->function);
	fputs(": ", t->out);
	t->style->put(t->out, limit->column.name);
	fputc(' ', t->out);
	if (!limit->change) {
		fprintf(t->out, "is %s (", after.text);
		if (profile_compares(t->report->profile))
			fprintf(t->out, "was %s; ", before.text);
	} else {
		int order = fraction_compare(&excess->after, &excess->before);

		fputs(order > 0 ? "rose" : order < 0 ? "fell" : "stayed as it was", t->out);
		if (order && !fraction_is_zero(&excess->before)) {
			struct fraction growth = fraction_growth(&excess->before, &excess->after);
			char text[FRACTION_TEXT];

			growth.negative = false;
			fraction_print(&growth, 100, 2, false, true, text);
			fprintf(t->out, " %s %%", text);
		}
		fprintf(t->out, " (%s to %s; ", before.text, after.text);
	}
	fputs("limit ", t->out);
	put_bound(t, limit);
	fprintf(t->out, ")%s\n", t->style->limit_end);
}

/* Prints the short name of a function; of the user's own, behind "FILE:". */
static void put_short(const struct report *report, function_id function, FILE *out,
		      void (*put)(FILE *out, struct str text))
{
	const struct profile *profile = report->profile;
	name_id file = profile_file(profile, function);
	struct str name = report_name(report, profile_name(profile, function)), text;
	char *bytes = util_alloc(name.length, 1);
	bool own = own_code(report, profile_object(profile, function), file);
	struct str pieces[] = {
		own && report_is_file(report, file) ? str_base(report_name(report, file)) : STR(""),
		STR(":"),
		{bytes, name_short(name, NAME_LEAST, bytes)}};

	if (!pieces[0].length)
		pieces[1] = STR("");
	if (!name.length)
		pieces[2] = REPORT_NO_NAME;
	text = str_join(pieces, LENGTH(pieces));
	put(out, text);
	free((char *)text.at);
	free(bytes);
}

/* Prints " 30x instead of 10x". */
static void put_calls(FILE *out, const struct column *column, const int64_t calls[SIDES])
{
	fprintf(out, " %sx instead of %sx", numbers_value(column, calls[1], false).text,
		numbers_value(column, calls[0], false).text);
}

/* Prints " (called 30x instead of 10x)". */
static void put_called(FILE *out, const struct column *column, const int64_t calls[SIDES])
{
	fputs(" (called", out);
	put_calls(out, column, calls);
	fputc(')', out);
}

void exceeded_put_cause(FILE *out, const struct report *report, const struct column *column,
			const struct cause *cause, void (*put)(FILE *out, struct str text))
{
	const struct column *calls = &report->columns->count;

	fprintf(out, "%s because of ", numbers_value(column, cause->change, true).text);
	put_short(report, cause->function, out, put);
	if (cause->is_new || cause->is_gone) {
		fputs(cause->is_new ? " (new)" : " (gone)", out);
	} else if (cause->callee != NONE && cause->by_calls) {
		const int64_t *times = cause->callee_calls;

		fputs(!times[1]   ? " (it no longer calls "
		      : !times[0] ? " (it now calls "
				  : " (it calls ",
		      out);
		put_short(report, cause->callee, out, put);
		if (times[0] && times[1])
			put_calls(out, calls, times);
		else if (times[1])
			fprintf(out, ", %sx", numbers_value(calls, times[1], false).text);
		fputc(')', out);
	} else if (cause->called) {
		put_called(out, calls, cause->calls);
	} else if (cause->each) {
		fprintf(out, " (its calls cost %s each instead of %s)",
			numbers_average(column, cause->cost[1], cause->calls[1]).text,
			numbers_average(column, cause->cost[0], cause->calls[0]).text);
	} else if (cause->callee != NONE) {
		fputs(" (most of it in ", out);
		put_short(report, cause->callee, out, put);
		fputc(')', out);
	}
}

/* Returns whether a function stands above as a cause. */
static bool is_cause(const struct verdict *verdict, function_id function)
{
	for (size_t i = 0; i < verdict->cause_count; i++)
		if (verdict->causes[i].function == function)
			return true;
	return false;
}

/* Prints where a cost grew, and " (called 30x instead of 10x)" if calls are the reason. */
static void put_reason(const struct lines *t, const struct column *column,
		       const struct reason *reason)
{
	const struct column *calls = &t->report->columns->count;

	fprintf(t->out, "%s%s in ", t->style->reason,
		numbers_value(column, reason->growth, true).text);
	put_short(t->report, reason->function, t->out, t->style->put);
	if (reason->is_new && reason->calls[1]) {
		fprintf(t->out, " (new, called %sx)",
			numbers_value(calls, reason->calls[1], false).text);
	} else if (reason->is_new) {
		fputs(" (new)", t->out);
	} else if (reason->by_calls) {
		put_called(t->out, calls, reason->calls);
	}
	fprintf(t->out, "%s\n", t->style->reason_end);
}

const char *exceeded_heading(const struct verdicts *verdicts)
{
	bool some = verdicts_exceeded(verdicts), unchecked = verdicts_unchecked(verdicts);

	return some && unchecked ? "Limits exceeded or not checked"
	       : some            ? "Limits exceeded"
	       : unchecked       ? "Limits not checked"
				 : NULL;
}

void exceeded_put(FILE *out, const struct report *report, const struct verdicts *verdicts,
		  const struct exceeded_style *style)
{
	struct lines t = {out, report, style};
	size_t j;

	for (size_t i = 0; i < verdicts->count; i++) {
		const struct verdict *verdict = &verdicts->list[i];
		const struct limit *limit = verdict->limit;

		if (verdict->unchecked) {
			put_subject(&t, limit);
			style->put(out, str_of(verdict->unchecked));
			fprintf(out, "%s\n", style->limit_end);
		}
		for (j = 0; j < verdict->count && j < style->most; j++)
			put_excess(&t, limit, &verdict->list[j]);
		if (j < verdict->count) {
			put_subject(&t, limit);
			fprintf(out, "%s more function%s%s\n",
				number_grouped((int64_t)(verdict->count - j)).text,
				verdict->count - j == 1 ? "" : "s", style->limit_end);
		}
		for (j = 0; j < verdict->cause_count; j++) {
			fputs(style->reason, out);
			exceeded_put_cause(out, report, &limit->column, &verdict->causes[j],
					   style->put);
			fprintf(out, "%s\n", style->reason_end);
		}
		for (j = 0; j < verdict->reason_count; j++)
			if (!is_cause(verdict, verdict->reasons[j].function))
				put_reason(&t, &limit->column, &verdict->reasons[j]);
	}
}

void exceeded_warn(struct diag *diag, FILE *out, const struct report *report,
		   const struct verdicts *verdicts)
{
	static const struct exceeded_style style = {
		.limit = "cgannotate: --fail-if=",
		.limit_end = "",
		.reason = "cgannotate:   ",
		.reason_end = "",
		.most = SIZE_MAX,
		.put = str_print,
	};
	struct draft draft;
	struct str text, lines;

	if (!verdicts->count) {
		fflush(out);
		return;
	}
	draft_open(&draft);
	exceeded_put(draft.file, report, verdicts, &style);
	lines = text = draft_close(&draft);
	/* If memory runs out before, the report is not whole either. */
	fflush(out);
	while (lines.length)
		diag_put(diag, str_eat_until(&lines, '\n'));
	free((char *)text.at);
}
