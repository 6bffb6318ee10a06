/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_PLAIN_H
#define HTML_PLAIN_H

#include "write/writing.h"

#include <stdbool.h>

/*
 * Writes what a page shows where its script does not run: the text report, with
 * the first functions and the first sources only.
 */
bool html_plain(const struct writing *w, struct error *error);

/* "COMMAND" or "OLD - NEW", as the title of the page. */
void html_plain_title(const struct writing *w);

#endif
