/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_REPORT_H
#define TEXT_REPORT_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * A report as callgrind_annotate prints it, its sources included; with --fn,
 * these functions in full instead.
 */
bool text_report(const struct writing *w, struct error *error);

#endif
