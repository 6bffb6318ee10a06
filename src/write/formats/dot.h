/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DOT_H
#define DOT_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * The call graph of the rows listed for Graphviz, of the first sort event.  The
 * report must be by functions, files or objects, with inclusive costs and calls.
 * Calls are drawn that cost a fifth of --min (0.1 %, if it is not given).
 */
bool dot_report(const struct writing *w, struct error *error);

#endif
