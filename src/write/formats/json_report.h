/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes a report as one JSON object, piece by piece; the manual describes it.
 * html_data.h describes the variant for the page.
 */
bool json_report(const struct writing *w, struct error *error);
