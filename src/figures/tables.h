/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/number.h"
#include "figures/column.h"

#include <stdbool.h>

/* A selected part.  Its texts belong to the profile or to the entry. */
struct part_entry {
	const struct part *part;
	struct str number;         /* of the part; else its ordinal in digits */
	char ordinal[NUMBER_TEXT]; /* that number may point to */
	int64_t total;             /* of the first event; 0: not given */
	struct str range;          /* "desc: Timerange:", or empty */
	struct str trigger;        /* "desc: Trigger:", or empty */
};

/* Describes a part.  False: it is not selected. */
bool tables_part(const struct profile *profile, size_t part, struct part_entry *entry);

/* The total of the first event in all parts. */
int64_t tables_part_total(const struct profile *profile);

/*
 * An event that --show accepts: one of the profile, or a defined one.  Its
 * texts belong to the profile and the settings.
 */
struct event_entry {
	struct definition definition;
	bool usable;          /* false: its formula cannot be used */
	struct column column; /* if it is usable */
	cost_id total;        /* the program's total, for the column */
};

struct event_table {
	struct event_entry *entries;
	size_t count, room;
	struct costs costs; /* of the entries' totals */
	cost_id total;      /* its inclusive costs are its own costs */
};

/*
 * Lists all events: those of the profile, of --event and of "event:" lines, and
 * the built-in ones whose events the profile has.  The caller frees with
 * tables_free_events().
 */
void tables_make_events(struct event_table *table, const struct columns *columns);
void tables_free_events(struct event_table *table);
