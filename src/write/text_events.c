/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text_events.h"

#include "write/text.h"

#include <inttypes.h>
#include <stdlib.h>

/* A line of the table; its texts are names of the profile or constant. */
struct entry {
	struct definition definition;
	char *total; /* owned */
};

struct event_table {
	struct entry *entries;
	size_t count, room;
};

static bool has_entry(const struct event_table *table, struct str name)
{
	size_t i;

	for (i = 0; i < table->count; i++)
		if (str_equal(table->entries[i].definition.name, name))
			return true;
	return false;
}

/* The total of an event, as text, or why there is none. */
static char *total_of(const struct profile *profile,
		      const struct columns *columns, struct str name)
{
	struct formula formula;
	struct error error;
	struct column column = {
		.name = name, .event = COST_EVENTS, .formula = &formula};
	int64_t value;

	if (formula_find(&formula, profile, &columns->settings->event, name,
			 &error) != FORMULA_FOUND)
		return NULL;
	if (!column_value(columns, &column, &profile->costs,
			  profile->now->total, &value))
		return util_format(".");
	if (formula.ratio)
		return util_format("%.2f%%", (double)value / COLUMN_RATIO);
	return util_format("%s", text_count(value, false).text);
}

/* Adds an event, unless it is there or cannot be had from this profile. */
static void add_entry(struct event_table *table, const struct columns *columns,
		      struct definition definition, bool optional)
{
	char *total;

	if (has_entry(table, definition.name))
		return;
	total = total_of(columns->profile, columns, definition.name);
	if (!total && optional)
		return;
	if (!total)
		total = util_format("?");
	table->entries = util_grow(table->entries, &table->room,
				   table->count + 1, sizeof(*table->entries));
	table->entries[table->count++] = (struct entry){definition, total};
}

/* The long name that some "event:" line gives a name. */
static struct str long_name_of(const struct columns *columns, struct str name)
{
	struct definition definition;
	size_t i;

	for (i = 0;
	     formula_definition(columns->profile, &columns->settings->event, i,
				&definition);
	     i++)
		if (str_equal(definition.name, name) &&
		    definition.long_name.length)
			return definition.long_name;
	return STR("");
}

static void collect(struct event_table *table, const struct columns *columns)
{
	const struct profile *profile = columns->profile;
	size_t own = columns->settings->event.count + profile->event_line_count;
	struct definition definition;
	size_t i;

	for (i = 0; i < profile->event_count; i++) {
		definition.name =
			names_str(&profile->names, profile->events[i]);
		definition.formula = STR("");
		definition.long_name = long_name_of(columns, definition.name);
		add_entry(table, columns, definition, false);
	}
	for (i = 0; formula_definition(profile, &columns->settings->event, i,
				       &definition);
	     i++)
		if (definition.formula.length)
			add_entry(table, columns, definition, i >= own);
}

static void put_padded(FILE *out, struct str s, size_t width)
{
	str_print(out, s);
	fprintf(out, "%*s", s.length < width ? (int)(width - s.length) : 0, "");
}

bool text_events(const struct writing *w, struct error *error)
{
	const struct columns *columns = w->columns;
	FILE *out = w->out;
	struct event_table table = {0};
	size_t name = 5, total = 5, long_name = 9, i;

	(void)error;
	collect(&table, columns);
	for (i = 0; i < table.count; i++) {
		const struct entry *entry = &table.entries[i];

		if (entry->definition.name.length > name)
			name = entry->definition.name.length;
		if (strlen(entry->total) > total)
			total = strlen(entry->total);
		if (entry->definition.long_name.length > long_name)
			long_name = entry->definition.long_name.length;
	}
	put_padded(out, STR("Event"), name);
	fprintf(out, "  %*s  ", (int)total, "Total");
	put_padded(out, STR("Long name"), long_name);
	fputs("  Formula\n", out);
	for (i = 0; i < table.count; i++) {
		const struct entry *entry = &table.entries[i];

		put_padded(out, entry->definition.name, name);
		fprintf(out, "  %*s  ", (int)total, entry->total);
		put_padded(out, entry->definition.long_name, long_name);
		fputs("  ", out);
		str_print(out, entry->definition.formula);
		fputc('\n', out);
		free(entry->total);
	}
	free(table.entries);
	return true;
}
