/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

/*
 * Adds up each side and slice, and finds its inclusive costs if they are shown.
 * Returns false if a sum does not fit into 64 bits.
 */
bool views_make(struct report *report, struct error *error);

/*
 * Finds, if not done yet, the inclusive costs that cap calls shown beside source lines.  Delayed
 * until a source was found, unless other figures need them.
 */
void views_limit(struct report *report);
