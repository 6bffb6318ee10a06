/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/event_table.h"

#include <stdlib.h>

static bool has_entry(const struct event_table *table, struct str name)
{
	size_t i;

	for (i = 0; i < table->count; i++)
		if (str_equal(table->entries[i].definition.name, name))
			return true;
	return false;
}

/* A sum for totals: they are inclusive costs too, but nothing calls them. */
static void make_total(struct terms *terms)
{
	size_t event;

	terms->events |= terms->inclusive;
	for (event = 0; event < COST_EVENTS; event++)
		terms->factor[event] +=
			terms->factor[FORMULA_INCLUSIVE + event];
	if (terms->calls)
		terms->events = 0;
	terms->inclusive = 0;
	terms->calls = false;
}

/* Adds an event, unless it is there or cannot be had from this profile. */
static void add_entry(struct event_table *table, const struct columns *columns,
		      struct definition definition, bool optional)
{
	struct formula formula;
	struct error error;
	bool usable;

	if (has_entry(table, definition.name))
		return;
	usable = formula_find(&formula, columns->profile,
			      &columns->settings->event, definition.name,
			      &error) == FORMULA_FOUND;
	if (!usable && optional)
		return;
	make_total(&formula.over);
	make_total(&formula.under);
	UTIL_PUSH(table->entries, table->count, table->room) =
		(struct event_entry){
			.definition = definition,
			.column = column_of(definition.name, &formula),
			.usable = usable,
		};
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

void event_table_make(struct event_table *table, const struct columns *columns)
{
	const struct profile *profile = columns->profile;
	size_t own = columns->settings->event.count + profile->event_line_count;
	struct definition definition;
	size_t i;

	*table = (struct event_table){0};
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

void event_table_free(struct event_table *table)
{
	while (table->count)
		column_free(&table->entries[--table->count].column);
	free(table->entries);
	*table = (struct event_table){0};
}
