/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COMPOSITION_H
#define COMPOSITION_H

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/* A part of a row, with --by: the code of it in one file, or of one name. */
struct component {
	name_id object, file, name; /* NONE for what is not its label */
	cost_id cost;               /* of the list's costs */
	bool changed;               /* with --diff: the cost, not only lines */
	bool same;                  /* with --diff: no line changed either */
};

struct composition {
	struct component *list;
	size_t count, room;
	size_t folded; /* by composition_large: how many it left out ... */
	cost_id rest;  /* ... and what they cost */
	struct costs costs;
};

/*
 * What a row consists of, the largest first, by self cost or by inclusive cost.
 * False: a sum does not fit into 64 bits.  The caller frees with
 * composition_free in either case.
 */
bool composition_of(const struct report *report, row_id row, bool inclusive,
		    struct composition *subs, struct error *error);

/*
 * The same by what is listed, without what is less than one percent of the row,
 * or than --min says, and with --diff without what costs as much as before.  Of one component
 * alone there is no list.
 */
bool composition_large(const struct report *report, row_id row,
		       struct composition *subs, struct error *error);
void composition_free(struct composition *subs);

#endif
