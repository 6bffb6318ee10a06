/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_APART_H
#define TEXT_APART_H

#include "write/text/text.h"

#include <stddef.h>

/*
 * Finds how to tell listed rows apart whose labels become equal where they are
 * cut to the width: for text.apart, to be freed with free().  A label begins
 * behind so many used columns.  NULL: no two are equal.
 */
struct text_apart *text_apart_find(const struct text *t, size_t used);

#endif
