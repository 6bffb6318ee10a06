/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdio.h>

/*
 * Prints text from strangers as HTML, also for use in a quoted attribute: no
 * character of it is markup.  Each byte that is not valid UTF-8 becomes U+FFFD.
 * Control characters, and characters that are hidden or change the direction of
 * the text around them, are shown as escapes.
 */
void html_text(FILE *out, struct str s);
