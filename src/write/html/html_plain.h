/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_PLAIN_H
#define HTML_PLAIN_H

#include "write/html/html_code.h"

#include <stdbool.h>

/*
 * Writes the text that a page shows if its script does not run: the text report
 * with the first functions, and the first sources or, with --asm, the
 * instructions of the first functions that have some.  For a report of a suite
 * it has no heading, and code is all zeros.
 */
bool html_plain(const struct writing *w, struct html_code *code,
		struct error *error);

/* Writes the title of a page: "COMMAND" or "OLD - NEW", and "cgannotate". */
void html_plain_title(const struct writing *w);

#endif
