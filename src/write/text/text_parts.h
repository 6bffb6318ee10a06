/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_PARTS_H
#define TEXT_PARTS_H

#include "write/writing.h"

/* Prints a table of the parts that were read. */
void text_parts(const struct writing *w);

#endif
