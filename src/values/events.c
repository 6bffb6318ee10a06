/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/events.h"

#include <stdlib.h>

/* Adds an event unless it is listed, or optional and not usable. */
static void add_entry(struct event_table *table, const struct columns *columns, struct str name,
		      bool optional)
{
	const struct words *defined = &columns->settings->event;
	struct event_entry entry;
	struct formula formula;
	struct error error;
	bool usable;

	for (size_t i = 0; i < table->count; i++)
		if (str_equal(table->entries[i].definition.name, name))
			return;
	usable = formula_find(&formula, columns->profile, defined, name, &error) == FORMULA_FOUND;
	if (!usable && optional)
		return;
	entry = (struct event_entry){
		.definition = formula_described(columns->profile, defined, name),
		.usable = usable,
	};
	if (usable)
		entry.column =
			column_make(columns->profile, defined, name, &formula, &table->kept);
	/* Totals have no calls, so a formula with calls gives nothing. */
	if (usable && !formula.over[FORMULA_CALLS] && !formula.under[FORMULA_CALLS])
		entry.total = table->total;
	UTIL_PUSH(table->entries, table->count, table->room) = entry;
}

void events_make(struct event_table *table, const struct columns *columns)
{
	const struct profile *profile = columns->profile;
	cost_id total = profile->current->total;
	struct definition definition;
	size_t i;

	*table = (struct event_table){.costs = &profile->costs};
	table->total = (struct values){.self = total, .inclusive = total};
	for (i = 0; i < profile->event_count; i++)
		add_entry(table, columns, names_str(&profile->names, profile->events[i]), false);
	for (i = 0; formula_definition(profile, &columns->settings->event, i, &definition); i++)
		if (definition.formula.length)
			add_entry(table, columns, definition.name, definition.known);
}

void events_free(struct event_table *table)
{
	free(table->entries);
	words_free_all(&table->kept);
}
