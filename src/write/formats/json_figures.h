/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef JSON_FIGURES_H
#define JSON_FIGURES_H

#include "report/row_calls.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * What the objects of a report in JSON are made of.  Those below begin with a
 * comma: they are not the first of an object.
 */
struct json_figures {
	FILE *out;
	const struct report *report;
	const struct profile *profile;
	const struct columns *columns;
	bool diff;
	bool dense; /* without blanks in the longest arrays; set by the caller */
};

struct json_figures json_figures_of(const struct writing *w);

/* The name as "KEY"; null for NONE. */
void json_figures_name(const struct json_figures *j, const char *key,
		       name_id name);

/* The name of a function as --names has it, as "name"; without a comma. */
void json_figures_function(const struct json_figures *j, name_id name);

/* The text as "KEY"; null if it is empty. */
void json_figures_text(const struct json_figures *j, const char *key,
		       struct str text);

/* The columns of a cost as "KEY"; with --diff what it is the change of, too. */
void json_figures_change(const struct json_figures *j, const char *key,
			 const struct costs *costs, cost_id change);

/* A number of calls as "calls", likewise; null where it is not given. */
void json_figures_count(const struct json_figures *j, struct call_count change,
			struct call_count old, struct call_count new);

/* "estimate" where a cost is one. */
void json_figures_estimate(const struct json_figures *j,
			   const struct costs *costs, cost_id cost);

/* What a call in a list has: "calls", "inclusive", and "estimate". */
void json_figures_call(const struct json_figures *j,
		       const struct row_calls *calls,
		       const struct row_call *call);

/*
 * What a row consists of, with self costs, as "parts": the files of a function.
 * False: a sum does not fit.
 */
bool json_figures_parts(const struct json_figures *j, row_id row,
			struct error *error);

/*
 * What each slice of --compare has of a row as "slices", if there are slices:
 * null where it has nothing.
 */
void json_figures_slices(const struct json_figures *j, row_id row);

/* The next element of such "slices" of what only has self costs. */
void json_figures_self(const struct json_figures *j, size_t slice,
		       const struct costs *costs, cost_id cost);

/*
 * "profiles", "by", "sort", "diff" and "events"; where profiles are compared
 * "differences", and with --compare "compare" and "slices", too.
 */
void json_figures_head(const struct json_figures *j);

#endif
