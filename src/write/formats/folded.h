/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes stacks for flamegraph.pl and similar programs: lines "a;b;c COUNT",
 * with --diff "a;b;c OLD NEW", of the first sort event.  A profile has calls
 * but no stacks, so a function's cost is divided among its callers by what each
 * paid.  The lines add up to the total exactly.
 * False: the first sort event is a formula, or a cost is negative.
 */
bool folded_report(const struct writing *w, struct error *error);
