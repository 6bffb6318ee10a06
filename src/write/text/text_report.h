/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Prints a report as callgrind_annotate does, with the sources; with --fn, the
 * functions in full instead.  False: *error says why.
 */
bool text_report(const struct writing *w, struct error *error);
