/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/formats/json_values.h"

#include <stdbool.h>

/*
 * With --inlines, writes "nodes" of a page: the call graph in which inlined code is a node of its
 * own in each place.  Else, or if there are too many, the page takes the functions as nodes.  Each
 * has
 *
 *   "id"      of its function
 *   "outer"   the index of the node that it was inlined into; null: it was recorded
 *   "self"    and with --diff that of OLD and NEW
 *   "calls"   that were recorded, of other nodes: "to", the index of the node, and "inclusive"
 *
 * A node costs what it and all below it cost, so that has the calls of inlined code.  The nodes of
 * all functions that were cut are the last one; what it inlined is called by it.
 */
bool html_nodes(const struct json_values *j, struct error *error);
