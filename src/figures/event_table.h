/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef EVENT_TABLE_H
#define EVENT_TABLE_H

#include "figures/column.h"

#include <stdbool.h>

/*
 * An event that can be asked for: one of the profile, or one that is defined.
 * Its texts last as long as the names of the profile and the settings.
 */
struct event_entry {
	struct definition definition;
	struct column column; /* its total: of profile.now->total */
	bool usable;          /* false: its formula lacks something */
};

struct event_table {
	struct event_entry *entries;
	size_t count, room;
};

/*
 * All events: those of the profile first, then those of --event, of "event:"
 * lines, and those known everywhere for which the profile has what they need.
 * The caller frees.
 */
void event_table_make(struct event_table *table, const struct columns *columns);
void event_table_free(struct event_table *table);

#endif
