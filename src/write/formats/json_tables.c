/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json_tables.h"

#include "figures/tables.h"
#include "write/formats/json.h"
#include "write/formats/plain_value.h"

/* Begins the object of a table, and its first line. */
static struct json begin_table(FILE *out)
{
	struct json to = json_begin(out);

	json_line(&to, 1);
	return to;
}

/* Ends the list in the object of a table, and the object. */
static void end_table(struct json *to)
{
	json_end(to, "]}\n");
}

/* Writes a text that is usually a number, such as a PID; null for NONE. */
static void put_name(struct json *to, const char *key,
		     const struct profile *profile, name_id name)
{
	if (name == NONE)
		json_null(to, key);
	else
		json_digits(to, key, names_str(&profile->names, name));
}

static void put_part(struct json *to, const struct profile *profile,
		     const struct part_entry *entry)
{
	const struct part *part = entry->part;

	json_open_line(to, 2, NULL, '{');
	json_string(to, "file", names_str(&profile->names, part->file));
	put_name(to, "pid", profile, part->origin.pid);
	json_digits(to, "part", entry->number);
	put_name(to, "thread", profile, part->origin.thread);
	json_count(to, "total", entry->total);
	json_text(to, "time_range", entry->range);
	json_text(to, "trigger", entry->trigger);
	json_close(to, "}");
}

void json_parts(const struct writing *w)
{
	struct json to = begin_table(w->out);
	struct part_table table;
	size_t i;

	tables_make_parts(&table, w->profile);
	json_text(&to, "event", table.event);
	json_open_line(&to, 1, "parts", '[');
	for (i = 0; i < table.count; i++)
		put_part(&to, w->profile, &table.entries[i]);
	tables_free_parts(&table);
	end_table(&to);
}

void json_events(const struct writing *w)
{
	struct json to = begin_table(w->out);
	struct event_table table;
	char text[PLAIN_TEXT];
	size_t i;

	tables_make_events(&table, w->columns);
	json_open(&to, "events", '[');
	for (i = 0; i < table.count; i++) {
		const struct event_entry *entry = &table.entries[i];

		json_open_line(&to, 2, NULL, '{');
		json_string(&to, "name", entry->definition.name);
		json_text(&to, "long_name", entry->definition.long_name);
		json_text(&to, "formula", entry->definition.formula);
		json_flag(&to, "ratio", !column_adds_up(&entry->column));
		if (entry->usable)
			json_plain(&to, "total",
				   plain_value(text, w->columns, &entry->column,
					       &table.costs, entry->total,
					       "null"));
		else
			json_null(&to, "total");
		json_close(&to, "}");
	}
	tables_free_events(&table);
	end_table(&to);
}

/* --- suites ------------------------------------------------------------ */

static void put_benchmark(struct json *to, const struct suite_row *row)
{
	const struct column ratio = {.unit = COLUMN_NUMBER};
	struct fraction change;
	bool changes = suite_change(row, &change);

	json_open_line(to, 2, NULL, '{');
	json_string(to, "name", str_of(row->name));
	json_string(to, "event", row->column.name);
	json_fraction(to, "old", &row->column,
		      row->given[0] ? &row->value[0] : NULL);
	json_fraction(to, "new", &row->column,
		      row->given[1] ? &row->value[1] : NULL);
	json_fraction(to, "change", &row->column, changes ? &change : NULL);
	json_flag(to, "noise", row->is_noise);
	json_fraction(to, "spread", &ratio, row->several ? &row->spread : NULL);
	json_string(to, "verdict", str_of(suite_verdicts[row->verdict]));
	json_close(to, "}");
}

void json_suite(const struct writing *w, const struct suite *suite)
{
	struct json to = begin_table(w->out);
	double mean = suite_mean(suite);
	size_t i;

	json_open(&to, "benchmarks", '[');
	for (i = 0; i < suite->count; i++)
		put_benchmark(&to, &suite->list[i]);
	json_close(&to, "]");
	json_line(&to, 1);
	if (mean > 0)
		json_print(&to, "geometric_mean", "%.6f", mean);
	else
		json_null(&to, "geometric_mean");
	json_open_line(&to, 1, "reports", '[');
	for (i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		json_open_line(&to, 2, NULL, '{');
		json_string(&to, "name", str_of(row->name));
		json_plain(&to, "report", STR("\n"));
		json_end(&to, "");
		fwrite(row->report, 1, row->length, w->out);
		json_close(&to, "}");
	}
	end_table(&to);
}

/* --- --check ----------------------------------------------------------- */

static void begin_checks(FILE *out, const struct check_style *style)
{
	struct json to = begin_table(out);

	(void)style;
	json_open(&to, "checks", '[');
	json_end(&to, "");
}

static void put_check(FILE *out, const struct check_style *style,
		      const struct check *check)
{
	struct json to = {.out = out, .more = !check->first};
	unsigned lines = check_lines(check), i;

	(void)style;
	json_open_line(&to, 2, NULL, '{');
	json_string(&to, "file", str_of(check->file));
	json_number(&to, "line", check->lines[0], check->lines[0]);
	json_string(&to, "severity",
		    str_of(check->error ? "error" : "warning"));
	json_text(&to, "message", str_of(check->text));
	json_text(&to, "rule", str_of(check->rule));
	json_number(&to, "count", true, check->count);
	json_open(&to, "lines", '[');
	for (i = 0; i < lines && check->lines[i]; i++)
		json_number(&to, NULL, true, check->lines[i]);
	json_end(&to, "]}");
}

static void end_checks(FILE *out, const uint64_t *errors)
{
	struct json to = {.out = out};

	json_close(&to, "]");
	json_line(&to, 1);
	json_number(&to, "errors", errors != NULL, errors ? *errors : 0);
	json_end(&to, "}\n");
}

const struct check_style JSON_CHECKS = {
	.begin = begin_checks, .put = put_check, .end = end_checks};
