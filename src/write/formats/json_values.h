/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/row_calls.h"
#include "write/formats/json.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A report that is written as JSON, for programs or for the page: that has lines by function, with
 * the text of sources, no callers, as it finds them by callees, and no nulls at the end of costs.
 */
struct json_values {
	struct json *to;
	const struct writing *w;
	struct report *report;
	const struct profile *profile;
	const struct columns *columns;
	bool diff, page;
	/*
	 * The rows that the report mentions, with ids, see json_rows_find(): a row is referred to
	 * by its id, which is its index in the list "functions".
	 */
	uint32_t *id; /* by row; NONE: it is not mentioned */
	struct json_row {
		row_id row;
		const struct report *report; /* for qsort() */
	} * rows;                            /* by id */
	size_t row_count;
	size_t left; /* how many rows the last one of the report stands for, see cut_make(); or 0 */
};

/*
 * json_values_begin begins the object; json_values_head writes what comes
 * before the limits and the rows.
 */
struct json_values json_values_begin(const struct writing *w, struct json *to);
void json_values_head(const struct json_values *j);

/* Writes a name as "KEY"; null for NONE. */
void json_values_name(const struct json_values *j, const char *key, name_id name);

/* Writes the name of a function, as --names shows it, as "name". */
void json_values_function(const struct json_values *j, name_id name);

/*
 * Writes the columns of an item as the list "KEY".  json_values_change also writes, with --diff,
 * the costs of OLD and NEW as "KEY_old" and "KEY_new".
 */
void json_values_costs(const struct json_values *j, const char *key, struct item item);
void json_values_change(const struct json_values *j, const char *key, struct item item);

/*
 * Finds the rows: first the listed ones, from 0, in the order of the list; then, by name, others
 * that call these or are called by them, and those in calls from the lines of files to annotate.
 */
void json_rows_find(struct json_values *j);
void json_rows_free(struct json_values *j);

/* Writes "functions". */
void json_functions(const struct json_values *j);

/* Writes "files" with their lines. */
void json_files(const struct json_values *j);

/* Writes "calls": those from first to end. */
void json_calls(const struct json_values *j, const struct row_calls *calls, size_t first,
		size_t end);
