/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_APART_H
#define TEXT_APART_H

#include "write/text/text.h"

#include <stddef.h>

/*
 * Finds how the labels of n rows, each another one, differ where they begin
 * behind so many used columns of a line, into apart: by row, of the size of all
 * rows, for struct text; of these rows it has zeros.
 */
void text_apart_find(const struct text *t, const row_id *rows, size_t n,
		     size_t used, struct text_apart *apart);

/*
 * Does so for the rows that calls name, where a width is to be kept, and
 * returns what to print them with.  apart has zeros, as text_apart_forget makes
 * them again; it may be NULL where there is no width.
 */
struct text text_apart_calls(const struct text *t,
			     const struct row_calls *calls, size_t used,
			     struct text_apart *apart);
void text_apart_forget(const struct row_calls *calls, struct text_apart *apart);

/* Such an array, for the caller to free; NULL where there is no width. */
struct text_apart *text_apart_alloc(const struct text *t);

#endif
