/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/detail.h"
#include "write/text/text.h"

/*
 * Prints the figures of the function of a row in the compact layout: self, inclusive and calls,
 * then its callers and callees as a table.  False: a sum does not fit into 64 bits.
 */
bool text_fn(const struct text *t, row_id row, const struct detail *detail, struct error *error);
