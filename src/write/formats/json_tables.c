/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json_tables.h"

#include "figures/event_table.h"
#include "figures/part_table.h"
#include "write/formats/json_string.h"
#include "write/formats/plain_value.h"

#include <inttypes.h>

static void put_begin(FILE *out)
{
	fputs("{\"format\": \"cgannotate\", \"version\": 1,\n ", out);
}

static void put_key(FILE *out, const char *key)
{
	fprintf(out, ", \"%s\": ", key);
}

/* The text as "KEY"; null if it is empty. */
static void put_text(FILE *out, const char *key, struct str text)
{
	put_key(out, key);
	if (text.length)
		json_string(out, text);
	else
		fputs("null", out);
}

/* What is mostly a number, such as "pid:", but is whatever a line said. */
static void put_name(FILE *out, const char *key, const struct profile *profile,
		     name_id name)
{
	put_key(out, key);
	if (name == NONE)
		fputs("null", out);
	else
		json_number(out, names_str(&profile->names, name));
}

static void put_part(FILE *out, const struct profile *profile,
		     const struct part_entry *entry)
{
	const struct part *part = entry->part;

	fputs("{\"file\": ", out);
	json_string(out, names_str(&profile->names, part->file));
	put_name(out, "pid", profile, part->pid);
	if (part->number == NONE)
		fprintf(out, ", \"part\": %" PRIu64, part->ordinal);
	else
		put_name(out, "part", profile, part->number);
	put_name(out, "thread", profile, part->thread);
	fprintf(out, ", \"total\": %" PRId64, entry->total);
	put_text(out, "time_range", entry->range);
	put_text(out, "trigger", entry->trigger);
	putc('}', out);
}

bool json_parts(const struct writing *w, struct error *error)
{
	struct part_table table;
	size_t i;

	(void)error;
	part_table_make(&table, w->profile);
	put_begin(w->out);
	fputs("\"event\": ", w->out);
	if (table.event.length)
		json_string(w->out, table.event);
	else
		fputs("null", w->out);
	fputs(",\n \"parts\": [", w->out);
	for (i = 0; i < table.count; i++) {
		fputs(i ? ",\n  " : "\n  ", w->out);
		put_part(w->out, w->profile, &table.entries[i]);
	}
	fputs("]}\n", w->out);
	part_table_free(&table);
	return true;
}

bool json_events(const struct writing *w, struct error *error)
{
	struct event_table table;
	size_t i;

	(void)error;
	event_table_make(&table, w->columns);
	put_begin(w->out);
	fputs("\"events\": [", w->out);
	for (i = 0; i < table.count; i++) {
		const struct event_entry *entry = &table.entries[i];

		fputs(i ? ",\n  {\"name\": " : "\n  {\"name\": ", w->out);
		json_string(w->out, entry->definition.name);
		put_text(w->out, "long_name", entry->definition.long_name);
		put_text(w->out, "formula", entry->definition.formula);
		fprintf(w->out, ", \"ratio\": %s, \"total\": ",
			column_adds_up(&entry->column) ? "false" : "true");
		if (entry->usable)
			plain_value(w->out, w->columns, &entry->column,
				    &w->profile->costs, w->profile->new->total,
				    "null");
		else
			fputs("null", w->out);
		putc('}', w->out);
	}
	fputs("]}\n", w->out);
	event_table_free(&table);
	return true;
}

/* --- --check ----------------------------------------------------------- */

static void begin_checks(FILE *out)
{
	put_begin(out);
	fputs("\"checks\": [", out);
}

static void put_check(FILE *out, const struct check *check)
{
	unsigned lines = check_lines(check), i;

	fputs(check->first ? "\n  {\"file\": " : ",\n  {\"file\": ", out);
	json_string(out, str_of(check->file));
	if (check->lines[0])
		fprintf(out, ", \"line\": %" PRIu64, check->lines[0]);
	else
		fputs(", \"line\": null", out);
	fprintf(out, ", \"severity\": \"%s\"",
		check->error ? "error" : "warning");
	put_text(out, "message", str_of(check->text));
	put_text(out, "rule", str_of(check->rule));
	fprintf(out, ", \"count\": %" PRIu64 ", \"lines\": [", check->count);
	for (i = 0; i < lines && check->lines[i]; i++)
		fprintf(out, "%s%" PRIu64, i ? ", " : "", check->lines[i]);
	fputs("]}", out);
}

static void end_checks(FILE *out, uint64_t errors)
{
	fprintf(out, "],\n \"errors\": %" PRIu64 "}\n", errors);
}

const struct check_style JSON_CHECKS = {begin_checks, put_check, end_checks};
