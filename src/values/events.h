/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "values/column.h"

#include <stdbool.h>

/*
 * An event that --show accepts: one of the profile, or a defined one.  Its
 * texts belong to the profile and the settings.
 */
struct event_entry {
	struct definition definition;
	bool usable;          /* false: its formula cannot be used */
	struct column column; /* if it is usable */
	struct values total;  /* the program's total, for the column */
};

struct event_table {
	struct event_entry *entries;
	size_t count, room;
	const struct costs *costs; /* of the entries' totals */
	struct values total;       /* its inclusive costs are its own costs */
	struct words kept;         /* what columns point to */
};

/* The total of an event, as an item. */
static inline struct item events_total(const struct event_table *table, size_t entry)
{
	return (struct item){.costs = table->costs, .in = &table->entries[entry].total, .sides = 1};
}

/*
 * Lists all events: those of the profile, of --event and of "event:" lines, and the built-in ones
 * whose events the profile has.  The caller frees with events_free().
 */
void events_make(struct event_table *table, const struct columns *columns);
void events_free(struct event_table *table);
