/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

#include <stddef.h>

/*
 * A name at the left of the rest of a line, and a place at its right edge.  Of a name as much goes
 * as must, but never its last component.  A place that is a key, "basename:line", is never cut: it
 * stands on a line of its own if there is no room; only where it comes first, in a list of lines,
 * its beginning is cut.  Another one is left out then.
 */
struct label {
	row_id row; /* or NONE; labels of one row may be equal */
	struct str name; /* short, unless names are full */
	struct str full;
	char marks[96];    /* behind the name, such as " <cycle 2>" */
	struct str file;   /* of the place; or empty */
	struct str object; /* or empty: none, or nobody needs it */
	char lines[64];    /* behind the file, such as ":158 +2"; not empty: the place is a key */
	bool is_path;      /* the name is that of a file or object */
	bool whole;        /* the full name is shown, as far as there is room */
	enum label_detail {
		LABEL_FREE, /* the last part of the file, or of the object, where there is room */
		LABEL_BASE, /* the same, as a key */
		LABEL_ALL,  /* with directories and object */
	} detail;
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
