/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef REASONS_H
#define REASONS_H

#include "report/report.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { REASONS = 3 };

/* A function whose own cost has grown, and how often it was called. */
struct reason {
	function_id function;
	int64_t growth; /* above 0 */
	int64_t old_calls, now_calls;
	bool is_new;   /* OLD has neither code nor calls of it */
	bool by_calls; /* that it is called more often explains half or more */
};

/*
 * What functions cost in each view that judges (report_judges), side by side, by
 * function: themselves, or inclusive.  The caller frees.
 */
cost_id *reasons_costs(const struct report *report, bool inclusive,
		       struct costs *costs);

/*
 * Finds those functions whose own cost has grown most from OLD to NEW, the most
 * first, equal ones by name, file and object.  Of all functions, or of those
 * among, by function; with callees also of all that these call in turn, on
 * either side, which are marked too.  Returns how many there are.
 */
size_t reasons_find(const struct report *report, const struct column *column,
		    bool *among, bool callees, struct reason list[REASONS]);

#endif
