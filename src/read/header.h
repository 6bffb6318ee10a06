/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/parser.h"

/*
 * Reads a line "key: value"; unknown keys are ignored. Returns false if the
 * line does not have this form.
 */
bool header_read(struct parser *p, struct str line);

/* Returns the key of a line "key: value"; empty for any other line. */
struct str header_key(struct str line);

/* Begins a part, which inherits the values it lacks. */
void header_begin(struct parser *p);

/*
 * Ends the part, if there is one: finds its totals and adds it to the profile.
 * Returns false if the reading has failed; so does header_next().
 */
bool header_end(struct parser *p);

/* Ends the part and begins the next. */
bool header_next(struct parser *p);
