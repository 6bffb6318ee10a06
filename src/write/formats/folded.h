/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FOLDED_H
#define FOLDED_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * Stacks as flamegraph.pl and its kin read them: "a;b;c COUNT" a line, and with
 * --diff "a;b;c OLD NEW", of the first sort event.  A profile knows who called
 * whom, and no stacks: what several callers paid for is divided by what each
 * paid.  The lines add up to the total exactly.
 * False: the first sort event is a formula, or a cost is negative.
 */
bool folded_report(const struct writing *w, struct error *error);

#endif
