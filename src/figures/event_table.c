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

/*
 * Changes a formula of costs of rows to one of totals, whose inclusive costs
 * are their own costs.  Totals have no calls, so a formula with calls gives
 * nothing.
 */
static void make_total(struct formula *formula)
{
	struct terms *both[] = {&formula->over, &formula->under};
	bool calls = formula->over.calls || formula->under.calls;
	size_t i, event;

	for (i = 0; i < LENGTH(both); i++) {
		struct terms *terms = both[i];

		terms->events |= terms->inclusive;
		for (event = 0; event < COST_EVENTS; event++)
			terms->factor[event] +=
				terms->factor[FORMULA_INCLUSIVE + event];
		if (calls)
			terms->events = 0;
		terms->inclusive = 0;
		terms->calls = false;
	}
}

/* Adds an event unless it is listed, or optional and not usable. */
static void add_entry(struct event_table *table, const struct columns *columns,
		      struct str name, bool optional)
{
	const struct words *defined = &columns->settings->event;
	struct formula formula;
	struct error error;
	bool usable;

	if (has_entry(table, name))
		return;
	usable = formula_find(&formula, columns->profile, defined, name,
			      &error) == FORMULA_FOUND;
	if (!usable && optional)
		return;
	make_total(&formula);
	UTIL_PUSH(table->entries, table->count, table->room) =
		(struct event_entry){
			.definition = formula_described(columns->profile,
							defined, name),
			.column = column_of(name, &formula),
			.usable = usable,
		};
}

void event_table_make(struct event_table *table, const struct columns *columns)
{
	const struct profile *profile = columns->profile;
	struct definition definition;
	size_t i;

	*table = (struct event_table){0};
	for (i = 0; i < profile->event_count; i++)
		add_entry(table, columns,
			  names_str(&profile->names, profile->events[i]),
			  false);
	for (i = 0; formula_definition(profile, &columns->settings->event, i,
				       &definition);
	     i++)
		if (definition.formula.length)
			add_entry(table, columns, definition.name,
				  definition.known);
}

void event_table_free(struct event_table *table)
{
	while (table->count)
		column_free(&table->entries[--table->count].column);
	free(table->entries);
	*table = (struct event_table){0};
}
