/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/gate.h"

const char *const suite_verdicts[] = {
	"ok", "no limit", "new", "gone", "not compared", "exceeds",
};

bool suite_matched(const struct suite *suite, const char *limit)
{
	for (size_t i = 0; i < suite->matched.count; i++)
		if (strcmp(suite->matched.at[i], limit) == 0)
			return true;
	return false;
}

void suite_take(struct suite *suite, struct suite_row *row, const struct report *report,
		struct verdicts *verdicts)
{
	const struct columns *columns = report->columns;
	const struct column *column =
		columns->sorted_count ? &columns->sorted[0] : &columns->shown[0];
	const struct side_sums *sums[] = {report_before(report), report_after(report)};
	bool limited = !verdicts->count;
	struct error ignored;

	row->column = *column;
	row->column.name = str_of(str_copy(column->name));
	row->column.term_count = 0;
	row->column.self = NULL;
	for (size_t i = 0; i < 2; i++)
		row->given[i] = column_fraction(columns, column, report_total(report, sums[i]),
						&row->value[i]) &&
				row->has[i];
	for (size_t i = 0; i < verdicts->count; i++) {
		struct verdict *verdict = &verdicts->list[i];
		const char *limit = verdict->limit->text;

		limited |= !verdict->unmatched;
		if (row->has[1] && !verdict->unmatched && !suite_matched(suite, limit))
			words_add(&suite->matched, limit);
		if (row->unlike || !row->has[0] || !row->has[1])
			verdict->count = verdict->cause_count = 0;
		if (row->unlike || !row->has[1]) {
			free(verdict->unchecked);
			verdict->unchecked = NULL;
		}
	}
	suite->is_short |= verdicts_unchecked(verdicts) > 0;
	row->verdict = row->unlike                   ? SUITE_NOT
		       : !row->has[1]                ? SUITE_GONE
		       : verdicts_exceeded(verdicts) ? SUITE_EXCEEDS
		       : verdicts_unchecked(verdicts) || gate_gap(report, column, &ignored)
			       ? SUITE_NOT
		       : !row->has[0] ? SUITE_NEW
		       : limited      ? SUITE_OK
				      : SUITE_UNLIMITED;
}

void suite_free(struct suite *suite)
{
	while (suite->count) {
		struct suite_row *row = &suite->list[--suite->count];

		str_free(row->column.name);
		free(row->report);
	}
	free(suite->list);
	words_free(&suite->matched);
}
