/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef JSON_STRING_H
#define JSON_STRING_H

#include "base/str.h"

#include <stdio.h>

/*
 * Prints text of strangers as a string of JSON (RFC 8259), in quotes.  What is
 * no valid UTF-8 becomes U+FFFD, one for each byte that fits nothing; control
 * characters are escaped, and so are <, >, &, U+2028 and U+2029, so that the
 * whole may stand in a page's script element.
 */
void json_string(FILE *out, struct str s);

/*
 * The same for text that is mostly a number: it is one if it has digits only,
 * as JSON writes them, and every reader can hold it.
 */
void json_number(FILE *out, struct str s);

#endif
