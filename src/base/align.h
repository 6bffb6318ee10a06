/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A list of fewer than 2^31 ids, each of them below 2^31. */
struct align_list {
	const uint32_t *id;
	size_t count;
};

/*
 * Finds the ids that two lists, such as the lines of two texts, have in common
 * in the same order: match[i] is the index in new of the i-th id of old, or
 * NONE.  If the lists differ little, the match is as long as possible.  Time
 * and memory are limited: parts that differ too much are not matched, and the
 * function returns false.
 */
bool align_lists(struct align_list old, struct align_list new, uint32_t *match);
