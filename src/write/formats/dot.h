/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes the call graph of the listed rows for Graphviz, by the first sort
 * event.  The report must be by functions, files or objects, with inclusive
 * costs and calls.  A call is drawn if it costs a fifth of --min (by default
 * 0.1 %) or more.
 */
bool dot_report(const struct writing *w, struct error *error);
