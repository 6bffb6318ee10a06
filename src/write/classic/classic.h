/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Prints a report of one profile, or of the sum of several, as callgrind_annotate does.
 */
void classic_report(const struct writing *w);
