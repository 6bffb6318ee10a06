/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/report.h"

#include <stdbool.h>

/*
 * Keeps only the listed rows that --fn selects, then applies --min and --top.
 * Looks for each word in these ways, until one finds something:
 *
 *   the name, and its levels of recursion: insert, insert'2
 *   its label: src/tree.c:insert [/usr/bin/app], also of code inlined into it
 *   a label with only the end of the file's path: tree.c:insert
 *   the name without some of its parts, as lists show it (name_match())
 *   the same for the word without parameters and template arguments
 *   any of these, ignoring case
 *   the name without outer scopes: insert for tree::insert<int>
 *   the name without what says for which processor it is: memcmp
 *   a part of the name, if no other function has it
 *
 * then in the same ways for the word without what lists print behind a name; or,
 * for a regular expression between slashes, finds the names that match.  False:
 * *error names the word that was not found and similar names, or the functions
 * that a part of a name is ambiguous for.
 */
bool find_list(struct report *report, struct error *error);

/*
 * Warns, with similar names, if no row matches any word of --match; or if other
 * options left out all functions of --fn.
 */
void find_unmatched(const struct report *report, struct diag *diag);
