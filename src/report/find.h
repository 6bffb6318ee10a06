/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FIND_H
#define FIND_H

#include "base/diag.h"
#include "report/report.h"

#include <stdbool.h>

/*
 * Looks for the functions that --fn means among the rows.  Each word is looked
 * at until one of these finds something:
 *
 *   the name, and its levels of recursion: insert, insert'2
 *   what a list prints: src/tree.c:insert [/usr/bin/app], or a short name
 *     or what one prints of a row of code inlined into it: src/tree.h:insert
 *   the same with the end of the file's path alone: tree.c:insert
 *   the name without its parameters, then without the arguments of templates
 *   the same whatever the case of its letters
 *   a label that was cut, in which "..." stands for anything
 *   a part of the name, if no other function has it
 *
 * then the same of the word without what only some lists print in labels: the
 * line, the address, the cycle, and whether a row is new or gone;
 *
 * or, for a regular expression between slashes, the names that match.
 * False: *error says for which word there is nothing, and which names are near.
 * It needs no costs, so a misspelled name is said before any are added up.
 */
bool find_any(const struct report *report, struct error *error);

/*
 * Leaves of the rows listed those that they mean, as many as --min and --top
 * want.  False: *error says what was not found, or which functions have a part
 * in common.
 */
bool find_list(struct report *report, struct error *error);

/*
 * Warns, with near names, if there are words of --match and none matches; or if
 * other options leave none of the functions of --fn.
 */
void find_unmatched(const struct report *report, struct diag *diag);

#endif
