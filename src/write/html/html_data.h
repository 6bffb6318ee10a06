/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stddef.h>

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
