/* SPDX-License-Identifier: GPL-3.0-or-later */
/* JSON, piece by piece; the manual describes it. */
#include "write/formats/json.h"

/* --- limits ------------------------------------------------------------ */

/* Begins an object with the names of a function, file or object; null for the program. */
static void open_names(const struct json_values *j, struct row names)
{
	json_open(j->to, NULL, '{');
	json_values_function(j, names.name);
	json_values_name(j, "file", names.file);
	json_text(j->to, "object", report_name(j->report, names.object));
}

static void put_cause(const struct json_values *j, const struct column *column,
		      const struct cause *cause)
{
	const struct side_sums *sides[] = {report_before(j->report), report_after(j->report)};
	struct fraction value = column_scale(column, cause->change, 1);

	open_names(j, (struct row){.name = profile_name(j->profile, cause->function),
				   .file = profile_file(j->profile, cause->function),
				   .object = profile_object(j->profile, cause->function)});
	json_fraction(j->to, "growth", column, &value);
	for (size_t i = 0; i < SIDES; i++) {
		value = column_scale(column, cause->cost[i], 1);
		json_fraction(j->to, i ? "inclusive_new" : "inclusive_old", column, &value);
	}
	for (size_t i = 0; i < SIDES; i++)
		if (sides[i]->aggregates.calls)
			json_count(j->to, i ? "calls_new" : "calls_old", cause->calls[i]);
		else
			json_null(j->to, i ? "calls_new" : "calls_old");
	json_flag(j->to, "new_function", cause->is_new);
	json_close(j->to, "}");
}

static void put_limits(const struct json_values *j)
{
	static const struct row none = {.object = NONE, .file = NONE, .name = NONE};
	const struct verdicts *verdicts = j->w->verdicts;

	json_open_line(j->to, 1, "limits", '[');
	for (size_t i = 0; i < verdicts->count; i++) {
		const struct verdict *verdict = &verdicts->list[i];
		const struct column *column = &verdict->limit->column;

		json_open_line(j->to, 2, NULL, '{');
		json_string(j->to, "limit", str_of(verdict->limit->text));
		json_string(j->to, "severity", STR("error"));
		json_string(j->to, "event", column->name);
		json_text(j->to, "unchecked", str_of(verdict->unchecked ? verdict->unchecked : ""));
		json_open_line(j->to, 3, "exceeded", '[');
		for (size_t k = 0; k < verdict->count; k++) {
			const struct excess *excess = &verdict->list[k];

			open_names(j,
				   excess->row == NONE ? none : j->report->rows.list[excess->row]);
			json_fraction(j->to, "old", column, j->diff ? &excess->before : NULL);
			json_fraction(j->to, "new", column, &excess->after);
			json_close(j->to, "}");
		}
		json_close(j->to, "]");
		json_open_line(j->to, 3, "causes", '[');
		for (size_t k = 0; k < verdict->cause_count; k++)
			put_cause(j, column, &verdict->causes[k]);
		json_close(j->to, "]}");
	}
	json_close(j->to, "]");
}

/* --- all of it --------------------------------------------------------- */

static bool write_report(const struct writing *w, struct error *error)
{
	struct json to;
	struct json_values j = json_values_begin(w, &to);

	(void)error;
	json_values_head(&j);
	put_limits(&j);
	json_rows_find(&j);
	json_functions(&j);
	json_files(&j);
	json_close(&to, "}\n");
	json_rows_free(&j);
	return true;
}

/* --- tables ------------------------------------------------------------ */

static void put_cell(struct json *to, const char *key, const struct table_cell *cell)
{
	const struct column column = {.unit = cell->unit};

	switch (cell->kind) {
	case CELL_NONE:
		json_null(to, key);
		break;
	case CELL_NAME:
	case CELL_WORD:
		json_string(to, key, cell->text);
		break;
	case CELL_DIGITS:
		json_digits(to, key, cell->text);
		break;
	case CELL_PLAIN:
		json_plain(to, key, cell->text);
		break;
	case CELL_VALUE:
		json_fraction(to, key, &column, cell->given ? &cell->value : NULL);
		break;
	}
}

static void write_table(const struct writing *w, struct table *table)
{
	const struct table_kind *kind = table->kind;
	const struct suite *suite = table->of;
	struct json to = json_begin(w->out);

	json_line(&to, 1);
	if (table->event.at) {
		json_text(&to, "event", table->event);
		json_line(&to, 1);
	}
	json_open(&to, kind->rows, '[');
	for (size_t i = 0; i < table_rows(table); i++) {
		json_open_line(&to, 2, NULL, '{');
		for (size_t k = 0; k < kind->count; k++) {
			const struct table_cell *cell = &table->cells[i * kind->count + k];
			const char *key = kind->columns[k].title[TABLE_JSON];

			if (key && (kind->columns[k].none || cell->kind != CELL_NONE))
				put_cell(&to, key, cell);
		}
		json_close(&to, "}");
	}
	json_close(&to, "]");
	if (suite)
		json_open_line(&to, 1, "reports", '[');
	for (size_t i = 0; suite && i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		json_open_line(&to, 2, NULL, '{');
		json_string(&to, "name", str_of(row->name));
		json_plain(&to, "report", STR("\n"));
		fwrite(row->report, 1, row->length, w->out);
		json_close(&to, "}");
	}
	json_close(&to, suite ? "]}\n" : "}\n");
}

const struct writer JSON_WRITER = {
	.has = HAS_CALLS | HAS_TABLE | HAS_SOURCES,
	.report = write_report,
	.table = write_table,
};
