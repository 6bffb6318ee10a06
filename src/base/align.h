/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/groups.h"

#include <stdbool.h>

/*
 * Finds the ids that two lists, such as the lines of two texts, have in common in the same order:
 * match[i] is the index in after of the i-th id of before, or NONE.  All are below `ids`, and each
 * list has fewer than 2^31.  The match is as long as possible.  Time and memory are limited: of
 * lists that differ too much only the beginning and the end are matched, and the function returns
 * false.
 */
bool align_lists(struct ids before, struct ids after, size_t ids, uint32_t *match);
