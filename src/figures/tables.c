/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/tables.h"

#include <stdlib.h>

/* --- parts ------------------------------------------------------------- */

/* The value of a line "desc: KEY: value" of a part, or empty. */
static struct str desc_of(const struct profile *profile, const struct part *part, struct str key)
{
	uint32_t i;

	for (i = 0; i < part->desc_count; i++) {
		struct str desc = names_str(&profile->names, profile->descs[part->descs + i]);

		if (str_eat(&desc, key))
			return str_trim(desc);
	}
	return STR("");
}

bool tables_part(const struct profile *profile, size_t part, struct part_entry *entry)
{
	const struct part *at = &profile->parts[part];

	if (!at->selected)
		return false;
	entry->part = at;
	if (at->number == NONE)
		entry->number =
			(struct str){entry->ordinal, number_print(at->ordinal, entry->ordinal)};
	else
		entry->number = names_str(&profile->names, at->number);
	cost_get(&profile->costs, at->total, 0, &entry->total);
	entry->range = desc_of(profile, at, STR("Timerange:"));
	entry->trigger = desc_of(profile, at, STR("Trigger:"));
	return true;
}

int64_t tables_part_total(const struct profile *profile)
{
	int64_t total;

	cost_get(&profile->costs, profile->new->total, 0, &total);
	return total;
}

/* --- events ------------------------------------------------------------ */

static bool has_entry(const struct event_table *table, struct str name)
{
	size_t i;

	for (i = 0; i < table->count; i++)
		if (str_equal(table->entries[i].definition.name, name))
			return true;
	return false;
}

/* Totals have no calls, so a formula with calls gives nothing. */
static bool has_calls(const struct formula *formula)
{
	return formula->over.calls || formula->under.calls;
}

/* Adds an event unless it is listed, or optional and not usable. */
static void add_entry(struct event_table *table, const struct columns *columns, struct str name,
		      bool optional)
{
	const struct words *defined = &columns->settings->event;
	struct formula formula;
	struct error error;
	bool usable;

	if (has_entry(table, name))
		return;
	usable = formula_find(&formula, columns->profile, defined, name, &error) == FORMULA_FOUND;
	if (!usable && optional)
		return;
	UTIL_PUSH(table->entries, table->count, table->room) = (struct event_entry){
		.definition = formula_described(columns->profile, defined, name),
		.column =
			usable ? column_of(name, &formula) : (struct column){.event = COST_EVENTS},
		.usable = usable,
		.total = usable && has_calls(&formula) ? 0 : table->total,
	};
}

void tables_make_events(struct event_table *table, const struct columns *columns)
{
	const struct profile *profile = columns->profile;
	const struct call_count none = {0, false};
	cost_id total = profile->new->total;
	struct definition definition;
	size_t i;

	*table = (struct event_table){.costs = cost_on_top(&profile->costs)};
	table->total = cost_called(&table->costs, total, total, none);
	for (i = 0; i < profile->event_count; i++)
		add_entry(table, columns, names_str(&profile->names, profile->events[i]), false);
	for (i = 0; formula_definition(profile, &columns->settings->event, i, &definition); i++)
		if (definition.formula.length)
			add_entry(table, columns, definition.name, definition.known);
}

void tables_free_events(struct event_table *table)
{
	while (table->count)
		column_free(&table->entries[--table->count].column);
	free(table->entries);
	cost_free(&table->costs);
}
