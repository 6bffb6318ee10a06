/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_TEXT_H
#define HTML_TEXT_H

#include "base/str.h"

#include <stdio.h>

/*
 * Prints text of strangers as text of HTML, in quotes of an attribute too: it
 * ends nothing and begins nothing.  What is no valid UTF-8 becomes U+FFFD; what
 * cannot be seen, or turns round what stands beside it, is shown as an escape.
 */
void html_text(FILE *out, struct str s);

#endif
