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
