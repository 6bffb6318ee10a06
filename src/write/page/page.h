/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The page of --format=html without its data: page.html with its style, its
 * script and their hashes in place, cut where text of a profile is inserted.
 * embed.c writes the pieces when cgannotate is built.
 */
#ifndef PAGE_H
#define PAGE_H

#include <stddef.h>

/* The text to insert after a piece of the page. */
enum page_slot {
	PAGE_TITLE,  /* one line of text, escaped for HTML */
	PAGE_STATIC, /* HTML for browsers without scripts */
	PAGE_DATA,   /* JSON with no <, > or & in it, and no U+2028, U+2029 */
	PAGE_END     /* nothing */
};

struct page_piece {
	const unsigned char *bytes;
	size_t size;
	enum page_slot slot;
};

/* The pieces of the page in order; the slot of the last one is PAGE_END. */
extern const struct page_piece page_pieces[];

#endif
