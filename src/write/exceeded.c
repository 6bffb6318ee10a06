/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/exceeded.h"

#include "base/name.h"
#include "report/rows.h"
#include "write/label.h"
#include "write/numbers.h"

#include <stdlib.h>

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
		fputs(limit->of == LIMIT_MATCHED ? "what --match selects" : "the program", out);
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
		fraction_print(&growth, 100, 2, false, true, text);
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

struct str exceeded_text(const struct report *report, const struct verdicts *verdicts, size_t most)
{
	struct draft draft;

	draft_open(&draft);
	for (size_t i = 0; i < verdicts->count; i++) {
		const struct verdict *verdict = &verdicts->list[i];
		const struct limit *limit = verdict->limit;
		size_t rest = verdict->count > most ? verdict->count - most : 0;

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

void exceeded_warn(struct diag *diag, FILE *out, const struct report *report,
		   const struct verdicts *verdicts)
{
	struct str text = exceeded_text(report, verdicts, SIZE_MAX), left = text;

	/* If memory runs out before, the report is not whole either. */
	fflush(out);
	while (left.length) {
		struct str line = str_eat_until(&left, '\n');
		struct str pieces[] = {STR("cgannotate: "),
				       str_begins(line, STR("  ")) ? STR("") : STR("--fail-if="),
				       line};
		struct str message = str_join(pieces, LENGTH(pieces));

		diag_put(diag, message);
		str_free(message);
	}
	str_free(text);
}
