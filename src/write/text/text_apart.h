/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/text/text.h"

#include <stddef.h>

/*
 * Finds how to tell the labels of n different rows from each other; a label begins after `used`
 * columns of the line.  `behind` has the columns of what stands behind each as a call, or is NULL.
 * Sets t->apart, which the caller frees.
 */
void text_apart_find(struct text *t, const row_id *rows, size_t n, const size_t *behind,
		     size_t used);

/*
 * Returns how to tell the labels of n components of a row from each other, by component.  The
 * caller frees it.
 */
struct text_apart *text_apart_parts(const struct text *t, const struct component *parts, size_t n,
				    size_t used);

/*
 * Returns the struct text to print calls with: t itself, or if there is a width
 * and more than one call, t with another `apart`.  Labels begin after `used`
 * columns; if not compact, `behind` columns at most follow.
 */
struct text text_apart_calls(const struct text *t, const struct row_calls *calls, size_t used,
			     size_t behind);

/* Frees what text_apart_calls() has added to t. */
void text_apart_end(const struct text *t, struct text *calls);

/*
 * If compact: sets t->names and t->apart for a table of rows whose labels begin
 * after `used` columns.  The caller frees t->apart.
 */
void text_apart_names(struct text *t, const row_id *rows, size_t n, size_t used);
