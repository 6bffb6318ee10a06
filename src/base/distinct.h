/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stddef.h>

/*
 * Shortens names to the parts that tell them apart: removes from each name the beginning and the
 * end that all names share, in whole words.  A word is a run of letters, digits and bytes of
 * non-ASCII characters.  No name becomes empty; names that are all the same stay as they are.
 */
void distinct_shorten(struct str *list, size_t count);
