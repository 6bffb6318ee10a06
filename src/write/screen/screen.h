/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/* Writes text as it is. */
static inline void screen_write(FILE *out, struct str text)
{
	if (text.length)
		fwrite(text.at, 1, text.length, out);
}

/* Ends a line; all lines of a screen end so, but those that screen_put_wrapped() breaks. */
void screen_end_line(const struct writing *w);

/* Makes what follows dim, or ends that, where there are colors. */
void screen_dim(const struct writing *w, bool on);

/* Prints text, and returns its columns; cut to what `used` columns leave of the line. */
size_t screen_put_rest(const struct writing *w, struct str text, size_t used);

/* As screen_put_rest(), for the text of a source; where there is a width, tabs are blanks. */
void screen_put_source(const struct writing *w, struct str text, size_t used);

/* Prints words that are separated by blanks, on lines that fit the width. */
void screen_put_wrapped(const struct writing *w, struct str words);

/*
 * screen_draft() returns w with a draft for its output; screen_put_draft() prints what was
 * collected, wrapped, and frees it.
 */
struct writing screen_draft(const struct writing *w, struct draft *draft);
void screen_put_draft(const struct writing *w, struct draft *draft);

/* --- labels of rows: screen_label.c -------------------------------------- */

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

/* Prints a label in so many columns; without a width any. */
void screen_label_put(const struct writing *w, const struct label *label, size_t room);

/* The name as it is shown where it has room; and the place, which the caller frees. */
struct str screen_label_name(const struct writing *w, const struct label *label);
struct str screen_label_place(const struct writing *w, const struct label *label);

/* --- what text.c prints: files are named as functions, and screen_list.c has the head --- */

struct disassembly;

/* Prints what stands above a list, or a tree of calls; for --browse, the total alone. */
void screen_head(const struct writing *w, bool of_list);

/* Prints what stands above a list, and the list. */
void screen_list(const struct writing *w);

/*
 * Prints the sources of the report, or those with code of one row: its own file first, then those
 * that it has inlined code from: the user's before those of libraries.
 */
void screen_sources(const struct writing *w);
void screen_sources_of_row(const struct writing *w, row_id row);

/* Prints the instructions of all functions listed, or of one, whose texts are in *code. */
void screen_asm(const struct writing *w);
void screen_asm_of_row(const struct writing *w, struct disassembly *code, row_id row);

/* Prints the functions of --fn in full: values, callers, callees, and sources or instructions. */
void screen_functions(const struct writing *w);

/* Prints the tree of --call-tree.  False: *error says why. */
bool screen_tree(const struct writing *w, struct error *error);

/* Prints a table; after that of a suite, the reports of those that exceed limits. */
void screen_table(const struct writing *w, struct table *table);
