/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shapes/cut.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes the data of a page: the object of --format=json for the rows of the
 * cut, without repetitions: functions have no "callers", which follow from the
 * "callees", and lines are in their functions and not in files.  In addition:
 *
 *   "check"                 the cost of all rows, to compare with
 *   "objects"               what the functions of each cost, also if cut
 *   "derived"               events that follow from the shown ones: "over" and,
 *                           of a ratio, "under" are sums of terms, each
 *                           [index of an event, factor]
 *   "inlined" of a function the costs of its code in other rows
 *   "lines" of a function   with their costs and calls
 *   "short" of a function   the name that is shown, if it differs
 *   "other" of (other)      the number of rows that were cut
 *   "code", "arrows"        of a function, with --asm: see below
 *   "paid" of a function    with --compare, where slices have flame graphs: by callee and slice,
 *                           the inclusive costs of the calls
 *   "nodes"                 with --inlines: see html_nodes.h
 *   "source" of a file      the text around lines with costs
 *
 * A line of "source" is [number, text] or, with --old-sources, where numbers are
 * places in both texts, [place, text, label].  (other) has no names and no lines.
 *
 * "code" is null if the page does not have it: it is there for the first functions of the cut, as
 * many as CODE_MOST allows.  It is the instructions, and between them the numbers of instructions
 * left out because they cost nothing.  Each is a list of these values, without the last ones if
 * they are null:
 *
 *   address        in hexadecimal
 *   text           of the disassembly
 *   file, line     its source line; file is an index of files
 *   self           with --diff also those of OLD and NEW, as of all costs
 *   calls          as of lines
 *   jumps          {"to": address, "followed", "executed", "name"}: executed if
 *                  conditional, name if it leaves the function's code
 *
 * "callees" of a function and "calls" of a line are lists of such lists: the id
 * of the called function, calls, inclusive, and true if it was inlined.
 *
 * "arrows" are the jumps that are drawn, each [from, to, column], by index of
 * the instructions written; and "undrawn" is how many found no column, if any.
 */
bool html_data(const struct writing *w, const struct cut *cut, struct error *error);
