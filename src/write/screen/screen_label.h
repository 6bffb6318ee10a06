/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

#include <stddef.h>

/*
 * A name at the left of the rest of a line, and a place at its right edge.  Of a name as much goes
 * as must, but never its last component.  Where a place has no room, one with a line stands on a
 * line of its own, a key is cut, and any other one is left out.
 */
struct label {
	struct str name; /* of a function as reports have it, of a file or object */
	struct str full;
	char marks[96];    /* behind the name, such as " <cycle 2>" */
	struct str file;   /* of the place; or empty */
	struct str object; /* or empty: none, or nobody needs it */
	char lines[64];    /* behind the file, such as ":158 +2" */
	bool is_path;      /* the name is that of a file or object */
	bool whole;        /* the full name is shown, as far as there is room */
	bool key;          /* the place tells the label from others */
	bool all;          /* the place has directories and object */
};

/* The label of a row. */
struct label screen_label_of(const struct screen *s, row_id row);

/* Prints a label behind `used` columns, and ends the line.  Without a width, names are padded. */
void screen_label_put(const struct screen *s, const struct label *label, size_t names, size_t used);

/* The name as it is shown without a width. */
struct str screen_label_name(const struct label *label);

/* The name in so many columns; SIZE_MAX: any.  The caller frees it. */
struct str screen_label_fit(const struct label *label, size_t columns);

/* The place as it is shown, "FILE:LINE, OBJECT".  The caller frees it. */
struct str screen_label_place(const struct screen *s, const struct label *label);
