/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HEADER_H
#define HEADER_H

#include "read/parser.h"

/*
 * Reads a line "key: value"; what is not known is nobody's business.  False if
 * it is no such line.
 */
bool header_read(struct parser *p, struct str line);

/* The key of such a line, empty if it is none. */
struct str header_key(struct str line);

/* Adds up the part that has been read, if it is one. */
bool header_end(struct parser *p);

/* Ends the part and begins the next: what it does not say again holds on. */
bool header_next(struct parser *p);

/* Looks again whether the part is one of those selected. */
void header_select(struct parser *p);

#endif
