/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/prose.h"

#include "write/numbers.h"

#include <ctype.h>

/* --- rows ------------------------------------------------------------------- */

void label_put(FILE *out, const struct report *report, row_id row, const char *after,
	       bool with_object)
{
	const struct row *r = &report->rows.list[row];
	struct report_marks marks =
		report_marks(report, row, settings_list_calls(report->settings));
	struct str file = report_name(report, r->file == NONE ? r->object : r->file);
	struct str name = report_function_name(report, r->name);
	bool colon = r->name != NONE;

	if (report->settings->names == NAMES_SHORT && name.length &&
	    (!file.length || str_equal(file, STR("???")))) {
		file = STR("");
		colon = false;
	}
	str_print(out, limits_name(report->limits, file));
	fputs(colon ? ":" : "", out);
	str_print(out, limits_name(report->limits, name));
	fprintf(out, "%s%s%s", marks.cycle, marks.side, after);
	if (with_object && r->with_object) {
		fputs(" [", out);
		str_print(out, limits_name(report->limits, report_name(report, r->object)));
		fputc(']', out);
	}
}

struct call_text call_text(const struct report *report, const struct row_calls *calls,
			   const struct row_call *call, bool change, bool human)
{
	int64_t n = row_calls_count(report, calls, call);
	/* A change of 0 calls would read as "never called". */
	bool counted = n || (!change && call->seen & CALL_RECORDED);
	bool inlined = call->seen & CALL_INLINED;
	struct call_text text = {""};

	if (counted)
		sprintf(text.text, " (%s%s)",
			numbers_value(&report->columns->count, n, change, human).text,
			inlined ? "x and inlined" : "x");
	else if (inlined)
		strcpy(text.text, " (inlined)");
	return text;
}

/* --- totals ----------------------------------------------------------------- */

void totals_put_change(FILE *out, const struct report *report, const struct column *column,
		       struct item item, totals_name put)
{
	const struct columns *columns = report->columns;
	int64_t change, before;
	bool given = column_value(columns, column, item, &change);

	given |= column_value(columns, column, item_in(item, 0), &before);
	fprintf(out, "%s ", given ? numbers_value(column, change, true, false).text : ".");
	put(out, column->name);
	if (!given)
		return;
	fputs(" (", out);
	if (report->settings->show_percs)
		fprintf(out, "%s: ", numbers_share(change, before, true, false).text);
	fprintf(out, "%s to %s)",
		numbers_of_item(columns, column, item_in(item, 0), false, false).text,
		numbers_of_item(columns, column, item_in(item, 1), false, false).text);
}

void totals_put(FILE *out, const struct report *report, const struct column *column,
		totals_name put)
{
	const struct columns *columns = report->columns;
	bool slices = columns->slice_count, diff = profile_compares(report->profile);
	struct item total =
		slices || diff ? report_totals(report) : report_total(report, report_after(report));

	if (diff && !slices && !column->is_ratio) {
		totals_put_change(out, report, column, total, put);
		return;
	}
	fprintf(out, "%s ",
		numbers_of_item(columns, column, total, slices ? column->change : diff, false)
			.text);
	put(out, column->name);
}

void totals_put_all(FILE *out, const struct report *report, totals_name put, const char *between)
{
	const struct columns *columns = report->columns;

	if (columns->slice_count) {
		put(out, columns->shown[0].name);
		for (size_t i = 0; i < columns->table_count; i++) {
			fputs(i ? ", " : ": ", out);
			totals_put(out, report, &columns->table[i], put);
		}
		return;
	}
	for (size_t i = 0; i < columns->shown_count && (!i || between); i++) {
		fputs(i ? between : "", out);
		totals_put(out, report, &columns->shown[i], put);
	}
}

void totals_put_resolved(FILE *out, const struct report *report)
{
	const struct column *column = columns_additive(report->columns);
	const struct side_sums *sums = report_after(report);
	int64_t resolved, total;

	if (column) {
		column_value(report->columns, column, ITEM_OF(&report->costs, sums->side->resolved),
			     &resolved);
		column_value(report->columns, column, report_total(report, sums), &total);
		fprintf(out, "%s of ", numbers_share(resolved, total, false, false).text);
		str_print(out, column->name);
		fputc(' ', out);
	}
	fputs("resolved by ", out);
	str_print(out, report_name(report, report->profile->symbolizer));
}

void differences_put(FILE *out, const struct report *report, const struct heads *heads,
		     bool commands, void (*label)(FILE *out, const char *before, struct str side),
		     void (*put)(FILE *out, struct str text))
{
	static const char *const words[] = {[HEAD_COMMAND] = "Command of ",
					    [HEAD_EVENT] = "Not in ",
					    [HEAD_LINE] = "Differs in "};
	bool any = false;

	for (size_t i = 0; i < heads->difference_count; i++) {
		const struct difference *one = &heads->differences[i];

		if (one->kind == HEAD_COMMAND && !commands)
			continue;
		/* Events of the same side are in one line. */
		if (i && one->kind == HEAD_EVENT && one[-1].kind == HEAD_EVENT &&
		    one[-1].side == one->side) {
			fputc(' ', out);
		} else {
			fputs(any ? "\n" : "", out);
			label(out, words[one->kind], columns_side(report->columns, one->side));
		}
		put(out, report_shown_name(report, one->text));
		any = true;
	}
	fputs(any ? "\n" : "", out);
}

/* --- limits ----------------------------------------------------------------- */

/* Prints "LIMIT: NAME: Ir rose 1.25 % (A to B)"; no percentage if OLD is 0. */
static void put_excess(FILE *out, const struct report *report, const struct limit *limit,
		       const struct excess *excess)
{
	struct value_text before = numbers_in_unit(&limit->column, &excess->before, false, false);
	struct value_text after = numbers_in_unit(&limit->column, &excess->after, false, false);
	int order = fraction_compare(&excess->after, &excess->before);

	str_print(out, str_of(limit->text));
	fputs(": ", out);
	if (excess->row != NONE)
		label_put(out, report, excess->row, "", report->rows.list[excess->row].ambiguous);
	else
		fputs("the program", out);
	fputs(": ", out);
	str_print(out, limit->column.name);
	if (!limit->change) {
		fprintf(out, " is %s", after.text);
		if (profile_compares(report->profile))
			fprintf(out, " (was %s)", before.text);
		fputc('\n', out);
		return;
	}
	fprintf(out, " %s", order > 0 ? "rose" : order < 0 ? "fell" : "stayed as it was");
	if (order && !fraction_is_zero(&excess->before)) {
		struct fraction growth = fraction_growth(&excess->before, &excess->after);
		char text[FRACTION_TEXT];

		growth.negative = false;
		fraction_print(&growth, true, 2, false, true, text);
		fprintf(out, " %s %%", text);
	}
	fprintf(out, " (%s to %s)\n", before.text, after.text);
}

/* Prints the short name of a function; of the user's own, behind "FILE:". */
static void put_short(const struct report *report, function_id function, FILE *out)
{
	const struct profile *profile = report->profile;
	name_id file = profile_file(profile, function);
	struct str name = report_name(report, profile_name(profile, function));
	struct str text = name_short(name.length ? name : REPORT_NO_NAME);

	if (report_is_file(report, file) &&
	    own_code(report, profile_object(profile, function), file)) {
		str_print(out, str_base(report_name(report, file)));
		fputc(':', out);
	}
	str_print(out, text);
	str_free(text);
}

void exceeded_put_cause(FILE *out, const struct report *report, const struct column *column,
			const struct cause *cause)
{
	fprintf(out, "%s because of ", numbers_value(column, cause->change, true, false).text);
	put_short(report, cause->function, out);
	fputs(cause->is_new ? " (new)" : cause->is_gone ? " (gone)" : "", out);
}

struct str exceeded_text(const struct report *report, const struct verdicts *verdicts)
{
	enum { MOST = 20 };
	struct draft draft;

	draft_open(&draft);
	for (size_t i = 0; i < verdicts->count; i++) {
		const struct verdict *verdict = &verdicts->list[i];
		const struct limit *limit = verdict->limit;
		size_t rest = verdict->count > MOST ? verdict->count - MOST : 0;

		if (verdict->unchecked) {
			str_print(draft.file, str_of(limit->text));
			fprintf(draft.file, ": %s\n", verdict->unchecked);
		}
		for (size_t k = 0; k < verdict->count - rest; k++)
			put_excess(draft.file, report, limit, &verdict->list[k]);
		if (rest)
			fprintf(draft.file, "%s: %s more\n", limit->text,
				number_grouped((int64_t)rest).text);
		for (size_t k = 0; k < verdict->cause_count; k++) {
			fputs("  ", draft.file);
			exceeded_put_cause(draft.file, report, &limit->column, &verdict->causes[k]);
			fputc('\n', draft.file);
		}
	}
	return draft_close(&draft);
}

void exceeded_warn(const struct diag *diag, const struct report *report,
		   const struct verdicts *verdicts)
{
	struct str text = exceeded_text(report, verdicts), left = text;

	while (left.length) {
		struct str line = str_eat_until(&left, '\n');

		diag_say(diag, "%s%.*s",
			 str_begins(line, STR("  ")) ? "" : "--fail-if=", (int)line.length,
			 line.at);
	}
	str_free(text);
}

/* --- markup ----------------------------------------------------------------- */

const struct markup MARKUP_HTML = {
	.backslash = "\\",
	.of = {['\t'] = "\t",
	       ['<'] = "&lt;",
	       ['>'] = "&gt;",
	       ['&'] = "&amp;",
	       ['"'] = "&quot;",
	       ['\''] = "&#39;"},
};

void markup_put(FILE *out, const struct markup *markup, struct str s)
{
	char escape[STR_ESCAPE];

	while (s.length) {
		uint32_t c;
		struct str piece = str_eat_character(&s, &c);

		if (!piece.length)
			fputs("\xef\xbf\xbd", out);
		else if (c < 0x80 && markup->of[c])
			fputs(markup->of[c], out);
		else if (str_is_control(c))
			fprintf(out, "%sx%02x", markup->backslash, (unsigned)c);
		else if (str_is_hidden(c) && str_escape(piece, escape))
			fprintf(out, "%s%s", markup->backslash, escape + 1);
		else if (markup->numbers && c < 0x80 && !isalnum((int)c))
			fprintf(out, "&#%u;", (unsigned)c);
		else
			fwrite(piece.at, 1, piece.length, out);
	}
}
