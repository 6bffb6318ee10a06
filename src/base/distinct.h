/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DISTINCT_H
#define DISTINCT_H

#include "base/str.h"

#include <stddef.h>

/*
 * Shortens names to what tells them apart: each in list loses the beginning and
 * the end that all have in common, in whole words.  A word is a run of letters
 * and digits, or of bytes that are part of longer characters.  No name becomes
 * empty; where all are the same they stay as they are.
 */
void distinct_shorten(struct str *list, size_t count);

#endif
