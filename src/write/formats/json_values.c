/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json_values.h"

#include "values/formula.h"
#include "values/head.h"
#include "write/formats/plain_value.h"

#include <inttypes.h>
#include <stdlib.h>

struct json_values json_values_begin(const struct writing *w, struct json *to)
{
	*to = json_begin(w->out);
	return (struct json_values){
		.to = to,
		.w = w,
		.report = w->report,
		.profile = w->profile,
		.columns = w->columns,
		.diff = profile_compares(w->profile),
		.page = w->report->settings->page,
	};
}

static void put_text(const struct json_values *j, const char *key, name_id name, struct str text)
{
	if (name == NONE)
		json_null(j->to, key);
	else
		json_string(j->to, key, text);
}

void json_values_name(const struct json_values *j, const char *key, name_id name)
{
	put_text(j, key, name, report_shown_name(j->report, name));
}

void json_values_function(const struct json_values *j, name_id name)
{
	put_text(j, "name", name,
		 limits_name(j->report->limits, report_function_name(j->report, name)));
}

/* --- values ----------------------------------------------------------- */

static void put_value(const struct json_values *j, const char *key, const struct column *column,
		      struct item item, const char *none)
{
	char text[PLAIN_TEXT];

	json_plain(j->to, key, plain_value(text, j->columns, column, item, none));
}

void json_values_costs(const struct json_values *j, const char *key, struct item item)
{
	const struct column *shown = j->columns->shown;
	size_t count = j->columns->shown_count;
	struct fraction value;

	while (j->page && count && !column_fraction(j->columns, &shown[count - 1], item, &value))
		count--;
	json_open(j->to, key, '[');
	for (size_t i = 0; i < count; i++)
		put_value(j, NULL, &shown[i], item, "null");
	json_close(j->to, "]");
}

void json_values_change(const struct json_values *j, const char *key, struct item item)
{
	char side[32];

	json_values_costs(j, key, item);
	if (!j->diff)
		return;
	snprintf(side, sizeof(side), "%s_old", key);
	json_values_costs(j, side, item_in(item, 0));
	snprintf(side, sizeof(side), "%s_new", key);
	json_values_costs(j, side, item_in(item, 1));
}

void json_values_calls(const struct json_values *j, struct item item)
{
	put_value(j, "calls", &j->columns->count, item, "null");
}

void json_values_count(const struct json_values *j, struct item item, const char *none)
{
	const struct column *count = &j->columns->count;

	json_values_calls(j, item);
	if (!j->diff)
		return;
	put_value(j, "calls_old", count, item_in(item, 0),
		  report_before(j->report)->aggregates.calls ? none : "null");
	put_value(j, "calls_new", count, item_in(item, 1),
		  report_after(j->report)->aggregates.calls ? none : "null");
}

/* --- head -------------------------------------------------------------- */

/* Writes the "side" of the i-th of count sides or slices. */
static void put_side(const struct json_values *j, size_t i, size_t count)
{
	json_text(j->to, "side", i + 1 == count ? STR("new") : i == 0 ? STR("old") : STR(""));
}

/* Writes the profiles, and how those that are compared differ, other than in costs. */
static void put_profiles(const struct json_values *j)
{
	static const char *const kinds[] = {"command", "header", "event"};
	struct heads heads;

	heads_make(&heads, j->profile);
	json_open_line(j->to, 1, "profiles", '[');
	for (size_t s = 0; s < heads.count; s++) {
		for (size_t i = 0; i < heads.list[s].file_count; i++) {
			const struct head_file *file = &heads.list[s].files[i];

			json_open_line(j->to, 2, NULL, '{');
			json_string(j->to, "file", report_shown_name(j->report, file->name));
			json_values_name(j, "creator", file->origin.creator);
			json_values_name(j, "command", file->origin.command);
			json_digits(j->to, "pid", report_shown_name(j->report, file->origin.pid));
			json_number(j->to, "parts", true, file->parts);
			put_side(j, s, heads.count);
			if (heads.slices)
				json_number(j->to, "slice", true, s);
			json_close(j->to, "}");
		}
	}
	json_close(j->to, "]");
	if (j->diff)
		json_open_line(j->to, 1, "differences", '[');
	for (size_t i = 0; j->diff && i < heads.difference_count; i++) {
		const struct difference *one = &heads.differences[i];

		json_open_line(j->to, 2, NULL, '{');
		if (heads.slices)
			json_number(j->to, "slice", true, one->side);
		else
			put_side(j, one->side, 2);
		json_string(j->to, "kind", str_of(kinds[one->kind]));
		json_text(j->to, "text", report_shown_name(j->report, one->text));
		json_close(j->to, "}");
	}
	json_close(j->to, j->diff ? "]" : "");
	heads_free(&heads);
}

void json_values_head(const struct json_values *j)
{
	static const char *const by[] = {"", "file", "part", "thread"};
	const struct report *report = j->report;
	const struct columns *columns = j->columns;
	struct item total = report_totals(report);

	put_profiles(j);
	json_line(j->to, 1);
	json_string(j->to, "by", str_of(BY_KINDS[report->settings->by].name));
	json_open(j->to, "sort", '[');
	for (size_t i = 0; i < columns->sorted_count; i++)
		json_string(j->to, NULL, columns->sorted[i].name);
	json_close(j->to, "]");
	json_flag(j->to, "diff", j->diff);
	json_open_line(j->to, 1, "events", '[');
	for (size_t i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];
		struct definition definition = formula_described(&columns->formulas, column->name);

		json_open_line(j->to, 2, NULL, '{');
		json_string(j->to, "name", definition.name);
		json_text(j->to, "long_name", definition.long_name);
		json_text(j->to, "formula", definition.formula);
		json_flag(j->to, "ratio", !column_adds_up(column));
		/* The page finds that of a count by the names: what has a unit there is none. */
		if (!column_is_count(column))
			json_string(j->to, "unit",
				    column->unit == COLUMN_PERCENT ? STR("percent")
								   : STR("number"));
		else if (!j->page && column->measures.kind != UNIT_NONE)
			json_string(j->to, "unit", str_of(column->measures.text));
		put_value(j, "total", column, total, "null");
		if (j->diff) {
			put_value(j, "total_old", column, item_in(total, 0), "null");
			put_value(j, "total_new", column, item_in(total, 1), "null");
		}
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
	/* How much of the costs --inlines has asked for and found. */
	if (j->profile->symbolizer != NONE) {
		json_open_line(j->to, 1, "inlines", '{');
		json_values_name(j, "program", j->profile->symbolizer);
		json_values_costs(j, "resolved",
				  ITEM_OF(&report->costs, report_after(report)->side->resolved));
		if (j->diff)
			json_values_costs(
				j, "resolved_old",
				ITEM_OF(&report->costs, report_before(report)->side->resolved));
		json_close(j->to, "}");
	}
	if (!columns->slice_count)
		return;
	json_line(j->to, 1);
	json_string(j->to, "compare", str_of(by[report->settings->compare]));
	json_open(j->to, "slices", '[');
	for (size_t i = 0; i < columns->slice_count; i++) {
		json_open_line(j->to, 2, NULL, '{');
		json_string(j->to, "name", columns->table[i].name);
		json_values_costs(j, "total", report_total(report, report_slice(report, i)));
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
}
