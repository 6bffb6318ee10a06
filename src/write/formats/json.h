/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef JSON_H
#define JSON_H

#include "base/str.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Where JSON (RFC 8259) is written.  Each function below puts the comma behind
 * what stands before; key is NULL for an element of a list.
 */
struct json {
	FILE *out;
	bool dense; /* without the blanks that a reader wants */
	bool more;  /* something stands before in this object or list */
};

/* The comma and the key, for a value that the caller writes. */
void json_key(struct json *to, const char *key);

/* What comes next stands in a line of its own, behind so many blanks. */
void json_line(struct json *to, int indent);

/* Begins an object or a list; ends as many as there are brackets. */
void json_open(struct json *to, const char *key, char bracket);
void json_open_line(struct json *to, int indent, const char *key, char bracket);
void json_close(struct json *to, const char *brackets);

/* A value, as printf prints it; a number that is not known is null. */
void json_null(struct json *to, const char *key);
void json_put(struct json *to, const char *key, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void json_flag(struct json *to, const char *key, bool flag);
void json_number(struct json *to, const char *key, bool known, uint64_t number);
void json_count(struct json *to, const char *key, int64_t count);

/*
 * Text of strangers.  What is no valid UTF-8 becomes U+FFFD, one for each byte
 * that fits nothing; control characters are escaped, and so are <, >, &, U+2028
 * and U+2029, so that the whole may stand in a page's script element.
 */
void json_string(struct json *to, const char *key, struct str s);

/* The same, but null for empty text. */
void json_text(struct json *to, const char *key, struct str s);

/*
 * As json_string, for text that is mostly a number: it is one if it has digits only,
 * as JSON writes them, and every reader can hold it.
 */
void json_digits(struct json *to, const char *key, struct str s);

#endif
