/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CAUSES = 3 };

/*
 * A function of the user's own that made the program's cost change: what itself and the library
 * code that it calls cost more than OLD would have had for as many calls (src/README N10).
 */
struct cause {
	function_id function; /* of several where it was inlined, the one that changed most */
	int64_t change;       /* not 0 */
	bool is_new, is_gone; /* OLD, or NEW, has neither code nor calls of it */
	int64_t calls[SIDES], cost[SIDES]; /* all calls of it, and its inclusive cost */
};

/*
 * Lists the causes of the change of a column that adds up, the largest first, equal ones by name,
 * file and object; only those that are a tenth of the first or more.  With growth, only what costs
 * more.  Returns the number listed: 0 if no calls were
 * recorded, or some cost is below 0 or does not fit into 64 bits.
 */
size_t causes_find(const struct report *report, const struct column *column, bool growth,
		   struct cause list[CAUSES]);
