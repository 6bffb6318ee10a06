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

void part_table_make(struct part_table *table, const struct profile *profile)
{
	size_t i;

	*table = (struct part_table){
		.entries = util_alloc(profile->part_count,
				      sizeof(*table->entries)),
		.event = names_str(&profile->names, profile->events[0]),
	};
	cost_get(&profile->costs, profile->new->total, 0, &table->all);
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
		cost_get(&profile->costs, part->total, 0, &entry->total);
		entry->range = desc_of(profile, part, STR("Timerange:"));
		entry->trigger = desc_of(profile, part, STR("Trigger:"));
	}
}

void part_table_free(struct part_table *table)
{
	free(table->entries);
	*table = (struct part_table){0};
}
