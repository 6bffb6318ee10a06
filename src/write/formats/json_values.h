/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/row_calls.h"
#include "source/source_lines.h"
#include "write/formats/json.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A report that is written as JSON, for programs or for the page.  A row is
 * referred to by its id, which is its index in the list "functions".
 */
struct json_values {
	struct json *to;
	const struct writing *w;
	struct report *report;
	const struct profile *profile;
	const struct columns *columns;
	const uint32_t *id; /* by row: set by the caller */
	bool diff;
	bool page;    /* written for the page; set by the caller */
	bool unknown; /* with --diff: what changed is not known, only what each side costs */
};

/*
 * json_values_begin begins the object; json_values_head writes what comes
 * before the limits and the rows.
 */
struct json_values json_values_begin(const struct writing *w, struct json *to);
void json_values_head(const struct json_values *j);

/* Writes what an event is: its names, its formula, and its unit if it is not a count. */
void json_values_event(struct json *to, const struct definition *definition,
		       const struct column *column);

/* Writes a name as "KEY"; null for NONE. */
void json_values_name(const struct json_values *j, const char *key, name_id name);

/* Writes the name of a function, as --names shows it, as "name". */
void json_values_function(const struct json_values *j, name_id name);

/*
 * Writes the columns of an item as the list "KEY"; for the page it ends after
 * the last value given.  json_values_change also writes, with --diff, the
 * costs of OLD and NEW as "KEY_old" and "KEY_new".
 */
void json_values_costs(const struct json_values *j, const char *key, struct item item);
void json_values_change(const struct json_values *j, const char *key, struct item item);

/*
 * Writes the number of calls as "calls", null if it is not given; with --diff also "calls_old" and
 * "calls_new", where the text `none` stands for a number that is not given.
 */
void json_values_count(const struct json_values *j, struct item item, const char *none);

/* Writes the values of calls: "calls" and "inclusive". */
void json_values_call(const struct json_values *j, const struct row_calls *calls,
		      const struct row_call *call);

/*
 * Writes a line's number as "line" and, with --old-sources, as "old_line"; null
 * if only the other text has the line.
 */
void json_values_place(const struct json_values *j, struct woven_numbers numbers);

/*
 * Writes the names, the place and the values of a row, from its "name" to its "cycle".  The page
 * gets the full name as "name", and the shown one as "short" if it differs.
 */
void json_values_row(const struct json_values *j, row_id row);

/*
 * Writes the values of a row in each slice of --compare as "slices", if there
 * are slices; null for a slice that has none.
 */
void json_values_slices(const struct json_values *j, row_id r);

/*
 * Writes "calls": those from first to end; the caller closes the list.  For the page each is a list
 * of its values, without "from": there lines and instructions are listed in the calling function.
 */
void json_values_calls(const struct json_values *j, const struct row_calls *calls, size_t first,
		       size_t end);

/*
 * Looks for the source of a file, and writes the "name" of the file, where the source was "found",
 * and whether it is "newer" than the profile.  False: it was not found, which is warned of if it
 * cannot be read.
 */
bool json_values_source(const struct json_values *j, const struct report_file *file,
			struct str name, struct source *source);

/* Writes "self" and "calls" of a line, and the end of its object. */
void json_values_line(const struct json_values *j, const struct source_lines *lines,
		      const struct source_line *line);
