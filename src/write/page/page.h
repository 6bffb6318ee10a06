/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The page of --format=html without its data: page.html with its style, its
 * script and their hashes in place, cut where text of a profile is inserted.
 * embed writes the pieces when cgannotate is built.
 */
#pragma once

#include "write/writing.h"

/* The pieces of the page, in order, by what is inserted after them. */
enum page_piece {
	PAGE_TITLE,  /* one line of text, escaped for HTML */
	PAGE_STATIC, /* HTML for browsers without scripts */
	PAGE_DATA,   /* JSON with no <, > or & in it, and no U+2028, U+2029 */
	PAGE_END     /* nothing */
};

extern const struct page_bytes {
	const unsigned char *bytes;
	size_t size;
} page_pieces[PAGE_END + 1];

static inline void page_put(FILE *out, enum page_piece piece)
{
	fwrite(page_pieces[piece].bytes, 1, page_pieces[piece].size, out);
}

/*
 * Writes the data of a page, whose report cut_make() has reduced by `left` rows: the object of
 * --format=json, see json.h, and behind it
 *
 *   "paid"      with --compare, what the calls cost in each slice: by function and callee
 *   "nodes"     with --inlines, unless there are too many: the call graph, in which inlined code is
 *               a node in each place, or null.  Each has the "id" of its function; "outer", the index of
 *               the node that it was inlined into, if any; "self", and with --diff OLD's and NEW's;
 *               "calls" that were recorded, of other nodes: "to", its index, and "inclusive".  It
 *               costs what it and all below it cost.  What was cut is the last one
 *   "code"      with --asm, the instructions of functions, as many as CODE_MOST allows: those of
 *               each with their "arrows", the jumps that are drawn, each [from, to, column] by
 *               index of the instructions written.  Between these are the numbers of instructions
 *               left out because they cost nothing.
 */
void html_data(const struct writing *w, size_t left);
