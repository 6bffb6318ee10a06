/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"

#include <stdbool.h>
#include <stdint.h>

/* How often jumps from one place to another were executed and followed. */
struct jump_counts {
	uint64_t executed, followed; /* equal unless conditional */
	uint32_t function;           /* target function's name, or NONE */
	bool conditional;
};

/* Jumps by (source, target), a pair of ids. All zeros: no jumps. */
struct jumps {
	struct map pairs;
	struct jump_counts *list; /* by id of the pair */
	size_t room;
};

/* Add counts to *sum or to a jump; what does not fit becomes UINT64_MAX. */
void jumps_sum(struct jump_counts *sum, const struct jump_counts *counts);
void jumps_add(struct jumps *jumps, uint32_t source, uint32_t target,
	       const struct jump_counts *counts);
void jumps_free(struct jumps *jumps);

/*
 * Jumps from line to line, for --jumps. The ids of portions and names are those
 * of the profile.
 *
 *   number  (its upper half, its lower half)
 *   source  (portion, number)
 *   target  (file, number)
 *   jump    (source, target)
 */
struct line_jumps {
	struct map numbers, sources, targets;
	struct jumps jumps;
};

void jumps_add_line(struct line_jumps *lines, uint32_t portion, uint64_t from,
		    uint32_t file, uint64_t to,
		    const struct jump_counts *counts);

/* Returns the number that has this id. */
uint64_t jumps_number(const struct map *numbers, uint32_t id);

/* Returns the id of a number; a new number gets a new id. */
uint32_t jumps_number_id(struct map *numbers, uint64_t number);
void jumps_free_lines(struct line_jumps *lines);
