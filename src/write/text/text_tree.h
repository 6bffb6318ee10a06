/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/text/text.h"

/* Prints the tree of --call-tree.  False: *error says why there is none, or what does not fit. */
bool text_tree(const struct text *t, struct error *error);
