/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

#include <stddef.h>

/*
 * A name at the left of the rest of a line, and a place, "FILE:LINE, OBJECT", at its right edge.
 * Of a name as much goes as must, but its last component only where the end of a place has no room.
 */
struct label {
	row_id row;
	name_id file;    /* of the place of a call, and its line, such as ":158 +2" */
	struct str line; /* empty: the place is that of the row */
	struct str tail; /* behind the name */
	bool whole;      /* the full name is shown, as far as there is room */
	bool all;        /* the place has directories and object */
};

/* Prints a label in so many columns; without a width any, and names are padded to `names`. */
void screen_label_put(const struct screen *s, const struct label *label, size_t names, size_t room);

/* The columns of the name as it is shown without a width, at most `most`. */
size_t screen_label_columns(const struct screen *s, const struct label *label, size_t most);

/* The name as it is shown where it has room; and the place, which the caller frees. */
struct str screen_label_name(const struct screen *s, const struct label *label);
struct str screen_label_place(const struct screen *s, const struct label *label);
