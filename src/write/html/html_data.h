/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes the data of a page, whose report cut_make() has reduced by `left` rows: the object of
 * --format=json, see json_values.h, and behind it
 *
 *   "derived"   events that follow from the shown ones: "over" and, of a ratio, "under" are sums
 *               of terms, each [index of an event, factor]
 *   "paid"      with --compare, what the calls cost in each slice: by function and callee
 *   "nodes"     with --inlines: see html_nodes.h
 *   "code"      with --asm, the instructions of functions, as many as CODE_MOST allows: those of
 *               each with their "arrows", the jumps that are drawn, each [from, to, column] by
 *               index of the instructions written.  Between these are the numbers of instructions
 *               left out because they cost nothing.
 */
bool html_data(const struct writing *w, size_t left, struct error *error);
