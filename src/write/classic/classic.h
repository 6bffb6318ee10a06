/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Prints a report of one profile, or of the sum of several, as callgrind_annotate does.  False:
 * *error says why.
 */
bool classic_report(const struct writing *w, struct error *error);
