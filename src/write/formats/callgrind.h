/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes the profile as it was read, added up, selected and renamed, in the
 * Callgrind format and as one part.  Everything is in the order of names, so
 * reading the output and writing it again gives the same bytes.
 *
 * If rows are left out (by --match and the like), their functions are too,
 * except those in a cycle with a function that stays.  Their costs and the
 * calls to them become those of a function "(other)"; calls from them come from
 * "(other callers)", which has no costs: a single function for both would make
 * cycles that do not exist, and change the inclusive costs of the functions
 * that stay.
 *
 * False: *error says why, as when a column is not an event of the profile, or
 * when with --diff a cost is negative, which the format does not allow.
 */
bool callgrind_report(const struct writing *w, struct error *error);
