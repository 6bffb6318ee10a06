/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shapes/cut.h"
#include "write/formats/json_values.h"

#include <stdbool.h>

/*
 * With --inlines, writes "nodes" of a page: the call graph in which inlined code is a node of its
 * own in each place.  Else, or if there are too many, the page takes the functions as nodes.  Each
 * is a list of
 *
 *   the id of its function
 *   the index of the node that it was inlined into, which comes first; null: it was recorded
 *   self           with --diff that of OLD, and that of NEW
 *   calls          that were recorded, of other nodes: each [index of the node, inclusive];
 *                  left out if there are none
 *
 * A node costs what it and all below it cost, so that has the calls of inlined code.  The nodes of
 * all functions that were cut are the last one, of (other); what it inlined is called by it.
 */
bool html_nodes(const struct json_values *j, const struct cut *cut, struct error *error);
