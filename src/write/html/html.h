/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes a report as a page that needs no other file: page.html with a text for
 * browsers without scripts, and with the data that its script shows.  A report
 * of a suite is that text, for the page that html_suite() writes.
 */
bool html_report(const struct writing *w, struct error *error);
