/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_PARTS_H
#define TEXT_PARTS_H

#include "write/writing.h"

#include <stdbool.h>

/* Prints a table of the parts that were read.  Always returns true. */
bool text_parts(const struct writing *w, struct error *error);

#endif
