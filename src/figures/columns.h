/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COLUMNS_H
#define COLUMNS_H

#include "figures/column.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Resolves --show, --sort and --threshold against the events of a profile.
 * False: *error names what is wrong.  The caller frees in either case; the
 * names last as long as options and the names of profile.
 */
bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error);
/* Adds the values of --event whose names no other option has. */
void columns_unused(const struct columns *columns, struct words *unused);
void columns_free(struct columns *columns);

/*
 * The events that the first column of --show is made of, as far as they are
 * known: a mask.  0: something else may be needed.
 */
uint64_t columns_needed(const struct settings *settings,
			const struct profile *profile);

/* The column of this name.  False: *error says what is wrong, for --option. */
bool column_find(struct columns *columns, const char *option, struct str name,
		 struct column *column, struct error *error);

/* X, if a column is Incl(X); else empty. */
struct str column_inclusive_of(const struct columns *columns,
			       const struct column *column);

/*
 * The column whose self costs of all rows add up to the total: the first that
 * is sorted by, with Incl(X) X.  NULL: there is none.
 */
const struct column *columns_additive(const struct columns *columns);

#endif
