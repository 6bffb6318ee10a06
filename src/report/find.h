/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FIND_H
#define FIND_H

#include "base/diag.h"
#include "report/report.h"

#include <stdbool.h>

/*
 * Leaves of the rows listed those that --fn means, as many as --min and --top
 * want.  Each word is looked for in these ways, until one finds something:
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
 * False: *error says what was not found, and which names are near, or which
 * functions have a part in common.
 */
bool find_list(struct report *report, struct error *error);

/*
 * Warns, with near names, if there are words of --match and none matches; or if
 * other options leave none of the functions of --fn.
 */
void find_unmatched(const struct report *report, struct diag *diag);

#endif
