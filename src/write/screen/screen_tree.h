/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

#include <stdbool.h>

/* Prints the tree of --call-tree.  False: *error says why. */
bool screen_tree(const struct screen *s, struct error *error);
