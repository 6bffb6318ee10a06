/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FIND_H
#define FIND_H

#include "read/diag.h"
#include "report/report.h"

#include <stdbool.h>

/*
 * Lists the functions that --fn means: in the order of the list, and those that
 * it has not after them.  Each word is looked at until one of these finds
 * something:
 *
 *   the name, and its levels of recursion: insert, insert'2
 *   what a list prints: src/tree.c:insert [/usr/bin/app], or a short name
 *   the name without its parameters, then without the arguments of templates
 *   the same whatever the case of its letters
 *   a part of the name, if no other function has it
 *
 * or, for a regular expression between slashes, the names that match.
 * False: *error says for which word there is nothing, and which names are near.
 */
bool find_list(struct report *report, struct error *error);

/* Warns, with near names, if there are words of --match and none matches. */
void find_unmatched(const struct report *report, struct diag *diag);

#endif
