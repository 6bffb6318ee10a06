/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef ALIGN_H
#define ALIGN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A list of ids, each of them below 2^31, and there are fewer than 2^31. */
struct align_list {
	const uint32_t *id;
	size_t count;
};

/*
 * Finds what two lists of ids, such as lines of texts, have in common in the
 * same order: match[i] is where the i-th of old is in new, or NONE.  Where they
 * differ little, it is as much as can be.  Time and memory have a limit: what
 * differs too much to be worked out is in no match, and then the answer is
 * false.
 */
bool align_lists(struct align_list old, struct align_list new, uint32_t *match);

#endif
