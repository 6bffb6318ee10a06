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
 *   the label in a list: src/tree.c:insert [/usr/bin/app], or a short name
 *     or the label of code inlined into the function: src/tree.h:insert
 *   a label with only the end of the file's path: tree.c:insert
 *   the name without parameters, then without arguments of templates
 *   any of these, ignoring case
 *   the last component of the name: insert for tree::insert<int>
 *   a label that was cut, in which "..." stands for any text
 *   a part of the name, if no other function has it
 *
 * then in the same ways for the word without the parts that only some lists
 * print: line, address, cycle, calls, "(new)" and "(gone)"; what stands behind
 * two blanks must be the place of the function;
 *
 * or, for a regular expression between slashes, finds the names that match.
 * False: *error names the word that was not found and similar names, or the
 * functions that a part of a name is ambiguous for.
 */
bool find_list(struct report *report, struct error *error);

/*
 * Warns, with similar names, if no row matches any word of --match; or if other
 * options left out all functions of --fn.
 */
void find_unmatched(const struct report *report, struct diag *diag);
