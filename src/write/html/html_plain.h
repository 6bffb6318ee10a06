/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_PLAIN_H
#define HTML_PLAIN_H

#include "write/html/html_code.h"

#include <stdbool.h>

/*
 * Writes what a page shows where its script does not run: the text report, with
 * the first functions and the first sources only, or the instructions of the
 * first functions that the page has them of.
 */
bool html_plain(const struct writing *w, struct html_code *code,
		struct error *error);

/* Writes the same of one report of a suite, without what is around it. */
bool html_plain_report(const struct writing *w, struct error *error);

/* "COMMAND" or "OLD - NEW", as the title of the page. */
void html_plain_title(const struct writing *w);

#endif
