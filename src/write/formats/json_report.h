/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef JSON_REPORT_H
#define JSON_REPORT_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * A report as one JSON object; the manual has its shape.  It is written as it
 * is gone through, and the page of --format=html reads it too.
 */
bool json_report(const struct writing *w, struct error *error);

#endif
