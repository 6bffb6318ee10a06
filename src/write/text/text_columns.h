/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/text/text.h"

/*
 * Chooses the columns of a compact table of n rows that leave `names` columns of the terminal: the
 * first one, its Incl() and Calls, and of the other events as many as fit, first those whose shares
 * of their totals differ most from the first one's in some row.  What --show asks for is left out
 * from the right.  Sets t->left_out, which the caller frees.
 */
void text_columns_choose(struct text *t, struct widths *widths, const row_id *rows, size_t n,
			 size_t names);
