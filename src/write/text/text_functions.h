/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/text/text.h"

#include <stdbool.h>

/* Prints the functions of --fn in full.  False: *error says why. */
bool text_functions(const struct text *t, struct error *error);
