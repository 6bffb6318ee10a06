/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef JUMPS_H
#define JUMPS_H

#include "base/map.h"

#include <stdbool.h>
#include <stdint.h>

/* How often jumps from one place to another were executed and followed. */
struct jump_counts {
	uint64_t executed, followed; /* the same unless conditional */
	uint32_t function;           /* the name of another one, or NONE */
	bool conditional;
};

/* Jumps, each a pair of ids: (source, target).  All zeros are none. */
struct jumps {
	struct map pairs;
	struct jump_counts *list; /* by their ids */
	size_t room;
};

/* Adds to a sum, or to a jump; what does not fit is the largest number. */
void jumps_sum(struct jump_counts *sum, const struct jump_counts *counts);
void jumps_add(struct jumps *jumps, uint32_t source, uint32_t target,
	       const struct jump_counts *counts);
void jumps_free(struct jumps *jumps);

/*
 * What jumps from line to line, which --jumps shows; ids of portions and names
 * are those of profile.h.
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

/* The number that an id of one stands for. */
uint64_t jumps_number(const struct map *numbers, uint32_t id);

/* The id of a number: a new one, if it is new. */
uint32_t jumps_number_id(struct map *numbers, uint64_t number);
void jumps_free_lines(struct line_jumps *lines);

#endif
