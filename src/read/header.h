/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HEADER_H
#define HEADER_H

#include "read/parser.h"

/*
 * Reads a line "key: value"; unknown keys are ignored.  False if the line does
 * not have this form.
 */
bool header_read(struct parser *p, struct str line);

/* The key of such a line, or empty. */
struct str header_key(struct str line);

/* Ends the part, if there is one: finds its totals and adds it. */
bool header_end(struct parser *p);

/* Ends the part and begins the next, which inherits what it does not say. */
bool header_next(struct parser *p);

/* Finds out again whether --part and --thread select the part. */
void header_select(struct parser *p);

#endif
