/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef CALLGRIND_H
#define CALLGRIND_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * The profile itself, as it was read, added up, selected and renamed, in the
 * Callgrind format and as one part.  Everything is in the order of names, so
 * what is read from it and written again is the same, byte by byte.
 *
 * Where rows are left out (--match and the like), so are their functions, if
 * no cycle has both them and a function that stays.  Their costs and the calls
 * to them are those of a function "(other)"; calls from them come from "(other
 * callers)", which has nothing else: one function for both would make cycles
 * that are not there, and change what the functions that stay cost.
 *
 * False: an event shown is a ratio or the report's own, or with --diff a cost
 * is negative, which the format has not.
 */
bool callgrind_report(const struct writing *w, struct error *error);

#endif
