/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"
#include "values/column.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

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
