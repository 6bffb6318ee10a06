/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_APART_H
#define TEXT_APART_H

#include "write/text/text.h"

#include <stddef.h>

/*
 * Finds how to tell the labels of n different rows from each other; a label
 * begins after `used` columns of the line.  Fills in apart, which is by row and
 * has room for all rows; the elements of these n rows must be zeros.
 */
void text_apart_find(const struct text *t, const row_id *rows, size_t n,
		     size_t used, struct text_apart *apart);

/*
 * Returns the struct text to print calls with.  If there is a width, it is t
 * with `apart`, which is filled in for the rows of the calls: it must be zeros,
 * and text_apart_forget makes it zeros again.  Without a width apart may be
 * NULL.
 */
struct text text_apart_calls(const struct text *t,
			     const struct row_calls *calls, size_t used,
			     struct text_apart *apart);
void text_apart_forget(const struct row_calls *calls, struct text_apart *apart);

/* An array by row, of zeros, which the caller frees; NULL without a width. */
struct text_apart *text_apart_alloc(const struct text *t);

#endif
