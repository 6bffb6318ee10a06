/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/detail.h"
#include "write/screen/screen.h"

/* Prints what a function costs, its callers and its callees.  False: *error says why. */
bool screen_calls_put(const struct screen *s, row_id row, const struct detail *detail,
		      struct error *error);
