/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_H
#define HTML_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * A report as a page in one file, which needs no other: page.html with what is
 * readable without scripts, and with the data that its script shows.
 */
bool html_report(const struct writing *w, struct error *error);

#endif
