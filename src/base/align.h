/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/groups.h"

#include <stdbool.h>

/*
 * Finds the ids that two lists, such as the lines of two texts, have in common in the same order:
 * match[i] is the index in after of the i-th id of before, or NONE.  All are below `ids`, and each
 * list has fewer than 2^31.  If the lists differ little, the match is as long as possible.  Time
 * and memory are limited: parts that differ too much are not matched, and the function returns
 * false.
 */
bool align_lists(struct ids before, struct ids after, size_t ids, uint32_t *match);
