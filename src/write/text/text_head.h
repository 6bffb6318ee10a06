/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "figures/head.h"
#include "write/text/text.h"

/* Prints what stands above a report.  widths: of the list below it, or NULL for a tree. */
void text_head(const struct text *t, const struct widths *widths);

/*
 * Prints which columns a compact table has no room for, if any, and how to see them; with their
 * totals, or only their names.
 */
void text_head_left_out(const struct text *t, const struct widths *widths, bool totals);
