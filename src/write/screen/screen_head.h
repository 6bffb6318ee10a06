/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

/* Prints what stands above a list, or a tree of calls. */
void screen_head(const struct screen *s, bool of_list);
