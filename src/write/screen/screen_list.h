/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

/* Prints what stands above a list, and the list.  False: *error says why. */
bool screen_list(const struct screen *s, struct error *error);
