/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/*
 * A stream of JSON (RFC 8259).  Each function below first writes the comma after the value before,
 * if there is one; key is NULL for an element of a list.
 */
struct json {
	FILE *out;
	bool more; /* the current object or list is not empty */
};

/* Begins the object of a document: its format and version. */
struct json json_begin(FILE *out);

/* Begins a new line, with `indent` blanks, for the next value. */
void json_line(struct json *to, int indent);

/* Begin an object or a list; json_close ends one for each bracket. */
void json_open(struct json *to, const char *key, char bracket);
void json_open_line(struct json *to, int indent, const char *key, char bracket);
void json_close(struct json *to, const char *brackets);

/*
 * Write a value: null for a number that is not known, and a fraction of NULL;
 * a text as it is; what printf() makes of the format.
 */
void json_null(struct json *to, const char *key);
void json_flag(struct json *to, const char *key, bool flag);
void json_plain(struct json *to, const char *key, struct str text);
void json_print(struct json *to, const char *key, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void json_number(struct json *to, const char *key, bool known, uint64_t number);
void json_count(struct json *to, const char *key, int64_t count);
void json_fraction(struct json *to, const char *key, const struct column *column,
		   const struct fraction *value);

/*
 * Writes text from strangers.  Each byte that is not valid UTF-8 becomes
 * U+FFFD. Control characters are escaped, and so are <, >, &, U+2028 and
 * U+2029, so that a page's script element may contain the JSON.
 */
void json_string(struct json *to, const char *key, struct str s);

/* As json_string(), but null for empty text. */
void json_text(struct json *to, const char *key, struct str s);

/*
 * As json_text(), but writes a number if the text is a whole number as JSON
 * has it, and every reader can represent it exactly.
 */
void json_digits(struct json *to, const char *key, struct str s);

/* --- a report: json_report.c ---------------------------------------------- */

/*
 * A report that is written as JSON, for programs or for the page: that has lines by function, with
 * the text of sources, no callers, as it finds them by callees, and no nulls at the end of costs.
 */
struct json_values {
	struct json *to;
	const struct writing *w;
	bool page;
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
