/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_PLAIN_H
#define HTML_PLAIN_H

#include "shapes/cut.h"
#include "write/writing.h"

#include <stdbool.h>

/*
 * What a page shows without its script and style: the totals, the costliest
 * functions, their callers and callees, and the sources of the first of them.
 */
bool html_plain(const struct writing *w, const struct cut *cut,
		struct error *error);

/* "COMMAND" or "OLD - NEW", as the title of the page. */
void html_plain_title(const struct writing *w);

#endif
