/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef JSON_FIGURES_H
#define JSON_FIGURES_H

#include "report/row_calls.h"
#include "source/source_lines.h"
#include "write/formats/json.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A report in JSON, for programs or for the page.  Where it names a row it does
 * so by id, which is the place of the row in the list "functions".
 */
struct json_figures {
	struct json *to;
	const struct report *report;
	const struct profile *profile;
	const struct columns *columns;
	const uint32_t *id; /* by row: set by the caller */
	bool diff;
	bool page; /* it is for the page; set by the caller, too */
};

/* Begins the object; the head is all in front of the rows, and the limits. */
struct json_figures json_figures_begin(const struct writing *w,
				       struct json *to);
void json_figures_head(const struct json_figures *j);

/* The name as "KEY"; null for NONE. */
void json_figures_name(const struct json_figures *j, const char *key,
		       name_id name);

/* The name of a function as --names has it, as "name". */
void json_figures_function(const struct json_figures *j, name_id name);

/*
 * The columns of a cost as "KEY", of which the page has those up to the last
 * one that is given; a change with what it is the change of, too, as "KEY_old"
 * and "KEY_new".
 */
void json_figures_costs(const struct json_figures *j, const char *key,
			const struct costs *costs, cost_id cost);
void json_figures_change(const struct json_figures *j, const char *key,
			 const struct costs *costs, cost_id change);

/*
 * The number of calls in a cost as "calls", likewise: null where it is not
 * given, and none where it is not given on a side.
 */
void json_figures_count(const struct json_figures *j, const struct costs *costs,
			cost_id cost, const char *none);

/* "self" of a row, a line or a part of it, and "estimate" where it is one. */
void json_figures_self(const struct json_figures *j, const struct costs *costs,
		       cost_id cost);

/* "estimate" where a cost is one. */
void json_figures_estimate(const struct json_figures *j,
			   const struct costs *costs, cost_id cost);

/* What a call in a list has: "calls", "inclusive", and "estimate". */
void json_figures_call(const struct json_figures *j,
		       const struct row_calls *calls,
		       const struct row_call *call);

/* Where a line is; with --old-sources in OLD's text too, null for nowhere. */
void json_figures_place(const struct json_figures *j,
			struct woven_numbers numbers);

/*
 * The names, the place and the figures of a row, from its "name" to its
 * "cycle".  The page has names in full, and as "short" what --names makes of
 * them.
 */
void json_figures_row(const struct json_figures *j, row_id row);

/*
 * What each slice of --compare has of a row as "slices", if there are slices:
 * null where it has nothing.
 */
void json_figures_slices(const struct json_figures *j, row_id r);

/*
 * Of a line "self" and "calls", to its end: a line of the
 * page stands in the function that the calls are from.
 */
void json_figures_line(const struct json_figures *j,
		       const struct source_lines *lines,
		       const struct source_line *line);

#endif
