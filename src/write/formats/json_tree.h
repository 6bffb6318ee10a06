/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/formats/json_figures.h"

/* Writes the tree of --call-tree as "call_tree".  False: *error says why. */
bool json_tree(const struct json_figures *j, struct error *error);
