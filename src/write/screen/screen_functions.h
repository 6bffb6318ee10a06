/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/screen/screen.h"

#include <stdbool.h>

/*
 * Prints the functions of --fn in full: figures, callers, callees, and sources or instructions.
 * False: *error says why.
 */
bool screen_functions(const struct screen *s, struct error *error);
