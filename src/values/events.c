/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/events.h"

#include <stdlib.h>

/* Adds an event unless it is listed, or optional and not usable. */
static void add_entry(struct event_table *table, const struct columns *columns, struct str name,
		      bool optional)
{
	struct event_entry entry;
	struct formula formula;
	struct error error;
	bool usable;

	for (size_t i = 0; i < table->count; i++)
		if (str_equal(table->entries[i].definition.name, name))
			return;
	usable = formula_find(&columns->formulas, name, &formula, &error) == FORMULA_FOUND;
	if (!usable && optional)
		return;
	entry = (struct event_entry){
		.definition = formula_described(&columns->formulas, name),
		.usable = usable,
	};
	if (usable)
		entry.column =
			column_make(&columns->formulas, name, &formula, &table->kept);
	/* Totals have no calls, so a formula with calls gives nothing. */
	if (usable && !formula.over[FORMULA_CALLS] && !formula.under[FORMULA_CALLS])
		entry.total = table->total;
	UTIL_PUSH(table->entries, table->count, table->room) = entry;
}

void events_make(struct event_table *table, const struct columns *columns)
{
	const struct profile *profile = columns->profile;
	const struct formulas *formulas = &columns->formulas;
	cost_id total = profile->current->total;

	*table = (struct event_table){.costs = &profile->costs};
	table->total = (struct values){.self = total, .inclusive = total};
	for (size_t i = 0; i < profile->event_count; i++)
		add_entry(table, columns, names_str(&profile->names, profile->events[i]), false);
	/* The built-in ones come last. */
	for (size_t i = formulas->known; i < formulas->count + formulas->known; i++) {
		const size_t at = i % formulas->count;
		const struct definition *definition = &formulas->list[at].definition;

		if (definition->formula.length)
			add_entry(table, columns, definition->name, at < formulas->known);
	}
}

void events_free(struct event_table *table)
{
	free(table->entries);
	words_free_all(&table->kept);
}
