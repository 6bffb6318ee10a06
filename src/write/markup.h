/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stdio.h>

/* A language in which some characters have a meaning. */
struct markup {
	const char *backslash; /* what stands for that of an escape */
	const char *of[128];   /* by character: what stands for it, or NULL */
	bool numbers;          /* "&#N;" stands for all but letters, digits */
};

/* HTML, also in a quoted attribute. */
extern const struct markup MARKUP_HTML;

/*
 * Prints text from strangers: no character of it is markup.  Each byte that is
 * not valid UTF-8 becomes U+FFFD.  Control characters, and characters that are
 * hidden or change the direction of the text around them, are shown as escapes.
 */
void markup_put(FILE *out, const struct markup *markup, struct str s);
