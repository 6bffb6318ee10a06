/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { REASONS = 3 };

/* A function whose own cost has grown, with its numbers of calls. */
struct reason {
	function_id function;
	int64_t growth; /* above 0 */
	int64_t old_calls, new_calls;
	bool is_new;   /* OLD has neither code nor calls of it */
	bool by_calls; /* more calls explain half of the growth or more */
};

/*
 * Returns the self or inclusive costs of all functions, by function and side.
 * The caller frees the array.
 */
cost_id *reasons_costs(const struct report *report, bool inclusive, struct costs *costs);

/*
 * Lists the functions whose own cost has grown most from OLD to NEW, largest first, equal ones by
 * name, file and object.  With among, only functions marked there; with callees also marks all
 * functions that they call in turn, on either side.  Returns the number listed.
 */
size_t reasons_find(const struct report *report, const struct column *column, bool *among,
		    bool callees, struct reason list[REASONS]);
