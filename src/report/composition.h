/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/* A component of a row, with --by: its code in one file, or of one function. */
struct component {
	name_id object, file, name; /* NONE if not a part of its label */
	struct values in[SIDES];    /* in composition.costs */
	bool changed;               /* with --diff: its cost changed */
	bool same;                  /* with --diff: same cost, and same lines */
};

struct composition {
	struct component *list;
	size_t count;
	size_t folded;             /* number that composition_large() left out */
	struct values rest[SIDES]; /* of the components left out */
	struct costs costs;
};

/*
 * Finds the components of a row, the largest first, by self or inclusive cost.  The caller
 * frees with composition_free().
 */
void composition_of(const struct report *report, row_id row, bool inclusive,
		    struct composition *subs);

/*
 * As composition_of(), by the cost that is listed, without components below
 * --min, or else below one percent of the row, and with --diff without
 * unchanged ones.  A single component is not listed.
 */
void composition_large(const struct report *report, row_id row, struct composition *subs);
void composition_free(struct composition *subs);
