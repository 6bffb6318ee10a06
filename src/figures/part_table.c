/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/part_table.h"

#include "base/util.h"

#include <stdlib.h>

/* The value of a line "desc: KEY: value" of a part, or empty. */
static struct str desc_of(const struct profile *profile,
			  const struct part *part, struct str key)
{
	uint32_t i;

	for (i = 0; i < part->desc_count; i++) {
		struct str desc = names_str(&profile->names,
					    profile->descs[part->descs + i]);

		if (str_eat(&desc, key))
			return str_trim(desc);
	}
	return STR("");
}

/*
 * Adds up the sides' totals of the first event, each divided by unit.  False:
 * the sum does not fit into 64 bits.
 */
static bool add_up_sides(const struct profile *profile, int64_t unit,
			 int64_t *sum)
{
	size_t i;

	*sum = 0;
	for (i = 0; i < profile->side_count; i++) {
		int64_t total;

		cost_get(&profile->costs, profile->sides[i]->total, 0, &total);
		if (!util_add(sum, total / unit))
			return false;
	}
	return true;
}

void part_table_make(struct part_table *table, const struct profile *profile)
{
	size_t i;

	*table = (struct part_table){
		.entries = util_alloc(profile->part_count,
				      sizeof(*table->entries)),
		.unit = 1,
	};
	if (profile->event_count) {
		table->event = names_str(&profile->names, profile->events[0]);
		while (!add_up_sides(profile, table->unit, &table->all))
			table->unit *= 2;
	} else {
		table->event = STR("");
	}
	for (i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];
		struct part_entry *entry = &table->entries[table->count];

		if (!part->selected)
			continue;
		table->count++;
		entry->part = part;
		entry->number =
			part->number == NONE
				? (struct str){entry->ordinal,
					       number_print(part->ordinal,
							    entry->ordinal)}
				: names_str(&profile->names, part->number);
		if (profile->event_count)
			cost_get(&profile->costs, part->total, 0,
				 &entry->total);
		entry->range = desc_of(profile, part, STR("Timerange:"));
		entry->trigger = desc_of(profile, part, STR("Trigger:"));
	}
}

void part_table_free(struct part_table *table)
{
	free(table->entries);
	*table = (struct part_table){0};
}
