/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "figures/column.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Resolves --show, --sort and --threshold against the events of a profile.
 * False: *error says what is wrong.  The caller frees with columns_free() in
 * either case.  Names of columns are valid as long as settings and profile.
 */
bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error);
/* Adds to unused the values of --event whose names no other option uses. */
void columns_unused(const struct columns *columns, struct words *unused);
void columns_free(struct columns *columns);

/*
 * The mask of the events that the first column of --show uses.  0: not known,
 * or other events may be needed.
 */
uint64_t columns_needed(const struct settings *settings,
			const struct profile *profile);

/* Makes the column of a name.  False: *error says why, and names --option. */
bool column_find(struct columns *columns, const char *option, struct str name,
		 struct column *column, struct error *error);

/*
 * The column that the report is sorted by first, or for Incl(X) X, if the self
 * costs of all rows add up to its total; else NULL.
 */
const struct column *columns_additive(const struct columns *columns);
